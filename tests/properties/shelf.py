"""The games put under the property suite, and the little each must say of itself for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from guildtable.kernel.game import AnyGame
from guildtable.shelf import GAMES, module_name
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


def subject(game: AnyGame, module: Any) -> Subject:
    """A game, and the module that says what there is of it."""
    return Subject(game, module.PIECES, module.count, module.seen, module.face)


SUBJECTS = (
    *(subject(game, import_module(f"tests.games.{module_name(name)}.inventory")) for name, game in GAMES.items()),
    subject(tavern.GAME, tavern),
)
TABLES = [(subject, seats) for subject in SUBJECTS for seats in subject.game.seats]


def name(value: object) -> str:
    """How a table is called in the list of tests."""
    return value.game.name if isinstance(value, Subject) else str(value)
