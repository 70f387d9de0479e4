"""Names: nobody is called what cannot be seen, what somebody else is called, or what we call ourselves."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.protocol import Refused
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import players
from guildtable.server.tables.lookalikes import alike
from guildtable.server.tables.names import UNSEEN, clean_name, told_apart
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

UNSEEN_NAMES = [
    *("\u034f", "\ufe0f", "\u17b4", "\u180b", "\U000e0100", "\U0001d159", "\u00ad", "\u200b", "\u3164", "\u2800"),
    *("\u115f", "\u061c", "\ufffc\u034f", "\u0301\u0302", "\u1cd0\u1cd1", "!?", "-", "\U00013441", "❤\ufe0f"),
]
OWN_SCRIPTS = [
    *("Anna", "Zoë", "Łukasz", "Þórður", "O'Neill", "Jean-Luc", "R2-D2", "Ольга", "Γιάννης", "Նարե", "תמר", "محمد"),
    *("नेहा", "தமிழ்", "สมชาย", "김민준", "佐藤", "さくら", "ქეთი", "ሰላም", "Nguyễn Văn A", "Anna ❤", "7of9"),
]
NEARLY = ["Botha", "Jan Bot", "Hostert", "Roboter Ada", "Anna Haus", "Modesty", "Nobodaddy", "Wirt", "Gast", "Guest"]
NEARLY += ["Anna (Gent)", "McAdmire", "Jan Meister", "Youssef", "Dudu", "B3rt", "Anna 8", "4711"]
"""What only begins like a name that is kept."""
KEPT = [
    *(
        "admin",
        "Admin",
        "ADMIN",
        "Admin 2",
        "The Admin",
        "admin_anna",
        "аdmin",
        "ａｄｍｉｎ",
        "𝐀𝐝𝐦𝐢𝐧",
        "A d m i n",
        "Adrnin",
    ),
    *("Guildtable", "GuiIdtabIe", "guildtable support", "Host", "НОЅТ", "host 3", "House", "Somebody", "Bot", "bot 7"),
    *("botː", "Beheerder", "Gastheer", "Verwalter Jan", "Gastgeber", "Jemand", "Iemand", "Moderator", "Nobody"),
    *("B0t", "Adm1n", "H0st", "SiteAdmin", "GuildtableTeam", "myguildtable", "Anna (bot)", "Anna [B0T]", "You", "Du"),
    *("Mentor", "Tutor", "Journeyman", "Gezel", "Lehrling", "Syndic", "Grootmeester", "Großmeister"),
]


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


@pytest.mark.parametrize("typed", UNSEEN_NAMES, ids=ascii)
def test_a_name_has_a_letter_that_can_be_seen(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert (refused.value.code, refused.value.reason) == ("malformed", "refused-name-unseen")


def test_what_nobody_sees_is_no_part_of_a_name() -> None:
    """Every code point there is: beside a letter it either shows, or is gone."""
    for point in range(0x110000):
        sign = chr(point)
        if unicodedata.category(sign) in {"Cf", "Cs", "Cc", "Co"} or UNSEEN.match(sign):
            assert clean_name(f"An{sign}na").replace(" ", "") == "Anna", hex(point)


@pytest.mark.parametrize("typed", [*OWN_SCRIPTS, *NEARLY])
def test_a_persons_own_script_and_name_are_welcome(typed: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", typed)


@pytest.mark.parametrize("typed", KEPT)
def test_nobody_is_called_like_those_who_run_the_site(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.reason == "refused-name-reserved"


@pytest.mark.parametrize("typed", ["afecb89a57dc8958b799", "AFECB89A57DC8958B799", "afecb 89a57 dc895 8b799", "0" * 20])
def test_nobody_is_called_like_an_id(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.reason == "refused-name-reserved"


@pytest.mark.parametrize("typed", ["botːsearch", "bot։search", "bot׃search", "ＢＯＴ：ｓｅａｒｃｈ", "bot⁚x", "bot᛬x"])
def test_no_name_has_what_draws_a_bots_colon(typed: str) -> None:
    assert clean_name(typed).isalnum()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("Anna", "ANNA"),
        ("Alice", "AIice"),
        ("Ole", "0le"),
        ("Bert", "Bеrt"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Anna", "~Anna *"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert alike(one, other)
    assert told_apart(other, [one]) == f"{other} 2"
    assert told_apart(other, [one, f"{one} 2"]) == f"{other} 3"
    assert told_apart(other, ["Carl"]) == other


async def test_whoever_sits_down_later_under_a_name_that_looks_the_same_is_told_apart(home: Served) -> None:
    """Even on a seat before the first one's: it is the newcomer who is numbered."""
    anna, eve = await Player.come(home.url, "Anna"), await Player.come(home.url, "\u0410nna\ufe0f")
    table = await anna.open("capital-lux", "open", "me")
    await eve.post(f"/api/tables/{table}/sit")
    seats = (await anna.call("GET", f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["\u0410nna 2", "Anna"]
    await eve.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    seats = (await anna.call("GET", f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["\u0410nna 2", "Anna"]


async def test_a_refused_name_is_answered_with_what_to_do(home: Served) -> None:
    async with home.http() as http:
        for typed in (*UNSEEN_NAMES, *KEPT, "\ud800", "\u0000", "a" * 61):
            body = json.dumps({"name": typed}).encode()
            answer = await http.post("/api/guests", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), ascii(typed)


@pytest.mark.parametrize("command", [["ban"], ["unban"], ["export"], ["erase", "--yes"]])
async def test_an_id_wins_over_a_name_in_every_admin_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """A friend who took a troll's id for a name kept the troll from being banned."""
    file = f"sqlite:///{tmp_path}/here.db"
    await migrate(file)
    with Served(database=file, **PATIENT) as served:
        troll, friend = await Player.come(served.url, "Troll"), await Player.come(served.url, "Friend")
        assert (await friend.call("PATCH", "/api/me", {"name": troll.id})).status_code == 400
        engine = create_engine(file)  # as it was possible once
        with engine.begin() as transaction:
            transaction.execute(update(players).where(players.c.id == friend.id).values(name=troll.id))
        engine.dispose()
        monkeypatch.setenv("GUILDTABLE_DATABASE", file)
        done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *command, troll.id])
        assert done.exit_code == 0, done.output
        here = (await troll.call("GET", "/api/me")).status_code
        assert here == (401 if command[0] in {"ban", "erase"} else 200)
        assert (await friend.call("GET", "/api/me")).json()["name"] == troll.id
