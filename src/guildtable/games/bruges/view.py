"""What a viewer may know of the table. What is hidden has no field to be in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from guildtable.games.bruges.canals import canal_price
from guildtable.games.bruges.parts import COLOURS, SECTIONS, Colour, GuardHouse, Majority, Section
from guildtable.games.bruges.person import COLOUR
from guildtable.games.bruges.reputation import rolled_price
from guildtable.games.bruges.state import Bruges, House, Known, Phase, Town
from guildtable.kernel.question import Seat
from guildtable.kernel.replacing import replacer
from guildtable.kernel.script import Card


@dataclass(slots=True)
class ShownHouse:
    """A house: its colour, who lives there, and the person its card shows, to those who have seen it."""

    colour: Colour
    person: Card | None
    used: bool
    """The person was activated in this round."""
    card: Card | None


@dataclass(slots=True)
class Canal:
    """A section: how far it is built, and what the next space asks of its owner."""

    built: int
    colour: Colour | None
    price: int


@dataclass(slots=True)
class Player:
    """What everybody sees of a seat."""

    guard_house: GuardHouse
    guilders: int
    points: int
    reputation: int
    workers: dict[Colour, int]
    threats: dict[Colour, int]
    backs: tuple[Colour, ...]
    """The colours of the cards in hand, sorted."""
    returned: tuple[Card, ...]
    """Cards in hand that all have seen."""
    houses: tuple[ShownHouse, ...]
    canals: tuple[Canal, ...]
    statues: tuple[int, ...]
    majorities: tuple[Majority, ...]


@dataclass(slots=True)
class Own:
    """What a seat alone sees."""

    hand: tuple[Card, ...]
    unseen: tuple[Colour, ...]
    """Drawn and not looked at yet."""
    drawn: tuple[Card, ...]
    """Drawn to be played at once."""


@dataclass(slots=True)
class ShownPile:
    """A pile: how high it is, and the colour on top."""

    cards: int
    top: Colour | None


@dataclass(slots=True)
class BrugesView:
    """The table as one viewer sees it."""

    round: int
    last_round: int | None
    phase: Phase
    starter: Seat
    turn: Seat
    turns_left: int
    played: bool
    dice: dict[Colour, int]
    step_price: int
    """What a step of reputation costs in this round; 0 if there is none to be had."""
    piles: tuple[ShownPile, ...]
    extra: ShownPile
    discards: tuple[Card, ...]
    statues: tuple[int, ...]
    players: tuple[Player, ...]
    own: Own | None


with_own = replacer(BrugesView, "players", "own")
with_houses = replacer(Player, "houses")


def public(g: Bruges) -> BrugesView:
    """The table as everybody sees it."""
    return BrugesView(
        round=g.round,
        last_round=g.last_round,
        phase=g.phase,
        starter=g.starter,
        turn=g.turn,
        turns_left=g.turns_left,
        played=g.played,
        dice=dict(g.dice),
        step_price=rolled_price(g),
        piles=tuple([shown_pile(pile) for pile in g.piles]),
        extra=shown_pile(g.extra),
        discards=tuple(g.discards),
        statues=tuple(g.statues),
        players=tuple([player(town) for town in g.towns]),
        own=None,
    )


def private(g: Bruges, seen: BrugesView, seat: Seat) -> BrugesView:
    """The table as a seat sees it: with its hand, and the cards under its own houses."""
    town, players = g.towns[seat], seen.players
    if any(house.known is Known.OWNER for house in town.houses):
        mine = players[seat]
        houses = [own_house(town, *pair) for pair in zip(town.houses, mine.houses, strict=True)]
        mine = with_houses(mine, tuple(houses))
        players = (*players[:seat], mine, *players[seat + 1 :])
    return with_own(seen, players, own(town))


def shown_pile(pile: Sequence[Card]) -> ShownPile:
    """What all see of a pile."""
    return ShownPile(len(pile), COLOUR[pile[-1]] if pile else None)


def player(town: Town) -> Player:
    """What is seen of a seat."""
    return Player(
        guard_house=town.guard_house,
        guilders=town.guilders,
        points=town.points,
        reputation=town.reputation,
        workers=dict(town.workers),
        threats=dict(town.threats),
        backs=backs([*town.hand, *town.unseen, *town.drawn]),
        returned=tuple(town.returned),
        houses=tuple([shown_house(town, house) for house in town.houses]),
        canals=tuple([canal(town, section) for section in SECTIONS]),
        statues=tuple(town.statues),
        majorities=tuple(town.majorities),
    )


def shown_house(town: Town, house: House) -> ShownHouse:
    """A house, with its card if all have seen it."""
    card, person, known = house
    return ShownHouse(COLOUR[card], person, person in town.used, card if known is Known.ALL else None)


def own_house(town: Town, house: House, seen: ShownHouse) -> ShownHouse:
    """A house as its owner sees it: as all do, or with its card, if the owner alone has seen that."""
    card, person, known = house
    return ShownHouse(COLOUR[card], person, person in town.used, card) if known is Known.OWNER else seen


def canal(town: Town, section: Section) -> Canal:
    """A section as far as it is built."""
    space = town.next_space(section)
    built = town.canals[section]
    return Canal(built, space.colour, canal_price(town, space)) if space else Canal(built, None, 0)


def own(town: Town) -> Own:
    """What only its owner sees of a hand."""
    return Own(tuple(town.hand), backs(town.unseen), tuple(town.drawn))


def backs(cards: Sequence[Card]) -> tuple[Colour, ...]:
    """The colours of cards, in the order of the colours: where a card lies in a hand says nothing."""
    return tuple(sorted([COLOUR[card] for card in cards], key=COLOURS.index))
