"""Within a call: the node that serves it, and its limits."""

from __future__ import annotations

from fastapi import Request

from guildtable.server.gateway.limits import Limits
from guildtable.server.node import Node


def node_of(request: Request) -> Node:
    """The node that serves this call."""
    node: Node = request.app.state.node
    return node


def limits_of(request: Request) -> Limits:
    """What it may not exceed."""
    limits: Limits = request.app.state.limits
    return limits
