"""Peace at a table: whom its host sends away stays away, and who disturbs the talk is not heard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.store.migrate import migrate
from tests.abuse.lines import told, welcomed
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


async def people(served: Served, *names: str) -> list[Player]:
    return [await Player.come(served.url, name) for name in names]


async def state(player: Player, table: str) -> Any:
    return (await player.call("GET", f"/api/tables/{table}")).json()


async def said(seat: Seat, text: str) -> dict[str, Any]:
    """The line, once it was told."""
    while not any(line["text"] == text for line in seat.chat):
        await seat.until("chat")
    return next(line for line in seat.chat if line["text"] == text)


async def begun(host: Player, *guests: Player) -> str:
    """A table at which these people play."""
    table = await host.open("capital-lux", "me", *("open" for _ in guests))
    for guest in guests:
        await guest.post(f"/api/tables/{table}/sit")
    await host.post(f"/api/tables/{table}/start")
    return table


async def test_whoever_was_sent_away_does_not_sit_down_again_however_fast(home: Served) -> None:
    """The squatter clicks ten times a second, the friend once: it is the friend who sits there."""
    anna, friend, squatter = await people(home, "Anna", "Friend", "Squatter")
    table = await anna.open("capital-lux", "me", "open", listed=True)
    await squatter.post(f"/api/tables/{table}/sit")
    until, got = time.monotonic() + 3, 0

    async def squat() -> None:
        nonlocal got
        while time.monotonic() < until:
            answer = await squatter.call("POST", f"/api/tables/{table}/sit", {})
            got += answer.status_code == 200 and time.monotonic() > until - 2.5
            await asyncio.sleep(0.1)

    async def send_away() -> int:
        return (await anna.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})).status_code

    async def sit() -> int:
        await asyncio.sleep(1)
        return (await friend.call("POST", f"/api/tables/{table}/sit", {})).status_code

    _, freed, sat = await asyncio.gather(squat(), send_away(), sit())
    assert (freed, sat, got) == (204, 200, 0)
    assert [seat["name"] for seat in (await state(anna, table))["seats"]] == ["Anna", "Friend"]
    refused = await squatter.call("POST", f"/api/tables/{table}/sit", {})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-barred")


async def test_only_the_host_sees_who_was_sent_away_and_lets_them_in_again(home: Served) -> None:
    anna, bert, carl = await people(home, "Anna", "Bert", "Carl")
    table = await anna.open("bruges", "me", "open", "open")
    for guest in (bert, carl):
        await guest.post(f"/api/tables/{table}/sit")
    await anna.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})
    path = f"/api/tables/{table}/restrictions"
    [kept_out] = (await anna.call("GET", path)).json()
    assert (kept_out["kind"], kept_out["name"]) == ("barred", "Bert")
    assert bert.id not in str(kept_out)
    for other in (bert, carl):
        assert (await other.call("GET", path)).json()["code"] == "forbidden"
        assert (await other.call("DELETE", f"{path}/{kept_out['id']}")).json()["code"] == "forbidden"
    elsewhere = await carl.open("bruges", "me", "open")
    await carl.call("DELETE", f"/api/tables/{elsewhere}/restrictions/{kept_out['id']}")
    assert (await bert.call("POST", f"/api/tables/{table}/sit", {})).status_code == 403
    for _ in range(2):
        assert (await anna.call("DELETE", f"{path}/{kept_out['id']}")).status_code == 204
    assert (await bert.call("POST", f"/api/tables/{table}/sit", {})).status_code == 200


async def test_a_bot_that_is_sent_away_bars_nobody(home: Served) -> None:
    (anna,) = await people(home, "Anna")
    table = await anna.open("bruges", "me", "greedy")
    await anna.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})
    assert (await anna.call("GET", f"/api/tables/{table}/restrictions")).json() == []


async def test_whoever_was_sent_away_does_not_talk_there_either(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("bruges", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    async with Seat(home.url, table, bert.token) as seat:
        assert (await seat.ask("say", text="hello"))["type"] == "ack"
        await anna.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})
        answer = await seat.ask("say", text="how dare you")
        assert (answer["code"], answer["reason"]) == ("forbidden", "trouble-muted")


async def test_a_muted_person_says_nothing_more_until_the_host_lifts_it(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await begun(anna, bert)
    async with (
        Seat(home.url, table, anna.token) as a,
        Seat(home.url, table, bert.token) as b,
        Seat(home.url, table, eve.token) as e,
    ):
        for seat in (b, e):
            assert (await seat.ask("say", text=f"noise of {seat.welcome['player']}"))["type"] == "ack"
        for who, seat in ((bert, b), (eve, e)):
            line = await said(a, f"noise of {seat.welcome['player']}")
            assert (await eve.call("POST", f"/api/tables/{table}/lines/{line['id']}/mute")).status_code == 403
            assert (await anna.call("POST", f"/api/tables/{table}/lines/{line['id']}/mute")).status_code == 204
            refused = await seat.ask("say", text="more noise")
            assert (refused["code"], refused["reason"]) == ("forbidden", "trouble-muted"), who.name
            posted = {"type": "say", "key": "another-way", "text": "more noise"}
            assert (await who.call("POST", f"/api/tables/{table}/messages", posted)).json()["code"] == "forbidden"
        kept = (await anna.call("GET", f"/api/tables/{table}/restrictions")).json()
        assert [(one["kind"], one["name"]) for one in kept] == [("muted", "Bert"), ("muted", "Eve")]
        await anna.call("DELETE", f"/api/tables/{table}/restrictions/{kept[0]['id']}")
        assert (await b.ask("say", text="sorry"))["type"] == "ack"
        assert (await e.ask("say", text="sorry"))["type"] == "error"


async def test_a_hidden_line_is_told_to_nobody_who_comes_and_everybody_there_is_told_to_hide_it(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await begun(anna, bert)
    async with Seat(home.url, table, anna.token) as a, Seat(home.url, table, bert.token) as b:
        for text in ("something vile", "something kind"):
            assert (await b.ask("say", text=text))["type"] == "ack"
        line = await said(a, "something vile")
        for other in (bert, eve):
            assert (await other.call("POST", f"/api/tables/{table}/lines/{line['id']}/hide")).status_code == 403
        assert (await anna.call("POST", f"/api/tables/{table}/lines/{line['id']}/hide")).status_code == 204
        while line["id"] not in b.table["hidden"]:
            await b.until("table")
        async with Seat(home.url, table, bert.token) as again:  # a spectator is told nothing of before
            await again.until("chat")
            assert [one["text"] for one in again.chat] == ["something kind"]
        gone = await anna.call("POST", f"/api/tables/{table}/lines/{10**9}/hide")
        assert gone.json()["code"] == "not-now"


async def test_a_line_of_another_table_is_not_the_hosts_to_touch(home: Served) -> None:
    anna, eve = await people(home, "Anna", "Eve")
    table, elsewhere = await anna.open("bruges", "me", "open"), await eve.open("bruges", "me", "open")
    async with Seat(home.url, table, anna.token) as a:
        await a.ask("say", text="mine")
        line = await said(a, "mine")
    for act in ("hide", "mute"):
        assert (await eve.call("POST", f"/api/tables/{elsewhere}/lines/{line['id']}/{act}")).status_code == 409
        assert (await eve.call("POST", f"/api/tables/{table}/lines/{line['id']}/{act}")).status_code == 403


async def test_spectators_are_silent_where_the_host_says_so(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await begun(anna, bert)
    path = f"/api/tables/{table}/spectators"
    async with Seat(home.url, table, eve.token) as e, Seat(home.url, table, bert.token) as b:
        assert (await e.ask("say", text="hello"))["type"] == "ack"
        for other in (bert, eve):
            assert (await other.call("PUT", path, {"spectators": "watch"})).json()["code"] == "forbidden"
        assert (await anna.call("PUT", path, {"spectators": "watch"})).status_code == 204
        refused = await e.ask("say", text="hello?")
        assert (refused["code"], refused["reason"]) == ("forbidden", "trouble-spectators-silent")
        assert (await b.ask("say", text="we may"))["type"] == "ack"
        assert (await state(eve, table))["spectators"] == "watch"


async def test_a_table_that_is_closed_to_spectators_shows_them_nothing(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await begun(anna, bert)
    watching = [await welcomed(home, table, token) for token in (eve.token, "")]
    async with Seat(home.url, table, bert.token) as b:
        await anna.call("PUT", f"/api/tables/{table}/spectators", {"spectators": "none"})
        for socket in watching:
            last = [message async for message in told(socket)][-1]
            assert (last["type"], last["reason"]) == ("error", "trouble-spectators-none")
            assert socket.close_code == 1008
        for token in (eve.token, ""):
            late = Seat(home.url, table, token)
            with pytest.raises(AssertionError):
                await welcomed(home, table, token)
            assert late.steps == []
        async with home.http() as http, http.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = [line async for line in stream.aiter_lines() if line]
            assert len(lines) == 1
            assert "spectators-none" in lines[0]
        assert (await b.ask("say", text="we are alone"))["type"] == "ack"


async def test_before_the_game_whoever_has_the_link_comes_in_to_sit_down(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await anna.open("capital-lux", "me", "open", spectators="none")
    async with Seat(home.url, table, bert.token) as b, Seat(home.url, table, eve.token) as e:
        await bert.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/start")
        while not b.update:
            await b.next()
        assert "spectators-none" in str([message async for message in told(e.socket)])


async def test_a_spectator_does_not_talk_under_the_name_of_somebody_who_sits_there(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await begun(anna, bert)
    for name in ("Anna", "\u0410nna", "ANNA", "bert"):
        eve = await Player.come(home.url, name)
        async with Seat(home.url, table, eve.token) as e:
            refused = await e.ask("say", text="I resign")
            assert (refused["code"], refused["reason"]) == ("taken", "trouble-name-at-table"), name
            await eve.call("PATCH", "/api/me", {"name": "Eve"})
        async with Seat(home.url, table, eve.token) as e:
            assert (await e.ask("say", text=f"Eve was {name!a}"))["type"] == "ack"
            line = await said(e, f"Eve was {name!a}")
            assert (line["name"], line["seat"]) == ("Eve", None)


async def test_all_lines_of_one_person_are_known_as_theirs_and_say_nothing_else(home: Served) -> None:
    """So that anybody can hide a speaker for themselves, whatever the speaker is called next."""
    anna, eve = await people(home, "Anna", "Eve")
    table, elsewhere = await anna.open("bruges", "me", "open"), await anna.open("bruges", "me", "open")
    speakers = []
    for place, name in ((table, "Eve"), (table, "Mallory"), (elsewhere, "Mallory")):
        await eve.call("PATCH", "/api/me", {"name": name})
        async with Seat(home.url, place, eve.token) as e:
            text = f"{name} at {place}"
            await e.ask("say", text=text)
            speakers.append((await said(e, text))["speaker"])
    assert speakers[0] == speakers[1] != speakers[2]
    assert eve.id not in speakers


async def test_a_report_about_a_person_says_who_it_was_and_what_they_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"sqlite:///{tmp_path}/here.db"
    await migrate(file)
    monkeypatch.setenv("GUILDTABLE_DATABASE", file)

    async def admin(*words: str) -> str:
        done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words], env={"COLUMNS": "200"})
        assert done.exit_code == 0, done.output
        return done.output

    with Served(database=file, **PATIENT) as served:
        anna, eve = await people(served, "Anna", "Eve")
        table = await anna.open("bruges", "me", "open")
        await eve.post(f"/api/tables/{table}/sit")
        async with Seat(served.url, table, eve.token) as e, Seat(served.url, table, anna.token) as a:
            await e.ask("say", text="something vile")
            line = await said(a, "something vile")
            path = f"/api/tables/{table}/reports"
            by_line = (await anna.post(path, {"note": "This is vile", "line": line["id"]}))["report"]
            by_seat = (await anna.post(path, {"note": "She stalls", "about": 1}))["report"]
            assert "something vile" in await admin("chat", table)
            await admin("delete-line", table, str(line["id"]), "--yes")
            assert "something vile" not in await admin("chat", table)
            while line["id"] not in a.table["hidden"]:
                await a.until("table", within=10)
            told_of = await admin("report", by_line)
            assert eve.id in told_of
            assert "something vile" in told_of, "what was said is kept with the report"
            assert eve.id in await admin("report", by_seat)
            await e.ask("say", text="more")
            more = await said(a, "more")
            await admin("mute", table, str(more["id"]))
            assert (await e.ask("say", text="still here"))["reason"] == "trouble-muted"
            gone = await asyncio.to_thread(CliRunner().invoke, app, ["admin", "delete-line", table, "99999", "--yes"])
            assert gone.exit_code == 1
            assert "no such line" in gone.output
        await admin("erase", eve.id, "--yes")
        assert "something vile" not in await admin("report", by_line)
