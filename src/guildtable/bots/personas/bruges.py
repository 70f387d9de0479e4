"""Personas of Bruges: each likes one use of a card."""

from __future__ import annotations

from functools import partial
from typing import Any

from guildtable.bots.persona import Persona
from guildtable.bots.taste import Liking
from guildtable.games.bruges.houses import empty_houses
from guildtable.games.bruges.play import CANAL, GUILDERS, HOUSE, RECRUIT, Play, Use
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.turns import Activate
from guildtable.kernel.question import Choice, Seat

NEEDED = 0.9
"""How much of a liking goes to what it takes."""


def likes_to_use(use: Use, _g: Bruges, _me: Seat, _choice: Choice[Any]) -> Liking:
    """A card played so, be it the turn's or one that a person lets play."""
    return lambda move: float(use_of(move) is use)


def likes_to_recruit(g: Bruges, me: Seat, choice: Choice[Any]) -> Liking:
    """A person; nearly as much what the next one needs: an empty house, then guilders."""
    recruits, needs = likes_to_use(RECRUIT, g, me, choice), GUILDERS if empty_houses(g, me) else HOUSE
    return lambda move: recruits(move) or NEEDED * (use_of(move) is needs)


def use_of(move: object) -> Use | None:
    """What a card is used for by this move; None if by it no card is played."""
    play = move.play if isinstance(move, Activate) else move
    return play.use if isinstance(play, Play) else None


PERSONAS = (
    Persona("builder", "Wouter", partial(likes_to_use, HOUSE)),
    Persona("recruiter", "Beatrijs", likes_to_recruit),
    Persona("digger", "Gillis", partial(likes_to_use, CANAL)),
)
