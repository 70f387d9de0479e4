"""The journal went back, to a standby that lagged or to a backup: nodes read anew, and no gap comes into being."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete

from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.server.bus.hints import Written
from guildtable.server.node import Node
from guildtable.server.protocol import Refused
from guildtable.server.store.journal import Checkpoint, Lost
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import checkpoints, entries
from guildtable.shelf import game
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down


@pytest.fixture(params=["postgres", "file"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where two nodes may meet."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    asyncio.run(migrate(f"sqlite:///{tmp_path}/table.db"))
    return f"sqlite:///{tmp_path}/table.db"


async def goes_back(node: Node, table: str, last: int) -> None:
    """As a standby has it that did not hear of what came after this entry."""
    await asyncio.gather(*node.matches._behind)  # noqa: SLF001
    async with node.database.engine.begin() as transaction:
        for kept in (entries, checkpoints):
            await transaction.execute(delete(kept).where(kept.c.match == table, kept.c.seq > last))


async def numbers(node: Node, table: str) -> list[int]:
    """The numbers of the entries that are there."""
    return [row.seq for row in await node.database.journal.since(table, 0)]


async def test_a_node_that_holds_what_is_gone_writes_no_gap_and_the_match_goes_on(store: str) -> None:
    async with a_node(store) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 20)
        ear = await Ear(node, table, 0).enter()
        held = await node.matches.held(table)
        seat = held.live.asked[0]
        await goes_back(node, table, last=9)
        with pytest.raises(Refused, match="question has changed"):
            await node.matches.reply(table, seat, any_reply(held.live, seat, Random(2)))
        assert await numbers(node, table) == list(range(1, 10))
        assert ear.told[-1] == {"type": "welcome", "seq": 0}, "whoever was told what is gone is told so"
        await node.rooms._look()  # noqa: SLF001
        assert ear.anew == list(range(1, 10))
        again = await Ear(node, table, 0).enter(seen=held.live.seq)
        assert again.numbers == list(range(1, 10))
        await play_on(node, table, Random(3))
        record = Record.read(await node.records.text(table))
        assert verify(game("capital-lux"), record) == []


async def test_a_node_that_only_watches_finds_out_when_it_looks(store: str) -> None:
    async with a_node(store) as one, a_node(store) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await play_on(one, table, Random(1), 20)
        ear = await Ear(two, table, 0).enter()
        await goes_back(one, table, last=9)
        await two.rooms._look()  # noqa: SLF001
        assert ear.anew == list(range(1, 10))
        await one.matches.fresh(table)
        await play_on(one, table, Random(2), 3)
        await two.rooms._look()  # noqa: SLF001
        assert ear.anew == await numbers(one, table)


async def test_a_node_that_knows_another_past_of_the_same_length_finds_out(store: str) -> None:
    """Others have played on from where the journal went back to, and further than we had known it."""
    async with a_node(store) as one, a_node(store) as two:
        table, _ = await sit_down(one, "bruges", "person", "person")
        await play_on(one, table, Random(1), 20)
        ear = await Ear(two, table, 0).enter()
        known = (await two.matches.held(table)).live
        await goes_back(one, table, last=known.seq - 6)
        one.matches.release(table)
        rng = Random(5)
        while (await one.matches.held(table)).live.seq < known.seq:
            await play_on(one, table, rng, 1)
        seat = known.asked[0]
        with contextlib.suppress(Refused):  # perhaps the same is asked again; then it is an answer to that
            await two.matches.reply(table, seat, any_reply(known, seat, rng))
        await two.rooms._look()  # noqa: SLF001
        assert ear.anew == await numbers(one, table)
        here, there = (await two.matches.fresh(table)).live, (await one.matches.fresh(table)).live
        assert here.match.position == there.match.position
        assert here.head == there.head


async def test_a_node_does_not_read_on_behind_an_entry_that_only_has_the_number_of_ours(store: str) -> None:
    async with a_node(store) as one, a_node(store) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await play_on(one, table, Random(1), 20)
        ear = await Ear(two, table, 0).enter()
        known = (await two.matches.held(table)).live.seq
        await goes_back(one, table, last=known - 4)
        await one.matches.fresh(table)
        rng = Random(9)
        while (await one.matches.held(table)).live.seq < known + 2:
            await play_on(one, table, rng, 1)
        await two.rooms.heard(table, Written(known + 2))
        await two.rooms._look()  # noqa: SLF001
        assert ear.anew == await numbers(one, table)
        here, there = (await two.matches.fresh(table)).live, (await one.matches.fresh(table)).live
        assert here.match.position == there.match.position


async def test_an_entry_with_our_number_and_another_stamp_is_not_ours(store: str) -> None:
    """Whether what comes behind it would fit or not."""
    async with a_node(store) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 6)
        live = (await node.matches.held(table)).live
        last = (await node.database.journal.since(table, live.seq - 1))[0]
        assert live.after([last]) == []
        with pytest.raises(Lost):
            live.after([replace(last, stamp=last.stamp + 1)])


async def test_who_was_away_while_others_played_past_what_they_saw_is_told_that_it_is_gone(store: str) -> None:
    async with a_node(store) as one, a_node(store) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await play_on(one, table, Random(1), 20)
        away = (await Ear(one, table, 0).enter()).updates[-1]
        await goes_back(one, table, last=away["seq"] - 6)
        one.matches.release(table)
        rng = Random(5)
        while (await two.matches.held(table)).live.seq < away["seq"] + 3:
            await play_on(two, table, rng, 1)
        back = await Ear(two, table, 0).enter(seen=away["seq"], stamp=away["stamp"])
        assert back.told[0] == {"type": "welcome", "seq": 0}
        assert back.numbers == await numbers(two, table), "and all is told anew"
        last = back.updates[-1]
        again = await Ear(two, table, 0).enter(seen=last["seq"], stamp=last["stamp"])
        assert again.told[0] == {"type": "welcome", "seq": last["seq"]}, "what stands is not told again"
        assert again.numbers == []
        before = away["seq"] - 6
        stamp = await two.database.journal.stamp_of(table, before)
        assert stamp
        far = await Ear(two, table, 0).enter(seen=before, stamp=stamp)
        assert far.numbers == list(range(before + 1, last["seq"] + 1)), "nor what all have in common"
        old = await Ear(two, table, 0).enter(seen=before)
        assert old.numbers == far.numbers, "a client of before has no stamp"


async def test_every_update_of_a_long_way_has_the_stamp_of_its_last_step(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildtable.server.watching.sending.CHUNK", 10)
    for place in ("journal", "sqlite", "postgres"):
        monkeypatch.setattr(f"guildtable.server.store.{place}.PAGE", 15)
    async with a_node(store) as one, a_node(store) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        live = await Ear(one, table, 0).enter()
        await play_on(one, table, Random(1), 35)
        late = await Ear(two, table, 1).enter()
        stamps = {row.seq: row.stamp for row in await one.database.journal.since(table, 0)}
        assert len(late.updates) > 2
        for update in (*live.updates, *late.updates):
            assert update["stamp"] == stamps[update["seq"]]


async def test_who_comes_back_to_a_match_that_is_packed_away_keeps_what_they_saw(store: str) -> None:
    async with a_node(store) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        last = (await Ear(node, table, 0).enter()).updates[-1]
        async with node.database.engine.begin() as transaction:
            for kept in (entries, checkpoints):
                await transaction.execute(delete(kept).where(kept.c.match == table))
    async with a_node(store) as node:
        again = await Ear(node, table, 0).enter(seen=last["seq"], stamp=last["stamp"])
        assert again.told[0] == {"type": "welcome", "seq": last["seq"]}
        assert again.updates == []


async def test_a_checkpoint_of_what_is_gone_is_neither_kept_nor_believed(store: str) -> None:
    async with a_node(store) as one:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await play_on(one, table, Random(1), 20)
        held = await one.matches.held(table)
        last = held.live.seq - 6
        await goes_back(one, table, last)
        held.kept = 0
        await one.matches.keep(held)
        assert all(kept.seq <= last for kept in await one.database.journal.checkpoints(table))
        made: Checkpoint = held.live.checkpoint()
        one.matches.release(table)
        rng = Random(7)
        while (await one.matches.held(table)).live.seq < held.live.seq + 30:
            await play_on(one, table, rng, 1)
        now = (await one.matches.held(table)).live
        here = (checkpoints.c.match == table, checkpoints.c.seq == made.seq)
        row = {"match": table, "seq": made.seq, "rules": made.rules, "live": made.live}
        async with one.database.engine.begin() as transaction:  # as a node of before would have written it, over ours
            await transaction.execute(delete(checkpoints).where(*here))
            await transaction.execute(checkpoints.insert().values(row))
        async with a_node(store) as two:
            found = (await two.matches.held(table)).live
            assert found.match.position == now.match.position


async def test_a_match_that_was_over_and_is_not_any_more_leaves_no_record(store: str) -> None:
    async with a_node(store) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        finish = node.matches._finished  # noqa: SLF001
        node.matches._finished = None  # noqa: SLF001
        await play_on(node, table, Random(1))
        await goes_back(node, table, last=len(await numbers(node, table)) - 6)
        assert finish
        await finish(table)
        assert (await node.tables.state(table)).state == "playing"
        with pytest.raises(Refused):
            await node.records.text(table)
