"""The bus over NATS core: at most once, which is all a hint needs."""

from __future__ import annotations

import asyncio
import contextlib

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from guildtable.server.bus import Listener
from guildtable.server.bus.local import LocalBus

SUBJECT = "guildtable.table."
PATIENCE = 2.0
"""Seconds a node waits for the bus before it serves without it."""
log = structlog.get_logger()


class NatsBus:
    """See `Bus`. While NATS is away, nodes find out by themselves (`rooms.py`), a little later."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client = Client()
        self._here = LocalBus()
        """What we say ourselves we need not hear from afar, and hear it while NATS is away."""
        self._listener: Listener | None = None
        self._watched: dict[str, Subscription | None] = {}
        """None: to be subscribed to as soon as we are connected."""
        self._connecting: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self._here.open(listener)
        self._connecting = asyncio.create_task(self._connect())
        await asyncio.wait([self._connecting], timeout=PATIENCE)  # if it is away, it may come later
        if self._connecting.done():
            self._connecting.result()

    async def _connect(self) -> None:
        """Until it succeeds; from then on the client itself sees to it that it is connected."""
        await self._client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            connect_timeout=2,
            ping_interval=10,
            no_echo=True,
            pending_size=0,  # a hint that cannot go now is not worth keeping
            error_cb=_note,
        )
        for table, subscription in list(self._watched.items()):
            if subscription is None:
                await self._subscribe(table)

    async def close(self) -> None:
        await self._here.close()
        if self._connecting:
            self._connecting.cancel()
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.close()

    async def watch(self, table: str) -> None:
        await self._here.watch(table)
        if table not in self._watched:
            self._watched[table] = None
            if self._connecting and self._connecting.done():
                await self._subscribe(table)

    async def _subscribe(self, table: str) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            subscription = await self._client.subscribe(SUBJECT + table, cb=self._heard)
            if table in self._watched:
                self._watched[table] = subscription
            else:
                await subscription.unsubscribe()

    async def unwatch(self, table: str) -> None:
        await self._here.unwatch(table)
        if subscription := self._watched.pop(table, None):
            with contextlib.suppress(nats.errors.Error, OSError):
                await subscription.unsubscribe()

    async def hint(self, table: str, what: str) -> None:
        await self._here.hint(table, what)
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.publish(SUBJECT + table, what.encode())

    async def _heard(self, message: Msg) -> None:
        if self._listener:
            await self._listener(message.subject.removeprefix(SUBJECT), message.data.decode())


async def _note(error: Exception) -> None:
    log.warning("bus", error=str(error) or type(error).__name__)
