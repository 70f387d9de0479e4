"""The example bots play whole games against a real node, also when their connection is cut."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from guildtable.shelf import GAMES
from tests.server.client import Player, Seat

EXAMPLES = Path(__file__).parents[3] / "examples"
BOTS = {"python": [sys.executable, str(EXAMPLES / "wire_bot.py")], "node": ["node", str(EXAMPLES / "wire_bot.mjs")]}


def node_has_sockets() -> bool:
    """Node has a WebSocket of its own since version 22."""
    node = shutil.which("node")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout if node else "v0"
    return int(version[1:].partition(".")[0]) >= 22


LANGUAGES = [
    "python",
    pytest.param("node", marks=pytest.mark.skipif(not node_has_sockets(), reason="needs Node 22 or later")),
]


async def run(language: str, *arguments: str) -> tuple[str, list[dict[str, dict[str, int]]]]:
    """A bot, until its game is over: the table it played at, and the standing it ended with."""
    bot = await asyncio.create_subprocess_exec(*BOTS[language], *arguments, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(120):
            said, _ = await bot.communicate()
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
    assert bot.returncode == 0
    table, _, standing = said.decode().partition(" ")
    return table, json.loads(standing)


async def result_of(site: str, table: str) -> str:
    """How the match ended, as its record has it."""
    async with httpx.AsyncClient(base_url=site) as http:
        for _ in range(100):
            answer = await http.get(f"/api/records/{table}")
            if answer.status_code == 200:
                return answer.text.rstrip().rpartition("result: ")[2]
            await asyncio.sleep(0.1)
    raise AssertionError(f"no record of {table}")


def totals(standing: list[dict[str, dict[str, int]]]) -> str:
    """Everybody's points."""
    return " ".join(str(sum(score["items"].values())) for score in standing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_example_bot_plays_a_whole_game(site: tuple[str, str], game: str, language: str) -> None:
    table, standing = await run(language, site[0], game)
    assert (await result_of(site[0], table)).startswith(f"{totals(standing)} won by")


@asynccontextmanager
async def shaky(site: str, every: int) -> AsyncIterator[tuple[str, list[int]]]:
    """A way to the site on which each connection is cut after so many bytes; and how many were cut."""
    cuts: list[int] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int) -> None:
        while part := await reader.read(1024):
            writer.write(part)
            most -= len(part)
            if most < 0:
                cuts.append(most)
                break
        writer.close()

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_there, to_there = await asyncio.open_connection("127.0.0.1", int(site.rpartition(":")[2]))
        out, back = carry(reader, to_there, 10**9), carry(from_there, writer, every)
        both = {asyncio.create_task(out), asyncio.create_task(back)}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        for end in (writer, to_there):
            end.close()

    async with await asyncio.start_server(come, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", cuts


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_example_bot_plays_on_after_its_connection_is_cut(site: tuple[str, str], language: str) -> None:
    anna = await Player.come(site[0])
    table = await anna.open("capital-lux", "me", "open")
    async with shaky(site[1], 30_000) as (way, cuts), Seat(site[0], table, anna.token) as host:
        bot = asyncio.create_task(run(language, way, table))
        while not host.table or host.table["seats"][1]["kind"] == "empty":
            await host.next()
        await anna.post(f"/api/tables/{table}/start")
        await host.play(Random(1))
        _, standing = await bot
    assert len(cuts) >= 3
    assert (await result_of(site[0], table)).startswith(f"{totals(standing)} won by")
