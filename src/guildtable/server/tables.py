"""Tables: opened, filled, begun, left and played again."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.bots.player import BOT
from guildtable.kernel.chance import commitment
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Header
from guildtable.server.bus import LIST, Bus, bell_of
from guildtable.server.codec import decode, encode
from guildtable.server.players import Player, new_id
from guildtable.server.protocol import ClockRules, Kind, Proposal, Refused, SeatState, TableState
from guildtable.server.store.schema import entries, matches, proposals, seats, tables
from guildtable.shelf import GAMES, game

ID = "^[0-9a-z]{1,26}$"
"""What the id of a table looks like."""
STRENGTHS = ("random", "greedy", "search:25ms", "search", "search:400ms")
"""Bots that may be seated, weakest first."""
EMPTY: Mapping[str, Any] = {"player": None, "name": "", "entropy": "", "seen": 0.0}
"""A seat nobody sits on."""
HERE = 45.0
"""Seconds after which somebody who was not seen is no longer here."""


def is_id(text: str) -> bool:
    """Could it be the id of a table?"""
    return bool(re.fullmatch("[0-9a-z]{1,26}", text))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a host asks for. Of the seats: `me`, `open`, or a bot's strength."""

    game: str
    seats: tuple[str, ...]
    settings: Mapping[str, str]
    clock: ClockRules
    listed: bool
    entropy: str = ""


