"""Outgoing calls: a post to an address that a stranger gave us.

It must not reach what only we can reach. So the name is looked up once, every address it has must be a public one, and
it is that address that is connected to: a name server that says something else a moment later is not asked again. No
redirect is followed, for it would lead anywhere.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

WITHIN = 10.0
"""Seconds in which an answer must have come, all in all."""
LONGEST = 500
"""Signs of an address."""
AT_ONCE = 16
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses that a gateway turns into others, of IPv4, which may be ours."""


class Unreachable(Exception):
    """Raised if there is no answer, or if we may not ask; the words are for whoever gave us the address."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the other side said."""

    status: int
    retry_after: float | None = None
    """Seconds after which it wants to be asked again."""


class Outgoing:
    """Posts to strangers' addresses. `hosts` are those of our own network, as host or host:port, that it may reach."""

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        self._hosts = frozenset(host.lower() for host in hosts)
        self._context = ssl.create_default_context()
        self._places = asyncio.Semaphore(AT_ONCE)

    def fits(self, url: str) -> bool:
        """Is it an address that may be called? In our own network without encryption, elsewhere with it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return False
        plain = all(33 <= ord(sign) < 127 for sign in url) and len(url) <= LONGEST
        if not plain or not parts.hostname or parts.username is not None or parts.fragment or port == 0:
            return False
        if self._is_ours(parts.hostname, port or (443 if parts.scheme == "https" else 80)):
            return parts.scheme in {"http", "https"}
        return parts.scheme == "https"

    def _is_ours(self, host: str, port: int) -> bool:
        return bool(self._hosts & {host.lower(), f"{host.lower()}:{port}"})

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> Answer:
        """Post it, and return the answer without what it says; raises `Unreachable`."""
        if not self.fits(url):
            raise Unreachable("this address may not be called")
        backend = _Guarded(self._is_ours)
        try:
            async with asyncio.timeout(WITHIN), self._places:
                pool = httpcore.AsyncConnectionPool(self._context, network_backend=backend, max_connections=1)
                async with pool, pool.stream("POST", url, headers=[*headers.items()], content=content) as response:
                    said = {name.lower(): value for name, value in response.headers}
                    return Answer(response.status, _seconds(said.get(b"retry-after", b"")))
        except (TimeoutError, httpcore.TimeoutException):
            raise Unreachable(f"no answer within {WITHIN:g} seconds") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol, OSError, ValueError):
            raise Unreachable("no connection") from None


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to the very one that was looked at."""

    def __init__(self, is_ours: Any) -> None:
        self._is_ours, self._inner = is_ours, httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await look_up(host, port)
        if not self._is_ours(host, port) and not all(map(is_public, found)):
            raise Unreachable("this address is not a public one")
        return await self._inner.connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise Unreachable("this address may not be called")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def look_up(host: str, port: int) -> list[str]:
    """The addresses that a name has now."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("there is no such name") from None
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Can anybody reach it, and so may we?"""
    place = ip_address(address.partition("%")[0])
    if isinstance(place, IPv6Address):
        if place.ipv4_mapped:
            return is_public(str(place.ipv4_mapped))
        if place in TRANSLATED:
            return False
    return place.is_global and not place.is_multicast


def _seconds(text: bytes) -> float | None:
    return float(text) if text.isdigit() and len(text) < 9 else None
