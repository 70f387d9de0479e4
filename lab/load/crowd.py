"""A crowd: guests at tables that are ready to begin, written straight into the database."""

from __future__ import annotations

import asyncio

from guildtable.server.bus.local import LocalBus
from guildtable.server.protocol import ClockRules
from guildtable.server.store.database import engine_of
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Players
from guildtable.server.tables.tables import Tables
from guildtable.shelf import GAMES
from lab.load.playing import Place

SEATS = 4
CLOCK = ClockRules(move=600, game=86400)
"""Every second table has clocks, so that every second reply sets an alarm."""


async def crowd(database: str, tables: int) -> list[Place]:
    """So many tables of four, of all games in turn."""
    engine = engine_of(database)
    bus = LocalBus()
    players, house, names = Players(engine), Tables(engine, bus), list(GAMES)

    async def place(number: int) -> Place:
        guests = [await players.guest(f"Guest {seat}") for seat in range(SEATS)]
        name, clock = names[number % len(names)], CLOCK if number // len(names) % 2 else ClockRules()
        host = guests[0][0]
        table = await house.open(host, Plan(name, ("me", *["open"] * (SEATS - 1)), {}, clock, listed=False))
        for guest, _ in guests[1:]:
            await house.sit(table, guest, None, "")
        await house.begin(table, host)
        return Place(table, name, tuple(token for _, token in guests))

    try:
        made: list[Place] = []
        for first in range(0, tables, 5):
            made += await asyncio.gather(*(place(number) for number in range(first, min(first + 5, tables))))
        return made
    finally:
        await engine.dispose()
