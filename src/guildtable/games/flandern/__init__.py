"""Flandern 1302: guilds build six towns together and against each other; a town pays when it is full."""

from guildtable.games.flandern import rounds, set_up, two_players  # the steps enter themselves
from guildtable.games.flandern.refs import refs
from guildtable.games.flandern.scoring import chapter, figures, standing, winners
from guildtable.games.flandern.sealed import sealed
from guildtable.games.flandern.state import BOARD, Flandern, start
from guildtable.games.flandern.view import FlandernView, view
from guildtable.kernel.game import Game

__all__ = ["GAME", "Flandern", "FlandernView", "rounds", "set_up", "two_players"]

GAME: Game[Flandern, FlandernView] = Game(
    name="flandern",
    seats=range(2, 5),
    rules=1,
    shape=1,
    state=Flandern,
    view_type=FlandernView,
    start=start,
    view=view,
    sealed=sealed,
    standing=standing,
    chapter=chapter,
    winners=winners,
    refs=refs,
    package=__name__,
    figures=figures,
    options=(BOARD,),
    data=("layouts/reconstruction.json", "layouts/second.json", "tiles.json", "golden.json"),
)
