"""The application: a node behind its HTTP routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from guildtable.server.http import (
    account,
    blocks,
    calls,
    health,
    history,
    leaving,
    match_stream,
    moderation,
    own_sessions,
    player_stream,
    players,
    puzzles,
    records,
    reports,
    tables,
)
from guildtable.server.http.inner_door import InnerDoor
from guildtable.server.http.limits import Limits
from guildtable.server.http.openapi import describe
from guildtable.server.http.page import FOLDER, PageFiles
from guildtable.server.http.quotas import Quotas
from guildtable.server.http.request_log import RequestLog
from guildtable.server.http.security import Security, refusal
from guildtable.server.http.sessions import Sessions
from guildtable.server.http.socket import socket
from guildtable.server.matches.live import Newer
from guildtable.server.node import Node
from guildtable.server.ops.logs import log_fault
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
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


def application(settings: Settings, page: Path = FOLDER) -> FastAPI:
    """Everything a node serves, the built page included. The node itself is opened when the application starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Node.opened(settings) as node:
            app.state.node, app.state.sessions = node, Sessions(node.players)
            app.state.quotas = Quotas(settings, node.database.engine)
            node.serve()
            app.state.sessions.start()
            await node.hear_of_sessions(app.state.sessions.ended)
            log.info("serving", version=VERSION)
            try:
                yield
            finally:
                log.info("stopping")
                await app.state.sessions.stop()

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
    app.add_api_websocket_route("/api/tables/{table}/socket", socket)  # first, for they are tried in order
    for part in (
        players,
        own_sessions,
        account,
        history,
        leaving,
        blocks,
        calls,
        tables,
        moderation,
        records,
        puzzles,
        reports,
        health,
        player_stream,
        match_stream,
    ):
        app.include_router(part.router)
    app.router.default = PageFiles(page)
    app.add_middleware(Security, settings=settings, limits=limits)
    app.add_middleware(RequestLog)
    app.add_middleware(InnerDoor, port=settings.metrics_port)
    _refusals(app)
    describe(app)
    return app


def _what_to_mend(error: RequestValidationError) -> Refused:
    """Say which field is wrong and what belongs there; never repeat what was sent."""
    faults = error.errors()
    for fault in faults:
        if fault["loc"] == ("path", "table"):
            return Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        if fault["loc"] == ("path", "match"):
            return Refused("no-such-record", "There is no such record; perhaps the link is incomplete.")
    told = sorted({f"{'.'.join(map(str, fault['loc']))[:60]}: {fault['msg']}" for fault in faults})
    return Refused("malformed", f"Look at {'; '.join(told)[:400]}.")


def _refusals(app: FastAPI) -> None:
    """Answer every error as the protocol's `Error`. What went wrong inside is not told outside."""

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
        log_fault("request failed: the store is away", error)
        return refusal(Refused("unavailable", "The server cannot reach its store just now: try again."))

    for kind in AWAY:
        app.add_exception_handler(kind, away)
