"""The pool of connections to the database, with who waits for one."""

from __future__ import annotations

from sqlalchemy.pool import AsyncAdaptedQueuePool, PoolProxiedConnection

from guildtable.server.ops.metrics import POOL_WAIT


class CountedPool(AsyncAdaptedQueuePool):
    """A pool that counts who waits for a connection, and measures how long."""

    waiting = 0

    def connect(self) -> PoolProxiedConnection:
        """A connection, when one is free."""
        self.waiting += 1
        try:
            with POOL_WAIT.time():
                return super().connect()
        finally:
            self.waiting -= 1
