"""Devices: by which browser, on what, a session is used. So much is kept of what a browser says of itself."""

from __future__ import annotations

from starlette.requests import HTTPConnection

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
