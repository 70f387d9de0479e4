"""Write the matches the lessons begin with: `python -m tools.lessons`, after a change of rules.

A lesson begins where its match begins. What makes a match fit is its first cards: they are looked for, seed by seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from guildtable.games.bruges.person import COLOUR, PRICE
from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.match import Match
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Header, Record
from guildtable.shelf import game

LESSONS = Path(__file__).parent.parent / "src" / "guildtable" / "server" / "lessons"
PLAYERS = ("learner", "tutor")
LEARNER, TUTOR = 0, 1
type View = Callable[[Seat], Any]
"""What a seat sees now."""
type Play = Callable[..., None]
"""A seat answers, and chance after it."""
type Fits = Callable[[View, Play], bool]


def main() -> None:
    """Every game that has a lesson."""
    LESSONS.mkdir(exist_ok=True)
    for name, fits in FITS.items():
        record = next(record for number in range(100_000) if (record := begun(name, f"lesson {number}", fits)))
        (LESSONS / f"{name}.txt").write_text(record.text(), encoding="utf-8")
        print(f"{name}: {record.header.match}")


def begun(name: str, match: str, fits: Fits) -> Record | None:
    """A match of which nothing but its seed is settled, if it begins as it should."""
    rules, seed = game(name), sha256(f"{name} {match}".encode()).digest()
    header = Header(rules.name, rules.version, PLAYERS, match, commitment(seed, match))
    first, deal = Match.begin(rules, header), dealer(dealing_key(seed, ()))
    first.deal(deal)

    def play(seat: Seat, *reply: str) -> None:
        first.play(seat, reply)
        first.deal(deal)

    return Record(header, seed=seed.hex()) if fits(lambda seat: rules.view(first.position.now, seat), play) else None


def fits_capital_lux(view: View, _play: Play) -> bool:
    """The learner begins, and will hold all four professions whatever the tutor keeps."""
    first, second = (Counter(card.split("-")[0] for card in view(seat).own.packet) for seat in (LEARNER, TUTOR))
    return (
        view(LEARNER).starter == LEARNER
        and first["agent"] > 0
        and first["scholar"] > 0
        and second["merchant"] == 3
        and second["cleric"] == 3
    )


def fits_bruges(view: View, play: Play) -> bool:
    """In the first round there is a step to pay, a threat, a canal to dig, and a person whom a good die pays for."""
    if view(LEARNER).starter != LEARNER:
        return False
    for seat in (LEARNER, TUTOR):
        for pile in ("left", "left", "left", "right", "right"):
            play(seat, f"pile:{pile}")
    seen = view(LEARNER)
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


FITS: dict[str, Fits] = {"capital-lux": fits_capital_lux, "bruges": fits_bruges}


if __name__ == "__main__":
    main()
