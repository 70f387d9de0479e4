"""An opening: a table, and then its match, as they are first written down."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.bots.player import BOT
from guildtable.kernel.chance import commitment
from guildtable.kernel.record import Header
from guildtable.server.codec import decode, encode
from guildtable.server.plan import Plan
from guildtable.server.players import Player, new_id
from guildtable.server.seating import names
from guildtable.server.store.schema import matches, seats, tables
from guildtable.shelf import game


async def write_table(transaction: AsyncConnection, player: Player, plan: Plan, seed: str = "") -> str:
    """A new table, with its seats and the commitment to its seed."""
    plan.check()
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


async def write_match(transaction: AsyncConnection, row: Any, taken: Sequence[Any], entropy: tuple[str, ...]) -> Header:
    """The match of a table: what was agreed, before a card has fallen."""
    rules = game(row.game)
    header = Header(rules.name, rules.version, names(taken), row.id, row.commitment, entropy, decode(row.settings))
    await transaction.execute(update(tables).where(tables.c.id == row.id).values(state="playing"))
    new = {"id": row.id, "game": rules.name, "rules": rules.version, "started": time.time()}
    await transaction.execute(insert(matches).values(new | {"header": encode(asdict(header)).decode()}))
    return header
