"""Nonsense over the socket, and over the stream and posts: answered, never obeyed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guildtable.server.bus.hints import ALL_MATCHES, ALL_SESSIONS
from guildtable.server.codec import read_message
from guildtable.server.play.turns import bot_key
from guildtable.server.protocol import Refused
from tests.abuse.neighbours import Neighbours
from tests.abuse.nonsense import NO_MESSAGE, SIGNS, text, unfit
from tests.abuse.places import Served
from tests.server.client import Player

ANSWERS = {"ack", "error", "pong"}
CODES = {
    "malformed",
    "illegal",
    "stale",
    "key-reused",
    "undo-barred",
    "not-asked",
    "not-now",
    "no-session",
    "forbidden",
}
"""What nonsense may be refused with. `unavailable` and `internal` would be our fault."""
SENT: dict[str, int] = {}


@pytest.fixture(scope="module", autouse=True)
def _count() -> Iterator[None]:
    yield
    print(f"\nnonsense sent: {sum(SENT.values())} {SENT}")  # noqa: T201


async def answers(socket: ClientConnection, count: int) -> list[dict[str, Any]]:
    """The next answers; what else is told at the table is passed over."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(60):
        while len(found) < count:
            message = json.loads(await socket.recv())
            if message["type"] in ANSWERS:
                found.append(message)
    return found


async def enter(socket: ClientConnection, token: str = "") -> dict[str, Any]:
    """Say hello; what there is to see."""
    await socket.send(json.dumps({"type": "hello", "token": token}))
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "update" and "shown" in message:
            return message


async def misbehave(served: Served, table: str, token: str, rng: Random, count: int) -> None:
    """One socket full of what is no message: each is answered with why not, and the socket lives on."""
    async with connect(served.socket(table), compression=None, max_size=None) as socket:
        await enter(socket, token)
        sent = [rng.choice(NO_MESSAGE)(rng) for _ in range(count)]
        for message in sent:
            await socket.send(message)
        for answer in await answers(socket, count):
            assert answer["type"] != "error" or answer["code"] in CODES, (answer, sent)
        await socket.send('{"type":"ping"}')
        assert [answer["type"] for answer in await answers(socket, 1)] == ["pong"]
    SENT["no message"] = SENT.get("no message", 0) + count


async def mislead(served: Served, table: str, token: str, rng: Random, count: int) -> None:
    """One socket full of messages that do not fit what is asked: none is obeyed."""
    async with connect(served.socket(table), compression=None, max_size=None) as socket:
        update = await enter(socket, token)
        for _ in range(0, count, 50):
            sent = [unfit(rng, update) for _ in range(50)]
            for message in sent:
                await socket.send(message)
            for message, answer in zip(sent, await answers(socket, 50), strict=True):
                assert answer["type"] != "error" or answer["code"] in CODES, (answer, message)
                assert answer["type"] != "ack" or '"confirm"' in message or answer["seq"] == 0, (answer, message)
    SENT["unfit"] = SENT.get("unfit", 0) + count


async def test_what_is_no_message_is_refused_and_the_neighbours_play_on(patient: Served) -> None:
    async with Neighbours(patient.url) as neighbours:
        stranger = await Player.come(patient.url, "Eve")
        for batch in range(20):
            rng = Random(f"no message {batch}")
            tokens = [neighbours.anna.token, stranger.token, ""]
            await asyncio.gather(
                *(misbehave(patient, neighbours.table, rng.choice(tokens), rng, 18) for _ in range(16))
            )
            await neighbours.play(2)
        patient.well()


async def test_what_does_not_fit_is_refused_and_the_neighbours_play_on(patient: Served) -> None:
    async with Neighbours(patient.url) as neighbours:
        stranger = await Player.come(patient.url, "Eve")
        for batch in range(12):
            rng = Random(f"unfit {batch}")
            people = [neighbours.anna.token, neighbours.bert.token, stranger.token, ""]
            await asyncio.gather(*(mislead(patient, neighbours.table, token, rng, 300) for token in people))
            await neighbours.play(2)
        patient.well()


async def test_before_hello_nothing_is_heard_but_hello(patient: Served) -> None:
    neighbour = await Player.come(patient.url, "Eve")
    table = await neighbour.open("bruges", "me", "greedy", start=True)
    rng = Random("before hello")
    for _ in range(300):
        sent = rng.choice(NO_MESSAGE)(rng) if rng.random() < 0.7 else rng.choice(['{"type":"ping"}', unfit(rng, {})])
        if isinstance(sent, str) and '"hello"' in sent:
            continue
        async with connect(patient.socket(table), compression=None) as socket:
            await socket.send(sent)
            answer = json.loads(await socket.recv())
            assert (answer["type"], answer["code"]) == ("error", "malformed"), sent
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008
        SENT["before hello"] = SENT.get("before hello", 0) + 1
    patient.well()


async def test_hello_to_a_table_that_is_not_there_leaves_nothing_behind(patient: Served) -> None:
    rooms = len(patient.node.rooms._rooms)  # noqa: SLF001
    rng = Random("no table")
    for number in range(100):
        table = rng.choice([f"{number:020x}", "a" * 26, "0"])
        async with connect(patient.socket(table), compression=None) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["code"] == "no-such-table"
    bus: Any = patient.node.bus
    watched = set(bus._watched) - {ALL_SESSIONS, ALL_MATCHES}  # noqa: SLF001
    assert not [table for table in watched if len(table) != 20 or table.startswith("0000")]
    assert len(patient.node.rooms._rooms) == rooms  # noqa: SLF001
    SENT["no table"] = 100


