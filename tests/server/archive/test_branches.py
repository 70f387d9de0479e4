"""Branches: the same match, gone another way; its record is as sound as the one it came from."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.record import Record, Seated
from guildtable.server.archive.reading.frames import faults
from guildtable.server.protocol import Refused
from guildtable.server.tables.players import Player
from guildtable.shelf import GAMES
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down


@pytest.mark.parametrize("name", GAMES)
async def test_a_branch_goes_on_from_the_moment_and_its_record_is_sound(name: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, name, "person", "person")
        await play_on(node, table, Random(name))
        came_from = Record.read(await node.records.text(table))
        step = len(came_from.entries) // 2
        branch = await node.branches.open(ANYBODY, people[1], table, step, 1, "random")
        live = (await node.matches.fresh(branch)).live
        assert live.seq >= step
        assert [live.is_bot(0), live.is_bot(1)] == [True, False]
        assert (await node.tables.state(branch)).state == "playing"
        await play_on(node, branch, Random(7))
        text = await node.records.text(branch)
        assert faults(text) == []
        gone = Record.read(text)
        assert list(map(str, gone.entries[:step])) == list(map(str, came_from.entries[:step]))
        assert gone.players == ("bot:random", people[1].name)
        assert gone.header.match == (await node.tables.state(branch)).match
        assert gone.header.commitment != came_from.header.commitment


async def test_at_a_branch_one_sits_down_after_what_was_before() -> None:
    """What was played before that is not theirs to take back: the table in the browser goes by this step."""
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        branch = await node.branches.open(ANYBODY, people[1], table, 20, 1, "random")
        *_, last = await node.database.journal.since(branch, 0)
        live = (await node.matches.fresh(branch)).live
        assert last.entry == str(Seated(1, live.person(1)))
        assert not live.is_bot(1)


async def test_at_a_branch_one_sees_only_ones_own_cards() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1))
        branch = await node.branches.open(ANYBODY, people[0], table, 60, 0, "random")
        with pytest.raises(Refused) as refused:
            await node.records.text(branch)
        assert refused.value.code == "no-such-record"
        with pytest.raises(Refused):
            await node.replays.packed(ANYBODY, branch, "all")


@pytest.mark.parametrize(("step", "seat"), [(10**5, 0), (20, 2)])
async def test_nobody_branches_at_the_end_or_on_a_seat_that_is_not_there(step: int, seat: int) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        with pytest.raises(Refused):
            await node.branches.open(ANYBODY, people[0], table, step, seat, "greedy")
        assert await node.lists.of(people[0]) == []


async def test_a_match_that_is_played_cannot_be_branched() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 10)
        with pytest.raises(Refused) as refused:
            await node.branches.open(ANYBODY, people[0], table, 5, 0, "greedy")
        assert refused.value.code == "no-such-record"


async def test_ones_own_finished_games_are_listed() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        assert [kept.match for kept in await node.records.listed(None, None, player=people[0])] == [
            (await node.tables.state(table)).match
        ]
        assert await node.records.listed(None, None, player=Player("a" * 20, "Nobody")) == []
