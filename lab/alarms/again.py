"""Again and again: what is done while a fault lasts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import httpx

from lab.alarms.site import Site

type Fault = Callable[[Site], AbstractAsyncContextManager[None]]
"""Put in when it is entered, and taken out when it is left."""


@asynccontextmanager
async def again_and_again(do: Callable[[], Awaitable[None]], pause: float) -> AsyncIterator[None]:
    """Meanwhile this is done again and again; what goes wrong with it is no matter."""

    async def repeat() -> None:
        while True:
            with contextlib.suppress(Exception):
                await do()
            await asyncio.sleep(pause)

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def call(site: Site, path: str) -> None:
    """Ask a node for something."""
    async with httpx.AsyncClient(base_url=site.urls[0], timeout=5) as http:
        await http.get(path)
