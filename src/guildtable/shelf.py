"""The shelf: every game there is, by name."""

from guildtable.games.bruges import GAME as BRUGES
from guildtable.games.capital_lux import GAME as CAPITAL_LUX
from guildtable.games.flandern import GAME as FLANDERN
from guildtable.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (CAPITAL_LUX, BRUGES, FLANDERN)}


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise ValueError(f"there is no game named {name}; there are {', '.join(GAMES)}")
    return GAMES[name]
