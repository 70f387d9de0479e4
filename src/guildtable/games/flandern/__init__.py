"""Flandern 1302: guilds build six towns together and against each other; a town pays when it is full."""

from guildtable.games.flandern import rounds, set_up, two_players  # the steps enter themselves
from guildtable.games.flandern.pieces import GUILD
from guildtable.games.flandern.refs import refs
from guildtable.games.flandern.scoring import chapter, figures, standing, winners
from guildtable.games.flandern.sealed import sealed
from guildtable.games.flandern.state import BOARD, Flandern, nobody_chose, start
from guildtable.games.flandern.view import FlandernView, private, public
from guildtable.kernel.game import Game

__all__ = ["GAME", "Flandern", "FlandernView", "rounds", "set_up", "two_players"]

GAME: Game[Flandern, FlandernView] = Game(
    name="flandern",
    seats=range(2, 5),
    rules=2,
    shape=2,
    state=Flandern,
    view_type=FlandernView,
    start=start,
    public=public,
    private=private,
    sealed=sealed,
    standing=standing,
    chapter=chapter,
    winners=winners,
    refs=refs,
    package=__name__,
    longest=500,
    figures=figures,
    options=(BOARD,),
    choice=GUILD,
    data=("layouts/reconstruction.json", "layouts/second.json", "tiles.json", "golden.json"),
    reshape={1: nobody_chose},
)
