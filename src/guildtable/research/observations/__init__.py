"""Observations: what a seat sees, in numbers. One module a game, with its name and an `OBSERVATION`.

Nothing is read but the seat's view.
"""

from guildtable.kernel.game import AnyGame
from guildtable.research.observations.layout import Observation
from guildtable.shelf import module_name, module_of


def observation_of(game: AnyGame) -> Observation:
    """How the game is observed. There is none to fall back on: raises `ValueError`."""
    module = module_of(__name__, game.name)
    if module is None:
        place = f"{__name__.replace('.', '/')}/{module_name(game.name)}.py"
        raise ValueError(f"{game.name} has no observation, so no agent can learn it: write one in {place}")
    observation: Observation = module.OBSERVATION
    return observation