@pytest.mark.parametrize(
    "path", ["%00", "a%00b", "..%2f..", "%e2%80%ae", "A", "a" * 27, "%ff", "'%20OR%201=1", "%0a", "a%0a"]
)
async def test_a_table_that_cannot_be_is_refused_before_the_handshake(patient: Served, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(patient.socket(path))
    assert refused.value.response.status_code in {403, 404}
    for place in ("", "/stream", "/messages", "/sit", "/start"):
        async with patient.http() as http:
            answer = await http.request("POST" if place[1:2] in {"m", "s"} else "GET", f"/api/tables/{path}{place}")
            assert answer.status_code in {400, 401, 404, 405}, answer.text
            assert answer.json()["type"] == "error"


@pytest.mark.parametrize("over", [1, 100_000, 5_000_000])
async def test_a_frame_over_the_limit_ends_the_socket_and_nothing_else(patient: Served, over: int) -> None:
    async with Neighbours(patient.url) as neighbours:
        async with connect(patient.socket(neighbours.table), compression=None) as socket:
            await enter(socket)
            longest = json.dumps({"type": "ping", "x": ""})
            fits = longest[:-2] + "x" * (patient.settings.frame - len(longest)) + longest[-2:]
            await socket.send(fits)
            assert (await answers(socket, 1))[0]["code"] == "malformed"
            with pytest.raises(ConnectionClosed):  # noqa: PT012  it may be cut while we still send
                await socket.send(fits + " " * over)
                while True:
                    await socket.recv()
            assert socket.close_code in {1009, 1006}
        await neighbours.play(2)


async def test_a_long_message_in_many_small_frames_is_over_the_limit_too(patient: Served) -> None:
    async with Neighbours(patient.url) as neighbours:
        async with connect(patient.socket(neighbours.table), compression=None) as socket:
            await enter(socket)
            with pytest.raises(ConnectionClosed):  # noqa: PT012
                await socket.send("x" * 1000 for _ in range(20))
                while True:
                    await socket.recv()
        await neighbours.play(2)


async def test_nonsense_by_post_is_refused_and_the_neighbours_play_on(patient: Served) -> None:
    async with Neighbours(patient.url) as neighbours:
        stranger = await Player.come(patient.url, "Eve")
        async with patient.http() as http:
            rng = Random("by post")
            for number in range(500):
                sent = rng.choice(NO_MESSAGE)(rng) if number % 2 else unfit(rng, {"question": "1.a", "seq": 3})
                token = rng.choice([neighbours.anna.token, stranger.token])
                answer = await http.post(
                    f"/api/tables/{neighbours.table}/messages",
                    content=sent if isinstance(sent, bytes) else sent.encode(errors="surrogatepass"),
                    headers={"authorization": f"Bearer {token}"},
                )
                told = answer.json()
                assert answer.status_code < 500, (sent, told)
                assert told["type"] in ANSWERS, told
                assert told["type"] != "error" or told["code"] in CODES, (sent, told)
                if number % 250 == 0:
                    await neighbours.play(2)
        SENT["by post"] = 500
        patient.well()


async def test_a_stream_asked_for_with_nonsense_is_refused_or_told(patient: Served) -> None:
    async with Neighbours(patient.url) as neighbours, patient.http() as http:
        rng = Random("stream")
        for _ in range(150):
            seen = rng.choice(["0", "-1", "1e9", "2147483647", "2147483648", "", "x", "9" * 500, text(rng)])
            last = rng.choice(["", "0", "5", "9" * 11, "9" * 40, "-1", "abc", "1.5"])
            place = f"/api/tables/{neighbours.table}/stream"
            async with http.stream("GET", place, params={"seen": seen}, headers={"last-event-id": last}) as answer:
                if answer.status_code == 200:
                    assert answer.headers["content-type"].startswith("text/event-stream")
                    first = await anext(answer.aiter_lines())
                    assert json.loads(first.removeprefix("data: "))["type"] == "welcome"
                else:
                    assert answer.status_code == 400, answer.status_code
        SENT["stream"] = 150
        await neighbours.play(2)


async def test_a_field_whose_name_is_no_text_is_refused(patient: Served) -> None:
    async with patient.http(content_type="application/json") as http:
        for body in (
            b'{"name":"Eve","\\ud800":1}',
            b'{"name":"\\ud800"}',
            b'{"name":"E\\u0000ve","x":1}',
            b"[" * 16000,
        ):
            answer = await http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body[:40]


def test_a_client_cannot_use_up_the_keys_of_a_bot() -> None:
    """Keys are used once a match; a bot that found its own key taken would never answer again."""
    for seq in (1, 12, 12345):
        with pytest.raises(Refused, match="key"):
            read_message(json.dumps({"type": "reply", "key": bot_key(seq, 1), "question": "x", "reply": []}))


@pytest.mark.parametrize("sign", SIGNS)
async def test_names_of_games_and_records_may_be_anything_and_are_refused(patient: Served, sign: str) -> None:
    async with patient.http() as http:
        for params in ({"game": sign + "x"}, {"before": sign or "x"}):
            assert (await http.get("/api/records", params=params)).status_code in {200, 400}
        for place in ("", "/verify", "/replay"):
            answer = await http.get(f"/api/records/{quote(sign or 'x', safe='')}{place}")
            assert answer.status_code in {404, 405}, answer.text
