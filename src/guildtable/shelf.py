"""The shelf: every game there is, by name. A new game is entered here, and nowhere else in Python."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Literal

from guildtable.games import bruges, capital_lux, flandern
from guildtable.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (capital_lux.GAME, bruges.GAME, flandern.GAME)}

type Part = Literal["taste", "observation", "drawing", "page", "lesson", "rulebook"]
"""What belongs to a game outside its folder; docs/how-to/add-a-game.md says where each of them lies."""

WITHOUT: Mapping[str, tuple[Part, ...]] = {}
"""What a game does not have yet. `tests/test_shelf.py` holds it against what there is."""


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise ValueError(f"there is no game named {name}; there are {', '.join(GAMES)}")
    return GAMES[name]


def games_with(part: Part) -> dict[str, AnyGame]:
    """The games that have this part."""
    return {name: found for name, found in GAMES.items() if part not in WITHOUT.get(name, ())}


def module_name(game: str) -> str:
    """What a game's modules are called: `capital_lux` for capital-lux."""
    return game.replace("-", "_")


@cache
def module_of(package: str, game: str) -> ModuleType | None:
    """A game's own module in a package that has one for each game; None where it has none."""
    name = f"{package}.{module_name(game)}"
    return import_module(name) if find_spec(name) else None
