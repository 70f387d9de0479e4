"""Blocks: neither hears the other of them, nor are they seated together by the site; and nobody is told."""

from __future__ import annotations

import pytest

from guildtable.server.bus.hints import ChatChanged
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.tables.blocks import MOST
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player as Client
from tests.server.client import Seat
from tests.server.sitting import Ear, a_node, sit_down


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """Where blocks are kept."""
    return "sqlite://" if request.param == "sqlite" else str(request.getfixturevalue("own_postgres"))


async def open_table(node: Node, host: Player, *, listed: bool) -> str:
    return await node.tables.open(host, Plan("bruges", ("me", "open", "open"), {}, ClockRules(), listed=listed))


async def an_ear(node: Node, table: str, seat: int, player: Player) -> Ear:
    """Somebody at the table, as a visit brings them in."""
    ear = Ear(node, table, seat)
    ear.watcher.unheard = await node.blocks.unheard(table, player)
    return await ear.enter()


async def test_who_is_blocked_is_not_heard_before_or_after(place: str) -> None:
    async with a_node(place) as node:
        table, (anna, eve, tom) = await sit_down(node, "bruges", "person", "person", "person")
        await node.chat.say(table, eve, 1, "key-1", "an insult")
        await node.chat.say(table, tom, 2, "key-2", "hello")
        block = await node.blocks.block(anna, table, 1, None)
        assert block.name == "Person 1"
        assert await node.blocks.block(anna, table, 1, None) == block, "done again, it changes nothing"
        hers = await an_ear(node, table, 0, anna)
        toms = await an_ear(node, table, 2, tom)
        await node.chat.say(table, eve, 1, "key-3", "another")
        await node.chat.say(table, tom, 2, "key-4", "good game")
        await node.rooms.heard(table, ChatChanged())
        assert hers.said == ["hello", "good game"]
        assert toms.said == ["an insult", "hello", "another", "good game"]
        await node.blocks.lift(anna, block.id)
        assert (await an_ear(node, table, 0, anna)).said == ["an insult", "hello", "another", "good game"]


async def test_whoever_said_a_line_is_blocked_by_it() -> None:
    async with a_node() as node:
        table, (anna, eve) = await sit_down(node, "bruges", "person", "person")
        watching, _ = await node.players.guest("Watcher")
        await node.chat.say(table, watching, None, "key-1", "boo")
        (line,) = await node.chat.since(table, 0)
        assert (await node.blocks.block(anna, table, None, line.id)).name == "Watcher"
        assert await node.blocks.apart(watching) == {anna.id}
        assert await node.blocks.apart(eve) == frozenset()


async def test_the_site_seats_neither_beside_the_other(place: str) -> None:
    async with a_node(place) as node:
        table, (anna, eve) = await sit_down(node, "bruges", "person", "person")
        tom, _ = await node.players.guest("Tom")
        await node.blocks.block(anna, table, 1, None)
        listed = await open_table(node, anna, listed=True)
        hers = await open_table(node, eve, listed=True)

        async def shown_to(player: Player) -> set[str]:
            return {state.id for state in await node.lists.listed(apart=await node.blocks.apart(player))}

        assert await shown_to(tom) == {listed, hers}
        assert await shown_to(anna) == {listed}
        assert await shown_to(eve) == {hers}
        with pytest.raises(Refused) as refusal:
            await node.tables.sit(listed, eve, None, "")
        assert refusal.value.reason == "refused-apart"
        with pytest.raises(Refused):
            await node.tables.sit(hers, anna, None, "")
        await node.tables.sit(listed, tom, None, "")


async def test_by_an_invitation_they_may_meet() -> None:
    async with a_node() as node:
        table, (anna, eve) = await sit_down(node, "bruges", "person", "person")
        await node.blocks.block(anna, table, 1, None)
        among_friends = await open_table(node, anna, listed=False)
        assert await node.tables.sit(among_friends, eve, None, "") == 1


async def test_one_cannot_block_oneself_a_bot_or_nobody_and_not_without_end() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "bruges", "person", "person", "greedy")
        for seat, line in ((0, None), (2, None), (7, None), (None, 99), (None, None)):
            with pytest.raises(Refused):
                await node.blocks.block(anna, table, seat, line)
        for number in range(MOST):
            other, _ = await node.players.guest(f"Other {number}")
            await node.chat.say(table, other, None, f"key-{number}", "boo")
        lines = [*await node.chat.since(table, 0)]
        for said in lines:
            await node.blocks.block(anna, table, None, said.id)
        with pytest.raises(Refused, match=str(MOST)):
            await node.blocks.block(anna, table, 1, None)
        assert len(await node.blocks.of(anna)) == MOST


async def test_a_block_is_lifted_by_its_owner_alone() -> None:
    async with a_node() as node:
        table, (anna, eve) = await sit_down(node, "bruges", "person", "person")
        block = await node.blocks.block(anna, table, 1, None)
        await node.blocks.lift(eve, block.id)
        assert await node.blocks.of(anna) == [block]
        assert await node.blocks.of(eve) == []


async def test_over_the_wire_a_visit_leaves_out_what_the_blocked_say() -> None:
    with Served(**PATIENT) as site:
        anna, eve = await Client.come(site.url, "Anna"), await Client.come(site.url, "Eve")
        table = await anna.open("capital-lux", "me", "open")
        await eve.post(f"/api/tables/{table}/sit")
        await eve.post(f"/api/tables/{table}/messages", {"type": "say", "key": "a-key-of-eve", "text": "an insult"})
        block = await anna.post("/api/me/blocks", {"table": table, "seat": 1})
        assert block["name"] == "Eve"
        async with Seat(site.url, table, anna.token) as seat:
            await seat.ask("say", text="hello")
            while not seat.chat:
                await seat.next()
            assert [line["text"] for line in seat.chat] == ["hello"]
        assert (await eve.call("GET", "/api/me/blocks")).json() == [], "nobody is told"
        assert (await anna.call("DELETE", f"/api/me/blocks/{block['id']}")).status_code == 204
        assert (await anna.call("GET", "/api/me/blocks")).json() == []
