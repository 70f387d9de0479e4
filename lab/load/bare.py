"""Bare: the parts under the server, alone. asyncpg with the same row, uvicorn with an echo, NATS with a hint."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any

import asyncpg
import nats
import uvicorn

from guildtable.server.store.postgres import APPEND
from lab.load.appending import TASKS, counted
from lab.load.machine import spread
from lab.load.wire import Wire, dial
from tests.server.places import free_port

SUBJECT = "guildtable.load."
HINTS = 30_000
STOP = "stop"

type Sample = tuple[str, str, str | None, str | None, str | None]
"""A row as the server wrote it: entry, events, key, body, clocks."""


async def sample(database: str, most: int = 2000) -> list[Sample]:
    """Rows of replies that were really written."""
    connection = await asyncpg.connect(database)
    try:
        found = await connection.fetch(
            "SELECT entry, events, key, body, clocks FROM entries WHERE key IS NOT NULL LIMIT $1", most
        )
        return [tuple(row) for row in found]
    finally:
        await connection.close()


async def append(database: str, rows: Sequence[Sample], seconds: float, ready: Callable[[], Any]) -> dict[str, float]:
    """The same statement and the same rows, a connection a task, and nothing else."""
    connections = [await asyncpg.connect(database) for _ in range(TASKS)]
    await ready()

    def task(connection: Any) -> Callable[[], Awaitable[bool]]:
        match, seqs = secrets.token_hex(10), count(1)

        async def write() -> bool:
            seq = next(seqs)
            entry, events, key, body, clocks = rows[seq % len(rows)]
            row = [match], [seq], [entry], [events], [clocks], [f"{key}-{seq}"], [body], [1], [seq], [1]
            await connection.execute(APPEND, *row)
            return True

        return write

    found = await counted(database, seconds, [task(connection) for connection in connections])
    for connection in connections:
        await connection.close()
    return found


async def echo_server(port: int, ready: Callable[[], Any]) -> None:
    """uvicorn as a node sets it, around an echo, until it is told to stop."""
    stopped = asyncio.Event()

    async def echo(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
            if message["text"] == STOP:
                stopped.set()

    server = uvicorn.Server(
        uvicorn.Config(
            echo,
            port=port,
            lifespan="off",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    await ready()
    await stopped.wait()
    server.should_exit = True
    await serving


async def echo_clients(
    port: int, sockets: int, size: int, rate: float, seconds: float, ready: Callable[[], Any]
) -> dict[str, Any]:
    """Closed loop first, then at a pace."""
    await ready()
    text, latencies, sent = b"x" * size, list[float](), dict[Wire, float]()
    rounds, again = 0, True

    def heard(wire: Wire, _: bytes) -> None:
        nonlocal rounds
        rounds += 1
        latencies.append(time.monotonic() - sent[wire])
        if again:
            shout(wire)

    def shout(wire: Wire) -> None:
        sent[wire] = time.monotonic()
        wire.send(text)

    wires = [await dial(f"ws://127.0.0.1:{port}/", lambda path: Wire(path, heard)) for _ in range(sockets)]
    for wire in wires:
        shout(wire)
    await asyncio.sleep(seconds / 3)
    rounds = 0
    await asyncio.sleep(seconds)
    closed, again = rounds / seconds, False
    await asyncio.sleep(0.3)
    latencies.clear()
    began, shouts = time.monotonic(), 0
    while (now := time.monotonic() - began) < seconds:
        for _ in range(int(now * rate) - shouts):
            shout(wires[shouts % len(wires)])
            shouts += 1
        await asyncio.sleep(max(0.0, began + (shouts + 1) / rate - time.monotonic()))
    await asyncio.sleep(0.2)
    wires[0].send(STOP.encode())
    return {"closed_loop_rate": round(closed), "at_the_pace": spread(latencies)}


def free() -> int:
    """A port for the echo."""
    return free_port()


async def hints_heard(server: str, whole: int, ready: Callable[[], Any]) -> dict[str, Any]:
    """Hear hints at a pace, then all at once."""
    client = await nats.connect(server)
    latencies, times, over = list[float](), list[float](), asyncio.Event()

    async def heard(message: Any) -> None:
        now = time.monotonic()
        if message.data == b"all":
            over.set()
        elif message.subject.endswith("paced"):
            latencies.append(now - float(message.data))
        else:
            times.append(now)

    await client.subscribe(SUBJECT + "*", cb=heard, pending_bytes_limit=-1, pending_msgs_limit=-1)
    await client.flush()
    await ready()
    async with asyncio.timeout(30):
        await over.wait()
    await client.close()
    span = times[-1] - times[0] if len(times) > 1 else 1.0
    return {"received_rate": round(len(times) / span), "lost": whole - len(times), "at_the_pace": spread(latencies)}


async def hints_given(server: str, whole: int, rate: float, ready: Callable[[], Any]) -> dict[str, Any]:
    """Give hints at a pace, then all at once."""
    client = await nats.connect(server)
    await ready()
    for _ in range(int(rate)):
        await client.publish(SUBJECT + "paced", str(time.monotonic()).encode())
        await client.flush()
        await asyncio.sleep(1 / rate)
    began, payload = time.monotonic(), b"x" * 200
    for number in range(whole):
        await client.publish(f"{SUBJECT}{number % 1000}", payload)
    await client.flush()
    spent = time.monotonic() - began
    await client.publish(SUBJECT + "end", b"all")
    await client.close()
    return {"published_rate": round(whole / spent)}


__all__ = ["HINTS", "Sample", "append", "echo_clients", "echo_server", "free", "hints_given", "hints_heard", "sample"]
