"""Quotas: two nodes together allow as much of what makes a row as one does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.client import TLS, Player
from tests.server.places import RunningNode, database

STRICT = {
    "GUILDTABLE_GUESTS_PER_MINUTE": "6",
    "GUILDTABLE_TABLES_PER_MINUTE": "4",
    "GUILDTABLE_SAYINGS_PER_MINUTE": "4",
    "GUILDTABLE_REPORTS_PER_MINUTE": "4",
}
NEW = {"game": "capital-lux", "seats": ["me", "open"]}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """Two nodes on one PostgreSQL, with the quotas of a small site: their addresses, and the database's."""
    logs: Path = tmp_path_factory.mktemp("logs")
    with database() as url:
        environment = STRICT | {"GUILDTABLE_DATABASE": url}
        with RunningNode(environment, logs / "one") as one, RunningNode(environment, logs / "two") as two:
            yield one.url, two.url, url


async def allowed(ask: Callable[[int], Awaitable[httpx.Response]]) -> int:
    """How many of a dozen calls are allowed, asked of one node and the other in turn."""
    answers = [await ask(number) for number in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert all(answer.status_code < 300 for answer in answers if answer not in refused), answers
    assert all(1 <= int(answer.headers["retry-after"]) == answer.json()["wait"] for answer in refused)
    return len(answers) - len(refused)


async def come(url: str, place: str) -> httpx.Response:
    """Ask to become a guest, from this address."""
    async with httpx.AsyncClient(base_url=url, headers={"x-forwarded-for": place}, verify=TLS) as http:
        return await http.post("/api/guests", json={"name": "Eve"})


async def player_from(url: str, place: str) -> Player:
    """A guest, from this address."""
    return Player(url, **(await come(url, place)).json())


async def refusals(url: str) -> float:
    """How often a node says that it refused too much."""
    async with httpx.AsyncClient(base_url=url, verify=TLS) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    wanted = 'guildtable_refused_total{code="too-many",door="http"} '
    return next((float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted)), 0.0)


async def test_guests_of_an_address(site: tuple[str, str, str]) -> None:
    before = [await refusals(url) for url in site[:2]]
    assert await allowed(lambda number: come(site[number % 2], "203.0.113.1")) == 6
    assert [await refusals(url) for url in site[:2]] == [3 + count for count in before]
    assert (await come(site[0], "203.0.113.2")).status_code == 201
    server = await asyncpg.connect(site[2])
    kept = {row["who"] for row in await server.fetch("SELECT who FROM counters WHERE what = 'guests'")}
    await server.close()
    assert len(kept) >= 2
    assert not any("203" in who and "113" in who for who in kept), "no address is kept, only its mark"


async def test_guests_of_a_customer_with_many_networks(site: tuple[str, str, str]) -> None:
    statuses = [(await come(site[n % 2], f"2001:db8:0:{n // 3:x}::1")).status_code for n in range(30)]
    assert statuses.count(201) == 4 * 6, "three of each of ten networks, as far as four households' share goes"


async def test_tables_of_a_player_lessons_and_rematches_included(site: tuple[str, str, str]) -> None:
    anna = await player_from(site[0], "203.0.113.3")
    assert await allowed(lambda number: anna.call("POST", "/api/tables", NEW, site[number % 2])) == 4
    assert (await anna.call("POST", "/api/lessons", {"game": "capital-lux"}, site[1])).status_code == 429

    bert = await player_from(site[0], "203.0.113.4")
    table = await bert.open("capital-lux", "me", "greedy")
    again = []
    for number in range(6):  # to end a game and play it again is to open a table
        await bert.call("POST", f"/api/tables/{table}/start", {}, site[number % 2])
        await bert.call("POST", f"/api/tables/{table}/end", {}, site[number % 2])
        answer = await bert.call("POST", f"/api/tables/{table}/rematch", {}, site[number % 2])
        again.append(answer.status_code)
        table = answer.json().get("table", table)
    assert again == [200] * 3 + [429] * 3


async def test_who_is_led_to_a_rematch_opens_no_table(site: tuple[str, str, str]) -> None:
    anna = await player_from(site[0], "203.0.113.5")
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    await anna.call("POST", f"/api/tables/{table}/end", {})
    led = {(await anna.post(f"/api/tables/{table}/rematch", {}, site[number % 2]))["table"] for number in range(8)}
    assert len(led) == 1


async def test_lines_of_chat(site: tuple[str, str, str]) -> None:
    anna = await player_from(site[0], "203.0.113.6")
    table = await anna.open("capital-lux", "me", "open")

    async def say(number: int) -> httpx.Response:
        line = {"type": "say", "key": f"line-{number}-of-mine", "text": "hello"}
        return await anna.call("POST", f"/api/tables/{table}/messages", line, site[number % 2])

    assert await allowed(say) == 4


async def test_reports(site: tuple[str, str, str]) -> None:
    anna = await player_from(site[0], "203.0.113.7")
    table = await anna.open("capital-lux", "me", "open")

    async def report(number: int) -> httpx.Response:
        return await anna.call("POST", f"/api/tables/{table}/reports", {"note": "it is dark"}, site[number % 2])

    assert await allowed(report) == 4
