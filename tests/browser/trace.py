"""What the browser's main thread did, frame by frame, read from a trace."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tests.browser.guest import Guest

FRAME = 1_000_000 / 60
"""Microseconds."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}
KINDS = {
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "EvaluateScript": "script",
    "v8.compile": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "MinorGC": "memory",
    "MajorGC": "memory",
}


class Frame(NamedTuple):
    """The work that began in a sixtieth of a second."""

    ms: float
    """Milliseconds from the start to here."""
    work: float
    """Milliseconds of the processor; more than 16 and the next frames are late."""
    kinds: dict[str, float]
    """What it was, as far as it is known."""


@contextmanager
def traced(guest: Guest, slower: int) -> Iterator[list[dict[str, Any]]]:
    """Trace what happens meanwhile, with a processor so many times slower; the events are there afterwards."""
    events: list[dict[str, Any]] = []
    session = guest.page.context.new_cdp_session(guest.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser = guest.page.context.browser
    assert browser
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    yield events
    events += json.loads(browser.stop_tracing())["traceEvents"]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def spans(events: list[dict[str, Any]], begin: str, end: str) -> list[tuple[float, float]]:
    """From each mark to the next of the other kind."""
    marks = sorted((event["ts"], event["name"]) for event in events if event.get("name") in {begin, end})
    found, start = [], None
    for at, name in marks:
        if name == begin and start is None:
            start = at
        elif name == end and start is not None:
            found.append((start, at))
            start = None
    return found


def frames(events: list[dict[str, Any]], span: tuple[float, float]) -> list[Frame]:
    """The frames of a span, on the thread that has the marks."""
    thread = next((event["pid"], event["tid"]) for event in events if event.get("cat") == "blink.user_timing")
    begin, end = span
    here = [
        event
        for event in events
        if (event.get("pid"), event.get("tid")) == thread and event.get("ph") == "X" and begin <= event["ts"] < end
    ]
    work: Counter[int] = Counter()
    kinds: dict[int, Counter[str]] = defaultdict(Counter)
    for event in here:
        place = int((event["ts"] - begin) // FRAME)
        if event["name"] in TASKS:
            work[place] += event.get("tdur", event.get("dur", 0))
        elif event["name"] in KINDS:
            kinds[place][KINDS[event["name"]]] += event.get("tdur", event.get("dur", 0))
    return [
        Frame(
            place * FRAME / 1000,
            work[place] / 1000,
            {kind: us / 1000 for kind, us in kinds[place].most_common() if us > 500},
        )
        for place in range(int((end - begin) // FRAME) + 1)
    ]
