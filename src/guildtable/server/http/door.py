"""The door: how many connections an address may have, how long they may take to say what they want, and how many
words they may make of it.

Sockets and calls are counted once their headers are read (`limits.py`). Here is what comes before that.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from guildtable.server.http.slices import Reader
from guildtable.server.ops.metrics import REFUSED
from guildtable.server.ops.networks import household, networks
from guildtable.server.settings import Settings

HEADERS_WITHIN = 10.0
"""Seconds in which the headers of a call must have come, from the connection or from the first of their bytes on."""
LINES = 300
"""Lines of headers."""
PIECES = 500
"""Pieces of a body. To read one costs more than to read a hundred bytes, and it may be a byte."""


class TooMany(Exception):
    """A call has too many headers, or its body too many pieces."""


class Calls(h11.Connection):
    """The calls of a connection, as they are read."""

    _lines = _pieces = 0

    def receive_data(self, data: bytes) -> None:
        """Take what came; while headers are to come, see how many there are."""
        if self.their_state is h11.IDLE:
            self._lines += data.partition(b"\r\n\r\n")[0].count(b"\n")
        super().receive_data(data)

    def next_event(self) -> Any:
        """What comes next of a call."""
        if self._lines > LINES:
            raise TooMany
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._lines = self._pieces = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > PIECES:
                raise TooMany
        return event


class Proxies:
    """The proxies whose word is believed: everybody comes through them, so their connections are not counted."""

    def __init__(self, named: str) -> None:
        self._all = named.strip() == "*"
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in named.split(",") if not self._all else []:
            try:
                self._networks.append(ip_network(name.strip(), strict=False))
            except ValueError:
                continue  # a name: uvicorn compares it as it is

    def __contains__(self, host: str) -> bool:
        try:
            return self._all or any(ip_address(host) in network for network in self._networks)
        except ValueError:
            return False


def door(settings: Settings) -> Callable[..., Reader]:
    """The protocol of a connection, as these settings limit it."""
    proxies, inside, most = Proxies(settings.proxies), Counter[str](), settings.connections_per_address

    class Door(H11Protocol):
        """A connection, from the moment it is made until it is closed or becomes a socket."""

        _late: asyncio.TimerHandle | None = None
        _counted: tuple[str, ...] = ()

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.conn = Calls(h11.SERVER)

        @property
        def has_enough(self) -> bool:
            """Is there a body, or a second call, that waits to be heard?"""
            return self.flow.read_paused

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if host and host not in proxies:
                shares = dict(networks(household(host)))
                self._counted = tuple(shares)
                inside.update(self._counted)
                if any(inside[network] > times * most for network, times in shares.items()):
                    REFUSED.labels("too-many", "door").inc()
                    transport.abort()
                    return
            self._wait_for_headers()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._wait_for_headers()

        def handle_events(self) -> None:
            try:
                super().handle_events()
            except TooMany:
                REFUSED.labels("too-many", "door").inc()
                self.transport.abort()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._wait_for_headers()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()  # from here on it is counted as a socket
            super().handle_websocket_upgrade(event)

        def _wait_for_headers(self) -> None:
            """Begin to wait where headers are to come, or the rest of a body that is answered; and end it then."""
            unheard = self.conn.their_state is h11.SEND_BODY and self.conn.our_state is h11.DONE
            if not (self.conn.their_state is h11.IDLE or unheard) or self.transport.is_closing():
                self._wait_no_more()
            elif self._late is None:
                self._late = self.loop.call_later(HEADERS_WITHIN, self._too_late)

        def _too_late(self) -> None:
            REFUSED.labels("too-slow", "door").inc()
            self.transport.abort()

        def _wait_no_more(self) -> None:
            if self._late:
                self._late.cancel()
            self._late = None

        def _leave(self) -> None:
            self._wait_no_more()
            for network in self._counted:
                inside[network] -= 1
                if not inside[network]:
                    del inside[network]
            self._counted = ()

    return Door
