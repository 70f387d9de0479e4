"""Logs: lines for people, or JSON for machines. No reply, token or card is ever written to them."""

from __future__ import annotations

import logging
import sys
import traceback

import structlog

from guildtable.server.settings import Settings


def set_up(settings: Settings) -> None:
    """Once, when a process starts."""
    level = logging.WARNING if settings.logs == "quiet" else logging.INFO
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.logs == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # that the database is away, we say ourselves


def fault(error: BaseException) -> dict[str, str]:
    """What went wrong, and where: never the error's own words, for they may quote a reply."""
    steps = traceback.extract_tb(error.__traceback__)
    ours = [step for step in steps if "guildtable" in step.filename] or steps
    where = f"{ours[-1].filename.rpartition('guildtable/')[2]}:{ours[-1].lineno}" if ours else ""
    return {"error": type(error).__name__, "where": where}
