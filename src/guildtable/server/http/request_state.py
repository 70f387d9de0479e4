"""What a request, a stream or a socket finds in the application that serves it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from guildtable.server.http.limits import Limits
from guildtable.server.http.quotas import Quotas
from guildtable.server.http.sessions import Sessions
from guildtable.server.node import Node


def node_of(connection: HTTPConnection) -> Node:
    """The node that serves it."""
    node: Node = connection.app.state.node
    return node


def limits_of(connection: HTTPConnection) -> Limits:
    """The limits of this node, which it must keep to."""
    limits: Limits = connection.app.state.limits
    return limits


def quotas_of(connection: HTTPConnection) -> Quotas:
    """The quotas of the site, which it must keep to."""
    quotas: Quotas = connection.app.state.quotas
    return quotas


def sessions_of(connection: HTTPConnection) -> Sessions:
    """The sessions in use on this node."""
    sessions: Sessions = connection.app.state.sessions
    return sessions
