"""The games put under the property suite, and the little each must say of itself for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from guildtable.games.bruges import GAME as BRUGES
from guildtable.games.capital_lux import GAME as CAPITAL_LUX
from guildtable.games.flandern import GAME as FLANDERN
from guildtable.kernel.game import AnyGame
from tests.games.bruges import inventory as bruges
from tests.games.capital_lux import inventory as lux
from tests.games.flandern import inventory as flandern
from tests.toys import tavern


@dataclass(frozen=True, slots=True, repr=False)
class Subject:
    """A game, all its pieces, where they are, and which of them a view shows."""

    game: AnyGame
    pieces: Counter[str]
    """Every piece there is, by face."""
    count: Callable[[Any], Counter[str]]
    """The pieces in a state, wherever they lie."""
    seen: Callable[[Any], Counter[str]]
    """The pieces a seat can name from its view."""
    face: Callable[[str], str]


SUBJECTS = (
    Subject(CAPITAL_LUX, lux.PIECES, lux.count, lux.seen, lux.face),
    Subject(BRUGES, bruges.PIECES, bruges.count, bruges.seen, bruges.face),
    Subject(FLANDERN, flandern.PIECES, flandern.count, flandern.seen, flandern.face),
    Subject(tavern.GAME, tavern.PIECES, tavern.count, tavern.seen, tavern.face),
)
TABLES = [(subject, seats) for subject in SUBJECTS for seats in subject.game.seats]


def name(value: object) -> str:
    """How a table is called in the list of tests."""
    return value.game.name if isinstance(value, Subject) else str(value)
