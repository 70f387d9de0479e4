"""A visit: one client at one table, however it is connected."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from guildtable.server import codec
from guildtable.server.gateway.outbox import Outbox
from guildtable.server.live import Newer
from guildtable.server.logs import fault
from guildtable.server.metrics import REFUSED, SECONDS
from guildtable.server.node import Node
from guildtable.server.players import Player
from guildtable.server.protocol import (
    PROTOCOL,
    Error,
    FromClient,
    FromServer,
    Hello,
    Refused,
    Reply,
    TableState,
    Welcome,
)
from guildtable.server.rooms import Watcher
from guildtable.server.store.database import AWAY
from guildtable.server.traces import span
from guildtable.server.version import VERSION

log = structlog.get_logger()


class Visit:
    """From hello to goodbye."""

    def __init__(self, node: Node, table: str, player: Player | None) -> None:
        self._node, self.table, self.player = node, table, player
        self.outbox = Outbox()
        self.seat: int | None = None
        self._watcher: Watcher | None = None
        self._answering = asyncio.Lock()

    async def enter(self, hello: Hello) -> None:
        """Be welcomed, and told all since what was seen last."""
        self.seat = await self._node.tables.seat_of(self.table, self.player)
        watcher = Watcher(self.seat, self.outbox.put, self.outbox.close)

        def welcome(_: TableState, seq: int) -> bytes:
            return codec.message(Welcome(PROTOCOL, VERSION, self.player.id if self.player else None, self.seat, seq))

        await self._node.rooms.enter(self.table, watcher, hello.seen, welcome)
        self._watcher = watcher
        await self.here()

    async def here(self) -> None:
        """Still here, for all to see. While the database is away, nobody sees."""
        if self.player and self.seat is not None:
            with contextlib.suppress(*AWAY):
                await self._node.tables.seen(self.table, self.player, time.time())

    async def leave(self) -> None:
        """Gone; a seat stays its owner's."""
        if self._watcher:
            await self._node.rooms.leave(self.table, self._watcher)

    async def take(self, sent: FromClient) -> None:
        """Do what was asked for and answer. Once we are going down nothing is begun: it is asked again elsewhere."""
        async with self._answering:
            if not self.outbox.closed:
                self.outbox.put(codec.message(await self.answer(sent)))

    async def next(self) -> bytes | None:
        """What to send next; None at the end, which comes after the answer to whatever was begun."""
        sent = await self.outbox.next()
        if sent is not None:
            return sent
        async with self._answering:
            return await self.outbox.next()

    async def answer(self, sent: FromClient) -> FromServer:
        """Do what was asked for, or say why not."""
        return await answer(self._node, self.table, self.player, self.seat, sent)


async def answer(node: Node, table: str, player: Player | None, seat: int | None, sent: FromClient) -> FromServer:
    """Do what was asked for, or say why not. Nothing that goes wrong inside is told outside."""
    key = getattr(sent, "key", "")
    began = time.perf_counter()
    try:
        with span(f"message {type(sent).__name__}", table=table):
            done = await node.acts.do(table, player, seat, sent)
    except Refused as error:
        REFUSED.labels(error.code).inc()
        return Error(error.code, error.text, key)
    except Newer:
        return Error("newer-rules", "This table goes on by newer rules: connect again.", key)
    except Exception as error:  # noqa: BLE001  the client asks again with the same key
        log.warning("act", table=table, **fault(error))
        return Error("unavailable", "The server could not do it just now: send it again, with the same key.", key)
    if isinstance(sent, Reply):
        SECONDS.observe(time.perf_counter() - began)
    return done
