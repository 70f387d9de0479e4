"""Bruges: dice set the prices of a round, and every card has six uses; people in your houses do the rest."""

from guildtable.games.bruges import (  # the steps and the people enter themselves
    persons,
    reputation,
    rounds,
    threats,
    turns,
)
from guildtable.games.bruges.deck import GUESTS
from guildtable.games.bruges.parts import GUARD_HOUSE
from guildtable.games.bruges.refs import refs
from guildtable.games.bruges.scoring import chapter, company, standing, winners
from guildtable.games.bruges.sealed import sealed
from guildtable.games.bruges.state import Bruges, nobody_chose, start
from guildtable.games.bruges.view import BrugesView, private, public
from guildtable.kernel.game import Game

__all__ = ["GAME", "Bruges", "BrugesView", "persons", "reputation", "rounds", "threats", "turns"]

GAME: Game[Bruges, BrugesView] = Game(
    name="bruges",
    seats=range(2, 5),
    rules=2,
    shape=2,
    state=Bruges,
    view_type=BrugesView,
    start=start,
    public=public,
    private=private,
    sealed=sealed,
    standing=standing,
    chapter=chapter,
    winners=winners,
    refs=refs,
    package=__name__,
    company=company,
    longest=800,
    data=("board.json", "deck.csv"),
    options=(GUESTS,),
    choice=GUARD_HOUSE,
    reshape={1: nobody_chose},
)
