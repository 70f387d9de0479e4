"""The ledger: everything that lies on the table, as the referee keeps it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.bruges.referee.board import CANALS, SIDES, STATUES, Space
from tests.games.bruges.referee.cards import CARDS, COLOURS, Card
from tests.games.bruges.referee.tape import Ask, Tape, Value, said


@dataclass
class House:
    """A card face down, and the person who lives there."""

    card: str
    person: str | None = None

    @property
    def colour(self) -> str:
        """The back of the card."""
        return CARDS[self.card].colour


@dataclass
class Player:
    """A seat and its play area."""

    seat: int
    guard: str = ""
    hand: list[str] = field(default_factory=list)
    houses: list[House] = field(default_factory=list)
    workers: Counter[str] = field(default_factory=lambda: Counter(COLOURS))
    guilders: int = 5
    points: int = 5
    threats: Counter[str] = field(default_factory=Counter)
    step: int = 0
    canal: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    completed: set[str] = field(default_factory=set)
    """Sections that were once complete: they earn no second statue."""
    statues: list[int] = field(default_factory=list)
    majorities: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    """Persons rotated this round."""

    @property
    def persons(self) -> list[Card]:
        """The persons in the order of their houses."""
        return [CARDS[house.person] for house in self.houses if house.person]

    @property
    def empty_houses(self) -> list[House]:
        """Houses in which a person could live, in the order in which they were built."""
        return [house for house in self.houses if not house.person]

    def has(self, person: str) -> bool:
        """Is this person in the play area?"""
        return any(house.person == person for house in self.houses)

    def of_group(self, group: str) -> int:
        """How many persons of a group."""
        return sum(person.group == group for person in self.persons)

    @property
    def groups(self) -> Counter[str]:
        """The groups among the persons."""
        return Counter(person.group for person in self.persons)

    def houses_of(self, colour: str) -> int:
        """How many houses of a colour, occupied or not."""
        return sum(house.colour == colour for house in self.houses)

    @property
    def house_colours(self) -> set[str]:
        """The different colours of houses."""
        return {house.colour for house in self.houses}

    def next_spaces(self) -> dict[str, Space]:
        """The next canal space of each section that is not full."""
        return {side: CANALS[self.guard][side][self.canal[side]] for side in SIDES if self.canal[side] < 5}

    @property
    def canals(self) -> int:
        """Canal tokens of both sections."""
        return sum(self.canal.values())

    def pieces(self, kind: str) -> list[str]:
        """The paths of all workers or threat markers, one each."""
        heap = self.workers if kind == "worker" else self.threats
        return [f"{kind}:{colour}" for colour in COLOURS for _ in range(heap[colour])]


@dataclass
class Table:
    """All players and what lies between them."""

    tape: Tape
    players: list[Player]
    first: int = 0
    round: int = 0
    phase: int = 0
    last_round: int | None = None
    piles: dict[str, list[str]] = field(default_factory=dict)
    """The top card is the last."""
    extra: list[str] | None = None
    """None as soon as it has entered play."""
    discards: list[str] = field(default_factory=list)
    dice: dict[str, int] = field(default_factory=dict)
    statues: list[int] = field(default_factory=lambda: list(STATUES))

    def clockwise_from(self, seat: int) -> list[Player]:
        """Everybody, beginning with this seat."""
        return self.players[seat:] + self.players[:seat]

    def others(self, player: Player) -> list[Player]:
        """Everybody else, clockwise from the left."""
        return self.clockwise_from(player.seat)[1:]

    def open_to(self, player: Player) -> list[Player]:
        """Everybody else whom this player's persons can harm: the Militia Captain's owner is passed over."""
        return [other for other in self.others(player) if not other.has("militia_captain")]

    def tell(self, event: str, player: Player, **args: Value) -> None:
        """Everybody must be told this about a player."""
        self.tape.tell(said(event, None, seat=player.seat, **args))

    def ask(self, player: Player, why: str, paths: list[str], least: int = 1, most: int = 1) -> tuple[str, ...]:
        """A player must be asked this, if there is anything to choose."""
        return self.tape.ask(player.seat, Ask(why, paths, least, most))

    def ask_always(self, player: Player, why: str, paths: list[str]) -> str:
        """Asked even with one answer: the seat says itself when its turn ends."""
        return self.tape.ask_due({player.seat: Ask(why, paths)})[player.seat][0]

    def agrees(self, player: Player, why: str) -> bool:
        """A player may say yes."""
        return bool(self.ask(player, why, ["button:yes"], least=0))
