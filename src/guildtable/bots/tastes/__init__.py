"""Tastes: what a sensible beginner likes, one module a game, with its name and a `TASTE`."""

from guildtable.bots.taste import AnyTaste, points_alone
from guildtable.kernel.game import AnyGame
from guildtable.shelf import module_of


def taste_of(game: AnyGame) -> AnyTaste:
    """The game's taste. Without one a bot likes all options the same, and search looks at points alone."""
    module = module_of(__name__, game.name)
    if module is None:
        return points_alone(game)
    taste: AnyTaste = module.TASTE
    return taste
