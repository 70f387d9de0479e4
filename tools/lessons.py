"""Write the matches the lessons begin with: `python -m tools.lessons`, or `… bruges` for one, after a change of rules.

What makes a match fit is its cards: they are looked for, seed by seed. Where a game has little to teach from at its
beginning, bots have played some rounds of it before.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from guildtable.games.bruges.person import COLOUR, PRICE
from guildtable.kernel.chance import Dealer, commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record
from guildtable.shelf import game
from tools import flandern_lesson

LESSONS = Path(__file__).parent.parent / "src" / "guildtable" / "server" / "archive" / "lessons"
LEARNER, TUTOR = 0, 1
type Fits = Callable[[Match, Dealer], bool]
"""Is this where a lesson may begin? Chance has dealt; the match may be played on to see."""


class Opening(NamedTuple):
    """How a lesson begins."""

    fits: Fits
    players: tuple[str, ...] = ("bot:learner", "bot:tutor")
    before: Callable[[Match, Dealer], None] | None = None
    """What was played before it."""


def main() -> None:
    """Every game that has a lesson, or those that are named."""
    LESSONS.mkdir(exist_ok=True)
    for name in sys.argv[1:] or OPENINGS:
        record = next(record for number in range(100_000) if (record := begun(name, f"lesson {number}")))
        (LESSONS / f"{name}.record").write_text(record.text(), encoding="utf-8")
        print(f"{name}: {record.header.match}")


def begun(name: str, match: str) -> Record | None:
    """A match of which nothing but its seed is settled, and what was played before, if it begins as it should."""
    rules, seed, opening = game(name), sha256(f"{name} {match}".encode()).digest(), OPENINGS[name]
    header = Header(rules.name, rules.version, opening.players, match, commitment(seed, match))
    first = Match.begin(rules, header)
    if opening.before:
        opening.before(first, dealer(dealing_key(seed, ())))
    record = Record(header, [*first.record.entries], seed=seed.hex())
    return record if still_fits(name, record) else None


def still_fits(name: str, record: Record) -> bool:
    """Does a lesson begin well where this record ends?"""
    match, deal = Match.load(game(name), record), dealer(dealing_key(bytes.fromhex(record.seed), ()))
    match.deal(deal)
    return OPENINGS[name].fits(match, deal)


def seen_by(match: Match, seat: Seat) -> Any:
    """What a seat sees now."""
    return match.game.view(match.position.now, seat)


def fits_capital_lux(match: Match, _deal: Dealer) -> bool:
    """The learner begins, and will hold all four professions whatever the tutor keeps."""
    first, second = (
        Counter(card.split("-")[0] for card in seen_by(match, seat).own.packet) for seat in (LEARNER, TUTOR)
    )
    return (
        seen_by(match, LEARNER).starter == LEARNER
        and first["agent"] > 0
        and first["scholar"] > 0
        and second["merchant"] == 3
        and second["cleric"] == 3
    )


def fits_bruges(match: Match, deal: Dealer) -> bool:
    """In the first round there is a step to pay, a threat, a canal to dig, and a person whom a good die pays for."""
    if seen_by(match, LEARNER).starter != LEARNER:
        return False
    for seat in (LEARNER, TUTOR):
        for pile in ("left", "left", "left", "right", "right"):
            match.play(seat, (f"pile:{pile}",))
            match.deal(deal)
    seen = seen_by(match, LEARNER)
    hand, dice = sorted(seen.own.hand, key=PRICE.__getitem__), seen.dice
    cheapest, others = hand[0], hand[1:]
    spaces = {canal.colour for canal in seen.players[LEARNER].canals}
    dug = next((card for card in others if COLOUR[card] in spaces), None)
    best = max(dice[COLOUR[card]] for card in others if card != dug)
    return (
        dug is not None
        and best >= 4
        and 1 <= seen.step_price <= 2
        and 1 <= sum(face >= 5 for face in dice.values()) <= 2
        and 0 < PRICE[cheapest] < 5 - seen.step_price + best
    )


OPENINGS: dict[str, Opening] = {
    "capital-lux": Opening(fits_capital_lux),
    "bruges": Opening(fits_bruges),
    "flandern": Opening(flandern_lesson.fits, ("bot:learner", "bot:tutor", "bot:tutor"), flandern_lesson.play_up_to),
}


if __name__ == "__main__":
    main()
