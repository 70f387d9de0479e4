"""Who is to be called because of a draft: every person whom it asks at a table by the day, by each of their channels.

It is written down with the reply that asks them. Whether they are called is seen when the call is due.
"""

from __future__ import annotations

from collections.abc import Mapping

from guildtable.kernel.question import Seat
from guildtable.server.awake import NO_REST, Rest, next_awake, next_time
from guildtable.server.matches.draft import Draft
from guildtable.server.store.journal import Call

MAIL, DAILY, WEBHOOK = "mail", "daily", "webhook"
"""Channels; any other is the id of a device."""
SOON = 10.0
"""Seconds after which somebody is called who is away: as long as the reply might be taken back at once."""
BATCHED = 120.0
"""Seconds after which a mail is sent, with all that has come together until then."""
MORNING = 8 * 60
"""The minute of their day at which the daily mail is written."""


def asked_calls(draft: Draft, people: Mapping[Seat, str]) -> list[Call]:
    """The calls that this draft makes."""
    today, before, now = draft.today, draft.before, draft.live
    if today is None:
        return []
    found = []
    for seat in sorted(now.waits_for):
        asked = now.since.get(seat, now.asked_at)
        if seat in people and (seat not in before.waits_for or before.since.get(seat, before.asked_at) != asked):
            for channel in today.channels.get(seat, ()):
                at = due_at(channel, today.time, today.rests.get(seat, NO_REST))
                found.append(Call(people[seat], asked, channel, seat, today.time, at))
    return found


def due_at(channel: str, now: float, rest: Rest) -> float:
    """When a call by this channel is first to be looked at: never in quiet hours."""
    at = next_time(now, rest, MORNING) if channel == DAILY else now + (BATCHED if channel == MAIL else SOON)
    return loud_after(at, rest)


def loud_after(at: float, rest: Rest) -> float:
    """Then, or when they are awake again: whoever rests is not called."""
    return next_awake(at, rest)
