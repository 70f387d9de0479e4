"""Devices: by which browser, on what, a session is used. So much is kept of what a browser says of itself."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from guildtable.server.accounts.known_devices import DAYS
from guildtable.server.http.identity import own_page
from guildtable.server.settings import Settings

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""How each is known, and what it is called: the first that fits, for most call themselves Safari too."""
MACHINES = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def device_of(connection: HTTPConnection) -> str:
    """Such as `Firefox, Linux`; empty if it is no browser we know."""
    said = connection.headers.get("user-agent", "")[:500]
    browser = next((name for sign, name in BROWSERS if sign in said), "")
    machine = next((name for sign, name in MACHINES if sign in said), "")
    return ", ".join(filter(None, (browser, machine)))


def card_name(settings: Settings) -> str:
    """The name of the cookie by which a browser is known again that was let in by mail."""
    return "__Host-guildtable-known" if settings.secure else "guildtable-known"


def card_of(connection: HTTPConnection, settings: Settings) -> str:
    """The card that a browser carries (`accounts/known_devices.py`). Cookies that others' pages send are not heeded."""
    return connection.cookies.get(card_name(settings), "")[:200] if own_page(connection, settings) else ""


def carry_card(response: Response, settings: Settings, card: str) -> None:
    """Let a browser carry a card."""
    response.set_cookie(
        card_name(settings), card, max_age=DAYS * 86400, path="/", secure=settings.secure, httponly=True, samesite="lax"
    )
