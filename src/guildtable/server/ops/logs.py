"""Logs: lines for people, or one JSON object a line for machines; uvicorn's and other packages' too.

No reply, card, name or token is ever written to them: of an error we tell its kind and where it was, never its words,
for they may quote what somebody sent.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

from guildtable.server.ops.seldom import SeldomTold
from guildtable.server.ops.traces import with_trace
from guildtable.server.settings import Settings

type LogLine = MutableMapping[str, Any]


def set_up(settings: Settings) -> None:
    """Set up the logs; called once, when a process starts that serves."""
    ours, renderer = set_up_ours(settings)
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *ours],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
    logging.getLogger("uvicorn.error").addFilter(SeldomTold())
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # that the database is away, we say ourselves


def set_up_ours(settings: Settings) -> tuple[list[Any], Any]:
    """Set up our own lines, which is all that a command needs; what they go through, and what writes them."""
    level = logging.WARNING if settings.logs == "quiet" else logging.INFO
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.logs == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    ours: list[Any] = [
        structlog.contextvars.merge_contextvars,
        with_trace,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_words,
    ]
    structlog.configure(
        processors=[*ours, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    return ours, renderer


def log_fault(event: str, error: BaseException, level: int = logging.WARNING, **more: object) -> None:
    """Log that something failed, the only way to do so. `event` says what: "rooms.look failed"."""
    structlog.get_logger().log(level, event, **more, **fault(error))


def fault(error: BaseException) -> dict[str, str]:
    """What went wrong, and where: never the error's own words, for they may quote a reply."""
    steps = traceback.extract_tb(error.__traceback__)
    ours = [step for step in steps if "guildtable" in step.filename] or steps
    where = f"{ours[-1].filename.rpartition('guildtable/')[2]}:{ours[-1].lineno}" if ours else ""
    return {"error": type(error).__name__, "where": where}


def _without_words(_: Any, __: str, event: LogLine) -> LogLine:
    """A traceback becomes its kind and its place. Of what asyncio says the first line is kept: the others quote."""
    if event.get("logger") == "asyncio":
        event["event"] = str(event["event"]).partition("\n")[0]
    given = event.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event.update(fault(error))
    return event
