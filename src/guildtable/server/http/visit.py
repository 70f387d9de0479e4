"""A visit: one client at one table, however it is connected."""

from __future__ import annotations

import asyncio
import time

from msgspec import UNSET

from guildtable.server import codec
from guildtable.server.http.identity import UNKNOWN
from guildtable.server.http.quotas import Quotas
from guildtable.server.http.send_queue import SLOW, SendQueue
from guildtable.server.matches.live import Newer
from guildtable.server.node import Node
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import REFUSED, SECONDS
from guildtable.server.ops.traces import act
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
from guildtable.server.store.journal import Head
from guildtable.server.tables.players import Player
from guildtable.server.tables.state import IDLE
from guildtable.server.version import VERSION
from guildtable.server.watching.room import Overrun, Watcher
from guildtable.server.watching.wave import spread

SEEN_EVERY = 10.0
"""Seconds between two notes that somebody is still here, however often they say so."""


class Visit:
    """A client at a table, from its hello until it goes."""

    def __init__(self, node: Node, quotas: Quotas, table: str, player: Player | None) -> None:
        self._node, self._quotas, self.table, self.player = node, quotas, table, player
        self.queue = SendQueue()
        self._watcher = Watcher(None, self.queue.put, self.queue.close, self.queue.once_sent)
        self._entered = False
        self._noted = 0.0
        self._was_idle = False
        self._answering = asyncio.Lock()
        self._noting: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        """Where the player sits now; None: a spectator."""
        return self._watcher.viewer

    async def enter(self, hello: Hello) -> None:
        """Send the welcome, and every step after the last that the client has seen."""

        self._watcher.player = await self._node.tables.pseudonym(self.table, self.player)
        self._watcher.unheard = await self._node.blocks.unheard(self.table, self.player)

        def welcome(_: TableState, seq: int) -> bytes:
            me, since = self._watcher.player, self._watcher.since
            wait = spread(self._node.rooms.watchers) // (1 if self.seat is None else 4)
            return codec.message(Welcome(PROTOCOL, VERSION, me, self.seat, seq, since or UNSET, wait or UNSET))

        await self._node.rooms.enter(self.table, self._watcher, Head(hello.seen, hello.stamp), welcome)
        self._entered = True
        await self.here()

    async def here(self, idle: int = 0) -> None:
        """Note that the player is still here, and for how long they have done nothing."""
        returned = self._was_idle and idle < IDLE
        if self.player and self.seat is not None and (returned or time.monotonic() - self._noted > SEEN_EVERY):
            self._noted, self._was_idle = time.monotonic(), idle >= IDLE
            try:
                await self._node.attendance.here(self.table, self.player, idle)
            except Exception as error:  # noqa: BLE001  it is only a note
                log_fault("visit.here failed", error, table=self.table)

    async def leave(self) -> None:
        """The client has gone. Its seat stays the player's."""
        self.queue.give_up()
        if self._entered:
            await self._node.rooms.leave(self.table, self._watcher)
            del self._watcher.greet  # it holds us, and we hold it: else both wait for the collector

    def tell(self, sent: FromServer) -> None:
        """Send an answer, after all that was sent before."""
        try:
            self.queue.put(codec.message(sent))
        except Overrun:
            self.queue.close(SLOW)

    def send_away(self) -> None:
        """Disconnect the client: its session has ended."""
        self.tell(Error("no-session", UNKNOWN))
        self.queue.close("session")

    async def next(self) -> bytes | None:
        """The next message; None at the end, after the answer to whatever was begun."""
        sent = await self.queue.next()
        if sent is not None:
            return sent
        async with self._answering:
            return await self.queue.next()

    async def take(self, sent: FromClient) -> None:
        """Do what was asked for, or say why not. Once we are going down nothing is begun: it is asked elsewhere."""
        async with self._answering:
            if not self.queue.closed:
                said = await answer(self._node, self._quotas, self.table, self.player, self.seat, sent)
                if isinstance(said, Error):
                    REFUSED.labels(said.code, "socket").inc()
                self.tell(said)
        if self._noting is None or self._noting.done():  # the next message does not wait until it is written
            self._noting = asyncio.create_task(self.here(sent.idle if isinstance(sent, Ping) else 0))


async def answer(
    node: Node, quotas: Quotas, table: str, player: Player | None, seat: int | None, sent: FromClient
) -> FromServer:
    """Do what was asked for, or say why not. Nothing that goes wrong inside is told outside."""
    key = getattr(sent, "key", "")
    began = time.perf_counter()
    try:
        if isinstance(sent, Say) and player:
            await quotas.saying(player.id)
        with act(f"message {type(sent).__name__}", table):
            done = await node.acts.do(table, player, seat, sent)
    except Refused as error:
        return error.message(key)
    except Newer:
        return Error("newer-rules", "This table goes on by newer rules: connect again.", key)
    except Exception as error:  # noqa: BLE001  the client asks again with the same key
        log_fault("message failed", error, table=table)
        return Error("unavailable", "The server could not do it just now: send it again, with the same key.", key)
    if isinstance(sent, Reply):
        SECONDS.observe(time.perf_counter() - began)
    return done
