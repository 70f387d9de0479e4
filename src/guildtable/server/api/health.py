"""Health, readiness and metrics, for whoever runs the nodes."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import PlainTextResponse, Response

from guildtable.server.node import Node

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> PlainTextResponse:
    """The process is alive."""
    return PlainTextResponse("alive\n")


@router.get("/ready")
async def ready(request: Request) -> PlainTextResponse:
    """Send people here? Not while the database is away, nor while we are going down."""
    node: Node = request.app.state.node
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
    node: Node = request.app.state.node
    await node.measure()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
