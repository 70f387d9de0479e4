"""Returning: a node dies under thousands of sockets, and all come back to the one that is left, as pages do."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from guildtable.server.web_server import raise_file_limit
from lab.load.crowd import SEATS, crowd
from lab.load.machine import spread, stolen
from lab.load.orders import Orders
from lab.load.playing import UPDATE, Place
from lab.load.site import company, nodes, parties, together
from lab.load.wire import Wire, dial

AT_ONCE = 40
WITHIN = 90.0
WELCOME = b'{"type":"welcome"'


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is at a node when it dies, and where they go then. Spectators watch the tables in turn."""

    places: tuple[Place, ...]
    spectators: int
    dies: str
    stays: str


@dataclass(frozen=True, slots=True)
class Return:
    """How many are at the node that dies, and how long and how fast others play on at the one that is left."""

    seats: int = 1000
    spectators: int = 4000
    seconds: float = 35.0
    rate: float = 100.0


def after_a_death(database: str, logs: Path, tables: int, size: Return) -> dict[str, Any]:
    """A node dies; all who were there come back to the one that is left, where others play on."""
    dying = size.seats // SEATS
    places = asyncio.run(crowd(database, dying + tables))
    with nodes(database, logs) as (dies, stays):
        came = Crowd(tuple(places[:dying]), size.spectators, dies.url, stays.url)
        with (
            company(returning, came) as party,
            parties([Orders(tuple(places[dying:]), (stays.url,))]) as playing,
        ):
            time.sleep(3)  # the node counts who is there
            kept, began = stolen(), time.monotonic()
            dies.process.kill()
            party.pipe.send(began)
            played = together(playing, "paced", size.rate, size.seconds)
            back: dict[str, Any] = party.told(within=120.0)
            taken = (stolen() - kept) / ((time.monotonic() - began) * (os.cpu_count() or 1))
            party.pipe.send("go")
    others = spread([told.seconds for told in played["all_told"]])
    sockets = size.seats + size.spectators
    return back | {"sockets": sockets, "others": others, "errors": played["errors"], "stolen": round(taken, 3)}


class Guest(Wire):
    """A socket of one page, first at the node that dies and then at the other."""

    __slots__ = ("spread", "updated")

    def __init__(self, path: str) -> None:
        super().__init__(path, lambda _, frame: self._take_in(frame))
        self.spread = 0.0
        self.updated: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def _take_in(self, frame: bytes) -> None:
        if frame.startswith(WELCOME):
            self.spread = json.loads(frame).get("spread", 0)
        elif frame.startswith(UPDATE) and not self.updated.done():
            self.updated.set_result(time.monotonic())


def returning(crowd: Crowd, pipe: Connection) -> None:
    """The process: all come, say so, and when the line breaks come back."""
    raise_file_limit()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_come_and_return(crowd, pipe))


async def _come_and_return(crowd: Crowd, pipe: Connection) -> None:
    seats = [(place.table, token) for place in crowd.places for token in place.tokens]
    watch = [(crowd.places[number % len(crowd.places)].table, "") for number in range(crowd.spectators)]
    gate = asyncio.Semaphore(AT_ONCE)
    guests = await asyncio.gather(*(_come(gate, crowd.dies, *one) for one in [*seats, *watch]))
    pipe.send(len(guests))
    died: float = await asyncio.to_thread(pipe.recv)
    rng = Random(1)
    back = [
        asyncio.create_task(_return(guest, crowd.stays, *one, rng))
        for guest, one in zip(guests, [*seats, *watch], strict=True)
    ]
    done, late = await asyncio.wait(back, timeout=WITHIN)
    for task in late:
        task.cancel()
    sat = [task.result() - died for task in back[: len(seats)] if task in done]
    watched = [task.result() - died for task in back[len(seats) :] if task in done]
    pipe.send(found(sat, watched, len(late)))
    await asyncio.to_thread(pipe.recv)  # they stay as long as others play


def found(sat: Sequence[float], watched: Sequence[float], late: int) -> dict[str, Any]:
    """When who was back."""
    return {"seats": spread([*sat]), "spectators": spread([*watched]), "not_back": late}


async def _come(gate: asyncio.Semaphore, node: str, table: str, token: str) -> Guest:
    async with gate, asyncio.timeout(60):
        guest = await _dial(node, table, token)
        await guest.updated
        return guest


async def _dial(node: str, table: str, token: str) -> Guest:
    guest = await dial(f"{node.replace('http', 'ws', 1)}/api/tables/{table}/socket", Guest)
    guest.send(json.dumps({"type": "hello"} | ({"token": token} if token else {})).encode())
    return guest


async def _return(guest: Guest, node: str, table: str, token: str, rng: Random) -> float:
    """As the page does it: wait for one's own time, then try, each time a little longer."""
    while not guest.closed:
        await asyncio.sleep(0.05)
    await asyncio.sleep(rng.random() * guest.spread)
    for attempt in range(1, 30):
        await asyncio.sleep(min(8.0, 0.2 * 2**attempt) * (0.5 + rng.random() / 2))
        try:
            async with asyncio.timeout(20):
                again = await _dial(node, table, token)
                return await again.updated
        except (OSError, TimeoutError):
            continue
    raise TimeoutError("it never came back")
