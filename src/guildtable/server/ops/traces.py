"""Traces, behind the switch GUILDTABLE_TRACES: spans for calls, messages, the journal and bots' thoughts.

Spans hold routes, kinds and numbers: no card, reply, name or token. While the switch is off, nothing is imported.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from guildtable.server.settings import Settings
from guildtable.server.version import VERSION

_nothing = nullcontext()
_tracer: Any = None


def set_up(settings: Settings) -> None:
    """Set up traces, once, when a process starts; raises `ImportError` if the extra `traces` is not installed."""
    if not settings.traces:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    who = {
        "service.name": "guildtable",
        "service.version": VERSION,
        "service.instance.id": f"{socket.gethostname()}-{os.getpid()}",
    }
    provider = TracerProvider(resource=Resource.create(who))  # it sends what is left when the process ends
    exporter = OTLPSpanExporter(endpoint=f"{settings.traces.rstrip('/')}/v1/traces")
    provider.add_span_processor(BatchSpanProcessor(exporter))
    global _tracer  # noqa: PLW0603
    _tracer = provider.get_tracer("guildtable", VERSION)


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A span of work, traced if traces are switched on."""
    return _span(name, attributes) if _tracer else _nothing


@contextmanager
def _span(name: str, attributes: dict[str, str | int]) -> Iterator[Any]:
    named = {f"guildtable.{key}": value for key, value in attributes.items()}
    started = _tracer.start_as_current_span(
        name, attributes=named, record_exception=False, set_status_on_exception=False
    )
    with started as current:
        try:
            yield current
        except BaseException as error:
            current.set_attribute("error.type", type(error).__name__)  # its words may quote a reply
            raise
