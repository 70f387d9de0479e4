"""What was told in the last step, and which persons are offered."""

from __future__ import annotations

from tests.games.bruges.scenes import Scene


def told(table: Scene) -> list[str]:
    """The names of the events of the last step, in order."""
    return [event.id for event in table.events]


def people_offered(table: Scene, seat: int = 0) -> list[str]:
    """Which persons the seat may activate now."""
    return [path for path in table.offers(seat) if path.startswith("person:")]
