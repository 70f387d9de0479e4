"""The application: routes around a node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from guildtable.server.api import front, health, players, records, reports, tables
from guildtable.server.api.openapi import describe
from guildtable.server.calls import Calls
from guildtable.server.gateway import bell, stream
from guildtable.server.gateway.limits import Limits
from guildtable.server.gateway.roll import Roll
from guildtable.server.gateway.socket import socket
from guildtable.server.live import Newer
from guildtable.server.node import Node
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.shield import Shield, refusal
from guildtable.server.store.database import AWAY
from guildtable.server.version import VERSION

log = structlog.get_logger()
OUTSIDE = {
    404: ("no-such-place", "There is nothing here; GET /api/openapi.json tells what there is."),
    405: ("no-such-way", "This place is not called so; GET /api/openapi.json tells how."),
    408: ("too-slow", ""),
    413: ("too-long", ""),
}
"""What the framework refuses, in our words; empty: it says it well itself."""


def application(settings: Settings, page: Path = front.FOLDER) -> FastAPI:
    """Everything a node serves, the built page included. The node itself is opened when the application starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = Node(settings)
        await node.open()
        app.state.node, app.state.roll = node, Roll(node.players)
        await node.serve()
        log.info("serving", version=VERSION)
        async with app.state.roll.calling():
            yield
        await node.close()

    app = FastAPI(
        title="Guildtable",
        version=VERSION,
        description="Tables for Bruges, Flandern 1302 and Capital Lux. Play itself goes over the socket.",
        redirect_slashes=False,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.limits = limits = Limits(settings)
    for part in (players, tables, records, reports, health, bell, stream):
        app.include_router(part.router)
    app.add_api_websocket_route("/api/tables/{table}/socket", socket)
    app.router.default = front.Front(page)
    app.add_middleware(Shield, settings=settings, limits=limits)
    app.add_middleware(Calls)
    _refusals(app)
    describe(app)
    return app


def _what_to_mend(error: RequestValidationError) -> Refused:
    """Where to look, and what belongs there; never what was sent."""
    faults = error.errors()
    for fault in faults:
        if fault["loc"] == ("path", "table"):
            return Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        if fault["loc"] == ("path", "match"):
            return Refused("no-such-record", "There is no such record; perhaps the link is incomplete.")
    told = sorted({f"{'.'.join(map(str, fault['loc']))[:60]}: {fault['msg']}" for fault in faults})
    return Refused("malformed", f"Look at {'; '.join(told)[:400]}.")


def _refusals(app: FastAPI) -> None:
    """Whatever goes wrong is said in the protocol's own words; what went wrong inside stays inside."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return refusal(_what_to_mend(error))

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> Response:
        code, text = OUTSIDE.get(error.status_code, ("malformed", "This cannot be read as a call of the API."))
        answer = refusal(Refused(code, text or error.detail))
        answer.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(Newer)
    async def newer(_: Request, __: Newer) -> Response:
        return refusal(Refused("newer-rules", "This table goes on by newer rules: try again."))

    async def away(_: Request, error: Exception) -> Response:
        log.warning("store", error=type(error).__name__)
        return refusal(Refused("unavailable", "The server cannot reach its store just now: try again."))

    for kind in AWAY:
        app.add_exception_handler(kind, away)
