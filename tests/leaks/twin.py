"""A twin of a match: what happened, as it may as well have happened as far as one seat can tell.

Cards that were sealed to the seat all along change places, in the state and in what the rivals replied; what rivals have
answered and not shown is drawn anew. To that seat, and to a spectator, the twin must look the same to the byte.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from guildtable.kernel.chance import CHANCE, Shuffle
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.record import Entry, Replied, read_entry
from guildtable.kernel.redeal import redeal, rename, renamed
from guildtable.kernel.script import Card
from guildtable.server.live import Live, write_events
from guildtable.server.store.journal import Row


@dataclass(frozen=True, slots=True)
class Span:
    """A match as it was taken up at some moment, and as it went on from there."""

    start: Live
    rows: tuple[Row, ...]
    live: Live


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
    begun = live.copy()
    for row in rows:
        live.follow(row)
    return Span(begun, tuple(rows), live)


def twin(truth: Span, seat: Seat, rng: Random) -> Span:
    """What may as well have happened."""
    names = exchanged(truth, seat, rng)
    true = truth.start.copy()
    live = with_position(true, renamed(true.match.position, names, seat))
    begun, waiting, rows = live.copy(), still_waiting(truth, seat), list[Row]()
    for row in truth.rows:
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Replied):
            entry = _replied(entry, true, live, names, rng if row.seq in waiting else None)
        events = _enter(live, entry, row)
        true.follow(row)
        rows.append(replace(row, entry=str(entry), events=write_events(events)))
    return Span(begun, tuple(rows), live)


def _enter(live: Live, entry: Entry, row: Row) -> Any:
    events = live.enter(entry)
    if live.clocks and row.clocks:
        live.clocks = live.clocks.read(row.clocks)
    return events


def _replied(entry: Replied, true: Live, live: Live, names: Mapping[Card, Card], anew: Random | None) -> Replied:
    """The reply under the other names; or any other, where nobody has seen it yet."""
    was, asked = true.match.position.asked[entry.seat], live.match.position.asked[entry.seat]
    if entry.seat == CHANCE and not isinstance(was, Shuffle):
        return entry
    if anew:
        assert isinstance(asked, Choice)
        return Replied(entry.seat, asked.why, asked.write(asked.any(anew)))
    return Replied(entry.seat, asked.why, asked.write(rename(was.read(entry.reply), names)))


def still_waiting(truth: Span, seat: Seat) -> set[int]:
    """The entries that are rivals' answers of which nobody knows yet, nor knew before something was taken back."""
    live, given = truth.start.copy(), dict[Seat, int]()
    for row in truth.rows:
        live.follow(row)
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Replied):
            given[entry.seat] = row.seq
        given = {rival: seq for rival, seq in given.items() if rival in live.match.position.pending}
    return {seq for rival, seq in given.items() if rival != seat}


def exchanged(truth: Span, seat: Seat, rng: Random) -> dict[Card, Card]:
    """Other names for the cards that were sealed all along: two change places if that never showed.

    It does not show where the two places say the same of their cards, or the two cards are alike in what they show.
    """
    live, game = truth.start.copy(), truth.start.game
    seals = [game.sealed(live.match.position.now, seat)]
    for row in truth.rows:
        live.follow(row)
        seals.append(game.sealed(live.match.position.now, seat))
    cards = [card for card in seals[0] if all(card in later for later in seals)]
    lies = {card: card for card in cards}
    for _ in range(3 * len(cards) if len(cards) > 1 else 0):
        here, there = rng.sample(cards, 2)
        one, two = lies[here], lies[there]
        if all(at[here].place == at[there].place or at[one].card == at[two].card for at in seals):
            lies[here], lies[there] = two, one
    return lies
