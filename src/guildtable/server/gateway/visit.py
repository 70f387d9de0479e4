"""A visit: one client at one table, however it is connected."""

from __future__ import annotations

import asyncio
import time

import structlog

from guildtable.server import codec
from guildtable.server.gateway.identity import UNKNOWN
from guildtable.server.gateway.limits import Limits
from guildtable.server.gateway.outbox import SLOW, Outbox
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
    Ping,
    Refused,
    Reply,
    Say,
    TableState,
    Welcome,
)
from guildtable.server.rooms import Overrun, Watcher
from guildtable.server.traces import span
from guildtable.server.version import VERSION

log = structlog.get_logger()
SEEN_EVERY = 10.0
"""Seconds between two notes that somebody is still here, however often they say so."""


class Visit:
    """From hello to goodbye."""

    def __init__(self, node: Node, limits: Limits, table: str, player: Player | None) -> None:
        self._node, self._limits, self.table, self.player = node, limits, table, player
        self.outbox = Outbox()
        self._watcher = Watcher(player.id if player else None, self.outbox.put, self.outbox.close)
        self._entered = False
        self._noted = 0.0
        self._answering = asyncio.Lock()

    @property
    def seat(self) -> int | None:
        """Where the player sits now; None: a spectator."""
        return self._watcher.viewer

    async def enter(self, hello: Hello) -> None:
        """Be welcomed, and told all since what was seen last."""

        def welcome(_: TableState, seq: int) -> bytes:
            return codec.message(Welcome(PROTOCOL, VERSION, self.player.id if self.player else None, self.seat, seq))

        await self._node.rooms.enter(self.table, self._watcher, hello.seen, welcome)
        self._entered = True
        await self.here()

    async def here(self) -> None:
        """Still here, for all to see."""
        if self.player and self.seat is not None and time.monotonic() - self._noted > SEEN_EVERY:
            self._noted = time.monotonic()
            try:
                await self._node.tables.seen(self.table, self.player, time.time())
            except Exception as error:  # noqa: BLE001  it is only a note
                log.warning("seen", error=type(error).__name__)

    async def leave(self) -> None:
        """Gone; a seat stays its owner's."""
        if self._entered:
            await self._node.rooms.leave(self.table, self._watcher)

    def tell(self, sent: FromServer) -> None:
        """An answer, after all that was told before it."""
        try:
            self.outbox.put(codec.message(sent))
        except Overrun:
            self.outbox.close(SLOW)

    def send_away(self) -> None:
        """The session has ended."""
        self.tell(Error("no-session", UNKNOWN))
        self.outbox.close("session")

    async def next(self) -> bytes | None:
        """What to send next; None at the end, which comes after the answer to whatever was begun."""
        sent = await self.outbox.next()
        if sent is not None:
            return sent
        async with self._answering:
            return await self.outbox.next()

    async def take(self, sent: FromClient) -> None:
        """Do what was asked for, or say why not. Once we are going down nothing is begun: it is asked elsewhere."""
        async with self._answering:
            if not self.outbox.closed:
                self.tell(await answer(self._node, self._limits, self.table, self.player, self.seat, sent))
        if isinstance(sent, Ping):
            await self.here()


async def answer(
    node: Node, limits: Limits, table: str, player: Player | None, seat: int | None, sent: FromClient
) -> FromServer:
    """Do what was asked for, or say why not. Nothing that goes wrong inside is told outside."""
    key = getattr(sent, "key", "")
    began = time.perf_counter()
    try:
        if isinstance(sent, Say) and player:
            limits.saying(player.id)
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
