"""A player's finished games: filtered, page by page, and none of it read whole."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Select, insert, select
from sqlalchemy.dialects import postgresql

from guildtable.server.archive.history import PAGE, Wanted, games_of, totals_of
from guildtable.server.archive.profiles import OFTEN, company_of, form_of, tallies_of
from guildtable.server.codec import decode
from guildtable.server.node import Node
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import records, results
from guildtable.server.tables.players import Player
from tests.server.archive.test_results import a_finished_match
from tests.server.sitting import a_node, play_on, sit_down

MANY = 50_000
SOON = 0.3
"""Seconds in which a page of games comes, or a player's page."""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """Where games are kept."""
    return "sqlite://" if request.param == "sqlite" else str(request.getfixturevalue("own_postgres"))


def a_game(player: str, number: int, **other: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A finished game of four: its result, and its record. Every third was won, every fifth was against bots alone."""
    place = 1 if number % 3 == 0 else 2
    points = "50 40 30 20" if place == 1 else "40 50 30 20"
    result = {
        "match": f"match-{number:06}",
        "seat": 0,
        "player": player,
        "game": "bruges" if number % 2 else "flandern",
        "players": 4,
        "bots": 3 if number % 5 == 0 else 0,
        "place": place,
        "points": 50 if place == 1 else 40,
        "ending": "played",
        "ended": float(number),
        "company": '["mayor"]' if number % 2 else "[]",
    } | other
    record = {
        "match": result["match"],
        "game": result["game"],
        "players": f'["Anna","Rival {number % 7}","Tom","Mia"]',
        "result": f"{points} won by {place - 1}",
        "ended": result["ended"],
        "text": b"",
        "events": b"",
        "has_results": True,
    }
    return result, record


async def fill(node: Node, games: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Write these games down."""
    async with node.database.engine.begin() as transaction:
        for at in range(0, len(games), 1000):
            some = games[at : at + 1000]
            await transaction.execute(insert(results), [result for result, _ in some])
            await transaction.execute(insert(records), [record for _, record in some])


async def all_pages(node: Node, player: Player, wanted: Wanted) -> list[str]:
    """The matches of all pages, one after another."""
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        page = await node.history.page(player, wanted, after)
        found += [game.match for game in page.games]
        after = page.next
    return found


async def test_a_game_tells_everybodys_points_and_places(place: str) -> None:
    async with a_node(place) as node:
        table, people = await a_finished_match(node)
        page = await node.history.page(people[1], Wanted())
        (game,) = page.games
        assert game.match == (await node.tables.state(table)).match
        assert (game.seat, game.bots, game.ending) == (2, 1, "played")
        assert min(seat.place for seat in game.seats) == 1
        assert [seat.name for seat in game.seats] == ["Person 0", "bot:greedy", "Person 2"]
        assert page.next is None
        assert page.totals
        assert page.totals.games == 1
        others = await node.players.guest("Somebody else")
        assert (await node.history.page(others[0], Wanted())).games == ()


async def test_every_page_follows_the_last_without_a_gap(place: str) -> None:
    async with a_node(place) as node:
        player, _ = await node.players.guest("Anna")
        same_moment = [a_game(player.id, number, ended=float(number // 4)) for number in range(3 * PAGE + 7)]
        await fill(node, same_moment)
        names = await all_pages(node, player, Wanted())
        assert names == [f"match-{number:06}" for number in reversed(range(3 * PAGE + 7))]
        first = await node.history.page(player, Wanted())
        later = await node.history.page(player, Wanted(), first.next or "")
        assert len(first.games) == PAGE
        assert first.totals
        assert later.totals is None, "they are counted once"


@pytest.mark.parametrize(
    ("wanted", "is_meant"),
    [
        (Wanted(game="bruges"), lambda n: n % 2 == 1),
        (Wanted(result="won"), lambda n: n % 3 == 0 and n != 12),
        (Wanted(result="lost"), lambda n: n % 3 != 0 or n == 12),
        (Wanted(against="bots"), lambda n: n % 5 == 0),
        (Wanted(against="people"), lambda n: n % 5 != 0),
        (Wanted(players=4), lambda n: n >= 0),
        (Wanted(players=3), lambda n: n < 0),
        (Wanted(name="rival 3"), lambda n: n % 7 == 3),
        (Wanted(name="%"), lambda n: n < 0),
        (Wanted(game="flandern", result="won", name="RIVAL 0"), lambda n: n % 42 == 0),
    ],
)
async def test_what_is_not_wanted_is_left_out(place: str, wanted: Wanted, is_meant: Any) -> None:
    async with a_node(place) as node:
        player, _ = await node.players.guest("Anna")
        games = [a_game(player.id, number) for number in range(84)]
        games[12] = a_game(player.id, 12, ending="left")  # a bot won it in their place
        await fill(node, games)
        names = await all_pages(node, player, wanted)
        assert names == [f"match-{number:06}" for number in reversed(range(84)) if is_meant(number)]
        totals = (await node.history.page(player, wanted)).totals
        assert totals
        assert totals.games == len(names)


async def test_a_branch_is_listed_and_not_counted() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, 1, ending="branch"), a_game(player.id, 3)])
        page = await node.history.page(player, Wanted())
        assert [game.ending for game in page.games] == ["played", "branch"]
        assert page.totals
        assert (page.totals.games, page.totals.won) == (1, 1)
        assert (await node.history.page(player, Wanted(result="lost"))).games == ()


@pytest.mark.parametrize("after", ["yesterday", "1.0", "one~match-1"])
async def test_a_place_that_no_page_has_named_is_refused(after: str) -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        with pytest.raises(Refused, match="next"):
            await node.history.page(player, Wanted(), after)


async def test_a_page_of_fifty_thousand_games_comes_soon(place: str) -> None:
    """Each page of the list, however filtered, and the player's page: the best of ten, for a machine may be busy."""
    async with a_node(place) as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, number) for number in range(MANY)])
        async with node.database.engine.begin() as transaction:
            await transaction.exec_driver_sql("ANALYZE")
        deep = f"{float(MANY // 2)!r}~match-{MANY // 2:06}"
        asked: list[Callable[[], Awaitable[object]]] = [
            lambda: node.history.page(player, Wanted()),
            lambda: node.history.page(player, Wanted(), deep),
            lambda: node.history.page(player, Wanted(game="bruges", result="won")),
            lambda: node.history.page(player, Wanted(against="bots")),
            lambda: node.history.page(player, Wanted(name="nobody")),
            lambda: node.profiles.own(player),
        ]
        for number, ask in enumerate(asked):
            taken = list[float]()
            while not taken or (min(taken) >= SOON and len(taken) < 10):
                began = time.perf_counter()
                await ask()
                taken.append(time.perf_counter() - began)
            print(f"{place.split(':', maxsplit=1)[0]} {number}: {min(taken) * 1000:.0f} ms")  # noqa: T201
            assert min(taken) < SOON, (number, taken)


