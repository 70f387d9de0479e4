"""An opening: a table, and then its match, as they are first written down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.bots.player import Sitter
from guildtable.kernel.chance import commitment
from guildtable.kernel.header import Header
from guildtable.kernel.names import fingerprinted
from guildtable.kernel.question import Seat
from guildtable.server.codec import decode, encode
from guildtable.server.store.clock_rules import written_clock
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import matches, seats, tables
from guildtable.server.tables.choices import settled
from guildtable.server.tables.names import told_apart
from guildtable.server.tables.origins import forget_origins, origin_of
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player, new_id
from guildtable.server.tables.seating import names
from guildtable.shelf import game


async def write_table(
    transaction: AsyncConnection,
    player: Player,
    plan: Plan,
    opener: str,
    seed: str = "",
    kept: Mapping[Seat, Any] | None = None,
) -> str:
    """Write a new table, its seats and the commitment to its seed, and return its id.

    `opener` is the mark of the address it is opened from; `kept` are seats, as they were at another table, whose
    persons have them again if they want.
    """
    plan.check()
    table_id, match_name, seed = new_id(), new_id(), seed or secrets.token_hex(32)
    table: dict[str, Any] = {
        "id": table_id,
        "game": plan.game,
        "settings": encode(dict(plan.settings)).decode(),
        "state": "open",
        "listed": plan.listed,
        "spectators": plan.spectators,
        "host": player.id,
        **written_clock(plan.clock),
        "seed": seed,
        "commitment": commitment(bytes.fromhex(seed), match_name),
        "match_name": match_name,
        "created": DatabaseTime(),
        "opener": opener,
        "practice": plan.practice,
    }
    called = told_apart(player.name, [seat.name for seat in (kept or {}).values()])
    mine: dict[str, Any] = {"player": player.id, "name": called, "entropy": plan.entropy}
    mine |= {"seen": DatabaseTime(), "acted": DatabaseTime(), "origin": origin_of(seed, plan.address)}
    await transaction.execute(insert(tables).values(table))
    for number, kind in enumerate(plan.seats):
        seat: dict[str, Any] = {"table": table_id, "seat": number, "choice": plan.choices.get(number)}
        seat |= mine if kind == "me" else {} if kind == "open" else {"bot": kind, "name": str(Sitter.of_bot(kind))}
        if kept and number in kept:
            seat |= {"kept_for": kept[number].player, "name": kept[number].name}
        await transaction.execute(insert(seats).values(seat))
    return table_id


async def write_match(transaction: AsyncConnection, row: Any, taken: Sequence[Any], entropy: tuple[str, ...]) -> Header:
    """Write the match of a table, before the first card, and return its header."""
    rules = game(row.game)
    settings = {**decode(row.settings), **settled(rules, {seat.seat: seat.choice for seat in taken if seat.choice})}
    players, beside = fingerprinted(names(taken), lambda: secrets.token_hex(16))
    header = Header(rules.name, rules.version, players, row.match_name or row.id, row.commitment, entropy, settings)
    await transaction.execute(update(tables).where(tables.c.id == row.id).values(state="playing"))
    await forget_origins(transaction, row.id)
    new: dict[str, Any] = {"id": row.id, "game": rules.name, "rules": rules.version, "started": DatabaseTime()}
    new |= {"header": encode(asdict(header)).decode(), "names": encode(beside).decode()}
    await transaction.execute(insert(matches).values(new))
    return header
