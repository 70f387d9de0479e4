"""A twin of a match: what happened, as it may as well have happened as far as one seat can tell.

Cards that were sealed to the seat all along change places, in the state and in what the rivals replied; what rivals
have answered and not shown is drawn anew. To that seat, and to a spectator, the twin must look the same to the byte.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from guildtable.kernel.chance import CHANCE, Shuffle
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.record import Replied, read_entry
from guildtable.kernel.redeal import redeal, rename, renamed
from guildtable.kernel.script import Card
from guildtable.server.matches.draft import write_events
from guildtable.server.matches.live import Live
from guildtable.server.store.journal import Row


@dataclass(frozen=True, slots=True)
class Span:
    """A match as it was taken up at some moment, and as it went on from there."""

    rows: tuple[Row, ...]
    live: Live
    positions: tuple[Position[Any], ...]
    """Where it was taken up, and where each entry led."""


def with_position(live: Live, position: Position[Any]) -> Live:
    """The match taken up at another position, with nothing to remember."""
    copy = live.copy()
    copy.match.history.clear()
    copy.match.position = position
    return copy


def redealt(live: Live, seat: Seat, rng: Random) -> Live:
    """The match with all dealt anew that the seat does not know now."""
    return with_position(live, redeal(live.match.position, seat, rng))


def span(start: Live, rows: Sequence[Row]) -> Span:
    """What truly happened. `start` has no answers waiting."""
    live = with_position(start, start.match.position)
    positions = [live.match.position]
    for row in rows:
        live.follow(row)
        positions.append(live.match.position)
    return Span(tuple(rows), live, tuple(positions))


def twin(start: Live, truth: Span, seat: Seat, rng: Random) -> Span:
    """What may as well have happened."""
    names = exchanged(truth, seat, rng)
    live = with_position(start, renamed(truth.positions[0], names, seat))
    waiting, rows, positions = still_waiting(truth, seat), list[Row](), [live.match.position]
    for row, before in zip(truth.rows, truth.positions, strict=False):
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Replied):
            entry = _replied(entry, before, positions[-1], names, rng if row.seq in waiting else None)
        events = live.enter(entry)
        if live.clocks and row.clocks:
            live.clocks = live.clocks.read(row.clocks)
        rows.append(replace(row, entry=str(entry), events=write_events(events)))
        positions.append(live.match.position)
    return Span(tuple(rows), live, tuple(positions))


def _replied(
    entry: Replied, true: Position[Any], other: Position[Any], names: Mapping[Card, Card], anew: Random | None
) -> Replied:
    """The reply under the other names; or any other, where nobody has seen it yet."""
    was, asked = true.asked[entry.seat], other.asked[entry.seat]
    if entry.seat == CHANCE and not isinstance(was, Shuffle):
        return entry
    if anew:
        assert isinstance(asked, Choice)
        return Replied(entry.seat, asked.why, asked.write(asked.any(anew)))
    return Replied(entry.seat, asked.why, asked.write(rename(was.read(entry.reply), names)))


def still_waiting(truth: Span, seat: Seat) -> set[int]:
    """The entries that are rivals' answers of which nobody knows yet, nor knew before something was taken back."""
    given: dict[Seat, int] = {}
    for row, after in zip(truth.rows, truth.positions[1:], strict=True):
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Replied):
            given[entry.seat] = row.seq
        given = {rival: seq for rival, seq in given.items() if rival in after.pending}
    return {seq for rival, seq in given.items() if rival != seat}


def exchanged(truth: Span, seat: Seat, rng: Random) -> dict[Card, Card]:
    """Other names for the cards that were sealed all along: two change places if that never showed.

    It does not show where the two places say the same of their cards, or the two cards are alike in what they show.
    """
    seals = [position.game.sealed(position.now, seat) for position in truth.positions]
    cards = [card for card in seals[0] if all(card in later for later in seals)]
    places = {card: tuple([at[card].place for at in seals]) for card in cards}
    marks = {card: tuple([at[card].card for at in seals]) for card in cards}
    lies = {card: card for card in cards}
    for _ in range(3 * len(cards) if len(cards) > 1 else 0):
        here, there = rng.sample(cards, 2)
        one, two = lies[here], lies[there]
        if all(
            place == elsewhere or mark == another
            for place, elsewhere, mark, another in zip(places[here], places[there], marks[one], marks[two], strict=True)
        ):
            lies[here], lies[there] = two, one
    return lies
