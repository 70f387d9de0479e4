"""How each game's table is drawn in the terminal: one module a game, with its name and a `DRAWING`."""

from guildtable.cli.tables import plain
from guildtable.cli.tables.drawing import Drawing
from guildtable.kernel.game import AnyGame
from guildtable.shelf import module_of


def drawing_of(game: AnyGame) -> Drawing:
    """The game's own drawing, or a plain one by which any game can be played."""
    module = module_of(__name__, game.name)
    drawing: Drawing = plain.DRAWING if module is None else module.DRAWING
    return drawing
