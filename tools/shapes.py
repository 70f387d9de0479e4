"""Keep an example of today's shape of every game: `python -m tools.shapes`.

Once a version is out, its checkpoints lie in databases. So an example of each shape is kept for ever, and a test takes
them all up by the rules of today: whoever changes a shape writes the way from the old one. The versions of the rules
are kept beside them, for a node tells newer rules from older ones by their number alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from guildtable.kernel.chance import dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.header import Header
from guildtable.kernel.question import Choice
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.protocol import ClockRules
from guildtable.shelf import GAMES

SHAPES = Path(__file__).parent.parent / "tests" / "upgrade" / "shapes"
VERSIONS = SHAPES / "versions.json"
EACH = 6
"""Moments of a match that are kept for each number of seats."""


def main() -> None:
    """What is kept already stays as it is."""
    known: dict[str, dict[str, str]] = json.loads(VERSIONS.read_text(encoding="utf-8")) if VERSIONS.exists() else {}
    for game in GAMES.values():
        known.setdefault(game.name, {}).setdefault(str(game.rules), game.version)
        file = SHAPES / f"{game.name}-{game.shape}.json"
        if not file.exists():
            file.write_text(json.dumps([*examples(game)], indent=1) + "\n", encoding="utf-8")
            print(f"new: {file.name}")
    VERSIONS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def examples(game: AnyGame) -> Iterator[dict[str, object]]:
    """Checkpoints spread over a match, among them some in mid-script and some with answers waiting."""
    for seats in game.seats:
        lives = [*_match(game, seats)]
        middle = [live for live in lives if live.match.position.answers or live.match.position.pending]
        for live in (*_some(lives, EACH // 2), *_some(middle, EACH // 2)):
            made = live.checkpoint()
            yield {"seats": seats, "seq": made.seq, "rules": made.rules, "live": made.live}


def _some(lives: list[Live], count: int) -> list[Live]:
    return [lives[len(lives) * number // count] for number in range(count)] if lives else []


def _match(game: AnyGame, seats: int) -> Iterator[Live]:
    rng, deal = Random(f"{game.name} {seats}"), dealer(b"shapes")
    header = Header(game.name, game.version, tuple(f"bot:{seat}" for seat in range(seats)), "match")
    live = Live.begin(game, header, Clocks.wound(ClockRules(60, 3600), seats))
    while True:
        draft = Draft(live, float(live.seq))
        for seat in rng.sample(live.asked, 1) if live.asked else ():
            asked = live.match.position.asked[seat]
            assert isinstance(asked, Choice)
            draft.reply(seat, asked.write(asked.any(rng)))
        draft.deal(deal)
        live = draft.live
        if live.match.position.over:
            return
        yield live


if __name__ == "__main__":
    main()
