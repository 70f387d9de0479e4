"""Calling: what is due is claimed, looked at again, and only then sent. A call is a question that somebody has not
answered: if they have, if they are here, or if they rest, nobody is called.

A worker that dies after it has sent and before it has noted so leaves its claim behind, and the call is sent again:
with the same topic, tag and Message-ID, so that it looks like one.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.calls.call_settings import CallSettings, HowCalled
from guildtable.server.calls.claims import LETTERS, Claims, DueCall
from guildtable.server.calls.outcome import SENT, Outcome
from guildtable.server.calls.push import Push, topic_of
from guildtable.server.calls.texts import Addressee, CallText, call_letter, call_text, test_text
from guildtable.server.calls.webhooks import Webhooks
from guildtable.server.codec import encode
from guildtable.server.mail.mail import Mail, Refusing, Undelivered
from guildtable.server.matches.asked_calls import MAIL, WEBHOOK, loud_after
from guildtable.server.matches.live import Newer
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.metrics import CALL_SECONDS, CALLS
from guildtable.server.protocol import MyTable, Refused
from guildtable.server.store.schema import players
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.attendance import Attendance
from guildtable.server.tables.players import Player
from guildtable.server.watching.notifications import Notifications

LOOK_AGAIN = 30.0
"""Seconds after which it is seen again whether somebody who is here has gone."""
TRIES = 3
BACKOFF = (30.0, 120.0)
"""Seconds after the first try and the second."""
LONGEST_WAIT = 3600.0


class Calling:
    """Calls players back. Where the site has no mail, or no address of its own, it calls by what it has."""

    def __init__(
        self,
        engine: AsyncEngine,
        clock: SiteClock,
        claims: Claims,
        matches: Matches,
        notifications: Notifications,
        attendance: Attendance,
        settings: CallSettings,
        push: Push,
        webhooks: Webhooks,
        mail: Mail | None,
        site: str,
    ) -> None:
        self._engine, self._clock, self._matches, self._notifications = engine, clock, matches, notifications
        self._attendance, self._settings, self._push, self._webhooks = attendance, settings, push, webhooks
        self._mail, self._site, self._claims = mail, site.rstrip("/"), claims

    @property
    def has_mail(self) -> bool:
        """Does the site write letters?"""
        return self._mail is not None

    async def turn(self, named: str) -> None:
        """See to a call to a browser or a webhook that is due."""
        call = await self._claims.named(named)
        if call is None:
            return
        player = call.player
        if not await self._still_asked(call):
            await self._done(call, "passed")
            return
        kept = await self._settings.of(player)
        if (at := await self._not_now(player, kept, self._clock.time)) is not None:
            await self._later([call], at)
            return
        mine = await self._tables(player)
        line = _line(call, mine)
        if line is None:  # they have let the table go
            await self._done(call, "passed")
        else:
            text = call_text(line, _waiting(mine), self._addressee(kept))
            await self._note(call, kept, await self._send(call, kept, text))

    async def letter(self, player: str) -> None:
        """Write one letter to a player, of all tables that wait for them."""
        rows = await self._claims.letters_to(player)
        kept, mine, now = await self._settings.of(player), await self._tables(player), self._clock.time
        wanted = [(call, line) for call in rows if (line := _line(call, mine)) and await self._still_asked(call)]
        for call in rows:
            if call not in [one for one, _ in wanted] or kept.wishes.mail == "off" or kept.address is None:
                await self._done(call, "passed")
        if not wanted or kept.wishes.mail == "off" or kept.address is None:
            return
        if (at := await self._not_now(player, kept, now)) is not None:
            await self._later([call for call, _ in wanted], at)
            return
        lines = sorted({line.table.id: line for _, line in wanted}.values(), key=lambda line: line.left or 0.0)
        texts = [call_text(line, 1, self._addressee(kept)) for line in lines]
        outcome = await self._write(player, kept, texts, [call for call, _ in wanted])
        for call, _ in wanted:
            await self._note(call, kept, outcome)
        await self._settings.note(player, mail_error=outcome.error)

    async def test(self, player: str) -> dict[str, str | None]:
        """Call by everything at once, and tell what became of each: null, or what went wrong."""
        kept, found = await self._settings.of(player), dict[str, str | None]()
        text = test_text(self._addressee(kept))
        for device in kept.devices:
            outcome = await self._to_device(player, device.id, text)
            found[device.id] = outcome.error
        if kept.wishes.webhook:
            outcome = await self._webhooks.send(kept.wishes.webhook, kept.webhook_secret or "", text, self._clock.time)
            await self._settings.note(player, webhook_error=outcome.error, webhook_off=outcome != SENT)
            found[WEBHOOK] = outcome.error
        if kept.wishes.mail != "off" and kept.address:
            outcome = await self._write(player, kept, [text], [])
            await self._settings.note(player, mail_error=outcome.error)
            found[MAIL] = outcome.error
        return found

    async def _tables(self, player: str) -> tuple[MyTable, ...]:
        wanted = select(players.c.name).where(players.c.id == player, players.c.banned.is_(False))
        async with self._engine.connect() as connection:
            name = (await connection.execute(wanted)).scalar()
        return () if name is None else await self._notifications.tables_of(Player(player, name))

    async def _still_asked(self, call: DueCall) -> bool:
        """Does this very question still wait for them?"""
        try:
            held = await self._matches.fresh(call.table)
        except (Refused, Newer):
            return False
        live, same = held.live, held.people.get(call.seat) == call.player
        asked = live.since.get(call.seat, live.asked_at) == call.asked and call.seat in live.waits_for
        return asked and same and not held.ended

    async def _not_now(self, player: str, kept: HowCalled, now: float) -> float | None:
        """When it is to be looked at again, because they rest or are here; None: they may be called."""
        loud = loud_after(now, kept.rest)
        if loud > now:
            return loud
        return now + LOOK_AGAIN if await self._attendance.is_here(player) else None

    def _addressee(self, kept: HowCalled) -> Addressee:
        return Addressee(kept.language, kept.rest, self._site, self._clock.time)

    async def _send(self, call: DueCall, kept: HowCalled, text: CallText) -> Outcome:
        if call.channel != WEBHOOK:
            return await self._to_device(call.player, call.channel, text)
        if not kept.wishes.webhook or kept.webhook_off:
            return Outcome("failed", kept.webhook_error)
        return await self._webhooks.send(kept.wishes.webhook, kept.webhook_secret or "", text, self._clock.time)

    async def _to_device(self, player: str, device: str, text: CallText) -> Outcome:
        browser = await self._settings.subscription(player, device)
        if browser is None:
            return Outcome("gone")
        outcome = await self._push.send(browser, encode(text.payload()), topic_of(player))
        if outcome.kind == "gone":
            await self._settings.remove(player, device)
        else:
            await self._settings.came(device, self._clock.time, outcome.error)
        return outcome

    async def _write(self, player: str, kept: HowCalled, texts: list[CallText], because: list[DueCall]) -> Outcome:
        if self._mail is None or kept.address is None:
            return Outcome("failed", "this site sends no mail")
        unsubscribe = f"{self._site}/api/calls/unsubscribe/{await self._settings.unsubscribe_token(player)}"
        keys = repr(sorted(call.key for call in because) or self._clock.time)
        same = sha256(keys.encode()).hexdigest()[:32]
        letter = call_letter(kept.address, texts, self._addressee(kept), unsubscribe, same)
        try:
            await self._mail.send(letter)
        except Refusing:
            return Outcome("gone", "your mailbox refuses our letters")
        except Undelivered:
            return Outcome("again", "the letter could not be sent just now")
        return SENT

    async def _note(self, call: DueCall, kept: HowCalled, outcome: Outcome) -> None:
        """Note what became of a call: it is done, or tried again, thrice at most."""
        if call.channel == WEBHOOK and outcome.error != kept.webhook_error:
            await self._settings.note(call.player, webhook_error=outcome.error)
        if outcome.kind == "again" and call.tries + 1 < TRIES:
            wait = min(LONGEST_WAIT, max(outcome.wait, BACKOFF[min(call.tries, len(BACKOFF) - 1)]))
            await self._later([call], self._clock.time + wait, tries=call.tries + 1)
            CALLS.labels(_kind(call.channel), "again").inc()
            return
        if call.channel == WEBHOOK and outcome != SENT:
            await self._settings.note(call.player, webhook_off=True)
        if call.channel in LETTERS and outcome.kind == "gone":
            await self._settings.note(call.player, mail="off")
        await self._done(call, "sent" if outcome == SENT else "gone" if outcome.kind == "gone" else "failed")

    async def _done(self, call: DueCall, what: str) -> None:
        now = self._clock.time
        CALLS.labels(_kind(call.channel), what).inc()
        if what == "sent":
            CALL_SECONDS.labels(_kind(call.channel)).observe(max(0.0, now - call.since))
        await self._claims.set(call, at=None, sent=now if what == "sent" else None, tries=call.tries + 1)

    async def _later(self, some: list[DueCall], at: float, **values: Any) -> None:
        for call in some:
            await self._claims.set(call, at=at, **values)


def _line(call: DueCall, mine: tuple[MyTable, ...]) -> MyTable | None:
    """The table of a call among the player's own."""
    return next((line for line in mine if line.table.id == call.table and line.seat == call.seat), None)


def _waiting(mine: tuple[MyTable, ...]) -> int:
    """At how many tables people wait for them: bots can wait."""
    return sum(
        line.asked and any(seat.kind == "person" and seat.seat != line.seat for seat in line.table.seats)
        for line in mine
    )


def _kind(channel: str) -> str:
    """A channel as the metrics tell it."""
    return "mail" if channel in LETTERS else WEBHOOK if channel == WEBHOOK else "push"
