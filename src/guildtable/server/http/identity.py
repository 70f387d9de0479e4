"""Identity: who is calling, and from where."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from guildtable.server.ops.networks import household
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.tables.players import Player, Players, fingerprint_of

HEADER = "x-guildtable"
"""A page of another site cannot send it: a call by cookie that changes something must have it."""
TOLL = "x-guildtable-toll"
"""The number that was reckoned out: see `accounts/tolls.py`."""
UNKNOWN = "This session is not known here, or no longer: POST /api/guests for a new one."


def cookie_name(settings: Settings) -> str:
    """The name of the session's cookie. With https its prefix makes browsers refuse it from anybody else."""
    return "__Host-guildtable" if settings.secure else "guildtable"


def bearer(connection: HTTPConnection) -> str:
    """The token of a client without cookies."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(connection: HTTPConnection, settings: Settings) -> str:
    """The token a call carries: its own, or its cookie's."""
    return bearer(connection) or connection.cookies.get(cookie_name(settings), "")


def session_of(connection: HTTPConnection, settings: Settings) -> str:
    """The fingerprint of the session a call carries; empty if it carries none."""
    token = token_of(connection, settings)
    return fingerprint_of(token) if token else ""


def toll_of(connection: HTTPConnection) -> str:
    """The toll a call pays; empty if it pays none."""
    return connection.headers.get(TOLL, "")[:20]


async def caller(connection: HTTPConnection, players: Players, settings: Settings) -> Player | None:
    """Who makes the request. A cookie counts only from our own pages, for other sites' pages send it too."""
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
    """An origin of ours: the site's own address, one the host has named, or, without either, this machine's."""
    if origin in settings.origins:
        return True
    if settings.public_url:
        site = urlsplit(settings.public_url)
        return origin == f"{site.scheme}://{site.netloc}".lower()
    secure = connection.scope["scheme"] in {"https", "wss"}
    called = connection.headers.get("host", "")
    return is_this_machine(called, settings) and origin == f"{'https' if secure else 'http'}://{called}"


def is_this_machine(called: str, settings: Settings) -> bool:
    """Can only we be meant by the host we were called by? Any other name may have been pointed at us by its owner.

    A page of that owner's would then be taken for ours (DNS rebinding). A name of one's own is `public_url`.
    """
    try:
        name = urlsplit(f"//{called}").hostname or ""
        invited = urlsplit(settings.invitation).hostname
    except ValueError:
        return False
    if name in {"localhost", invited} or name.endswith(".localhost"):
        return bool(name)
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def address(connection: HTTPConnection) -> str:
    """The address that limits are counted by. uvicorn has already replaced that of a trusted proxy.

    Of IPv6 it is the network: a household has as many addresses in it as it likes.
    """
    return household(connection.client.host if connection.client else "?")
