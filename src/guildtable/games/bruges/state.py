"""What lies on the table in Bruges, and which rule comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from guildtable.games.bruges.parts import (
    COLOURS,
    FIRST_GUILDERS,
    FIRST_POINTS,
    GUARD_HOUSE,
    MARKERS,
    SPACES,
    STATUES,
    Colour,
    GuardHouse,
    Majority,
    Section,
    Space,
)
from guildtable.kernel.event import Event
from guildtable.kernel.game import Settings
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card, Script, Steps


class Phase(StrEnum):
    """The steps of the game, in the rulebook's order. A round runs from `draw` to `majorities`."""

    SET_UP = "set-up"
    FIRST_PLAYER = "first-player"
    DRAW = "draw"
    ROLL = "roll"
    THREATS = "threats"
    ADVANCE = "advance"
    PLAY = "play"
    MAJORITIES = "majorities"
    OVER = "over"

    __hash__ = str.__hash__  # every step is looked up by phase


class Known(StrEnum):
    """Who has seen the face of a card that lies face down."""

    OWNER = "owner"
    NOBODY = "nobody"
    ALL = "all"

    __hash__ = str.__hash__


class House(NamedTuple):
    """A card played face down. Its colour is the house's; its own person never comes out."""

    # Where houses are gone through for every question, fields are read by index, `house[0]` the card and `house[1]` the
    # person: that is twice as fast as by name.

    card: Card
    person: Card | None = None
    known: Known = Known.OWNER


@dataclass(slots=True)
class Town:
    """What one player has."""

    guard_house: GuardHouse
    guilders: int = FIRST_GUILDERS
    points: int = FIRST_POINTS
    reputation: int = 0
    """Steps climbed; 0 is the town hall."""
    workers: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 1))
    threats: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    hand: list[Card] = field(default_factory=list)
    unseen: list[Card] = field(default_factory=list)
    """Drawn, and not looked at before the last of them is drawn."""
    drawn: list[Card] = field(default_factory=list)
    """Drawn to be played at once: no card of the hand."""
    returned: list[Card] = field(default_factory=list)
    """Cards of the hand that all have seen: fire sent these persons back."""
    houses: list[House] = field(default_factory=list)
    canals: list[int] = field(default_factory=lambda: [0, 0])
    """Tokens in the left and in the right section."""
    completed: list[bool] = field(default_factory=lambda: [False, False])
    """Sections that were complete once: they earn no second statue."""
    statues: list[int] = field(default_factory=list)
    majorities: list[Majority] = field(default_factory=list)
    """Majority markers turned to their coloured side."""
    used: list[Card] = field(default_factory=list)
    """Persons activated in this round: turned on their side."""

    def clone(self) -> Town:
        """A copy that shares nothing that can change."""
        copy = object.__new__(Town)
        copy.guard_house = self.guard_house
        copy.guilders = self.guilders
        copy.points = self.points
        copy.reputation = self.reputation
        copy.workers = self.workers.copy()
        copy.threats = self.threats.copy()
        copy.hand = self.hand[:]
        copy.unseen = self.unseen[:]
        copy.drawn = self.drawn[:]
        copy.returned = self.returned[:]
        copy.houses = self.houses[:]
        copy.canals = self.canals[:]
        copy.completed = self.completed[:]
        copy.statues = self.statues[:]
        copy.majorities = self.majorities[:]
        copy.used = self.used[:]
        return copy

    @property
    def persons(self) -> list[Card]:
        """The persons in play, house by house."""
        return [house[1] for house in self.houses if house[1]]

    def next_space(self, section: Section) -> Space | None:
        """The next canal space to build in a section; none if it is complete."""
        built = self.canals[section]
        spaces = SPACES[self.guard_house][section]
        return spaces[built] if built < len(spaces) else None


@dataclass(slots=True)
class Bruges:
    """The table. Lists run by seat; piles have their top at the end."""

    towns: list[Town]
    piles: list[list[Card]] = field(default_factory=lambda: [[], []])
    extra: list[Card] = field(default_factory=list)
    """The extra pile: it replaces the first pile that runs out."""
    discards: list[Card] = field(default_factory=list)
    statues: list[int] = field(default_factory=lambda: [*STATUES])
    dice: dict[Colour, int] = field(default_factory=dict)
    phase: Phase = Phase.SET_UP
    round: int = 1
    last_round: int | None = None
    starter: Seat = 0
    turn: Seat = 0
    turns_left: int = 0
    """Turns of all seats still to come in this phase, the present one included."""
    played: bool = False
    """The seat in turn has played this turn's card."""
    guests: bool = False
    """Persons beyond our deck are dealt too."""
    chosen: tuple[GuardHouse | None, ...] = ()
    """By seat: the guard house chosen before the first card; None: chance deals one."""
    news: list[Event] = field(default_factory=list, compare=False, repr=False)

    def clone(self) -> Bruges:
        """A copy that shares nothing that can change."""
        copy = object.__new__(Bruges)
        copy.towns = [town.clone() for town in self.towns]
        copy.piles = [pile[:] for pile in self.piles]
        copy.extra = self.extra[:]
        copy.discards = self.discards[:]
        copy.statues = self.statues[:]
        copy.dice = self.dice.copy()
        copy.phase = self.phase
        copy.round = self.round
        copy.last_round = self.last_round
        copy.starter = self.starter
        copy.turn = self.turn
        copy.turns_left = self.turns_left
        copy.played = self.played
        copy.guests = self.guests
        copy.chosen = self.chosen
        copy.news = []
        return copy

    def renamed(self, names: Mapping[Card, Card], _seat: Seat) -> Bruges:
        """A copy under other names for what is hidden."""
        copy = self.clone()
        for town in copy.towns:
            town.hand = [names.get(card, card) for card in town.hand]
            town.unseen = [names.get(card, card) for card in town.unseen]
            town.drawn = [names.get(card, card) for card in town.drawn]
            town.houses = [House(names.get(card, card), person, known) for card, person, known in town.houses]
        copy.piles = [[names.get(card, card) for card in pile] for pile in self.piles]
        copy.extra = [names.get(card, card) for card in self.extra]
        return copy

    def next_script(self) -> Script | None:
        """The step of the present phase."""
        return None if self.phase is Phase.OVER else step[self.phase](self)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.towns))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return (seat + 1) % len(self.towns)

    def rivals(self, me: Seat) -> list[Seat]:
        """All others, clockwise from the left."""
        return [(me + i) % len(self.towns) for i in range(1, len(self.towns))]

    def supply(self, colour: Colour) -> int:
        """Threat markers of a colour that nobody has."""
        return MARKERS - sum(town.threats[colour] for town in self.towns)


step = Steps[Bruges]()
"""Says in which phase a script is what the rules do next."""


def start(seats: int, settings: Settings) -> Bruges:
    """A table before the first card; who has chosen no guard house is yet to be dealt one."""
    return Bruges(
        [Town(house) for house in tuple(GuardHouse)[:seats]],
        guests=settings.get("guests") == "yes",
        chosen=tuple(GuardHouse(house) if house else None for house in GUARD_HOUSE.chosen(settings, seats)),
    )


def nobody_chose(stored: dict[str, Any]) -> dict[str, Any]:
    """A state of shape 1, when chance dealt every guard house, in shape 2."""
    return {**stored, "chosen": [None] * len(stored["towns"])}
