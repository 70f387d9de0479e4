"""The bus over NATS core: at most once, which is all a hint needs."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from guildtable.server.bus import OnHint
from guildtable.server.bus.hints import Hint, decode, encode
from guildtable.server.bus.local import LocalBus
from guildtable.server.ops.background import Background
from guildtable.server.ops.logs import log_fault

SUBJECT = "guildtable.table."
NODE = "guildtable.node."
BEAT = 3.0
"""Seconds between two words to ourselves."""
DEAF = 10.0
"""Seconds after which, having heard none of them, we believe that hints do not come through."""
PATIENCE = 2.0
"""Seconds a node waits for the bus before it serves without it."""


class NatsBus:
    """See `Bus`. While NATS is away, nodes find out by themselves (`rooms.py`), a little later."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client = Client()
        self._ear = Client()
        """Another connection, on which we hear ourselves: the first is not told what it says."""
        self._name, self._heard_at = NODE + secrets.token_hex(8), 0.0
        self._heart = Background("bus.beat", BEAT, self._beat)
        self._here = LocalBus()
        """What we say ourselves we need not hear from afar, and hear it while NATS is away."""
        self._listener: OnHint | None = None
        self._watched: dict[str, Subscription | None] = {}
        """None: to be subscribed to as soon as we are connected."""
        self._connecting: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Do hints come through? A server that hangs, or lets us speak and not hear, is found out.

        Nodes at two servers that do not know each other hear themselves all the same: that is seen in
        `guildtable_missed_hints_total`.
        """
        return self._client.is_connected and time.monotonic() - self._heard_at < DEAF

    async def open(self, listener: OnHint) -> None:
        self._listener = listener
        await self._here.open(listener)
        self._connecting = asyncio.create_task(self._connect())
        await asyncio.wait([self._connecting], timeout=PATIENCE)  # if it is away, it may come later
        if self._connecting.done():
            self._connecting.result()

    async def _connect(self) -> None:
        """Try to connect until it succeeds. From then on NATS' client reconnects by itself."""
        for client in (self._client, self._ear):
            await client.connect(
                self._url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=1,
                connect_timeout=2,
                ping_interval=10,
                no_echo=True,
                pending_size=0,  # a hint that cannot go now is not worth keeping
                error_cb=_note,
            )
        await self._ear.subscribe(self._name, cb=self._heard_ourselves)
        self._heard_at = time.monotonic()
        self._heart.start()
        for place, subscription in list(self._watched.items()):
            if subscription is None:
                await self._subscribe(place)

    async def _beat(self) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.publish(self._name)

    async def _heard_ourselves(self, _: Msg) -> None:
        self._heard_at = time.monotonic()

    async def close(self) -> None:
        await self._here.close()
        await self._heart.stop()
        if self._connecting:
            self._connecting.cancel()
        for client in (self._client, self._ear):
            # One that never came through says so by an assertion, and one that has just been lost by a RuntimeError.
            with contextlib.suppress(nats.errors.Error, OSError, AssertionError, RuntimeError):
                await client.close()

    async def watch(self, place: str) -> None:
        await self._here.watch(place)
        if place not in self._watched:
            self._watched[place] = None
            if self._connecting and self._connecting.done():
                await self._subscribe(place)

    async def _subscribe(self, place: str) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            subscription = await self._client.subscribe(SUBJECT + place, cb=self._heard)
            if place in self._watched:
                self._watched[place] = subscription
            else:
                await subscription.unsubscribe()

    async def unwatch(self, place: str) -> None:
        await self._here.unwatch(place)
        if subscription := self._watched.pop(place, None):
            with contextlib.suppress(nats.errors.Error, OSError):
                await subscription.unsubscribe()

    async def hint(self, place: str, hint: Hint) -> None:
        await self._here.hint(place, hint)
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.publish(SUBJECT + place, encode(hint).encode())

    async def _heard(self, message: Msg) -> None:
        if self._listener:
            await self._listener(message.subject.removeprefix(SUBJECT), decode(message.data.decode()))


async def _note(error: Exception) -> None:
    log_fault("bus failed", error)
