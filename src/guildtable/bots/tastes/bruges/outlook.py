"""The table of Bruges as a seat sees it: everything has a price in points.

What a person is worth over a game, without its printed points, stands in `worth.csv`; it was estimated from its card.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from guildtable.games.bruges.parts import REPUTATION, TOP_STEP, TURNS, Colour, Majority, Section
from guildtable.games.bruges.person import PERSONS, Icon
from guildtable.games.bruges.state import Bruges, Phase, Town
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import Card

_ROWS = csv.DictReader(files(__package__).joinpath("worth.csv").read_text(encoding="utf-8").splitlines())
WORTH = {row["person"]: float(row["worth"]) for row in _ROWS}
GUILDER, WORKER, POINT = 0.34, 0.5, 1.0
CANAL = (1.3, 1.4, 3.4, 1.4, 1.6)
"""Of the five spaces of a section; the fifth also earns its statue."""
THREAT = (0.2, 0.5, 1.6)
"""What a first, second and third marker would cost."""
ROUNDS = 4.5
"""So many rounds a person works on average; `WORTH` is reckoned with them."""


@dataclass(slots=True)
class Outlook:
    """The table as I see it."""

    g: Bruges
    me: Town
    choice: Choice[Any]
    rounds_left: float
    spare: int
    """Cards in my hand beyond those my turns will take."""

    def person(self, card: Card) -> float:
        """What it would be worth to recruit this card now, its price paid."""
        kind = PERSONS[card]
        worth = worth_of(card)
        if kind.icon not in {Icon.AT_ONCE, Icon.AT_END}:
            worth *= self.rounds_left / ROUNDS
        return kind.points + worth + self.lead(Majority.PEOPLE, persons) - self.guilders(kind.price)

    def guilders(self, count: int) -> float:
        """Money is worth less with every coin, and nothing in the end."""
        return GUILDER * count * (0.5 if self.me.guilders > 14 else 1.0) * min(1.0, 0.3 + self.rounds_left / 2)

    def worker(self, colour: Colour, more: int = 0) -> float:
        """A worker of a colour of which there are few is wanted."""
        have = self.me.workers[colour] + more
        return (WORKER + 0.3 if not have else WORKER if have < 2 else 0.2) * min(1.0, 0.2 + self.rounds_left / 2)

    def threat(self, colour: Colour) -> float:
        """What my last marker of a colour weighs."""
        return THREAT[min(2, self.me.threats[colour])]

    def space(self, section: Section) -> float:
        """What the next canal space of a section would be worth to me."""
        built = self.me.canals[section]
        if built > 4:
            return 0.0
        statue = self.g.statues[-1] if built == 4 and self.g.statues else 0
        hope = 1.0 if self.rounds_left > 1 or built in {2, 4} else 0.4
        return CANAL[built] * hope + 0.7 * statue + self.lead(Majority.CANAL, tokens)

    def lead(self, majority: Majority, count: Callable[[Town], int]) -> float:
        """What one more of something brings me nearer to a majority marker that I have not turned."""
        if majority in self.me.majorities:
            return 0.0
        ahead = 1 + count(self.me) - max([count(rival) for rival in self.g.towns if rival is not self.me])
        return 0.5 if ahead == 1 else 0.2

    def house(self) -> float:
        """A house is a point, and room for somebody as long as there is time."""
        empty = sum([house.person is None for house in self.me.houses])
        room = (1.1, 0.4, 0.1)[min(empty, 2)] if self.rounds_left > 0.4 else 0.0
        return POINT + room

    def step(self) -> float:
        """The next step of reputation."""
        at = self.me.reputation
        if at == TOP_STEP:
            return 0.0
        return (
            REPUTATION[at + 1] - REPUTATION[at] + 0.2 + self.lead(Majority.REPUTATION, lambda player: player.reputation)
        )


def worth_of(card: Card) -> float:
    """What a person is reckoned at; a guest we know nothing of, as the average of its price."""
    return WORTH.get(card, 1.2 + PERSONS[card].price / 4)


def tokens(town: Town) -> int:
    """Canal tokens built."""
    return sum(town.canals)


def persons(town: Town) -> int:
    """Persons in play."""
    return len(town.persons)


def outlook(g: Bruges, me: Seat, choice: Choice[Any]) -> Outlook:
    """Read off the table how much time there is, and how many cards to spare."""
    town, seats, left, turns = g.towns[me], len(g.towns), rounds_left(g), TURNS
    if g.phase is Phase.PLAY:
        turns = (g.turns_left + seats - 1) // seats - (g.played and g.turn == me)
        left -= 1 - turns / TURNS
    return Outlook(g, town, choice, left, len(town.hand) - turns)


def rounds_left(g: Bruges) -> float:
    """Of this round and those to come, as far as the height of the piles tells."""
    if g.last_round is not None:
        return 1 + g.last_round - g.round
    heights = [len(pile) for pile in g.piles]
    return 1 + min(2 * min(heights), sum(heights)) / (4.2 * len(g.towns))
