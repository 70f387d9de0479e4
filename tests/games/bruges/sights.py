"""What a viewer of a scene is sent and told, and the guesses that fit it."""

from __future__ import annotations

from functools import cache
from random import Random

from guildtable.kernel.plain import to_json
from guildtable.kernel.redeal import redeal
from guildtable.kernel.wire import heard, shown
from tests.games.bruges.scenes import Scene
from tests.games.bruges.tales import Tale

GUESSES = range(30)


def sent(table: Scene, viewer: int | None) -> str:
    """All that a viewer is sent of a position."""
    return to_json(shown(table.position, viewer))


def said(table: Scene, viewer: int | None) -> str:
    """All that a viewer is told of the last step."""
    return to_json(heard(table.events, viewer))


def guesses(table: Scene, seat: int) -> list[Scene]:
    """Thirty positions the seat cannot tell from the true one."""
    return [Scene(redeal(table.position, seat, Random(n))) for n in GUESSES]


@cache
def dealt(tale: Tale, number: int, seat: int) -> list[Scene]:
    """Thirty guesses of the seat at this moment of the tale."""
    return guesses(tale()[number], seat)