class Tables:
    """All tables, in the database: nothing of them lives in a node."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus = engine, bus

    async def open(self, player: Player, plan: Plan) -> str:
        """A new table, with its commitment published before anybody sits down."""
        async with self._engine.begin() as transaction:
            table = await self._open(transaction, player, plan)
        await self._tell(table, {player.id})
        return table

    async def _open(self, transaction: AsyncConnection, player: Player, plan: Plan, seed: str = "") -> str:
        if plan.game not in GAMES:
            raise Refused("malformed", f"There is no game named so; there are {', '.join(GAMES)}.")
        rules = game(plan.game)
        try:
            rules.opening(len(plan.seats), plan.settings)
        except ValueError as error:
            raise Refused("malformed", f"{error}.") from None
        if plan.seats.count("me") > 1 or any(seat not in {"me", "open", *STRENGTHS} for seat in plan.seats):
            raise Refused("malformed", f"A seat is me (once), open, or one of {', '.join(STRENGTHS)}.")
        name, seed = new_id(), seed or secrets.token_hex(32)
        table = {
            "id": name,
            "game": plan.game,
            "settings": encode(dict(plan.settings)).decode(),
            "state": "open",
            "listed": plan.listed,
            "host": player.id,
            "clock": encode(plan.clock).decode(),
            "seed": seed,
            "commitment": commitment(bytes.fromhex(seed), name),
            "created": time.time(),
        }
        mine = {"player": player.id, "name": player.name, "entropy": plan.entropy, "seen": time.time()}
        await transaction.execute(insert(tables).values(table))
        for number, kind in enumerate(plan.seats):
            seat: dict[str, Any] = {"table": name, "seat": number}
            seat |= mine if kind == "me" else {} if kind == "open" else {"bot": kind, "name": BOT + kind}
            await transaction.execute(insert(seats).values(seat))
        return name

    async def sit(self, table: str, player: Player, wanted: Seat | None, entropy: str) -> Seat:
        """Take a seat, or keep the one taken and throw in other entropy."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await self._seats(transaction, table)
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
                await self._set(transaction, table, mine, **EMPTY)
            mine_now = {"player": player.id, "name": player.name, "entropy": entropy, "seen": time.time()}
            await self._set(transaction, table, chosen, **mine_now)
        await self._tell(table, _people(taken) | {player.id})
        return chosen

    async def seat_bot(self, table: str, player: Player, seat: Seat, strength: str | None) -> None:
        """The host puts a bot on a free seat, or frees a seat: of a bot, or of a person, who may sit down again."""
        if strength is not None and strength not in STRENGTHS:
            raise Refused("malformed", f"A bot is one of {', '.join(STRENGTHS)}.")
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = {state.seat: state for state in await self._seats(transaction, table)}
            if row.host != player.id:
                raise Refused("forbidden", "Only the host seats bots and frees seats.")
            if row.state != "open" or seat not in taken:
                raise Refused("not-now", "There is no such seat, or the game has begun.")
            if taken[seat].player and strength:
                raise Refused("not-now", "A person sits there: free the seat first.")
            if taken[seat].player == player.id:
                raise Refused("not-now", "You sit there yourself: leave the table, or take another seat.")
            bot = {"bot": strength, "name": BOT + strength} if strength else {"bot": None}
            await self._set(transaction, table, seat, **{**EMPTY, **bot})
        await self._tell(table, _people(taken.values()))

    async def call_off(self, table: str, player: Player) -> None:
        """The host closes the table before the game; done again, it changes nothing."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await self._seats(transaction, table)
            if row.host != player.id:
                raise Refused("forbidden", "Only the host closes the table; you can leave it.")
            if row.state not in {"open", "ended"}:
                raise Refused("not-now", "The game has begun: you can leave, and a bot plays on.")
            await transaction.execute(update(tables).where(tables.c.id == table).values(state="ended"))
        await self._tell(table, _people(taken))

    async def stand_up(self, table: str, player: Player) -> bool:
        """Leave before the game; the next person becomes the host, and an empty table is closed.

        False, and nothing is done, if the game has begun.
        """
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await self._seats(transaction, table)
            if row.state != "open":
                return False
            for seat in taken:
                if seat.player == player.id:
                    await self._set(transaction, table, seat.seat, **EMPTY)
            others = [seat.player for seat in taken if seat.player and seat.player != player.id]
            if row.host == player.id:
                change = {"host": others[0]} if others else {"state": "ended"}
                await transaction.execute(update(tables).where(tables.c.id == table).values(change))
        await self._tell(table, _people(taken))
        return True

    async def begin(self, table: str, player: Player) -> None:
        """Everybody sits: what was agreed is written down, and no card has fallen yet."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await self._seats(transaction, table)
            if row.state != "open":
                return
            if row.host != player.id:
                raise Refused("forbidden", "The host begins the game.")
            if any(not seat.player and not seat.bot for seat in taken):
                raise Refused("not-now", "Not all seats are taken yet: invite somebody, or seat a bot.")
            if not any(seat.player for seat in taken):
                raise Refused("not-now", "A person must play too.")
            thrown_in = tuple(seat.entropy or _no_entropy(row.commitment, seat.seat) for seat in taken)
            await self._begin(transaction, row, taken, thrown_in)
        await self._tell(table, _people(taken))

    async def _begin(
        self, transaction: AsyncConnection, row: Any, taken: Sequence[Any], entropy: tuple[str, ...]
    ) -> Header:
        rules = game(row.game)
        header = Header(rules.name, rules.version, _names(taken), row.id, row.commitment, entropy, decode(row.settings))
        await transaction.execute(update(tables).where(tables.c.id == row.id).values(state="playing"))
        new = {"id": row.id, "game": rules.name, "rules": rules.version, "started": time.time()}
        await transaction.execute(insert(matches).values(new | {"header": encode(asdict(header)).decode()}))
        return header

    async def branch(self, player: Player, plan: Plan, seed: str, entropy: tuple[str, ...]) -> tuple[str, Header]:
        """A table that begins with the seed and the entropy of a finished match. Nobody hears of it until `tell`."""
        async with self._engine.begin() as transaction:
            table = await self._open(transaction, player, plan, seed)
            row, taken = await self._locked(transaction, table), await self._seats(transaction, table)
            return table, await self._begin(transaction, row, taken, entropy)

    async def tell(self, table: str, player: Player) -> None:
        """A table is there: its player hears of it wherever they are."""
        await self._tell(table, {player.id})

    async def rematch(self, table: str, player: Player) -> str:
        """The same table again; whoever asks first opens it, the others find it."""
        async with self._engine.begin() as transaction:
            row = await self._locked(transaction, table)
            taken = await self._seats(transaction, table)
            if row.state in {"open", "playing"}:
                raise Refused("not-now", "This game is not over yet.")
            if all(seat.player != player.id for seat in taken):
                raise Refused("forbidden", "Only those who played may play again.")
            if row.rematch:
                return str(row.rematch)
            kinds = tuple("me" if seat.player == player.id else seat.bot or "open" for seat in taken)
            clock, settings = ClockRules(**decode(row.clock)), decode(row.settings)
            plan = Plan(row.game, kinds[1:] + kinds[:1], settings, clock, listed=False)
            new = await self._open(transaction, player, plan)
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
            taken = await self._seats(transaction, table)
        await self._tell(table, _people(taken))

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
            return await self._state(connection, row)

    async def listed(self, limit: int = 50) -> list[TableState]:
        """Open tables that anybody may join, newest first."""
        wanted = select(tables).where(tables.c.state == "open", tables.c.listed.is_(True))
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.created.desc()).limit(limit))
            return [await self._state(connection, row) for row in rows.mappings().all()]

    async def of(self, player: Player, limit: int = 50) -> list[TableState]:
        """The player's own tables that are not over, newest first."""
        wanted = (
            select(tables)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.player == player.id, tables.c.state.in_(("open", "playing")))
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.created.desc()).limit(limit))
            return [await self._state(connection, row) for row in rows.mappings().all()]

    async def _state(self, connection: AsyncConnection, row: RowMapping) -> TableState:
        taken = await self._seats(connection, row["id"])
        now = time.time()
        playing: list[str] = [seat.name for seat in taken]
        rules = game(row["game"]).version
        if row["state"] != "open":
            begun = (await connection.execute(select(matches.c.header).where(matches.c.id == row["id"]))).scalar()
            if begun:
                playing, rules = decode(begun)["players"], decode(begun)["rules"]
            for seat, name in await _seated(connection, row["id"]):
                playing[seat] = name
        proposed = await connection.execute(select(proposals).where(proposals.c.match == row["id"]))
        asked = proposed.mappings().first()
        if asked and asked["seq"] != await _head(connection, row["id"]):
            asked = None  # something has happened since
        return TableState(
            id=row["id"],
            game=row["game"],
            rules=rules,
            settings=decode(row["settings"]),
            state=row["state"],
            listed=row["listed"],
            host=row["host"],
            seats=tuple(_seat_state(seat, playing[seat.seat], now) for seat in taken),
            clock=ClockRules(**decode(row["clock"])),
            commitment=row["commitment"],
            proposal=read_proposal(asked) if asked else None,
            rematch=row["rematch"],
            created=row["created"],
        )

    async def _locked(self, transaction: AsyncConnection, table: str) -> Any:
        """The table, ours until the transaction ends. Writing locks on SQLite too; reading for update does not."""
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        row = (await transaction.execute(grown.returning(tables))).first()
        if row is None:
            raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        return row

    async def _seats(self, connection: AsyncConnection, table: str) -> Sequence[Any]:
        return (await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))).all()

    async def _set(self, transaction: AsyncConnection, table: str, seat: Seat, **values: Any) -> None:
        await transaction.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))

    async def _tell(self, table: str, people: Iterable[str]) -> None:
        """Whoever watches the table, and these people wherever they are."""
        await self._bus.hint(table, "table")
        for player in people:
            await self._bus.hint(bell_of(player), LIST)

    async def _changed(self, transaction: AsyncConnection, table: str) -> None:
        grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
        await transaction.execute(grown)


