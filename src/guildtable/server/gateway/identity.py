"""Identity: who is calling, and from where."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from guildtable.server.players import Player, Players, print_of
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings

HEADER = "x-guildtable"
"""A page of another site cannot send it: a call by cookie that changes something must have it."""
UNKNOWN = "This session is not known here, or no longer: POST /api/guests for a new one."


def cookie_name(settings: Settings) -> str:
    """With https, the browser itself sees to it that nobody else can set it."""
    return "__Host-guildtable" if settings.secure else "guildtable"


def bearer(connection: HTTPConnection) -> str:
    """The token of a client without cookies."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(connection: HTTPConnection, settings: Settings) -> str:
    """The token a call carries: its own, or its cookie's."""
    return bearer(connection) or connection.cookies.get(cookie_name(settings), "")


def session_of(connection: HTTPConnection, settings: Settings) -> str:
    """The print of the session a call carries; empty if it carries none."""
    token = token_of(connection, settings)
    return print_of(token) if token else ""


async def caller(connection: HTTPConnection, players: Players, settings: Settings) -> Player | None:
    """Who calls. By cookie only from our own pages: other sites' pages carry it too."""
    if token := bearer(connection):
        if player := await players.of(token):
            return player
        raise Refused("no-session", UNKNOWN)
    token = connection.cookies.get(cookie_name(settings), "")
    if token and not own_page(connection, settings):
        raise Refused("forbidden", f"By cookie only this site's own pages may call, with the header {HEADER}: 1.")
    return await players.of(token)


def own_page(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the call come from a page of ours? Reading needs no proof; opening a socket or changing something does."""
    origin = connection.headers.get("origin")
    if connection.scope["type"] == "websocket":
        return origin is not None and allowed(origin, connection, settings)
    if connection.scope["method"] in {"GET", "HEAD"}:
        return origin is None or allowed(origin, connection, settings)
    return HEADER in connection.headers and (origin is None or allowed(origin, connection, settings))


def foreign_page(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the call come from a page of another site? A client that is no browser names no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and not allowed(origin, connection, settings)


def allowed(origin: str, connection: HTTPConnection, settings: Settings) -> bool:
    """An origin of ours: the site's own address, one the host has named, or, without either, where we were called."""
    if origin in settings.origins:
        return True
    if settings.public_url:
        site = urlsplit(settings.public_url)
        return origin == f"{site.scheme}://{site.netloc}".lower()
    secure = connection.scope["scheme"] in {"https", "wss"}
    called = connection.headers.get("host", "")
    return bool(called) and origin == f"{'https' if secure else 'http'}://{called}"


def address(connection: HTTPConnection) -> str:
    """Where the call comes from, for limits. uvicorn has already believed the right proxies.

    Of IPv6 it is the network: a household has as many addresses in it as it likes.
    """
    host = connection.client.host if connection.client else "?"
    try:
        place = ip_address(host)
    except ValueError:
        return host
    if isinstance(place, IPv6Address):
        return str(place.ipv4_mapped or ip_network((place.packed, 64), strict=False))
    return host
