"""Origins: the host is told which seats share an address, nobody else is, and no address is kept."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.schema import seats
from guildtable.server.tables.plan import Plan
from tests.server.sitting import a_node


async def _kept(node: Node, table: str) -> list[str]:
    async with node.database.engine.connect() as connection:
        found = await connection.execute(select(seats.c.origin).where(seats.c.table == table).order_by(seats.c.seat))
        return list(found.scalars())


async def test_the_host_alone_is_told_which_seats_were_taken_from_one_address() -> None:
    async with a_node() as node:
        anna, bert, cora = [(await node.players.guest(name))[0] for name in ("Anna", "Bert", "Cora")]
        plan = Plan("bruges", ("me", "open", "open"), {}, ClockRules(), listed=False, address="192.0.2.1")
        table, other = await node.tables.open(anna, plan), await node.tables.open(anna, plan)
        await node.tables.sit(table, bert, None, "", "198.51.100.7")
        assert await node.origins.shared(table, anna) == []
        await node.tables.sit(table, cora, None, "", "198.51.100.7")
        assert await node.origins.shared(table, anna) == [[1, 2]]
        for stranger in (bert, cora):
            with pytest.raises(Refused) as refused:
                await node.origins.shared(table, stranger)
            assert refused.value.code == "forbidden"
        kept = await _kept(node, table)
        assert kept[1] == kept[2] != kept[0]
        assert "198.51.100.7" not in str(kept)
        assert kept[0] != (await _kept(node, other))[0], "nobody is followed from table to table"
        await node.tables.stand_up(table, cora)
        assert await node.origins.shared(table, anna) == []
        await node.tables.sit(table, cora, None, "", "198.51.100.7")
        await node.tables.begin(table, anna)
        assert await _kept(node, table) == ["", "", ""]
        await node.tables.call_off(other, anna)
        assert await _kept(node, other) == ["", "", ""]