STATEMENTS = [
    games_of("player-3", Wanted()),
    games_of("player-3", Wanted(), "25000.0~match-25000"),
    games_of("player-3", Wanted(game="bruges", result="won")),
    games_of("player-3", Wanted(against="people", players=4), "25000.0~match-25000"),
    form_of("player-3"),
    company_of("player-3", "bruges"),
]
COUNTING = [totals_of("player-3", Wanted()), tallies_of("player-3")]


def written(statement: Select[Any], dialect: Any) -> str:
    """A statement as the database is asked it."""
    return str(statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))


async def test_no_page_reads_or_sorts_all_games_of_a_site(own_postgres: str) -> None:
    async with a_node(own_postgres) as node:
        games = [a_game(f"player-{number % 10}", number) for number in range(MANY)]
        await fill(node, games)
    connection = await asyncpg.connect(own_postgres)
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    try:
        await connection.execute("ANALYZE")
        for statement in STATEMENTS + COUNTING:
            asked = written(statement, dialect)
            plan = "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN {asked}"))
            assert "Seq Scan" not in plan, plan
            if statement in STATEMENTS:
                assert "Sort" not in plan, plan
    finally:
        await connection.close()


async def test_no_page_reads_or_sorts_all_games_at_home() -> None:
    async with a_node() as node, node.database.engine.connect() as connection:
        for statement in STATEMENTS + COUNTING:
            asked = written(statement, node.database.engine.dialect)
            plan = "\n".join(map(str, await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}")))
            assert "SCAN" not in plan, plan
            if statement in STATEMENTS:
                assert "TEMP B-TREE" not in plan, plan


async def test_whom_one_won_over_is_kept_with_the_result_and_who_comes_often_is_a_favourite() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy")
        await play_on(node, table, Random(5))
        houses = set((await node.matches.fresh(table)).live.match.position.now.towns[0].persons)
        async with node.database.engine.connect() as connection:
            kept = (await connection.execute(select(results.c.company).where(results.c.seat == 0))).scalar_one()
        assert set(decode(kept)) == houses
        assert houses
        for number in range(1, OFTEN):
            assert (await node.profiles.own(people[0])).favourites == ()
            await fill(node, [a_game(people[0].id, number, game="bruges", company=kept)])
        favourites = (await node.profiles.own(people[0])).favourites
        assert {(one.name, one.games) for one in favourites} <= {(name, OFTEN) for name in houses}
        assert len(favourites) == min(5, len(houses))
