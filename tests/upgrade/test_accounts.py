"""A site from before there were accounts is upgraded in the middle of its guests' games: they stay who they are, play
on, find what they played before, and can make accounts of themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, inspect

from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import config, migrate, revision, runs_on
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, by, device, with_mail, with_new_passkey, with_passkey
from tests.server.client import Player, Seat
from tests.server.mail.post_office import post_office
from tests.server.places import database
from tests.server.sitting import play_on

BEFORE = "0013"
"""The last schema that knew neither results nor accounts."""
NEW = {"results", "mailboxes", "passkeys", "recovery_codes", "mail_codes", "challenges", "account_looks"}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database for one test alone."""
    if request.param == "postgres":
        with database() as made:
            yield made
    else:
        made = f"sqlite:///{tmp_path}/guildtable.db"
        asyncio.run(migrate(made))
        yield made


async def tables_after(url: str, do: Any = None) -> tuple[str | None, set[str]]:
    """Which schema it has, and which tables, once this was done."""

    def look(connection: Connection) -> tuple[str | None, set[str]]:
        if do:
            do(connection)
        return revision(connection), set(inspect(connection).get_table_names())

    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(look)
    finally:
        await engine.dispose()


async def as_it_was(url: str) -> None:
    """The database as a program of before accounts has left it: without a place for anything that is new."""
    found, names = await tables_after(url, lambda connection: command.downgrade(config(connection), BEFORE))
    assert found == BEFORE
    assert not names & NEW
    assert not await runs_on(url), "it is to be migrated first"


def carried(site: Served, player: Player) -> dict[str, str]:
    """What a browser sends that has kept its cookie."""
    return {"cookie": f"guildtable={player.token}", "origin": site.settings.public_url, "x_guildtable": "1"}


async def test_guests_in_the_middle_of_games_stay_who_they_are_and_can_make_accounts(url: str) -> None:
    with a_site(database=url) as old:
        anna, ben = await Player.come(old.url, "Anna"), await Player.come(old.url, "Ben")
        over = await anna.open("capital-lux", "me", "random", start=True)
        await old.inside(play_on(old.node, over, Random(1)))
        running = await anna.open("bruges", "me", "open")
        await ben.post(f"/api/tables/{running}/sit", {})
        await anna.post(f"/api/tables/{running}/start")
        await old.inside(play_on(old.node, running, Random(2), 30))
        opened = await ben.open("flandern", "me", "open")
        before = (await old.inside(old.node.matches.held(running))).live.seq
    await as_it_was(url)
    assert await migrate(url)

    with post_office() as office, a_site(office, database=url) as new:
        for player in (anna, ben):
            player.url = new.url
        async with new.http(**carried(new, anna)) as http:
            told = (await http.post("/api/me", json={"name": "Guest"})).json()
            assert (told["id"], told["name"]) == (anna.id, "Anna"), "by the cookie of before"
            assert "set-cookie" not in (await http.get("/api/me")).headers
            listed = {row["table"]["id"] for row in (await http.get("/api/me/tables")).json()}
            assert listed == {running}
        async with Seat(new.url, running, anna.token) as hers, Seat(new.url, running, ben.token) as his:
            for seat in (hers, his):
                await seat.until("update")
                assert seat.update["seq"] >= before, "nothing is lost"
            asked = next(seat for seat in (hers, his) if seat.update.get("question"))
            assert (await asked.answer(Random(3)))["type"] == "ack"
        async with asyncio.timeout(60):
            while not (played := (await anna.call("GET", "/api/me/records")).json()):
                await asyncio.sleep(0.2)  # results of before are written a little at a time
        assert len(played) == 1
        assert (await anna.call("GET", "/api/account")).json()["passkeys"] == []

        key = device(new)
        account = await with_new_passkey(anna, key)
        assert (account.id, account.name) == (anna.id, "Anna")
        phone = await Player.come(new.url)
        back = by(phone, await with_passkey(phone, key))
        assert back.id == anna.id
        assert {row["table"]["id"] for row in (await back.call("GET", "/api/me/tables")).json()} == {running}
        assert len((await back.call("GET", "/api/me/records")).json()) == 1
        also = await with_mail(office, ben, "ben@ghent.example")
        assert also.id == ben.id
        assert {row["table"]["id"] for row in (await also.call("GET", "/api/me/tables")).json()} == {running, opened}
        await new.inside(play_on(new.node, running, Random(4)))
        assert len((await back.call("GET", "/api/me/records")).json()) == 2
        assert len((await also.call("GET", "/api/me/records")).json()) == 1


async def test_to_migrate_twice_changes_nothing_more(url: str) -> None:
    with a_site(database=url) as old:
        anna = await Player.come(old.url, "Anna")
    await as_it_was(url)
    await migrate(url)
    first = await tables_after(url)
    await migrate(url)
    assert await tables_after(url) == first
    with a_site(database=url) as new:
        anna.url = new.url
        assert (await anna.call("GET", "/api/me")).json()["id"] == anna.id
