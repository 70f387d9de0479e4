"""Days: what clocks for days are set by, read from the database when somebody plays at such a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.awake import NO_REST, Pause, Rest
from guildtable.server.matches.asked_calls import DAILY, MAIL, WEBHOOK
from guildtable.server.matches.day_clocks import DayClocks, Today
from guildtable.server.matches.live import Live
from guildtable.server.store.schema import call_devices, call_settings, mailboxes, vacations
from guildtable.server.store.site_clock import SiteClock


class Days:
    """Reads how the persons of a table rest."""

    def __init__(self, engine: AsyncEngine, clock: SiteClock) -> None:
        self._engine, self._clock = engine, clock

    async def today(self, live: Live, people: Mapping[Seat, str]) -> Today | None:
        """What the clocks of this match are set by; None: they are not for days."""
        return (await self.todays([(live, people)]))[0]

    async def todays(self, matches: Sequence[tuple[Live, Mapping[Seat, str]]]) -> list[Today | None]:
        """The same for several matches; however many there are, it takes as few statements."""
        by_days = [live.clocks for live, _ in matches if isinstance(live.clocks, DayClocks)]
        if not by_days:
            return [None] * len(matches)
        now = self._clock.time
        oldest = min((seat.since for clocks in by_days for seat in clocks.thinking.values()), default=now)
        players = {player for _, people in matches for player in people.values()}
        down = await self._clock.outages(oldest)
        async with self._engine.connect() as connection:
            rests, channels = await rests_of(connection, players), await _channels(connection, players)
            away = await _vacations(connection, players, oldest)

        def one(clocks: DayClocks, people: Mapping[Seat, str]) -> Today:
            vacation = away if clocks.rules.vacation else {}
            return Today(
                now,
                {seat: rests.get(player, NO_REST) for seat, player in people.items()},
                {seat: [*down, *vacation.get(player, ())] for seat, player in people.items()},
                {seat: channels.get(player, ()) for seat, player in people.items()},
            )

        return [one(live.clocks, people) if isinstance(live.clocks, DayClocks) else None for live, people in matches]


async def rests_of(connection: AsyncConnection, players: Iterable[str]) -> dict[str, Rest]:
    """How each of these players rests; without those who have said nothing."""
    c = call_settings.c
    wanted = select(c.player, c.zone, c.quiet_from, c.quiet_hours, c.weekends).where(c.player.in_(list(players)))
    return {player: Rest(*rest) for player, *rest in await connection.execute(wanted)}


async def _vacations(connection: AsyncConnection, players: Iterable[str], since: float) -> dict[str, list[Pause]]:
    v, found = vacations.c, defaultdict[str, list[Pause]](list)
    wanted = select(v.player, v.since, v.until).where(v.player.in_(list(players)), v.until > since)
    for player, begins, ends in await connection.execute(wanted):
        found[player].append((begins, ends))
    return found


async def _channels(connection: AsyncConnection, players: Iterable[str]) -> dict[str, list[str]]:
    """By what each of these players is called: the ids of devices, and words for the rest."""
    found, c, those = defaultdict[str, list[str]](list), call_settings.c, list(players)
    devices = select(call_devices.c.player, call_devices.c.id).where(call_devices.c.player.in_(those))
    for player, device in await connection.execute(devices.order_by(call_devices.c.created)):
        found[player].append(device)
    mailed = select(func.count()).select_from(mailboxes).where(mailboxes.c.player == c.player).scalar_subquery()
    wanted = select(c.player, c.mail, mailed, c.webhook, c.webhook_off).where(c.player.in_(those))
    for player, mail, has_mailbox, webhook, off in await connection.execute(wanted):
        if has_mailbox and mail != "off":
            found[player].append(DAILY if mail == "daily" else MAIL)
        if webhook and not off:
            found[player].append(WEBHOOK)
    return found
