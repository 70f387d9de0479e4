"""Personas of Capital Lux: each likes to lay cards in one place, for one reason. Limits are read without the modifiers:
those that rivals placed are not known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildtable.bots.persona import Persona
from guildtable.bots.taste import Liking
from guildtable.games.capital_lux.cards import PROFESSION, VALUE, Place, Profession, totals
from guildtable.games.capital_lux.state import CapitalLux
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import Card

PLAYING = frozenset({"play-card", "play-last-card"})


def likes_to_give(_g: CapitalLux, _me: Seat, choice: Choice[Any]) -> Liking:
    """Any card to the capital."""
    return _of_plays(choice, lambda _card, place: place == "capital")


def likes_to_scheme(_g: CapitalLux, _me: Seat, choice: Choice[Any]) -> Liking:
    """An Agent to the capital: a modifier that nobody else knows."""
    return _of_plays(choice, lambda card, place: place == "capital" and PROFESSION[card] is Profession.AGENT)


def likes_to_dare(g: CapitalLux, me: Seat, choice: Choice[Any]) -> Liking:
    """To the hometown what goes beyond the limit as it is: it will rise."""
    mine, limits = totals(g.hometowns[me]), totals(g.capital)
    return _of_plays(
        choice,
        lambda card, place: place == "hometown" and mine[PROFESSION[card]] + VALUE[card] > limits[PROFESSION[card]],
    )


def _of_plays(choice: Choice[Any], likes: Callable[[Card, Place], bool]) -> Liking:
    """Only of a card that is played: what is kept, taken or saved is to nobody's liking."""
    return (lambda play: float(likes(*play))) if choice.why in PLAYING else lambda _option: 0.0


PERSONAS = (
    Persona("patron", "Jacoba", likes_to_give),
    Persona("schemer", "Lambert", likes_to_scheme),
    Persona("gambler", "Floris", likes_to_dare),
)
