"""Names and chat: plain text on one line, whatever was typed; never more."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildtable.kernel.header import Header
from guildtable.kernel.names import BOT, fingerprinted
from guildtable.kernel.record import Record, Seated, read_entry
from guildtable.server.protocol import Refused
from guildtable.server.tables.names import LONGEST_NAME, clean, clean_name
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat

TYPED = [
    ("Anna", "Anna"),
    ("  Anna   Maria ", "Anna Maria"),
    ("Anna\nMaria", "Anna Maria"),
    ("An\x00na\x1b[31m", "Anna[31m"),
    ("Anna\u3000Maria\xa0B", "Anna Maria B"),
    ("e\u0301", "é"),
    ("\u202eannA\u202c \u2066x\u2069 \u200fy", "annA x y"),
    ("zero\u200bwidth\ufeff\u2060", "zerowidth"),
    ("\u3164\u2800\u115f x", "x"),
    ("z" + "\u0335" * 50, "z" + "\u0335" * 3),
    ("Ж☃\U0001f3b2", "Ж☃\U0001f3b2"),
    ("\ue000\U000e0041x", "x"),
    ("<b>Anna</b> & \"co\" 'x' `y` {{z}} ${a}", "<b>Anna</b> & \"co\" 'x' `y` {{z}} ${a}"),
]
NO_NAMES = ["", " ", "\n", "\u202e", "\u3164", "|", ":", "::||", "a" * 25, "\u0301" * 0 + "\u200b"]


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


@pytest.mark.parametrize(("typed", "kept"), TYPED)
def test_text_is_kept_as_it_can_be_read_and_markup_stays_text(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize("typed", NO_NAMES)
def test_what_cannot_be_seen_is_no_name(typed: str) -> None:
    with pytest.raises(Refused):
        clean_name(typed)


@pytest.mark.parametrize(
    "typed", ["bot:greedy", "bot\u200b:greedy", "b\u202eot:search", "bot：greedy", "bot꞉greedy", " bot : x"]
)
def test_nobody_is_called_like_a_bot(typed: str) -> None:
    name = clean_name(typed)
    assert not name.startswith(BOT)
    assert not set(name) & set(":\uff1a\ua789\u2236\ufe13\ufe55")


@given(st.text(max_size=60))
def test_every_name_can_be_written_in_a_record_and_read_again(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert clean_name(name) == name
    chained, names = fingerprinted((name, "bot:greedy"), lambda: "saltsalt")
    record = Record(Header("bruges", "1.0", chained, "m", "c", ("a", "b")), [Seated(0, chained[0])], names=names)
    again = Record.read(record.text())
    assert again.players == (name, "bot:greedy")
    assert again.entries == [Seated(0, chained[0])]
    assert read_entry(1, f"seat 0 {name}") == Seated(0, name), "as format 1 has it"


@given(st.text(max_size=500))
def test_text_is_one_line_composed_and_stays_as_it_is(typed: str) -> None:
    line = clean(typed)
    assert line.isprintable()
    assert line == line.strip()
    assert "  " not in line
    assert unicodedata.is_normalized("NFC", line)
    assert not any(
        unicodedata.bidirectional(sign) in {"RLO", "LRO", "RLE", "LRE", "RLI", "LRI", "FSI"} for sign in line
    )
    assert clean(line) == line


async def test_what_is_said_at_a_table_arrives_as_plain_text(home: Served) -> None:
    anna = await Player.come(home.url, "<i>Anna</i>")
    table = await anna.open("capital-lux", "me", "open")
    async with Seat(home.url, table, anna.token) as seat:
        for typed, kept in TYPED:
            assert (await seat.ask("say", text=typed))["type"] == "ack"
            while not seat.chat or seat.chat[-1]["text"] != kept:
                await seat.until("chat")
            assert seat.chat[-1]["name"] == "<i>Anna</i>"
        for nothing in ("\u202e", "\n", " "):
            assert (await seat.ask("say", text=nothing))["code"] == "malformed"
        for long in ("x" * 501, ""):
            await seat.send(type="say", key="long-line", text=long)
            assert (await seat.until("error"))["code"] == "malformed"


async def test_what_is_said_is_sent_as_json_with_nothing_to_break_out_of(home: Served) -> None:
    anna = await Player.come(home.url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    say = {"type": "say", "key": "a-key-of-8", "text": "data: x\n\nevent: welcome\r\n\r\n</script>\u2028"}
    await anna.post(f"/api/tables/{table}/messages", say)
    mine = {"authorization": f"Bearer {anna.token}"}
    async with home.http() as http, http.stream("GET", f"/api/tables/{table}/stream", headers=mine) as answer:
        async for line in answer.aiter_lines():
            assert line == "" or line.startswith(("data: ", "id: ")), line
            if '"chat"' in line:
                told = json.loads(line.removeprefix("data: "))
                assert told["lines"][0]["text"] == "data: x event: welcome </script>"
                return


async def test_a_spectator_without_a_name_says_nothing(home: Served) -> None:
    anna = await Player.come(home.url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    async with Seat(home.url, table) as seat:
        assert (await seat.ask("say", text="hello"))["code"] == "no-session"
