"""The Tavern in later editions: the rules of a game that change while matches are played by them.

Second edition (rules 2, shape 2): whoever feasts also brews a beer, which is worth a coin at the end. Third edition
(rules 3): what was asked as `again` is asked as `another`, and the shuffle is called otherwise, so that what was
answered to them no longer fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from guildtable.kernel.chance import Shuffle, draw
from guildtable.kernel.game import AnyGame, Score, Settings
from guildtable.kernel.question import Choice, Seat, one_of
from guildtable.kernel.script import Card, Script
from guildtable.shelf import GAMES
from tests.toys import tavern
from tests.toys.tavern import Tavern


@dataclass(slots=True)
class Inn(Tavern):
    """The table of the second edition."""

    beers: list[int] = field(default_factory=list)
    again: str = field(default="again", compare=False)
    """What the question whether to go on is called."""

    def clone(self) -> Inn:
        """A copy."""
        old = Tavern.clone(self)
        rest = (old.hands, old.houses, old.coins, old.deck, old.discards, old.turns_left, old.turn)
        return type(self)(*rest, beers=self.beers[:])

    def renamed(self, names: Mapping[Card, Card], seat: Seat) -> Inn:
        """A copy under other names."""
        copy = Tavern.renamed(self, names, seat)
        assert isinstance(copy, Inn)
        return copy

    def next_script(self) -> Script | None:
        """Shuffle, then ten turns."""
        if not (self.deck or self.discards or any(self.houses) or any(self.hands)):
            return tavern.set_up(self)
        return take_turn(self) if self.turns_left else None


@dataclass(slots=True)
class Cellar(Inn):
    """The table of the third edition."""

    again: str = field(default="another", compare=False)

    def next_script(self) -> Script | None:
        """Shuffle, then ten turns."""
        return Inn.next_script(self) if self.deck or self.discards else set_up(self)


async def set_up(g: Cellar) -> None:
    """Three cards each, of a deck under another name."""
    g.deck = list(await draw(Shuffle("cards", tavern.CARDS, lambda card: f"card:{tavern.face(card)}")))
    for hand in g.hands:
        hand += [g.deck.pop() for _ in range(3)]


async def take_turn(g: Inn) -> None:
    """Play a card, and as long as you like another; brew a beer for each feast."""
    me = g.turn
    while g.hands[me]:
        feasts = len(g.discards)
        await tavern.play(g, me)
        g.beers[me] += len(g.discards) - feasts
        if await one_of(me, Choice(g.again, ("yes", "no"), lambda word: f"button:{word}")) == "no":
            break
    g.turn = (me + 1) % len(g.hands)
    g.turns_left -= 1


def standing(g: Inn) -> tuple[Score, ...]:
    """Coins, and beers."""
    return tuple(Score({"coins": coins, "beers": beers}) for coins, beers in zip(g.coins, g.beers, strict=True))


def winners(g: Inn) -> tuple[Seat, ...]:
    """Most points."""
    points = [score.total for score in standing(g)]
    return tuple(seat for seat, total in enumerate(points) if total == max(points))


def _start(kind: type[Inn]) -> Any:
    def start(seats: int, settings: Settings) -> Inn:
        old = tavern.start(seats, settings)
        return kind(old.hands, old.houses, old.coins, beers=[0] * seats)

    return start


def _with_beers(base: dict[str, Any]) -> dict[str, Any]:
    return base | {"beers": [0] * len(base["coins"])}


FIRST: AnyGame = tavern.GAME
SECOND: AnyGame = replace(
    FIRST,
    rules=2,
    shape=2,
    state=Inn,
    start=_start(Inn),
    standing=standing,
    winners=winners,
    reshape={1: _with_beers},
)
THIRD: AnyGame = replace(SECOND, rules=3, state=Cellar, start=_start(Cellar))


def later(game: AnyGame) -> AnyGame:
    """A game of ours as if its rules and the shape of its states had changed, though they have not."""
    return replace(game, rules=game.rules + 1, shape=game.shape + 1, reshape={**game.reshape, game.shape: dict})


def on_the_shelf(monkeypatch: pytest.MonkeyPatch, edition: AnyGame) -> None:
    """From now on whoever asks for the game gets this edition, as after an upgrade."""
    monkeypatch.setitem(GAMES, edition.name, edition)
