"""Background work goes on after a fault, can be woken, and is never cut short in the midst of it."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from guildtable.server.ops import background
from guildtable.server.ops.background import Background


async def test_it_goes_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "AFTER_FAULT", 0.0)
    done = list[int]()

    async def do() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise OSError("the database is away")

    work = Background("work", 0.001, do)
    work.start()
    async with asyncio.timeout(5):
        while len(done) < 3:
            await asyncio.sleep(0.001)
    await work.stop()
    before = len(done)
    await asyncio.sleep(0.02)
    assert len(done) == before, "stopped, it does nothing more"


async def test_it_pauses_and_can_be_woken() -> None:
    done = asyncio.Event()

    async def do() -> None:
        done.set()

    work = Background("work", 1000.0, do)
    work.start()
    await asyncio.sleep(0.01)
    assert not done.is_set()
    work.wake()
    async with asyncio.timeout(5):
        await done.wait()
    await work.stop()


async def test_what_it_is_doing_is_finished_before_it_stops() -> None:
    began, finished = asyncio.Event(), list[str]()

    async def do() -> None:
        began.set()
        await asyncio.sleep(0.05)
        finished.append("done")

    work = Background("work", 0.0, do)
    work.start()
    await began.wait()
    await work.stop()
    assert finished


async def test_what_never_ends_is_cut_short_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE", 0.02)
    began = asyncio.Event()

    async def do() -> None:
        began.set()
        await asyncio.sleep(1000)

    work = Background("work", 0.0, do)
    work.start()
    await began.wait()
    async with asyncio.timeout(5):
        await work.stop()
    await work.stop()


async def test_it_ends_though_what_is_cut_short_says_that_it_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a driver does whose connection is torn meanwhile: the cancellation is swallowed."""
    monkeypatch.setattr(background, "PATIENCE", 0.02)
    monkeypatch.setattr(background, "AFTER_FAULT", 0.0)
    began, times = asyncio.Event(), 0

    async def do() -> None:
        nonlocal times
        times += 1
        began.set()
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            if times == 1:
                raise OSError("the connection is torn") from None
            raise

    work = Background("work", 0.0, do)
    work.start()
    await began.wait()
    async with asyncio.timeout(5):
        await work.stop()
    await asyncio.sleep(0.02)
    assert times == 1, "stopped, it does nothing more"


async def test_nobody_waits_for_what_cannot_be_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE", 0.02)
    began, free = asyncio.Event(), asyncio.Event()

    async def do() -> None:
        began.set()
        while not free.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await free.wait()

    work = Background("work", 0.0, do)
    work.start()
    await began.wait()
    async with asyncio.timeout(5):
        await work.stop()
    free.set()
