"""Bruges: dice set the prices of a round, and every card has six uses; people in your houses do the rest."""

from guildtable.games.bruges import (  # the steps and the people enter themselves
    persons,
    reputation,
    rounds,
    threats,
    turns,
)
from guildtable.games.bruges.deck import GUESTS
from guildtable.games.bruges.refs import refs
from guildtable.games.bruges.scoring import chapter, standing, winners
from guildtable.games.bruges.sealed import sealed
from guildtable.games.bruges.state import Bruges, start
from guildtable.games.bruges.view import BrugesView, view
from guildtable.kernel.game import Game

__all__ = ["GAME", "Bruges", "BrugesView", "persons", "reputation", "rounds", "threats", "turns"]

GAME: Game[Bruges, BrugesView] = Game(
    name="bruges",
    seats=range(2, 5),
    rules=1,
    shape=1,
    state=Bruges,
    view_type=BrugesView,
    start=start,
    view=view,
    sealed=sealed,
    standing=standing,
    chapter=chapter,
    winners=winners,
    refs=refs,
    package=__name__,
    data=("board.json", "deck.csv"),
    options=(GUESTS,),
)