def _people(taken: Iterable[Any]) -> set[str]:
    """Who sits on these seats, bots left aside."""
    return {seat.player for seat in taken if seat.player}


def read_proposal(row: RowMapping) -> Proposal:
    """A proposal as it is kept."""
    return Proposal(row["seat"], row["count"], row["seq"], tuple(decode(row["agreed"])))


async def _head(connection: AsyncConnection, table: str) -> int | None:
    found: int | None = (
        await connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == table))
    ).scalar()
    return found


async def _seated(connection: AsyncConnection, table: str) -> list[tuple[Seat, str]]:
    """Who took over which seat in the course of the match."""
    wanted = select(entries.c.entry).where(entries.c.match == table, entries.c.entry.like("seat %"))
    found = await connection.execute(wanted.order_by(entries.c.seq))
    return [(int(seat), name) for _, seat, name in (row.entry.split(" ", 2) for row in found)]


def _seat_state(seat: Any, playing: str, now: float) -> SeatState:
    kind: Kind = "person" if seat.player else "bot" if seat.bot else "empty"
    away = kind == "person" and playing.startswith(BOT)
    plays = playing.removeprefix(BOT) if playing.startswith(BOT) else None
    here = kind == "bot" or now - seat.seen < HERE
    return SeatState(seat.seat, kind, seat.name, seat.player, plays, away=away, here=here)


def _names(taken: Sequence[Any]) -> tuple[str, ...]:
    """Everybody's name; of two people of one name the second is told apart."""
    names: list[str] = []
    for seat in taken:
        name, number = seat.name, 2
        while seat.player and name in names:
            name, number = f"{seat.name} {number}", number + 1
        names.append(name)
    return tuple(names)


def _no_entropy(promise: str, seat: Seat) -> str:
    """For a bot, or a person who threw nothing in: fixed by the commitment, so that the house cannot choose it."""
    return sha256(f"{promise} {seat}".encode()).hexdigest()[:32]
