"""Identity: who is calling, and from where."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from guildtable.server.players import Player, Players
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings

HEADER = "x-guildtable"
"""A page of another site cannot send it: a call by cookie that changes something must have it."""


def cookie_name(settings: Settings) -> str:
    """With https, the browser itself sees to it that nobody else can set it."""
    return "__Host-guildtable" if settings.secure else "guildtable"


def bearer(connection: HTTPConnection) -> str:
    """The token of a client without cookies."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def caller(connection: HTTPConnection, players: Players, settings: Settings) -> Player | None:
    """Who calls. By cookie only from our own pages: other sites' pages carry it too."""
    if token := bearer(connection):
        return await players.of(token)
    token = connection.cookies.get(cookie_name(settings), "")
    if token and not own_page(connection, settings):
        raise Refused("forbidden", "This page may not act for you here.")
    return await players.of(token)


def own_page(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the call come from a page of ours? Reading needs no proof; opening a socket or changing something does."""
    origin = connection.headers.get("origin")
    if connection.scope["type"] == "websocket":
        return origin is not None and allowed(origin, connection, settings)
    if connection.scope["method"] in {"GET", "HEAD"}:
        return origin is None or allowed(origin, connection, settings)
    return HEADER in connection.headers and (origin is None or allowed(origin, connection, settings))


def allowed(origin: str, connection: HTTPConnection, settings: Settings) -> bool:
    """An origin of ours: the site's own address, one the host has named, or, without either, where we were called."""
    if settings.public_url:
        return origin in {settings.public_url.rstrip("/"), *settings.origins}
    called = connection.headers.get("host", "")
    return origin in settings.origins or (urlsplit(origin).scheme == "http" and urlsplit(origin).netloc == called)


def address(connection: HTTPConnection) -> str:
    """Where the call comes from, for limits. uvicorn has already believed the right proxies."""
    return connection.client.host if connection.client else "?"
