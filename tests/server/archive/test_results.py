"""Results: who played what, written with the record, and caught up for matches of before."""

from __future__ import annotations

import asyncio
import zlib
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql

from guildtable.kernel.record import Record, Seated
from guildtable.server.archive.results import ending, places, without_results
from guildtable.server.node import Node
from guildtable.server.store.database import Database
from guildtable.server.store.schema import records, results
from guildtable.server.tables.players import Player
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down

MANY = 50_000
FILL = """
    INSERT INTO results (match, seat, player, game, players, bots, place, points, ending, ended)
    SELECT 'match-' || n, 0, 'player-' || n % 10, 'bruges', 3, 0, 1, 50, 'played', n FROM generate_series(1, $1::int) n
"""
RECORDS = """
    INSERT INTO records (match, listed, game, players, result, ended, text, events, has_results)
    SELECT 'match-' || n, false, 'bruges', '[]', '1 won by 0', n, '', '', n % 5000 > 0
    FROM generate_series(1, $1::int) n
"""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """Where results are kept."""
    return "sqlite://" if request.param == "sqlite" else str(request.getfixturevalue("own_postgres"))


async def kept(node: Node) -> list[dict[str, Any]]:
    """All results, by match and seat."""
    async with node.database.engine.connect() as connection:
        rows = await connection.execute(select(results).order_by(results.c.match, results.c.seat))
        return [dict(row) for row in rows.mappings()]


async def as_before(node: Node) -> list[dict[str, Any]]:
    """Make the site one whose nodes kept no results; what they were."""
    were = await kept(node)
    async with node.database.engine.begin() as transaction:
        await transaction.execute(delete(results))
        await transaction.execute(update(records).values(has_results=False))
    return were


async def a_finished_match(node: Node, seed: int = 1) -> tuple[str, list[Player]]:
    table, people = await sit_down(node, "capital-lux", "person", "greedy", "person")
    await play_on(node, table, Random(seed))
    return table, people


async def test_a_finished_match_has_a_result_for_each_person_and_none_for_a_bot(place: str) -> None:
    async with a_node(place) as node:
        table, people = await a_finished_match(node)
        rows = await kept(node)
        record = Record.read(await node.records.text(table))
        points = [int(total) for total in record.result.split(" won by ")[0].split()]
        assert [(row["match"], row["seat"], row["player"]) for row in rows] == [
            (table, 0, people[0].id),
            (table, 2, people[1].id),
        ]
        assert [row["points"] for row in rows] == [points[0], points[2]]
        winners = set(record.result.split(" won by ")[1].split())
        assert [row["place"] == 1 for row in rows] == [str(row["seat"]) in winners for row in rows]
        assert {(row["game"], row["players"], row["bots"], row["ending"]) for row in rows} == {
            ("capital-lux", 3, 1, "played")
        }


async def test_a_running_match_has_no_results() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 30)
        await node.records.finish(table)
        assert await kept(node) == []


async def test_record_and_results_are_written_together_or_not_at_all(own_postgres: str) -> None:
    async with a_node(own_postgres) as node:
        refusing = "CREATE FUNCTION no() RETURNS trigger AS $$ BEGIN RAISE 'no'; END $$ LANGUAGE plpgsql"
        async with node.database.engine.begin() as transaction:
            await transaction.exec_driver_sql(refusing)
            await transaction.exec_driver_sql(
                "CREATE TRIGGER no BEFORE INSERT ON results FOR EACH ROW EXECUTE FUNCTION no()"
            )
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        with pytest.raises(Exception, match="no"):
            await play_on(node, table, Random(1))
        async with node.database.engine.begin() as transaction:
            assert (await transaction.execute(select(records.c.match))).all() == []
            await transaction.exec_driver_sql("DROP TRIGGER no ON results")
        await node.records.finish(table)
        await node.records.finish(table)  # done again, it changes nothing
        assert len(await kept(node)) == 2


async def test_who_leaves_is_told_from_who_comes_back() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        await play_on(node, table, Random(1), 30)
        await node.substitutes.leave(table, people[1])
        await node.substitutes.leave(table, people[2])
        await node.substitutes.come_back(table, people[2])
        await play_on(node, table, Random(1))
        assert [row["ending"] for row in await kept(node)] == ["played", "left", "played"]


async def test_a_branch_and_a_lesson_do_not_count() -> None:
    async with a_node() as node:
        table, people = await a_finished_match(node)
        branch = await node.branches.open(ANYBODY, people[0], table, 20, 0, "greedy")
        lesson = await node.branches.lesson(people[0], "capital-lux")
        for other in (branch, lesson):
            await play_on(node, other, Random(2))
        assert {row["match"]: row["ending"] for row in await kept(node)} == {
            table: "played",
            branch: "branch",
            lesson: "branch",
        }


