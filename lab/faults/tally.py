"""The tally of a run: what was done to the site, what the clients did, and how long things took."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Tally:
    """Counted while it runs."""

    acks: int = 0
    """Replies and undos of clients that were acknowledged, each once."""
    faults: Counter[str] = field(default_factory=Counter)
    tricks: Counter[str] = field(default_factory=Counter)
    """What clients sent that they should not have: doubles, old replies, used keys."""
    resends: int = 0
    """What was sent again because the answer was lost."""
    refused: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    gaps: list[float] = field(default_factory=list)
    """Seconds from a connection lost to being welcomed again."""
    resumes: list[float] = field(default_factory=list)
    """Seconds from the end of a node to each of its clients being welcomed again."""
    lags: list[float] = field(default_factory=list)
    """Seconds from the first viewer being told of a step to the others, while they were connected."""
    database_back: list[float] = field(default_factory=list)
    """Seconds from a restart of the database, begun, to the first reply acknowledged after it."""
    database_up: list[float] = field(default_factory=list)
    """The same, from the moment the database was up again."""
    counted: Counter[str] = field(default_factory=Counter)
    """What the nodes count themselves. What a killed node had counted since it was last asked is missing."""
    stops: list[float] = field(default_factory=list)
    """Seconds from telling a node to end to its end."""
    troubles: list[str] = field(default_factory=list)
    """What went wrong that no history shows."""
    acked_at: float = field(default_factory=time.monotonic)
    next_ack: asyncio.Event = field(default_factory=asyncio.Event)

    def ack(self) -> None:
        """One more."""
        self.acks += 1
        self.acked_at = time.monotonic()
        self.next_ack.set()

    async def ack_after(self) -> float:
        """The time of the next one."""
        self.next_ack.clear()
        await self.next_ack.wait()
        return self.acked_at

    def summary(self) -> dict[str, Any]:
        """For people and programs."""
        return {
            "acks": self.acks,
            "faults": sum(self.faults.values()),
            "faults_by_kind": dict(sorted(self.faults.items())),
            "tricks": dict(sorted(self.tricks.items())),
            "resends": self.resends,
            "refused": dict(sorted(self.refused.items())),
            **dict(sorted(self.counted.items())),
            "reconnects": self.reconnects,
            "reconnect_seconds": spread(self.gaps),
            "node_gone_to_client_resumed_seconds": spread(self.resumes),
            "database_restart_to_ack_seconds": spread(self.database_back),
            "database_up_to_ack_seconds": spread(self.database_up),
            "node_stop_seconds": spread(self.stops),
            "viewer_lag_seconds": spread(self.lags),
        }


def spread(values: Sequence[float]) -> dict[str, float]:
    """How such values lie."""
    if not values:
        return {}
    rising = sorted(values)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    found = {name: round(rising[min(len(rising) - 1, int(len(rising) * share))], 3) for name, share in at.items()}
    return {"count": len(rising), **found, "max": round(rising[-1], 3)}
