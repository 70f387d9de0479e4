"""A backup, destruction, and everything back: matches in the middle of a game are played to their end."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import func, insert, select
from websockets.exceptions import ConnectionClosed

from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.server.store.backup import Unfit, back_up, restore
from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import players, pulse
from guildtable.shelf import GAMES, game
from tests.server.client import Player, Seat
from tests.server.places import GUILDTABLE, NATS, RunningNode, RunningWorker
from tests.server.sitting import Ear, a_node, play_on, sit_down


class Witness(Seat):
    """Plays, and remembers which of its replies were acknowledged. It comes back when it is cut off."""

    def __init__(self, url: str, table: str, token: str) -> None:
        super().__init__(url, table, token)
        self.acknowledged: list[str] = []
        self.pause = 0.3

    async def next(self, within: float = 60.0) -> dict[str, Any]:
        return await super().next(within)

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        done = await super().ask(kind, **more)
        if done["type"] == "ack":
            self.acknowledged.append(done["key"])
        await asyncio.sleep(self.pause)
        return done

    async def play_until_cut(self, rng: Random) -> None:
        """Until the node is gone."""
        with contextlib.suppress(ConnectionClosed):
            await self.play(rng)
            while True:
                await self.next()


async def test_a_destroyed_site_is_restored_and_every_match_is_played_to_its_end(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    environment = {"GUILDTABLE_DATABASE": own_postgres, "GUILDTABLE_NATS": NATS}
    node = running.enter_context(RunningNode(environment, tmp_path / "node"))
    worker = running.enter_context(RunningWorker(environment, tmp_path / "worker"))
    anna, bert = await Player.come(node.url, "Anna"), await Player.come(node.url, "Bert")
    tables = [await _table(anna, bert, name) for name in GAMES]
    seats = [Witness(node.url, table, player.token) for table in tables for player in (anna, bert)]
    for seat in seats:
        await seat.connect()
    await seats[0].ask("say", text="Do you remember?")
    playing = [asyncio.create_task(seat.play_until_cut(Random(number))) for number, seat in enumerate(seats)]
    await _until(lambda: min(len(seat.acknowledged) for seat in seats) >= 3)
    before = {key for seat in seats for key in seat.acknowledged}
    kept = tmp_path / "site.backup"
    await _command(environment, "backup", str(kept))
    at_least = sum(len(seat.acknowledged) for seat in seats) + 3
    await _until(lambda: sum(len(seat.acknowledged) for seat in seats) >= at_least)  # they play on, to be lost
    node.kill()
    worker.kill()
    await asyncio.gather(*playing)
    await _destroy(own_postgres)

    await _command(environment, "restore", str(kept))
    assert before <= await _keys(own_postgres)
    running.enter_context(RunningNode(environment, tmp_path / "node", port=node.port))
    running.enter_context(RunningWorker(environment, tmp_path / "worker"))
    for seat in seats:
        await seat.connect()
        seat.pause = 0
    assert [line["text"] for line in seats[0].chat[-1:]] or (await seats[0].until("chat"))
    said = await seats[0].ask("say", text="Every word.")
    assert said["type"] == "ack", said
    await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
    for name, table in zip(GAMES, tables, strict=True):
        assert verify(game(name), await _record(node.url, table)) == []
    for seat in seats:
        assert [step["seq"] for step in seat.steps] == list(range(1, seat.seen + 1))
        await seat.socket.close()


async def test_a_household_grows_into_a_site(own_postgres: str, tmp_path: Path, running: ExitStack) -> None:
    """The same file goes from SQLite to PostgreSQL; numbers that the database gives go on."""
    home = {"GUILDTABLE_DATABASE": f"sqlite:///{tmp_path}/home.db"}
    await migrate(home["GUILDTABLE_DATABASE"])
    node = running.enter_context(RunningNode(home | {"GUILDTABLE_BOTS": "1"}, tmp_path / "node"))
    anna = await Player.come(node.url, "Änne")
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    async with Seat(node.url, table, anna.token) as seat:
        for line in ("one", "two"):
            await seat.ask("say", text=line)
        while not seat.update.get("question"):
            await seat.next()
        await seat.answer(Random(1))
        seen = seat.seen
    await _command(home, "backup", str(tmp_path / "home.backup"))
    node.end()
    site = {"GUILDTABLE_DATABASE": own_postgres}
    await _command(site, "restore", str(tmp_path / "home.backup"))
    node = running.enter_context(RunningNode(site | {"GUILDTABLE_BOTS": "1"}, tmp_path / "site"))
    async with Seat(node.url, table, anna.token, seen=seen) as seat:
        await seat.ask("say", text="three")
        while len(seat.chat) < 3:
            await seat.next()
        assert [(line["id"], line["text"], line["name"]) for line in seat.chat] == [
            (number, text, "Änne") for number, text in enumerate(("one", "two", "three"), start=1)
        ]
        await seat.play(Random(2))
    assert verify(game("capital-lux"), await _record(node.url, table)) == []


async def test_whoever_has_seen_more_than_was_restored_is_told_all_anew() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "greedy")
        await play_on(node, table, Random(1), 5)
        head = (await node.matches.held(table)).live.seq
        ear = await Ear(node, table, 0).enter(seen=head + 7)
        assert ear.numbers == list(range(1, head + 1))
        await play_on(node, table, Random(2), 3)
        assert ear.numbers == list(range(1, (await node.matches.held(table)).live.seq + 1))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_backup_is_of_one_moment(kind: str, own_postgres: str, tmp_path: Path) -> None:
    """What is written while it is made is not in it, even if its table was still to be read."""
    url, kept = f"sqlite:///{tmp_path}/here.db" if kind == "sqlite" else own_postgres, tmp_path / "kept.backup"

    async def beat() -> None:
        engine = engine_of(url)
        async with engine.begin() as transaction:
            await transaction.execute(insert(pulse).values(id=1, ticks=1.0, at=1.0))
        await engine.dispose()

    def meanwhile(done: int, total: int) -> None:
        if done < total and not beaten:
            beaten.append(done)
            thread = Thread(target=asyncio.run, args=[beat()])
            thread.start()
            thread.join()

    beaten: list[int] = []
    async with _some_players(url, 700):
        assert await back_up(url, kept, meanwhile) == 700
    assert beaten


@pytest.mark.parametrize("harm", ["cut", "changed", "other"])
async def test_a_broken_file_restores_nothing(tmp_path: Path, harm: str) -> None:
    good, bad = f"sqlite:///{tmp_path}/good.db", tmp_path / "bad.backup"
    async with _some_players(good, 2000):
        await back_up(good, bad, _quiet)
    content = bad.read_bytes()
    if harm == "cut":
        bad.write_bytes(content[: len(content) * 3 // 4])
    elif harm == "changed":
        lines = gzip.decompress(content).replace(b'"player 77"', b'"player 78"')
        bad.write_bytes(gzip.compress(lines))
    else:
        bad.write_bytes(b"a letter to my aunt\n" * 20)
    with pytest.raises(Unfit, match="as it was"):
        await restore(good, bad, _quiet, replace=True)
    assert await _count(good) == 2000


async def test_what_is_there_is_not_lost_by_mistake(tmp_path: Path) -> None:
    full, kept = f"sqlite:///{tmp_path}/full.db", tmp_path / "kept.backup"
    async with _some_players(full, 3):
        await back_up(full, kept, _quiet)
    with pytest.raises(Unfit, match="--replace"):
        await restore(full, kept, _quiet)
    with pytest.raises(Unfit, match="exists"):
        await back_up(full, kept, _quiet)
    assert await restore(full, kept, _quiet, replace=True) == 3
    assert kept.stat().st_mode & 0o077 == 0


async def test_a_database_in_use_is_not_replaced(tmp_path: Path, running: ExitStack) -> None:
    url, kept = f"sqlite:///{tmp_path}/here.db", tmp_path / "kept.backup"
    await migrate(url)
    node = running.enter_context(RunningNode({"GUILDTABLE_DATABASE": url}, tmp_path / "node"))
    await Player.come(node.url)
    await back_up(url, kept, _quiet)
    with pytest.raises(Unfit, match="stop all"):
        await restore(url, kept, _quiet, replace=True)


async def test_a_file_from_the_future_is_refused(tmp_path: Path) -> None:
    url, kept = f"sqlite:///{tmp_path}/here.db", tmp_path / "kept.backup"
    async with _some_players(url, 1):
        await back_up(url, kept, _quiet)
    later = gzip.decompress(kept.read_bytes()).replace(b'"revision":"', b'"revision":"9')
    kept.write_bytes(gzip.compress(later))
    with pytest.raises(Unfit, match="newer Guildtable"):
        await restore(f"sqlite:///{tmp_path}/there.db", kept, _quiet)


async def _table(anna: Player, bert: Player, name: str) -> str:
    clock = {"move": 600, "game": 36000}
    table = await anna.open(name, "me", "open", "greedy", clock=clock)
    await bert.post(f"/api/tables/{table}/sit", {"entropy": "berts-own"})
    await anna.post(f"/api/tables/{table}/start")
    return table


async def _until(reached: Any, within: float = 180.0) -> None:
    async with asyncio.timeout(within):
        while not reached():
            await asyncio.sleep(0.05)


async def _command(environment: Mapping[str, str], *arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(
        GUILDTABLE, *arguments, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()


async def _destroy(url: str) -> None:
    """Drop the database, and make an empty one of the same name."""
    server, _, name = url.rpartition("/")
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


async def _keys(url: str) -> set[str]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT key FROM entries UNION ALL SELECT key FROM sayings")
    await connection.close()
    return {key.rpartition(" ")[2] for (key,) in rows if key}  # an entry's has its seat before it


async def _record(url: str, table: str) -> Record:
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(100):
            answer = await http.get(f"/api/records/{table}")
            if answer.status_code == 200:
                return Record.read(answer.text)
            await asyncio.sleep(0.1)
    raise AssertionError(answer.text)


@asynccontextmanager
async def _some_players(url: str, count: int) -> AsyncIterator[None]:
    await migrate(url)
    engine = engine_of(url)
    rows: Sequence[dict[str, Any]] = [{"id": f"p{n}", "name": f"player {n}", "created": n / 3} for n in range(count)]
    async with engine.begin() as transaction:
        await transaction.execute(insert(players), rows)
    yield
    await engine.dispose()


async def _count(url: str) -> int:
    engine = engine_of(url)
    async with engine.connect() as connection:
        found = (await connection.execute(select(func.count()).select_from(players))).scalar_one()
    await engine.dispose()
    return int(found)


def _quiet(_: int, __: int) -> None:
    pass


async def test_a_backup_goes_through_a_pipe(tmp_path: Path) -> None:
    """Out of a container whose disk cannot be written to, and into another."""
    here, there = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/there.db"
    await migrate(here)
    engine = engine_of(here)
    async with engine.begin() as connection:
        await connection.execute(insert(players).values(id="anna", name="Anna", created=0.0))
    await engine.dispose()
    around = {**os.environ, "GUILDTABLE_DATABASE": here}
    written = await asyncio.to_thread(
        subprocess.run, [GUILDTABLE, "backup", "-"], env=around, capture_output=True, check=True
    )
    assert gzip.decompress(written.stdout).startswith(b'{"format":"guildtable-backup 1"')
    assert b"rows of" in written.stderr
    filling = [GUILDTABLE, "restore", "-"]
    around["GUILDTABLE_DATABASE"] = there
    cut = await asyncio.to_thread(
        subprocess.run, filling, env=around, input=written.stdout[:-40], capture_output=True, check=False
    )
    assert cut.returncode == 1
    assert b"no longer whole" in cut.stderr
    await asyncio.to_thread(subprocess.run, filling, env=around, input=written.stdout, capture_output=True, check=True)
    engine = engine_of(there)
    async with engine.connect() as connection:
        assert (await connection.execute(select(players.c.name))).scalars().all() == ["Anna"]
    await engine.dispose()
