"""A loop that is held is seen, and what held it is named."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from guildtable.server.ops.loop_watch import EVERY, LoopWatch, name_of
from guildtable.server.ops.metrics import COLLECTION, LOOP_HELD, LOOP_LAG

OURS: dict[str, Any] = {"__name__": "guildtable.kernel.slow", "time": time}
exec("def think():\n until = time.thread_time() + 0.2\n while time.thread_time() < until: pass", OURS)  # noqa: S102
exec("def wait():\n time.sleep(0.2)", OURS)  # noqa: S102
think: Callable[[], None] = OURS["think"]
wait: Callable[[], None] = OURS["wait"]


@pytest.fixture
async def watch() -> AsyncIterator[LoopWatch]:
    watch = LoopWatch()
    watch.start()
    await asyncio.sleep(2 * EVERY)
    yield watch
    watch.stop()


@pytest.mark.parametrize("held", [think, wait])
async def test_what_holds_the_loop_is_named(watch: LoopWatch, held: Callable[[], None]) -> None:
    """Whether it works or waits: on the loop's thread both make everybody wait."""
    name = f"kernel.slow.{held.__name__}"
    before = LOOP_HELD.labels(name)._value.get()  # noqa: SLF001
    for _ in range(5):  # where others have the cores it may be the machine that is late, but not five times
        held()
        await asyncio.sleep(2 * EVERY)
    longest = max((hold for hold in watch.holds if hold.by == name), key=lambda hold: hold.until - hold.since)
    assert longest.until - longest.since >= 0.19
    assert LOOP_HELD.labels(name)._value.get() > before + 0.15  # noqa: SLF001


async def test_an_idle_loop_is_not_late(watch: LoopWatch) -> None:
    """Then nobody of ours is blamed."""
    watch.holds.clear()
    before = LOOP_LAG._sum.get()  # noqa: SLF001
    await asyncio.sleep(10 * EVERY)
    assert not [hold for hold in watch.holds if hold.by.startswith("kernel")]
    assert LOOP_LAG._sum.get() >= before  # noqa: SLF001


async def test_collections_are_timed(watch: LoopWatch) -> None:
    """On the loop's own thread."""
    counted = COLLECTION.labels("2")._buckets  # noqa: SLF001
    before = sum(bucket.get() for bucket in counted)
    gc.collect()
    assert sum(bucket.get() for bucket in counted) == before + 1
    assert watch.holds is not None


async def test_stopped_it_leaves_nothing_behind() -> None:
    """No thread, no callback; and to stop what never began is nothing."""
    LoopWatch().stop()
    watch = LoopWatch()
    known = len(gc.callbacks)
    watch.start()
    assert len(gc.callbacks) == known + 1
    watch.stop()
    assert len(gc.callbacks) == known
    assert not watch._thread.is_alive()  # noqa: SLF001


def test_of_a_game_only_its_name_is_told() -> None:
    """The functions of a person would tell who is in a hand."""
    space: dict[str, Any] = {"__name__": "guildtable.games.bruges.persons.nobles", "look": sys._getframe}  # noqa: SLF001
    exec("def the_banker():\n return look()", space)  # noqa: S102
    assert name_of(space["the_banker"]()) == "games.bruges"