async def test_matches_of_before_are_caught_up_with_what_they_would_have_had(place: str) -> None:
    async with a_node(place) as node:
        table, people = await a_finished_match(node)
        await node.branches.lesson(people[0], "capital-lux")
        left, others = await sit_down(node, "capital-lux", "person", "person")
        await node.substitutes.leave(left, others[1])
        await play_on(node, left, Random(3))
        branch = await node.branches.open(ANYBODY, people[0], table, 20, 0, "greedy")
        await play_on(node, branch, Random(2))
        were = await as_before(node)
        assert len(were) == 5
        await node.results.catch_up()
        assert await kept(node) == were
        await node.results.catch_up()
        assert await kept(node) == were


async def test_what_one_node_is_working_on_another_leaves_alone(own_postgres: str) -> None:
    async with a_node(own_postgres) as one, a_node(own_postgres) as two:
        for seed in range(3):
            await a_finished_match(one, seed)
        were = await as_before(one)
        async with one.database.engine.begin() as transaction:
            assert len((await transaction.execute(without_results())).all()) == 3
            await two.results.catch_up()
            assert await kept(two) == []
        await asyncio.gather(one.results.catch_up(), two.results.catch_up())
        assert await kept(one) == were


async def test_a_match_whose_table_is_gone_has_no_results_and_is_not_looked_at_again() -> None:
    async with a_node() as node:
        gone = {"match": "gone", "game": "bruges", "players": "[]", "result": "9 4 won by 0", "ended": 1.0}
        async with node.database.engine.begin() as transaction:
            await transaction.execute(insert(records).values(gone | {"text": zlib.compress(b""), "events": b""}))
        await node.results.catch_up()
        assert await kept(node) == []
        async with node.database.engine.connect() as connection:
            assert (await connection.execute(without_results())).all() == []


async def test_my_games_are_mine_newest_first_and_page_on(place: str) -> None:
    async with a_node(place) as node:
        table, people = await a_finished_match(node, 1)
        again = await node.tables.rematch(table, people[0])
        await node.tables.sit(again, people[1], None, "")
        await node.tables.begin(again, people[0])
        await play_on(node, again, Random(2))
        await a_finished_match(node, 3)  # others'
        names = {kept.match for kept in await node.records.listed(None, None, player=people[0])}
        newest, oldest = await node.records.listed("capital-lux", None, player=people[0])
        assert len(names) == 2
        assert newest.ended > oldest.ended
        assert await node.records.listed(None, newest.ended, player=people[0]) == [oldest]
        assert await node.records.listed("bruges", None, player=people[0]) == []


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ([40, 52, 52, 30], [1, 2], [3, 1, 1, 4]),
        ([40, 52, 52, 30], [2], [3, 2, 1, 4]),
        ([7, 7, 9], [2], [2, 2, 1]),
        ([-3, 5], [1], [2, 1]),
    ],
)
def test_winners_are_first_and_the_others_by_points(points: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(points, winners) == expected


def test_a_seat_is_left_if_a_bot_has_it_in_the_end() -> None:
    person = f"person:{'0' * 32}"
    away, back = Seated(0, "bot:greedy"), Seated(0, person)
    assert ending([away], 0) == "left"
    assert ending([away], 1) == "played"
    assert ending([away, back], 0) == "played"
    assert ending([away, back, away], 0) == "left"
    assert ending([back], 0) == "branch"
    assert ending([back, away], 0) == "branch"


async def plans_of(database: Database, statements: list[str]) -> list[str]:
    async with database.engine.connect() as connection:
        return ["\n".join(map(str, await connection.exec_driver_sql(statement))) for statement in statements]


MINE = "SELECT * FROM results JOIN records ON results.match = records.match WHERE results.player = 'player-3'"
PAGES = [
    f"{MINE} ORDER BY results.ended DESC, results.match DESC LIMIT 50",
    f"{MINE} AND results.ended < 25000 ORDER BY results.ended DESC, results.match DESC LIMIT 50",
    f"{MINE} AND results.game = 'bruges' ORDER BY results.ended DESC, results.match DESC LIMIT 50",
]


async def test_no_list_of_games_reads_or_sorts_them_all_on_a_site(own_postgres: str) -> None:
    connection = await asyncpg.connect(own_postgres)
    try:
        await connection.execute(FILL, MANY)
        await connection.execute(RECORDS, MANY)
        await connection.execute("ANALYZE")
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        missing = str(without_results().compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
        for statement in (*PAGES, missing):
            plan = "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN {statement}"))
            assert "Seq Scan" not in plan, plan
            assert "Sort" not in plan, plan
    finally:
        await connection.close()


async def test_no_list_of_games_reads_or_sorts_them_all_at_home() -> None:
    async with a_node() as node:
        missing = str(
            without_results().compile(node.database.engine.sync_engine, compile_kwargs={"literal_binds": True})
        )
        for plan in await plans_of(node.database, [f"EXPLAIN QUERY PLAN {page}" for page in (*PAGES, missing)]):
            assert "SCAN results" not in plan, plan
            assert "USE TEMP B-TREE" not in plan, plan
        (plan,) = await plans_of(node.database, [f"EXPLAIN QUERY PLAN {missing}"])
        assert "records_without_results" in plan, plan
