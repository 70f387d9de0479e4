"""Acts: what a client may do at a table, over the socket or by post. Each is done when it returns."""

from __future__ import annotations

from guildtable.kernel.question import Seat
from guildtable.server.matches.alarms import BOT_TURN, bots_asked
from guildtable.server.matches.matches import Matches
from guildtable.server.play.agreements import Agreements
from guildtable.server.play.undoing import Undoing
from guildtable.server.protocol import (
    Ack,
    Confirm,
    Consent,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refused,
    Reply,
    Say,
    TakeBack,
    Undo,
)
from guildtable.server.store.journal import Journal
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.chat import ChatLog
from guildtable.server.tables.players import Player


class Acts:
    """Carries out the messages of clients. A seat may do all of it, a spectator may only talk."""

    def __init__(
        self, matches: Matches, agreements: Agreements, chat: ChatLog, journal: Journal, clock: SiteClock
    ) -> None:
        self._matches, self._agreements, self._chat = matches, agreements, chat
        self._undoing, self._journal, self._clock = Undoing(matches), journal, clock

    async def do(self, table: str, player: Player | None, seat: Seat | None, sent: FromClient) -> FromServer:
        """Do what was asked for; raises `Refused`."""
        if isinstance(sent, Ping):
            return Pong()
        if isinstance(sent, Hello):
            raise Refused("not-now", "Hello was said before.")
        if player is None:
            raise Refused("no-session", "Say who you are first: POST /api/guests.")
        if isinstance(sent, Say):
            await self._chat.say(table, player, seat, sent.key, sent.text, sent.greeting)
            return Ack(sent.key, 0)
        if seat is None:
            raise Refused("forbidden", "You are watching; only those who sit at the table can do that.")
        match sent:
            case Reply():
                return Ack(sent.key, await self._matches.reply(table, seat, sent))
            case Undo():
                return Ack(sent.key, await self._undoing.undo(table, seat, sent))
            case TakeBack():
                return Ack(sent.key, await self._agreements.ask_back(table, seat, sent))
            case Consent():
                return Ack(sent.key, await self._agreements.consent(table, seat, sent))
            case Confirm():
                await self.confirm(table, seat)
                return Ack("", 0)

    async def confirm(self, table: str, seat: Seat) -> None:
        """Bots need not wait for this person any longer."""
        held = await self._matches.fresh(table)
        history = held.live.match.history
        if history and history[-1].seat == seat and bots_asked(held.live):
            await self._journal.alarm(table, {BOT_TURN: self._clock.now})
