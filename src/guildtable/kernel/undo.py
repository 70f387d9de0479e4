"""Undo: a seat may go back over its own replies as long as nobody has learned anything hidden by them.

Nobody goes back over a change of who plays a seat, whoever agrees: what a substitute has shown of a hand stays shown.
A bot that was there and gone before anybody replied has shown nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from guildtable.kernel.event import Event
from guildtable.kernel.position import Position
from guildtable.kernel.question import Message, Seat
from guildtable.kernel.sealed import less_sealed, opened

SEAT_CHANGED = "undo-barred-a-seat-changed-hands"


@dataclass(frozen=True, slots=True)
class Past:
    """A reply that was given: by whom, where, and what it brought about."""

    seat: Seat
    before: Position[Any]
    events: tuple[Event, ...] = ()
    changed: frozenset[Seat] = frozenset()
    """The seats that somebody else plays since, between this reply and the next: while there is one, it stands."""


def barrier(past: Past, after: Position[Any], seat: Seat) -> Message | None:
    """Why the seat may not take back this reply, which led to `after`; None if it may."""
    if past.changed:
        return Message(SEAT_CHANGED)
    if past.seat != seat:
        return Message("undo-barred-another-has-answered")
    if after.over:
        return Message("undo-barred-the-game-is-over")
    if seat in after.pending:
        return None  # still waiting for the others: nothing has happened yet
    assert past.before.question
    if len(past.before.question.asked) > 1:
        return Message("undo-barred-all-have-answered")
    game, before = past.before.game, past.before.now
    hidden = game.sealed(before, seat)
    if less_sealed(hidden, game.sealed(after.now, seat)):
        return Message("undo-barred-a-card-was-seen")
    # What others saw of my own cards is my affair; a card that I could not see either would be seen for good.
    for other in range(len(game.standing(before))):
        if other == seat:
            continue
        theirs, left = game.sealed(before, other), game.sealed(after.now, other)
        if hidden.keys().isdisjoint(opened(theirs, left)):
            continue
        if less_sealed({card: seal for card, seal in theirs.items() if card in hidden}, left):
            return Message("undo-barred-somebody-saw-a-card")
    return None


def undoable(history: Sequence[Past], present: Position[Any], seat: Seat) -> int:
    """How many of the latest replies the seat may take back."""
    count, after = 0, present
    for past in reversed(history):
        if barrier(past, after, seat):
            break
        count, after = count + 1, past.before
    return count


def reach(history: Sequence[Past]) -> int:
    """How many of the latest replies all together may go back over: those since a seat last changed hands."""
    return next((count for count, past in enumerate(reversed(history)) if past.changed), len(history))


def withdrawable(history: Sequence[Past], seat: Seat) -> bool:
    """May the seat take back its answer that waits for others? Not if a seat has changed hands since it was given."""
    given = max((number for number, past in enumerate(history) if past.seat == seat), default=0)
    return not any(past.changed for past in history[given:])
