"""Undo: a seat may go back over its own replies as long as nobody has learned anything hidden by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from guildtable.kernel.event import Event
from guildtable.kernel.position import Position
from guildtable.kernel.question import Message, Seat
from guildtable.kernel.sealed import less_sealed


@dataclass(frozen=True, slots=True)
class Past:
    """A reply that was given: by whom, where, and what it brought about."""

    seat: Seat
    before: Position[Any]
    events: tuple[Event, ...] = ()


def barrier(past: Past, after: Position[Any], seat: Seat) -> Message | None:
    """Why the seat may not take back this reply, which led to `after`; None if it may."""
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
    for other in range(len(game.standing(before, None))):
        theirs = {card: seal for card, seal in game.sealed(before, other).items() if card in hidden}
        if other != seat and less_sealed(theirs, game.sealed(after.now, other)):
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
