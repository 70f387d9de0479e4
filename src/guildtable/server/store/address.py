"""The address of a PostgreSQL database, as hosts hand it out, and a connection to it by the driver we use."""

from __future__ import annotations

import contextlib
import socket
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import asyncpg

CONNECT_WITHIN = 5.0
"""Seconds in which a connection must be made."""
SWITCHES = {"true": "require", "1": "require", "on": "require", "false": "disable", "0": "disable", "off": "disable"}
"""`ssl=…`, as some drivers have it, in PostgreSQL's own words (`sslmode=…`)."""
OURS = (
    *("channel_binding", "connect_timeout", "gssencmode", "keepalives", "keepalives_count", "keepalives_idle"),
    *("keepalives_interval", "pgbouncer", "pool_timeout", "sslcompression", "sslsni", "tcp_user_timeout"),
)
"""How to connect, in other drivers' words. The server does not know these, and we decide it ourselves."""
ALIVE = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 3, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 15_000}
"""Within 15 seconds the kernel notices that the other machine is gone, where it knows these."""


def plain(url: str) -> str:
    """The address in the words that our driver and the server know."""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    switch = query.pop("ssl", None)
    if switch:
        query.setdefault("sslmode", SWITCHES.get(switch.lower(), switch))
    known = {name: value for name, value in query.items() if name not in OURS}
    return urlunsplit(parts._replace(query=urlencode(known)))


async def connect(url: str, name: str, patience: float | None) -> asyncpg.Connection:
    """A connection under this name. With patience, no statement takes longer, here or there."""
    connection = await asyncpg.connect(
        plain(url), timeout=CONNECT_WITHIN, command_timeout=patience, server_settings={"application_name": name}
    )
    _keep_alive(connection)
    if patience:
        # Not when connecting: PgBouncer refuses to. If we fall silent, nobody else may wait for what we had locked.
        milliseconds = int(patience * 1000)
        await connection.execute(
            f"SET statement_timeout = {milliseconds}; SET idle_in_transaction_session_timeout = {2 * milliseconds}; "
            "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3"
        )
    return connection


def _keep_alive(connection: asyncpg.Connection) -> None:
    """Let the kernel look whether the other side is still there."""
    opened = connection._transport.get_extra_info("socket")  # noqa: SLF001  the driver has no other way to it
    if opened is None or opened.family not in {socket.AF_INET, socket.AF_INET6}:
        return
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in ALIVE.items():
        with contextlib.suppress(AttributeError, OSError):
            opened.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
