"""What lies on the table in Capital Lux, and which rule comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from guildtable.games.capital_lux.cards import GOLD_DISCS, MODIFIERS, VALUE, Profession, totals
from guildtable.kernel.event import Event
from guildtable.kernel.game import Settings
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card, Script, Steps

ROUNDS = 3


class Phase(StrEnum):
    """The steps of the game, in the rulebook's order."""

    SET_UP = "set-up"
    FIRST_STARTER = "first-starter"
    DEAL = "deal"
    CHOOSE = "choose"
    CHOOSE_AGAIN = "choose-again"
    PLAY = "play"
    ROUND_END = "round-end"
    OVER = "over"

    __hash__ = str.__hash__  # an enum's own is Python code, and every step is looked up by phase


class Placed(NamedTuple):
    """A modifier lying above a capital card: face down, known to its owner alone, until the round ends."""

    profession: Profession
    modifier: Card
    owner: Seat


@dataclass(slots=True)
class CapitalLux:
    """The table. Lists run by seat; decks have their top at the end."""

    hands: list[list[Card]]
    hometowns: list[list[Card]]
    bonus: list[list[Card]]
    gold: list[int]
    packets: list[tuple[Card, ...]]
    """While choosing: the cards each seat has to choose from."""
    kept: list[tuple[Card, ...]]
    """While choosing: the cards each seat has chosen, face down."""
    passed: list[tuple[Card, ...]]
    """What each seat passed on after its first choice of this round."""
    handed: list[tuple[Card, ...]]
    """What each seat passed on after its second choice: its neighbour had to keep it."""
    shown: list[list[Card]]
    """What each seat has played from its hand in this round."""
    deck: list[Card] = field(default_factory=list)
    modifiers: list[Card] = field(default_factory=lambda: [*MODIFIERS])
    capital: list[Card] = field(default_factory=list)
    placed: list[Placed] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    phase: Phase = Phase.SET_UP
    round: int = 1
    starter: Seat = 0
    turn: Seat = 0
    closer: Seat | None = None
    """The seat whose empty hand ends the round: everybody else has one more turn."""
    drawn: Card | None = None
    """The modifier the seat in turn has just looked at and must place."""
    news: list[Event] = field(default_factory=list, compare=False, repr=False)

    def clone(self) -> CapitalLux:
        """A copy that shares nothing that can change."""
        copy = object.__new__(CapitalLux)
        copy.hands = [hand[:] for hand in self.hands]
        copy.hometowns = [hometown[:] for hometown in self.hometowns]
        copy.bonus = [cards[:] for cards in self.bonus]
        copy.shown = [cards[:] for cards in self.shown]
        copy.gold = self.gold[:]
        copy.packets = self.packets[:]
        copy.kept = self.kept[:]
        copy.passed = self.passed[:]
        copy.handed = self.handed[:]
        copy.deck = self.deck[:]
        copy.modifiers = self.modifiers[:]
        copy.capital = self.capital[:]
        copy.placed = self.placed[:]
        copy.discards = self.discards[:]
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.turn = self.turn
        copy.closer = self.closer
        copy.drawn = self.drawn
        copy.news = []
        return copy

    def renamed(self, names: Mapping[Card, Card], seat: Seat) -> CapitalLux:
        """A copy under other names for what is hidden. The seat remembers what it passed on and what it received."""
        remembered = {seat, self.right_of(seat)}

        def new(cards: list[Card]) -> list[Card]:
            return [names.get(card, card) for card in cards]

        def memory(passed: list[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
            return [cards if who in remembered else tuple(new([*cards])) for who, cards in enumerate(passed)]

        copy = self.clone()
        copy.hands = [new(hand) for hand in self.hands]
        copy.packets = [tuple(new([*packet])) for packet in self.packets]
        copy.kept = [tuple(new([*cards])) for cards in self.kept]
        copy.passed = memory(self.passed)
        copy.handed = memory(self.handed)
        copy.deck = new(self.deck)
        copy.modifiers = new(self.modifiers)
        copy.placed = [Placed(on, names.get(modifier, modifier), owner) for on, modifier, owner in self.placed]
        copy.drawn = names.get(self.drawn, self.drawn) if self.drawn else None
        return copy

    def next_script(self) -> Script | None:
        """The step of the present phase."""
        return None if self.phase is Phase.OVER else step[self.phase](self)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.hands))

    @property
    def gold_pile(self) -> int:
        """The discs nobody has."""
        return GOLD_DISCS - sum(self.gold)

    @property
    def modifiers_open(self) -> bool:
        """The modifiers above the capital have been revealed; they are collected when the next round is dealt."""
        return self.phase in {Phase.ROUND_END, Phase.DEAL, Phase.OVER}

    def left_of(self, seat: Seat) -> Seat:
        """The neighbour to whom cards are passed, and who plays next."""
        return (seat + 1) % len(self.hands)

    def right_of(self, seat: Seat) -> Seat:
        """The neighbour from whom cards are received."""
        return (seat - 1) % len(self.hands)

    def in_turn_order(self) -> list[Seat]:
        """All seats from this round's starting player on."""
        return [(self.starter + i) % len(self.hands) for i in self.seats]

    def limits(self) -> dict[Profession, int]:
        """What a hometown may hold of each profession: its total in the capital, with all modifiers on it."""
        limits = totals(self.capital)
        for profession, modifier, _owner in self.placed:
            limits[profession] += VALUE[modifier]
        return limits


step = Steps[CapitalLux]()
"""Says in which phase a script is what the rules do next."""


def start(seats: int, _settings: Settings) -> CapitalLux:
    """An empty table."""
    return CapitalLux(
        hands=[[] for _ in range(seats)],
        hometowns=[[] for _ in range(seats)],
        bonus=[[] for _ in range(seats)],
        gold=[0] * seats,
        packets=[()] * seats,
        kept=[()] * seats,
        passed=[()] * seats,
        handed=[()] * seats,
        shown=[[] for _ in range(seats)],
    )
