"""Health, readiness and metrics, for whoever runs the nodes."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import PlainTextResponse, Response

from guildtable.server.http.request_state import node_of

router = APIRouter(include_in_schema=False)


STILL = "the site's clock stands still\n"


@router.get("/health")
async def health(request: Request) -> PlainTextResponse:
    """The process is alive. If it has not moved the site's clock for long, it may be started again."""
    return PlainTextResponse(STILL, 503) if node_of(request).clock.stands_still else PlainTextResponse("alive\n")


@router.get("/ready")
async def ready(request: Request) -> PlainTextResponse:
    """Can this node take requests? Not while the database is away or full, nor while the node is going down."""
    node = node_of(request)
    if node.clock.stands_still:
        return PlainTextResponse(f"not ready: {STILL}", 503)
    if node.database.full:
        return PlainTextResponse("not ready: the disk of the database is full\n", 503)
    try:
        async with asyncio.timeout(2):
            if not node.closing and await node.database.ready():
                return PlainTextResponse("ready\n" if node.bus.connected else "ready, without the bus\n")
    except Exception:  # noqa: BLE001, S110  whatever it is, we are not ready
        pass
    return PlainTextResponse("not ready\n", 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus. Keep it from the public at the proxy."""
    node = node_of(request)
    await node.gauges.measure()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
