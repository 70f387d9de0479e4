"""Listening: how uvicorn is to serve a node. Here, so that tests serve as people do."""

from __future__ import annotations

from typing import Any

from guildtable.server.settings import Settings


def listening(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn: short frames, no compression (a small message could ask for a large memory), pings."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": settings.frame,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 10,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "log_config": None,
        "access_log": False,
    }
