"""Records that strangers bring along: to verify one costs as much as a game, so not everybody gets it for nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from guildtable.kernel.record import Record, Replied
from guildtable.server.archive.readers import PER_PERSON, WAITING, Asker
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = (GOLDEN / "capital-lux" / "2-players-01.record").read_text(encoding="utf-8")


async def bring(served: Served, token: str, text: str, what: str = "?view=outside", **headers: str) -> httpx.Response:
    """Send a record."""
    if token:
        headers["authorization"] = f"Bearer {token}"
    async with served.http(content_type="text/plain", **headers) as http:
        return await http.post(f"/api/replays{what}", content=text)


def others(count: int) -> list[str]:
    """Records that nobody has seen: the same game under other names of its match."""
    record = Record.read(RECORD)
    return [RECORD.replace(record.header.match, f"another-{n}") for n in range(count)]


async def test_a_record_is_looked_at_for_somebody_with_a_session_only() -> None:
    with Served(**PATIENT) as served:
        for what in ("?view=all", "/counsel?step=9&seat=0", "/review?seat=0"):
            answer = await bring(served, "", RECORD, what)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
        assert not served.node.readers._all, "no process was begun for it"  # noqa: SLF001


async def test_a_person_brings_six_records_a_minute_and_looks_at_one_as_often_as_they_like() -> None:
    with Served(**PATIENT | {"brought_per_minute": 2}) as served:
        anna = await Player.come(served.url)
        assert (await bring(served, anna.token, RECORD)).status_code == 200
        for _ in range(4):
            assert (await bring(served, anna.token, RECORD)).status_code == 200, "it is known to be sound"
        first, second = others(2)
        assert (await bring(served, anna.token, first)).status_code == 400, "its chain is broken: that was counted"
        answer = await bring(served, anna.token, second)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1
        bert = await Player.come(served.url, "Bert")
        assert (await bring(served, bert.token, second)).status_code == 400


async def test_whoever_has_no_place_in_the_line_is_told_so_before_the_record_is_read() -> None:
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        readers: Any = served.node.readers
        readers._places[f"person {anna.id}"] = PER_PERSON  # noqa: SLF001
        reader, writer = await asyncio.open_connection("127.0.0.1", served.settings.port)
        writer.write(
            f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {anna.token}\r\n"
            "Content-Type: text/plain\r\nContent-Length: 60000\r\n\r\nguildtable".encode()
        )
        async with asyncio.timeout(10):
            assert b" 429 " in await reader.readline(), "although the rest of it never comes"
        writer.close()
        readers._waiting = WAITING  # noqa: SLF001
        with pytest.raises(Exception, match="Many are looking back"):
            readers.check(Asker("192.0.2.1"))


async def test_a_reel_comes_unpacked_too_and_is_the_same() -> None:
    record = Record.read(RECORD)
    step = next(n for n, entry in enumerate(record.entries) if isinstance(entry, Replied) and entry.seat >= 0)
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        packed = await bring(served, anna.token, RECORD, "?view=all")
        plain = await bring(served, anna.token, RECORD, "?view=all", accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert json.loads(plain.content) == packed.json()
        seat = getattr(record.entries[step], "seat", 0)
        assert (await bring(served, anna.token, RECORD, f"/counsel?step={step}&seat={seat}")).status_code == 200
