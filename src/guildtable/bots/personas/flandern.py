"""Personas of Flandern 1302: each likes towns of one kind. What is built there is left to the bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from guildtable.bots.persona import Persona
from guildtable.bots.taste import Liking
from guildtable.games.flandern.pieces import Arms, Town
from guildtable.games.flandern.scoring import tally
from guildtable.games.flandern.state import Flandern, Played
from guildtable.kernel.question import Choice, Seat

CARDS = frozenset({"choose-cards", "take-turn"})
"""Questions by which a card, and so a town, is chosen."""
NEW = 0.6
"""A town of which so much is free is new land."""


def likes_towns(likes: Callable[[Flandern, Seat, Town], bool], g: Flandern, me: Seat, choice: Choice[Any]) -> Liking:
    """The card of a town that is not scored yet and is as one likes it, with any number of influence cards."""
    if choice.why not in CARDS:
        return lambda _option: 0.0
    liked = {town for town in g.open_towns() if likes(g, me, town)}
    return lambda option: float((option.card if isinstance(option, Played) else option) in liked)


def is_led_by_a_rival(g: Flandern, me: Seat, town: Town) -> bool:
    """Has a rival's guild more districts there than mine?"""
    mine, theirs = lead(g, me, town)
    return theirs > mine


def is_my_home(g: Flandern, me: Seat, town: Town) -> bool:
    """Have I districts there, and no rival more?"""
    mine, theirs = lead(g, me, town)
    return 0 < mine >= theirs


def is_new(g: Flandern, _me: Seat, town: Town) -> bool:
    """Is most of it still free?"""
    return len(g.free_spaces(town)) > NEW * len(g.spaces_of(town))


def lead(g: Flandern, me: Seat, town: Town) -> tuple[int, int]:
    """How many districts my guild has in a town, and the most of any other that somebody leads."""
    held, own = tally(g, town).held, g.guilds[me]
    theirs = [count for guild, (count, _) in held.items() if guild not in {own, Arms.GREY}]
    return held.get(own, (0, 0))[0], max(theirs, default=0)


PERSONAS = (
    Persona("hawk", "Heilwig", partial(likes_towns, is_led_by_a_rival)),
    Persona("homebody", "Mechteld", partial(likes_towns, is_my_home)),
    Persona("pioneer", "Ivo", partial(likes_towns, is_new)),
)
