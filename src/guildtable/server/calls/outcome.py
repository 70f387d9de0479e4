"""What became of a call: it was sent; it is to be tried again; it failed; or whom it was for is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a call went; of what went wrong, the words for whom it was for."""

    kind: Literal["sent", "again", "failed", "gone"]
    error: str | None = None
    wait: float = 0.0
    """Seconds that the other side wants us to wait, at least."""


SENT = Outcome("sent")
