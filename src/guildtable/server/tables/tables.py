"""Tables: how they are opened, filled, begun, left and played again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.bots.player import Sitter
from guildtable.kernel.header import Header
from guildtable.kernel.question import Seat
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ListChanged, TableChanged, notifications_of
from guildtable.server.codec import decode
from guildtable.server.ops.networks import customer
from guildtable.server.protocol import Refused, TableState
from guildtable.server.store.clock_rules import read_clock
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import due, matches, seats, tables
from guildtable.server.store.site_marks import SiteMarks
from guildtable.server.tables.blocks import must_not_meet
from guildtable.server.tables.bot_tables import BotTables
from guildtable.server.tables.choices import take
from guildtable.server.tables.day_tables import DayTables
from guildtable.server.tables.names import told_apart
from guildtable.server.tables.opening import write_match, write_table
from guildtable.server.tables.origins import forget_origins, origin_of
from guildtable.server.tables.plan import Plan, check_bot
from guildtable.server.tables.players import Player
from guildtable.server.tables.pseudonyms import Pseudonyms, pseudonym
from guildtable.server.tables.restrictions import must_not_be_barred, restrict
from guildtable.server.tables.seating import EMPTY, by_kept, names_of_others, people, seats_of, set_seat, thrown_in
from guildtable.server.tables.state import states_of

_TABLE = select(tables).where(tables.c.id == bindparam("table"))
ID = "^[0-9a-z]{1,26}$"
"""What the id of a table looks like."""


def is_id(text: str) -> bool:
    """Could it be the id of a table?"""
    return bool(re.fullmatch("[0-9a-z]{1,26}", text))


class Tables:
    """All tables, in the database: nothing of them lives in a node.

    Who only looks or ends games, as an admin does, need not say how many games with bots there may be.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        bus: Bus,
        bot_tables: BotTables | None = None,
        day_tables: DayTables | None = None,
    ) -> None:
        self._engine, self._bus, self._pseudonyms = engine, bus, Pseudonyms(engine)
        self._marks, self._bot_tables, self._day_tables = SiteMarks(engine), bot_tables, day_tables

    async def pseudonym(self, table: str, player: Player | None) -> str | None:
        """The id of a player at this table, as all others know it; None: nobody's."""
        return pseudonym(await self._pseudonyms.secret(), table, player.id) if player else None

    async def open(self, player: Player, plan: Plan) -> str:
        """A new table, with its commitment published before anybody sits down."""
        opener = await self._opener(plan.address)
        async with self._engine.begin() as transaction:
            if plan.clock.by_the_day and "me" in plan.seats and self._day_tables:
                await self._day_tables.check(transaction, player.id)
            table = await write_table(transaction, player, plan, opener)
        await self._tell(table, {player.id})
        return table

    async def sit(self, table: str, player: Player, wanted: Seat | None, entropy: str, address: str = "") -> Seat:
        """Take a seat, or keep the one taken and throw in other entropy."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            await must_not_be_barred(transaction, table, player.id)
            mine = next((seat.seat for seat in taken if seat.player == player.id), None)
            free = [seat.seat for seat in by_kept(taken, player.id) if not seat.player and not seat.bot]
            if row.state != "open":
                if row.state == "ended":
                    raise Refused("not-now", "This table is closed: open another, or look for one.")
                if mine is None:
                    raise Refused("not-now", "The game has begun; you can watch it.")
                return int(mine)
            if wanted is None:
                wanted = mine if mine is not None else next(iter(free), None)
            if wanted is None or wanted not in {mine, *free}:
                raise Refused("full", "This seat is taken, or kept for somebody; you can watch.")
            chosen = wanted
            if mine is None and row.days and self._day_tables:
                await self._day_tables.check(transaction, player.id)
            if mine is None and row.listed:
                await must_not_meet(transaction, player.id, people(taken))
            if mine is not None and mine != chosen:
                await set_seat(transaction, table, mine, **EMPTY)
            for seat in taken:
                if seat.kept_for == player.id:
                    await set_seat(transaction, table, seat.seat, **EMPTY)
            wish = None if mine is None else taken[mine].choice
            called = told_apart(player.name, names_of_others(taken, player.id))
            mine_now = {"player": player.id, "name": called, "entropy": entropy, "choice": wish}
            mine_now |= {"seen": DatabaseTime(), "acted": DatabaseTime(), "origin": origin_of(row.seed, address)}
            await set_seat(transaction, table, chosen, **mine_now)
        await self._tell(table, people(taken) | {player.id})
        return chosen

    async def choose(self, table: str, player: Player, value: str | None) -> None:
        """Choose for one's own seat, before the first card; None: leave it to chance."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            await take(transaction, row, taken, player, value)
        await self._tell(table, people(taken))

    async def seat_bot(self, table: str, player: Player, seat: Seat, strength: str | None) -> None:
        """The host puts a bot on a free seat, or frees a seat: of a bot, or of a person, who is barred from then on."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            if strength is not None:
                check_bot(row.game, strength)
            taken = {state.seat: state for state in await seats_of(transaction, table)}
            if row.host != player.id:
                raise Refused("forbidden", "Only the host seats bots and frees seats.")
            if row.state != "open" or seat not in taken:
                raise Refused("not-now", "There is no such seat, or the game has begun.")
            if taken[seat].player and strength:
                raise Refused("not-now", "A person sits there: free the seat first.")
            if taken[seat].player == player.id:
                raise Refused("not-now", "You sit there yourself: leave the table, or take another seat.")
            if taken[seat].player:
                await restrict(transaction, table, taken[seat].player, taken[seat].name, "barred")
            bot = {"bot": strength, "name": str(Sitter.of_bot(strength))} if strength else {"bot": None}
            await set_seat(transaction, table, seat, **{**EMPTY, **bot})
        await self._tell(table, people(taken.values()))

    async def call_off(self, table: str, player: Player) -> None:
        """The host closes the table before the game; done again, it changes nothing."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            if row.host != player.id:
                raise Refused("forbidden", "Only the host closes the table; you can leave it.")
            if row.state not in {"open", "ended"}:
                raise Refused("not-now", "The game has begun: you can leave, and a bot plays on.")
            await transaction.execute(update(tables).where(tables.c.id == table).values(state="ended"))
            await forget_origins(transaction, table)
        await self._tell(table, people(taken))

    async def stand_up(self, table: str, player: Player) -> bool:
        """Leave before the game; the next person becomes the host, and an empty table is closed.

        False, and nothing is done, if the game has begun.
        """
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            if row.state != "open":
                return False
            for seat in taken:
                if seat.player == player.id:
                    await set_seat(transaction, table, seat.seat, **EMPTY)
            others = [seat.player for seat in taken if seat.player and seat.player != player.id]
            if row.host == player.id:
                change = {"host": others[0]} if others else {"state": "ended"}
                await transaction.execute(update(tables).where(tables.c.id == table).values(change))
        await self._tell(table, people(taken))
        return True

    async def begin(self, table: str, player: Player) -> None:
        """Begin the game: write its match, before the first card."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            if row.state != "open":
                return
            if row.host != player.id:
                raise Refused("forbidden", "The host begins the game.")
            if any(not seat.player and not seat.bot for seat in taken):
                raise Refused("not-now", "Not all seats are taken yet: invite somebody, or seat a bot.")
            if not any(seat.player for seat in taken):
                raise Refused("not-now", "A person must play too.")
            await self._write_match(transaction, row, taken, thrown_in(taken, row.commitment))
        await self._tell(table, people(taken))

    async def branch(self, player: Player, plan: Plan, seed: str, entropy: tuple[str, ...]) -> tuple[str, Header]:
        """A table that begins with the seed and the entropy of a finished match. Nobody hears of it until `tell`."""
        opener = await self._opener(plan.address)
        async with self._engine.begin() as transaction:
            table = await write_table(transaction, player, plan, opener, seed)
            row, taken = await self._locked(transaction, table), await seats_of(transaction, table)
            return table, await self._write_match(transaction, row, taken, entropy)

    async def tell(self, table: str, player: Player) -> None:
        """Notify a player of a new table."""
        await self._tell(table, {player.id})

    async def rematch(self, table: str, player: Player, address: str = "") -> str:
        """Open the same table again. The first who asks opens it; the others are led there, to seats kept for them."""
        opener = await self._opener(address)
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            if row.state in {"open", "playing"}:
                raise Refused("not-now", "This game is not over yet.")
            if all(seat.player != player.id for seat in taken):
                raise Refused("forbidden", "Only those who played may play again.")
            if row.rematch and await self._stands(transaction, row.rematch):
                return str(row.rematch)
            if (await transaction.execute(select(matches.c.id).where(matches.c.id == table))).first() is None:
                raise Refused("not-now", "Nothing was played at this table: open a new one.")
            kinds = tuple("me" if seat.player == player.id else seat.bot or "open" for seat in taken)
            clock, settings = read_clock(row.clock, row.days), decode(row.settings)
            plan = Plan(row.game, kinds[1:] + kinds[:1], settings, clock, listed=False, spectators=row.spectators)
            kept = {place: seat for place, seat in enumerate((*taken[1:], *taken[:1])) if plan.seats[place] == "open"}
            if clock.by_the_day and self._day_tables:
                await self._day_tables.check(transaction, player.id)
            new = await write_table(transaction, player, plan, opener, kept=kept)
            await transaction.execute(update(tables).where(tables.c.id == table).values(rematch=new))
        await self._tell(table, {player.id})
        return new

    async def end(self, table: str) -> None:
        """End a game before its end, as an admin may, or all who play: nothing is due there any more."""
        async with self._engine.begin() as transaction:
            await transaction.execute(delete(due).where(due.c.match == table))
        await self.close(table, "ended")

    async def close(self, table: str, state: str) -> None:
        """Close a table: the game is over, or was ended."""
        async with self._engine.begin() as transaction:
            running = update(tables).where(tables.c.id == table, tables.c.state.in_(("open", "playing")))
            await transaction.execute(running.values(state=state))
            ended = update(matches).where(matches.c.id == table, matches.c.ended.is_(None))
            await transaction.execute(ended.values(ended=DatabaseTime()))
            await self._changed(transaction, table)
            await forget_origins(transaction, table)
            taken = await seats_of(transaction, table)
        await self._tell(table, people(taken))

    async def seat_of(self, table: str, player: Player | None) -> Seat | None:
        """Where this player sits; None: a spectator."""
        if player is None:
            return None
        wanted = select(seats.c.seat).where(seats.c.table == table, seats.c.player == player.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def state(self, table: str) -> TableState:
        """A table, as those who sit there see it."""
        secret = await self._pseudonyms.secret()
        async with self._engine.connect() as connection:
            row = (await connection.execute(_TABLE, {"table": table})).mappings().first()
            if row is None:
                raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
            return (await states_of(connection, [row], secret))[0]

    async def _write_match(
        self, transaction: AsyncConnection, row: Any, taken: Sequence[Any], entropy: tuple[str, ...]
    ) -> Header:
        """The only way a match begins: so whoever has too many games with bots begins none."""
        if self._bot_tables:
            await self._bot_tables.check(transaction, row, taken)
        return await write_match(transaction, row, taken, entropy)

    async def _opener(self, address: str) -> str:
        """The mark of where a table is opened from; empty if that is not known."""
        return await self._marks.of(customer(address), "opener")

    async def _stands(self, transaction: AsyncConnection, table: str) -> bool:
        """Is there such a table, and was it not called off?"""
        state = (await transaction.execute(select(tables.c.state).where(tables.c.id == table))).scalar()
        return state is not None and state != "ended"

    async def tables_of(self, player: Player) -> list[str]:
        """The tables at which a player sits, and which are not over."""
        sits = seats.c.player == player.id, tables.c.state.in_(("open", "playing"))
        wanted = select(tables.c.id).join(seats, seats.c.table == tables.c.id).where(*sits)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def looks_otherwise(self, player: Player) -> None:
        """A player has another face: whoever sits with them is told."""
        for table in await self.tables_of(player):
            await self._bus.hint(table, TableChanged())

    async def _locked(self, transaction: AsyncConnection, table: str) -> Any:
        """Lock a table until the transaction ends, by writing to it: SQLite knows no reading for update."""
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        row = (await transaction.execute(grown.returning(tables))).first()
        if row is None:
            raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        return row

    async def _tell(self, table: str, people: Iterable[str]) -> None:
        """Send hints to the watchers of the table, and to these people wherever they are."""
        await self._bus.hint(table, TableChanged())
        for player in people:
            await self._bus.hint(notifications_of(player), ListChanged())

    async def _changed(self, transaction: AsyncConnection, table: str) -> None:
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        await transaction.execute(grown)
