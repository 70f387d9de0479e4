"""Letting go: a player wants no more of a table, and has it out of their list, whatever state it is in."""

from __future__ import annotations

from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ListChanged, notifications_of
from guildtable.server.play.agreements import Agreements
from guildtable.server.play.substitutes import Substitutes
from guildtable.server.protocol import Refused
from guildtable.server.tables.attendance import Attendance
from guildtable.server.tables.players import Player
from guildtable.server.tables.tables import Tables


class LettingGo:
    """Lets go of tables for those who sit there."""

    def __init__(
        self, substitutes: Substitutes, agreements: Agreements, tables: Tables, attendance: Attendance, bus: Bus
    ) -> None:
        self._substitutes, self._agreements, self._tables = substitutes, agreements, tables
        self._attendance, self._bus = attendance, bus

    async def let_go(self, table: str, player: Player) -> None:
        """Before the game: stand up. Alone among bots: end it. Else a bot plays on, and it is listed no longer.

        Whoever opens its link takes the seat again, and has it in the list again.
        """
        state, seat = await self._tables.state(table), await self._tables.seat_of(table, player)
        if seat is None:
            raise Refused("forbidden", "You do not sit at this table.")
        others = [other for other in state.seats if other.kind == "person" and other.seat != seat]
        if state.state == "playing" and not others:
            await self._agreements.ask_to_end(table, seat)
            return
        await self._substitutes.leave(table, player)
        await self._attendance.let_go(table, player, let_go=True)
        await self._bus.hint(notifications_of(player.id), ListChanged())
