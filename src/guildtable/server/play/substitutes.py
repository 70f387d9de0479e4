"""Substitutes: in mid-game a bot takes the seat of a person who leaves, and the person may take it back."""

from __future__ import annotations

from guildtable.bots.player import Sitter
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Seated
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import TableChanged
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.matches import Make, Matches
from guildtable.server.play.undoing import still
from guildtable.server.protocol import Refused
from guildtable.server.tables.attendance import Attendance
from guildtable.server.tables.players import Player
from guildtable.server.tables.tables import Tables

SUBSTITUTE = Sitter.of_bot("search:25ms")
"""The bot that plays for a person who is away: no strong one, so that nobody calls a master by leaving."""
LEAVING = "leave"


class Substitutes:
    """Bots that play for persons who are away."""

    def __init__(self, matches: Matches, tables: Tables, attendance: Attendance, bus: Bus) -> None:
        self._matches, self._tables, self._attendance, self._bus = matches, tables, attendance, bus

    async def leave(self, table: str, player: Player) -> None:
        """Before the game: stand up. In it: a bot plays on until the person returns."""
        state = await self._tables.state(table)
        seat = await self._tables.seat_of(table, player)
        if seat is None and (state.state != "open" or state.host != await self._tables.pseudonym(table, player)):
            raise Refused("forbidden", "You do not sit at this table.")
        if state.state == "open" and await self._tables.stand_up(table, player):
            return
        if seat is not None and state.state in {"open", "playing"}:  # if it was open, it has begun meanwhile
            await self._leave(table, seat)
        await self._attendance.gone(table, player)

    async def _leave(self, table: str, seat: Seat) -> None:
        """The journal remembers by its keys that it was their own wish, and whether it was the second in this round."""
        live = (await self._matches.fresh(table)).live
        before = await self._matches.done_before(table, seat, _left(live), LEAVING)
        key = _left(live) if before is None else _left_again(live)
        await self._matches.once(table, seat, lambda draft: _seat_bot(draft, seat), key, LEAVING)
        await self._bus.hint(table, TableChanged())

    async def substitute(self, table: str, seat: Seat, seq: int | None = None) -> int:
        """A bot takes the seat; if a step is named, only while that is the last."""

        def make(draft: Draft) -> None:
            if seq is not None:
                still(draft.live, seq)
            _seat_bot(draft, seat)

        return await self._change(table, make)

    async def time_is_up(self, table: str, seat: Seat) -> int:
        """A bot takes the seat, unless its person has answered in the last moment."""

        def make(draft: Draft) -> None:
            if seat in draft.late:
                _seat_bot(draft, seat)

        return await self._change(table, make)

    async def come_back(self, table: str, player: Player) -> None:
        """The person takes the seat again. Who left of their own will twice in a round waits for the next, for a bot is
        nobody's adviser; who was played for against their will is not kept out. Alone among bots it is free, as long as
        the match may go to and fro: else time that runs out and returning could be repeated for ever."""
        seat = await self._tables.seat_of(table, player)
        if seat is None:
            raise Refused("forbidden", "You do not sit at this table.")
        held = await self._matches.fresh(table)
        left_again = await self._matches.done_before(table, seat, _left_again(held.live), LEAVING)
        if left_again is not None and held.people.keys() != {seat}:
            raise Refused("not-now", "You have returned once in this round: the bot plays on until the next.")

        def make(draft: Draft) -> None:
            live = draft.live
            if live.match.position.over or not live.is_bot(seat):
                return
            if live.only_forward:
                raise Refused(
                    "not-now",
                    "There has been too much coming and going at this table: the bot plays on.",
                    "table-come-back-no-more",
                )
            if live.has_no_time(seat):
                raise Refused("not-now", "Your time for the whole game is used up: the bot plays on.", "no-time-left")
            draft.enter(Seated(seat, live.person(seat)))

        await self._attendance.here(table, player)
        await self._attendance.let_go(table, player, let_go=False)
        await self._change(table, make)

    async def tell(self, table: str) -> None:
        """Whoever watches looks at the table again."""
        await self._bus.hint(table, TableChanged())

    async def _change(self, table: str, make: Make) -> int:
        seq = await self._matches.act(table, make)
        await self._bus.hint(table, TableChanged())
        return seq


def _seat_bot(draft: Draft, seat: Seat) -> None:
    if not draft.live.match.position.over and not draft.live.is_bot(seat):
        draft.enter(Seated(seat, str(SUBSTITUTE)))


def _left(live: Live) -> str:
    """The key under which a person leaves in this round. No client can send it, for it has blanks."""
    return f"left {live.round}"


def _left_again(live: Live) -> str:
    """The key under which a person leaves who has left in this round before."""
    return f"left {live.round} again"
