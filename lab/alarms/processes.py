"""Faults of nodes, workers and the bus."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from lab.alarms.again import again_and_again
from lab.alarms.site import OtherNode, Site


@asynccontextmanager
async def node_gone(site: Site) -> AsyncIterator[None]:
    """A node is killed."""
    site.nodes[1].kill()
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)


@asynccontextmanager
async def worker_gone(site: Site) -> AsyncIterator[None]:
    """The only worker is killed."""
    site.worker.kill()
    try:
        yield
    finally:
        site.start_worker()


@asynccontextmanager
async def bus_away(site: Site) -> AsyncIterator[None]:
    """NATS is killed."""
    site.bus.kill()
    try:
        yield
    finally:
        site.bus.start()


@asynccontextmanager
async def buses_apart(site: Site) -> AsyncIterator[None]:
    """One node is at a NATS that does not know the other's."""
    site.other_bus.start()
    await asyncio.to_thread(site.restart, 1, site.other_bus)
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)
        site.other_bus.kill()


@asynccontextmanager
async def stopped_now_and_then(site: Site) -> AsyncIterator[None]:
    """The machine gives a node no core, again and again."""
    process = site.nodes[0].process

    async def stop() -> None:
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.4)
        process.send_signal(signal.SIGCONT)

    try:
        async with again_and_again(stop, 0.2):
            yield
    finally:
        process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def thinkers_killed(site: Site) -> AsyncIterator[None]:
    """The worker's own processes are killed, as the machine does when memory runs out."""

    async def kill() -> None:
        pid = site.worker.process.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                os.kill(int(child), signal.SIGKILL)

    async with again_and_again(kill, 1.0):
        yield


@asynccontextmanager
async def other_version(site: Site) -> AsyncIterator[None]:
    """One node is of another version."""
    await asyncio.to_thread(site.restart, 1, kind=OtherNode)
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)


@asynccontextmanager
async def few_files(site: Site) -> AsyncIterator[None]:
    """A node may have hardly more files open than it has."""
    pid = site.nodes[0].process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    taken = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (taken + 5, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
