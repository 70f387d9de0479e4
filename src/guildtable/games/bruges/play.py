"""A play: a card, and one of its six uses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from guildtable.games.bruges.parts import Colour
from guildtable.kernel.script import Card


class Use(StrEnum):
    """The six actions, in the rulebook's order."""

    WORKERS = "workers"
    GUILDERS = "guilders"
    THREAT = "threat"
    CANAL = "canal"
    HOUSE = "house"
    RECRUIT = "recruit"

    __hash__ = str.__hash__


WORKERS, GUILDERS, THREAT, CANAL, HOUSE, RECRUIT = USES = tuple(Use)


class Play(NamedTuple):
    """A card, what it is used for, the colour it counts as, and where or by which die."""

    card: Card
    use: Use
    colour: Colour
    where: int = -1
    """A canal section, or the place of a house."""
    die: Colour | None = None
    """The die that decides the guilders, if it need not be that of the card."""


@cache
def play_of(card: Card, use: Use, colour: Colour, where: int = -1, die: Colour | None = None) -> Play:
    """A play, made once: the same ones are offered turn after turn, and to look one up is four times as fast."""
    return Play(card, use, colour, where, die)


@cache
def only_play(card: Card, use: Use, colour: Colour) -> tuple[Play]:
    """The only play of a card for a use that has no place to choose."""
    return (Play(card, use, colour),)


@dataclass(frozen=True, slots=True)
class Terms:
    """How a card may be played: as the rules say, or as a person allows."""

    uses: tuple[Use, ...] = USES
    discount: int = 0
    """Guilders off a person's price."""
    any_colour: bool = False
    """The card counts as whatever colour is named."""
    free_house: bool = False
    """A house takes no worker."""


USUAL = Terms()
