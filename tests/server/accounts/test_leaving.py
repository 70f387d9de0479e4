"""Leaving for good: after a week, unless it is taken back; and then nothing of the name is left anywhere."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
import json
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from guildtable.editions.replaying import verify
from guildtable.kernel.record import Record
from guildtable.server.accounts.sign_in import Caller
from guildtable.server.node import Node
from guildtable.server.store.backup import back_up
from guildtable.server.store.schema import players, records, seats, sessions, tables
from guildtable.server.tables.players import fingerprint_of
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, device, with_mail, with_new_passkey, with_passkey
from tests.server.accounts.test_erasing import everything
from tests.server.accounts.test_mail_codes import change
from tests.server.client import Player, Seat
from tests.server.mail.post_office import PostOffice, post_office
from tests.server.sitting import a_node, play_on, sit_down

ADDRESS = "hildegard@bingen.example"
NAME = "Hildegard"
ROOT = Path(__file__).parents[3]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Iterator[tuple[Served, PostOffice]]:
    """A site that sends mail."""
    where = {"database": request.getfixturevalue("own_postgres")} if request.param == "postgres" else {}
    with post_office() as office, a_site(office, **where) as site:
        yield site, office


async def a_week_passes(site: Served) -> None:
    """All that was asked for is due."""
    await change(site, update(players).where(players.c.erase_at.is_not(None)).values(erase_at=1.0))
    await site.inside(site.node.erasing.turn())


async def dumped(site: Served, place: Path) -> str:
    """The whole database as a text: as `guildtable backup` writes it, or at home as SQLite does."""
    if site.settings.database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(site.settings.database.removeprefix("sqlite:///"))) as home:
            return "\n".join(home.iterdump())
    await back_up(site.settings.database, place / "site.backup", lambda *_: None)
    return gzip.decompress((place / "site.backup").read_bytes()).decode()


async def erasure(player: Player) -> Any:
    return (await player.call("GET", "/api/me/erasure")).json()


async def two_games(site: Served, anna: Player, tom: Player) -> tuple[str, str]:
    """A finished game of these two, and one that is being played."""
    tables = []
    for _ in range(2):
        table = await anna.open("capital-lux", "me", "open")
        await tom.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/start")
        tables.append(table)
    await site.inside(play_on(site.node, tables[0], Random(1)))
    await site.inside(play_on(site.node, tables[1], Random(1), 5))
    return tables[0], tables[1]


async def test_nothing_of_the_name_is_left_and_the_records_verify(
    place: tuple[Served, PostOffice], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, NAME), ADDRESS)
    tom = await Player.come(site.url, "Tom")
    finished, running = await two_games(site, anna, tom)
    async with Seat(site.url, running, anna.token) as seat:
        await seat.ask("say", text="it is I, Hildegard")
    line = (await site.inside(site.node.chat.since(running, 0)))[0].id
    await tom.post(f"/api/tables/{running}/reports", {"note": "rude", "line": line})
    async with Seat(site.url, running, tom.token) as seat:
        await seat.ask("say", text="no, it is I")
    last = (await site.inside(site.node.chat.since(running, 0)))[-1].id
    await anna.post(f"/api/tables/{running}/reports", {"note": "he is Hildegard no less", "line": last})
    await tom.post("/api/me/blocks", {"table": running, "seat": 0})
    await anna.call("PUT", "/api/me/profile", {"shared": True})
    assert NAME in await everything(site)
    answer = await anna.call("POST", "/api/me/erasure", {})
    assert answer.status_code == 200, answer.text
    capfd.readouterr()
    await a_week_passes(site)
    left = await everything(site)
    for words in (left, await dumped(site, tmp_path), "".join(capfd.readouterr())):
        assert not [word for word in (ADDRESS, NAME, NAME.lower(), "bingen") if word in words]
    assert (await anna.call("GET", "/api/me")).status_code == 401
    record = Record.read(await site.inside(site.node.records.text(finished)))
    assert record.players == ("Somebody", "Tom")
    assert verify(record) == []
    state = await site.inside(site.node.tables.state(running))
    assert (state.seats[0].name, state.seats[0].away, state.state) == ("Somebody", True, "playing")
    again = await Player.come(site.url, NAME)
    assert again.name != NAME, "the name of an account is never given again"
    alike = await Player.come(site.url, "Hi1degard")
    assert alike.name != "Hi1degard"


async def test_it_is_taken_back_by_word_and_by_signing_in(place: tuple[Served, PostOffice]) -> None:
    site, office = place
    key = device(site)
    anna = await with_new_passkey(await with_mail(office, await Player.come(site.url, NAME), ADDRESS), key)
    assert await erasure(anna) == {"at": None, "days": 7.0, "backup_days": 30.0}
    asked = (await anna.call("POST", "/api/me/erasure", {})).json()["at"]
    await asyncio.sleep(0.05)
    assert (await anna.call("POST", "/api/me/erasure", {})).json()["at"] == asked, "asked again it comes no later"
    assert (await anna.call("DELETE", "/api/me/erasure")).json()["at"] is None
    await a_week_passes(site)
    assert (await erasure(anna))["at"] is None
    await anna.call("POST", "/api/me/erasure", {})
    stranger = await Player.come(site.url, "New phone")
    assert (await with_passkey(stranger, key)).status_code == 200
    assert (await erasure(anna))["at"] is None
    await a_week_passes(site)
    assert (await anna.call("GET", "/api/me")).json()["name"] == NAME


async def test_the_mailbox_is_told_once_in_the_language_that_was_spoken(place: tuple[Served, PostOffice]) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, NAME), ADDRESS)
    before = len(office.letters)
    for _ in range(2):
        await anna.call("POST", "/api/me/erasure", {"language": "nl"})
    [told] = office.letters[before:]
    day = datetime.fromtimestamp((await erasure(anna))["at"], UTC).date().isoformat()
    assert (told["To"], day in str(told["Subject"])) == (ADDRESS, True)
    assert "Log dan vóór die dag in" in told.get_content()
    assert f"{site.settings.public_url}/sign-in" in told.get_content().split()
    account = (await anna.call("GET", "/api/account")).json()
    assert account["erase_at"] == (await erasure(anna))["at"]


async def test_with_the_mail_server_away_one_can_leave_all_the_same() -> None:
    with post_office() as office, a_site(office) as site:
        anna = await with_mail(office, await Player.come(site.url, NAME), ADDRESS)
        office.refuse("451 come back tomorrow")
        answer = await anna.call("POST", "/api/me/erasure", {})
        assert (answer.status_code, (await erasure(anna))["at"]) == (200, answer.json()["at"])


async def test_nobody_is_erased_before_the_week_is_over(place: tuple[Served, PostOffice]) -> None:
    site, _ = place
    anna = await Player.come(site.url, NAME)
    await anna.call("POST", "/api/me/erasure", {})
    await site.inside(site.node.erasing.turn())
    assert (await anna.call("GET", "/api/me")).json()["name"] == NAME


async def test_an_open_browser_is_not_enough_to_erase_an_account(place: tuple[Served, PostOffice]) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, NAME), ADDRESS)
    await change(site, update(sessions).values(proved=1.0))
    refused = await anna.call("POST", "/api/me/erasure", {})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-not-fresh")
    assert (await erasure(anna))["at"] is None


async def test_a_socket_of_somebody_who_is_erased_is_closed(place: tuple[Served, PostOffice]) -> None:
    site, _ = place
    anna, tom = await Player.come(site.url, NAME), await Player.come(site.url, "Tom")
    _, running = await two_games(site, anna, tom)
    await anna.call("POST", "/api/me/erasure", {})
    async with Seat(site.url, running, anna.token) as seat:
        await a_week_passes(site)
        async with asyncio.timeout(30):
            await seat.socket.wait_closed()


async def test_every_node_hears_at_once_that_the_sessions_of_an_erased_player_have_ended() -> None:
    async with a_node(erase_days=0) as node:
        anna, token = await node.players.guest(NAME)
        heard: list[str] = []

        async def ended(session: str) -> None:
            heard.append(session)

        await node.hear_of_sessions(ended)
        await node.leaving.ask(Caller(anna, fingerprint_of(token)), "en")
        await node.erasing.turn()
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        assert heard == [fingerprint_of(token)]


async def test_the_export_is_one_file_that_a_stranger_reads(place: tuple[Served, PostOffice], tmp_path: Path) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, NAME), ADDRESS)
    tom = await Player.come(site.url, "Tom")
    finished, running = await two_games(site, anna, tom)
    answer = await anna.call("GET", "/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as parcel:
        assert parcel.testzip() is None
        told = json.loads(parcel.read("you.json"))
        parcel.extractall(tmp_path)
        names = parcel.namelist()
    name = (await site.inside(site.node.tables.state(finished))).match
    assert set(names) == {"ABOUT.txt", "you.json", f"records/{name}.guildtable"}
    assert told["player"]["name"] == NAME
    assert [row["address"] for row in told["mailbox"]] == [ADDRESS]
    assert set(told["replies"]) == {running}
    assert [row["match"] for row in told["results"]] == [finished]
    assert "token" not in json.dumps(told)
    assert "hash" not in json.dumps(told)
    stranger = [sys.executable, str(ROOT / "examples/verify_record.py"), str(tmp_path / f"records/{name}.guildtable")]
    checked = subprocess.run(stranger, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    again = await anna.call("GET", "/api/me/export")
    assert again.status_code == 429


async def test_an_export_of_many_games_leaves_none_out_and_holds_nothing_while_it_is_sent() -> None:
    async with a_node() as node:
        finished, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, finished, Random(1))
        await _copied(node, finished, people[0].id, 120)
        sent = b""
        async for piece in node.parcels.make(people[0]):
            async with asyncio.timeout(10):  # what the node does beside it gives its connection back
                while node.database.engine.sync_engine.pool.checkedout():  # type: ignore[attr-defined]
                    await asyncio.sleep(0.001)
            sent += piece
        with zipfile.ZipFile(io.BytesIO(sent)) as parcel:
            assert len([name for name in parcel.namelist() if name.startswith("records/")]) == 121


async def _copied(node: Node, match: str, player: str, times: int) -> None:
    """The same game, finished many times."""
    async with node.database.engine.begin() as transaction:
        found = []
        for kept, key in ((tables, tables.c.id), (records, records.c.match), (seats, seats.c.table)):
            rows = (await transaction.execute(select(kept).where(key == match))).mappings().all()
            found.append([dict(row) for row in rows])
        for number in range(times):
            other = f"{number:020x}"
            await transaction.execute(insert(tables), [row | {"id": other, "match_name": None} for row in found[0]])
            await transaction.execute(insert(records), [row | {"match": other, "name": None} for row in found[1]])
            mine = [row | {"table": other} for row in found[2] if row["player"] == player]
            await transaction.execute(insert(seats), mine)
