"""Traces, behind the switch GUILDTABLE_TRACES: spans for calls, messages, the journal and bots' thoughts.

Spans hold routes, kinds and numbers: no card, reply, name or token. While the switch is off, nothing is imported.

A bot thinks in another process, perhaps on another machine, and all that it is handed is the entry it answers. So a
message begins a trace of its own, whose ids are made from the table and the stamp that its entry will bear: whoever
reads the entry can make them again. It is linked to the call that brought it, and a bot's reply to its turn.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from hashlib import sha256
from typing import Any

from guildtable.server.settings import Settings
from guildtable.server.version import VERSION

_nothing = nullcontext()
_tracer: Any = None
_stamps: ContextVar[list[int]] = ContextVar("the stamp for what this trace will write, until it is used")
_ids: ContextVar[tuple[int, int] | None] = ContextVar("the ids of the span that begins now", default=None)


def set_up(settings: Settings) -> None:
    """Set up traces, once, when a process starts; raises `ImportError` if the extra `traces` is not installed."""
    if not settings.traces:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    from opentelemetry.sdk.trace.id_generator import RandomIdGenerator  # noqa: PLC0415

    class Ids(RandomIdGenerator):
        """Draws ids, but for a span that has its own."""

        def generate_trace_id(self) -> int:
            """Of a span without a parent."""
            given = _ids.get()
            return given[0] if given else super().generate_trace_id()

        def generate_span_id(self) -> int:
            """Of any span."""
            given = _ids.get()
            return given[1] if given else super().generate_span_id()

    who = {
        "service.name": "guildtable",
        "service.version": VERSION,
        "service.instance.id": f"{socket.gethostname()}-{os.getpid()}",
    }
    provider = TracerProvider(
        resource=Resource.create(who), id_generator=Ids()
    )  # it sends what is left when the process ends
    exporter = OTLPSpanExporter(endpoint=f"{settings.traces.rstrip('/')}/v1/traces")
    provider.add_span_processor(BatchSpanProcessor(exporter))
    global _tracer  # noqa: PLW0603
    _tracer = provider.get_tracer("guildtable", VERSION)


def new_stamp() -> int:
    """A number for one writing, never 0: the one that the trace around it was made from, if that is not used yet.

    It is drawn, not computed: a hash would tell whoever guesses what it is the hash of.
    """
    drawn = _stamps.get([])
    return drawn.pop() if drawn else 1 + secrets.randbelow(2**31 - 1)


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A span of work, traced if traces are switched on."""
    return _span(name, attributes) if _tracer else _nothing


def call(name: str, headers: Iterable[tuple[bytes, bytes]], **attributes: str | int) -> AbstractContextManager[Any]:
    """The span of a call over HTTP: part of the caller's trace, if it says of which (`traceparent`)."""
    if not _tracer:
        return _nothing
    from opentelemetry.trace import SpanKind  # noqa: PLC0415
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415

    told = {key.decode("latin-1"): value.decode("latin-1") for key, value in headers if key == b"traceparent"}
    return _span(name, attributes, context=TraceContextTextMapPropagator().extract(told), kind=SpanKind.SERVER)


def act(name: str, match: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """The span of something done at a match: the root of a trace that whoever reads its entry finds again."""
    return _act(name, match, attributes) if _tracer else _nothing


def following(name: str, match: str, stamp: int, **attributes: str | int) -> AbstractContextManager[Any]:
    """The span of what an entry has caused: in the trace of who wrote it."""
    if not _tracer:
        return _nothing
    from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, set_span_in_context  # noqa: PLC0415

    written = SpanContext(*ids_of(match, stamp), is_remote=True, trace_flags=TraceFlags(TraceFlags.SAMPLED))
    return _span(name, {"table": match, **attributes}, context=set_span_in_context(NonRecordingSpan(written)))


def ids_of(match: str, stamp: int) -> tuple[int, int]:
    """The ids of the trace, and of its first span, in which the entry with this stamp was written."""
    made = sha256(f"{match} {stamp}".encode()).digest()
    return int.from_bytes(made[:16]), int.from_bytes(made[16:24])


def with_trace(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A line of the log with the trace that it belongs to, if it does to one."""
    if _tracer:
        from opentelemetry.trace import get_current_span  # noqa: PLC0415

        current = get_current_span().get_span_context()
        if current.is_valid:
            line["trace"] = f"{current.trace_id:032x}"
    return line


@contextmanager
def _act(name: str, match: str, attributes: dict[str, str | int]) -> Iterator[Any]:
    from opentelemetry.context import Context  # noqa: PLC0415
    from opentelemetry.trace import Link, get_current_span  # noqa: PLC0415

    around = get_current_span().get_span_context()
    links = [Link(around)] if around.is_valid else []
    drawn = new_stamp()
    before = _stamps.set([drawn])
    try:
        with _span(
            name, {"table": match, **attributes}, ids_of(match, drawn), context=Context(), links=links
        ) as current:
            yield current
    finally:
        _stamps.reset(before)


@contextmanager
def _span(
    name: str, attributes: dict[str, str | int], ids: tuple[int, int] | None = None, **more: Any
) -> Iterator[Any]:
    from opentelemetry.trace import use_span  # noqa: PLC0415

    named = {f"guildtable.{key}": value for key, value in attributes.items()}
    _ids.set(ids)
    try:
        started = _tracer.start_span(name, attributes=named, **more)
    finally:
        _ids.set(None)
    with use_span(started, end_on_exit=True, record_exception=False, set_status_on_exception=False) as current:
        try:
            yield current
        except BaseException as error:
            current.set_attribute("error.type", type(error).__name__)  # its words may quote a reply
            raise
