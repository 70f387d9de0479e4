"""Say how strong each persona is and how much more it does what it likes: `python -m tools.personas bruges master 200`.

Each plays against the plain bot of its level, two at a table, every deal from both seats.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from guildtable.bots import playout
from guildtable.bots.bot import Bot
from guildtable.bots.persona import AnyPersona
from guildtable.bots.personas import personas_of
from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.kernel.game import AnyGame
from guildtable.kernel.sight import Sight
from guildtable.shelf import game as game_named


@dataclass(slots=True)
class Observed:
    """A bot of which is counted how often it does what somebody likes."""

    bot: Bot
    persona: AnyPersona
    done: int = 0

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What the bot chooses."""
        answer = self.bot.choose(sight)
        self.done += self.persona.likes(sight, answer) == [1.0]
        return answer


@dataclass(slots=True)
class Compared:
    """A persona beside the plain bot of its level, over so many games."""

    games: int = 0
    won: float = 0.0
    done: int = 0
    done_plainly: int = 0


def compare(game: AnyGame, level: str, persona: AnyPersona, games: int) -> Compared:
    """Play so many games, every deal from both seats."""
    found = Compared()
    for number in range(games):
        seats = [f"{level}:{persona.name}", level][:: -1 if number % 2 else 1]
        mine, seated = seats.index(f"{level}:{persona.name}"), list[Observed]()

        def observed(*named: Any, seated: list[Observed] = seated) -> Observed:
            seated.append(Observed(bot(*named), persona))
            return seated[-1]

        with patch.object(playout, "bot", observed):
            winners = game.winners(play_out(game, seats, f"persona {number // 2}").now)
        found.games += 1
        found.won += (mine in winners) / len(winners)
        found.done += seated[mine].done
        found.done_plainly += seated[1 - mine].done
    return found


def main() -> None:
    """A line for each persona of the game."""
    game, level, games = game_named(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    for persona in personas_of(game).values():
        found = compare(game, level, persona, games)
        each, plain = found.done / found.games, found.done_plainly / found.games
        share = found.won / found.games
        print(f"{level}:{persona.name}: won {share:.0%}, did it {each:.1f} times a game, the plain one {plain:.1f}")


if __name__ == "__main__":
    main()
