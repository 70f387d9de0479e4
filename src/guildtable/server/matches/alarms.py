"""Alarms: when something is due at a match that no person does. A bot's turn, a clock that runs out, the end."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.kernel.question import Seat
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.store.journal import Alarms

BOT_TURN = "bot"
TIME_UP = "clock"
OVER = "over"
PACK = "pack"
"""The journal of a finished match, an hour after its end."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots wait: as long as a person could still take back a reply; and so that people can follow."""

    undo_window: float
    between: float


def alarms(draft: Draft, pace: Pace) -> Alarms | None:
    """What to set when this draft is written; None if nothing was set and nothing is to be."""
    found: dict[str, float | None] = {}
    if bots_asked(draft.before) or bots_asked(draft.live):
        found[BOT_TURN] = bot_turn(draft.live, draft.tick, pace)
    if draft.live.clocks:
        found[TIME_UP] = draft.next_deadline
    if draft.live.match.position.over:
        found[OVER] = draft.tick
    return found or None


def bots_asked(live: Live) -> bool:
    """Is a bot to answer?"""
    return any(live.is_bot(seat) for seat in live.asked)


def bot_turn(live: Live, tick: float, pace: Pace) -> float | None:
    """When a bot may answer. Where no person plays any more, they wait until one returns, if one may."""
    if not bots_asked(live) or (live.nobody_plays and live.may_be_returned_to):
        return None
    if second_thoughts(live) is not None:
        return tick + pace.undo_window
    return tick + pace.between


def second_thoughts(live: Live) -> Seat | None:
    """The person who could still take back the last reply."""
    history = live.match.history
    if not history or history[-1].seat < 0:
        return None
    last = history[-1].seat
    return last if not live.is_bot(last) and live.undo(last)[0] else None
