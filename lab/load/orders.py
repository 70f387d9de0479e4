"""Orders: what a playing process is told to do, and the process that does it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop

from lab.load.playing import Place, Play


@dataclass(frozen=True, slots=True)
class Orders:
    """What a playing process is to do first: sit at these places, or watch this table."""

    places: tuple[Place, ...]
    nodes: tuple[str, ...]
    watch: str = ""
    watchers: int = 0
    seed: int = 0


def player(orders: Orders, pipe: Connection) -> None:
    """The process: sit down, then do what comes through the pipe until it says nothing more."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey(orders, pipe))


async def _obey(orders: Orders, pipe: Connection) -> None:
    play = Play(orders.seed)
    for place in orders.places:
        await play.sit(place, place.table, orders.nodes, len(place.tokens))
    if orders.watch:
        await play.sit(None, orders.watch, orders.nodes, orders.watchers)
    while any(socket.seen == 0 for socket in play.sockets):
        if any(socket.closed for socket in play.sockets):
            raise ConnectionError("a socket was closed before it was shown anything")
        await asyncio.sleep(0.05)
    pipe.send(len(play.sockets))
    while order := await asyncio.to_thread(pipe.recv):
        kind, *arguments = order
        pipe.send(await (play.paced(*arguments) if kind == "paced" else play.closed(*arguments)))
    for socket in play.sockets:
        socket.close()
    await asyncio.sleep(0.2)
