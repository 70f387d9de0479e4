"""Tables: opened, filled, begun, left and played again."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.bots.player import BOT
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Header
from guildtable.server.bus import LIST, Bus, bell_of
from guildtable.server.codec import decode
from guildtable.server.opening import write_match, write_table
from guildtable.server.plan import STRENGTHS, Plan
from guildtable.server.players import Player
from guildtable.server.protocol import ClockRules, Refused, TableState
from guildtable.server.seating import EMPTY, people, seats_of, set_seat, thrown_in
from guildtable.server.store.schema import matches, seats, tables
from guildtable.server.table_state import state_of

ID = "^[0-9a-z]{1,26}$"
"""What the id of a table looks like."""


def is_id(text: str) -> bool:
    """Could it be the id of a table?"""
    return bool(re.fullmatch("[0-9a-z]{1,26}", text))


class Tables:
    """All tables, in the database: nothing of them lives in a node."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus = engine, bus

    async def open(self, player: Player, plan: Plan) -> str:
        """A new table, with its commitment published before anybody sits down."""
        async with self._engine.begin() as transaction:
            table = await write_table(transaction, player, plan)
        await self._tell(table, {player.id})
        return table

    async def sit(self, table: str, player: Player, wanted: Seat | None, entropy: str) -> Seat:
        """Take a seat, or keep the one taken and throw in other entropy."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            mine = next((seat.seat for seat in taken if seat.player == player.id), None)
            free = [seat.seat for seat in taken if not seat.player and not seat.bot]
            if row.state != "open":
                if row.state == "ended":
                    raise Refused("not-now", "This table is closed: open another, or look for one.")
                if mine is None:
                    raise Refused("not-now", "The game has begun; you can watch it.")
                return int(mine)
            if wanted is None:
                wanted = mine if mine is not None else next(iter(free), None)
            if wanted is None or wanted not in {mine, *free}:
                raise Refused("full", "This seat is taken; you can watch.")
            chosen = wanted
            if mine is not None and mine != chosen:
                await set_seat(transaction, table, mine, **EMPTY)
            mine_now = {"player": player.id, "name": player.name, "entropy": entropy, "seen": time.time()}
            await set_seat(transaction, table, chosen, **mine_now)
        await self._tell(table, people(taken) | {player.id})
        return chosen

    async def seat_bot(self, table: str, player: Player, seat: Seat, strength: str | None) -> None:
        """The host puts a bot on a free seat, or frees a seat: of a bot, or of a person, who may sit down again."""
        if strength is not None and strength not in STRENGTHS:
            raise Refused("malformed", f"A bot is one of {', '.join(STRENGTHS)}.")
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = {state.seat: state for state in await seats_of(transaction, table)}
            if row.host != player.id:
                raise Refused("forbidden", "Only the host seats bots and frees seats.")
            if row.state != "open" or seat not in taken:
                raise Refused("not-now", "There is no such seat, or the game has begun.")
            if taken[seat].player and strength:
                raise Refused("not-now", "A person sits there: free the seat first.")
            if taken[seat].player == player.id:
                raise Refused("not-now", "You sit there yourself: leave the table, or take another seat.")
            bot = {"bot": strength, "name": BOT + strength} if strength else {"bot": None}
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
        """Everybody sits: what was agreed is written down, and no card has fallen yet."""
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
            await write_match(transaction, row, taken, thrown_in(taken, row.commitment))
        await self._tell(table, people(taken))

    async def branch(self, player: Player, plan: Plan, seed: str, entropy: tuple[str, ...]) -> tuple[str, Header]:
        """A table that begins with the seed and the entropy of a finished match. Nobody hears of it until `tell`."""
        async with self._engine.begin() as transaction:
            table = await write_table(transaction, player, plan, seed)
            row, taken = await self._locked(transaction, table), await seats_of(transaction, table)
            return table, await write_match(transaction, row, taken, entropy)

    async def tell(self, table: str, player: Player) -> None:
        """A table is there: its player hears of it wherever they are."""
        await self._tell(table, {player.id})

    async def rematch(self, table: str, player: Player) -> str:
        """The same table again; whoever asks first opens it, the others find it."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await seats_of(transaction, table)
            if row.state in {"open", "playing"}:
                raise Refused("not-now", "This game is not over yet.")
            if all(seat.player != player.id for seat in taken):
                raise Refused("forbidden", "Only those who played may play again.")
            if row.rematch:
                return str(row.rematch)
            kinds = tuple("me" if seat.player == player.id else seat.bot or "open" for seat in taken)
            clock, settings = ClockRules(**decode(row.clock)), decode(row.settings)
            plan = Plan(row.game, kinds[1:] + kinds[:1], settings, clock, listed=False)
            new = await write_table(transaction, player, plan)
            await transaction.execute(update(tables).where(tables.c.id == table).values(rematch=new))
        await self._tell(table, {player.id})
        return new

    async def seen(self, table: str, player: Player, at: float) -> None:
        """Somebody is here (or, at 0, has gone)."""
        async with self._engine.begin() as transaction:
            here = update(seats).where(seats.c.table == table, seats.c.player == player.id).values(seen=at)
            await transaction.execute(here)

    async def close(self, table: str, state: str) -> None:
        """The game is over, or the house has ended it."""
        async with self._engine.begin() as transaction:
            running = update(tables).where(tables.c.id == table, tables.c.state.in_(("open", "playing")))
            await transaction.execute(running.values(state=state))
            ended = update(matches).where(matches.c.id == table, matches.c.ended.is_(None))
            await transaction.execute(ended.values(ended=time.time()))
            await self._changed(transaction, table)
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
        """A table, as everybody may see it."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
            return await state_of(connection, row)

    async def listed(self, limit: int = 50) -> list[TableState]:
        """Open tables that anybody may join, newest first."""
        wanted = select(tables).where(tables.c.state == "open", tables.c.listed.is_(True))
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.created.desc()).limit(limit))
            return [await state_of(connection, row) for row in rows.mappings().all()]

    async def of(self, player: Player, limit: int = 50) -> list[TableState]:
        """The player's own tables that are not over, newest first."""
        wanted = (
            select(tables)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.player == player.id, tables.c.state.in_(("open", "playing")))
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.created.desc()).limit(limit))
            return [await state_of(connection, row) for row in rows.mappings().all()]

    async def _locked(self, transaction: AsyncConnection, table: str) -> Any:
        """The table, ours until the transaction ends. Writing locks on SQLite too; reading for update does not."""
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        row = (await transaction.execute(grown.returning(tables))).first()
        if row is None:
            raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        return row

    async def _tell(self, table: str, people: Iterable[str]) -> None:
        """Whoever watches the table, and these people wherever they are."""
        await self._bus.hint(table, "table")
        for player in people:
            await self._bus.hint(bell_of(player), LIST)

    async def _changed(self, transaction: AsyncConnection, table: str) -> None:
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        await transaction.execute(grown)
