"""The six uses of a card, a record each: what it offers, carrying it out, what would come of it, and why not.

Whether a use can be had is said once, by its offers: a card that is offered nothing is barred, and the last function
says why. Only what the seat knows is foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from guildtable.games.bruges.canals import build_canal, canal_outcome, canal_price, card_colours, payable
from guildtable.games.bruges.houses import build_house, empty_houses, recruit
from guildtable.games.bruges.parts import COLOURS, SECTIONS, SIDES, Colour
from guildtable.games.bruges.person import COLOUR, PRICE, card_ref, dials
from guildtable.games.bruges.piles import leave_hand
from guildtable.games.bruges.play import (
    CANAL,
    GUILDERS,
    HOUSE,
    RECRUIT,
    THREAT,
    WORKERS,
    Play,
    Terms,
    only_play,
    play_of,
)
from guildtable.games.bruges.purse import return_workers, short_of, take_guilders, take_workers
from guildtable.games.bruges.state import Bruges, Town
from guildtable.games.bruges.threats import return_threats
from guildtable.kernel.event import tell
from guildtable.kernel.question import Message, Path, Seat
from guildtable.kernel.script import Card, Script

type Cards = Sequence[tuple[Card, Colour]]
"""Cards to be played, each with the colour it counts as."""
type Offers = Sequence[Sequence[Play]]
"""For each of the cards: every way it can be used so; none if it is barred."""


@dataclass(frozen=True, slots=True)
class Way:
    """One use of a card."""

    offers: Callable[[Bruges, Seat, Cards, Terms], Offers]
    carry_out: Callable[[Bruges, Seat, Play, Terms], Script]
    outcome: Callable[[Bruges, Seat, Play, Terms], Message]
    why_not: Callable[[Town, Card, Terms], Message]
    """Why a card is offered nothing."""
    where: Callable[[Town, Play], Path] = lambda _town, _play: ""
    """What follows the use in a path: where, or by which die."""


def never_barred(_town: Town, card: Card, _terms: Terms) -> Message:
    """Nothing stands in the way of a card for workers or guilders."""
    raise AssertionError(f"{card} can always be played for workers and for guilders")


def lay_open(g: Bruges, me: Seat, play: Play) -> None:
    """The card goes to the discards, and all see what for."""
    leave_hand(g, me, play.card)
    g.discards.append(play.card)
    colour = f"colour:{play.colour}"
    tell(g, f"plays-for-{play.use}", seat=f"seat:{me}", card=card_ref(play.card), colour=colour)


# Action I: workers


def offer_workers(_g: Bruges, _me: Seat, cards: Cards, _terms: Terms) -> Offers:
    """Always."""
    return [only_play(card, WORKERS, colour) for card, colour in cards]


async def fetch_workers(g: Bruges, me: Seat, play: Play, _terms: Terms) -> None:
    """Two of the card's colour."""
    lay_open(g, me, play)
    take_workers(g, me, [play.colour] * dials(g.towns[me]).workers)


def workers_outcome(g: Bruges, me: Seat, play: Play, _terms: Terms) -> Message:
    """How many, of which colour."""
    return Message("outcome-workers", {"count": dials(g.towns[me]).workers, "colour": f"colour:{play.colour}"})


# Action II: guilders


def offer_guilders(g: Bruges, me: Seat, cards: Cards, _terms: Terms) -> Offers:
    """Always; by the die of the card's colour, or by any."""
    if dials(g.towns[me]).any_die:
        return [[play_of(card, GUILDERS, colour, -1, die) for die in COLOURS] for card, colour in cards]
    return [only_play(card, GUILDERS, colour) for card, colour in cards]


async def fetch_guilders(g: Bruges, me: Seat, play: Play, _terms: Terms) -> None:
    """As the die shows."""
    lay_open(g, me, play)
    take_guilders(g, me, g.dice[play.die or play.colour] + dials(g.towns[me]).more_guilders)


def guilders_outcome(g: Bruges, me: Seat, play: Play, _terms: Terms) -> Message:
    """How many, and by which die."""
    die, more = play.die or play.colour, dials(g.towns[me]).more_guilders
    face = g.dice[die]
    return Message("outcome-guilders", {"guilders": face + more, "die": f"die:{die}", "face": face, "more": more})


def which_die(_town: Town, play: Play) -> Path:
    """The die, where it is chosen."""
    return f"/die:{play.die}" if play.die else ""


# Action III: a threat marker less


def offer_threat(g: Bruges, me: Seat, cards: Cards, _terms: Terms) -> Offers:
    """A marker of the card's colour to return."""
    threats = g.towns[me].threats
    return [only_play(card, THREAT, colour) if threats[colour] else () for card, colour in cards]


async def return_threat(g: Bruges, me: Seat, play: Play, _terms: Terms) -> None:
    """One marker, for a point."""
    lay_open(g, me, play)
    return_threats(g, me, [play.colour])


def threat_outcome(g: Bruges, me: Seat, play: Play, _terms: Terms) -> Message:
    """How many are left of the colour."""
    left = g.towns[me].threats[play.colour] - 1
    return Message("outcome-return-threat", {"colour": f"colour:{play.colour}", "left": left})


def no_threat(_town: Town, card: Card, _terms: Terms) -> Message:
    """None of the card's colour."""
    return Message("barred-no-threat", {"colour": f"colour:{COLOUR[card]}"})


# Action IV: a canal


def offer_canal(g: Bruges, me: Seat, cards: Cards, _terms: Terms) -> Offers:
    """A next space that a card of the colour will do for, and that can be paid."""
    town = g.towns[me]
    places = [(section, card_colours(town, space)) for section, space in payable(town)]
    if not places:
        return [()] * len(cards)
    return [
        [play_of(card, CANAL, colour, section) for section, colours in places if colour in colours]
        for card, colour in cards
    ]


async def dig_canal(g: Bruges, me: Seat, play: Play, _terms: Terms) -> None:
    """A token on the next space, at its price."""
    lay_open(g, me, play)
    town = g.towns[me]
    space = town.next_space(play.where)
    assert space
    await build_canal(g, me, play.where, canal_price(town, space))


def no_canal(town: Town, card: Card, _terms: Terms) -> Message:
    """No space left, none of the card's colour, or too few guilders."""
    spaces = [space for section in SECTIONS if (space := town.next_space(section))]
    if not spaces:
        return Message("barred-canals-complete")
    fitting = [space for space in spaces if COLOUR[card] in card_colours(town, space)]
    if not fitting:
        return Message("barred-canal-colour", {"colours": tuple(f"colour:{space.colour}" for space in spaces)})
    return short_of(town, min(canal_price(town, space) for space in fitting))


# Action V: a house


def offer_house(g: Bruges, me: Seat, cards: Cards, terms: Terms) -> Offers:
    """A worker of the card's colour to pay."""
    workers, free = g.towns[me].workers, terms.free_house
    return [only_play(card, HOUSE, colour) if workers[colour] or free else () for card, colour in cards]


async def lay_house(g: Bruges, me: Seat, play: Play, terms: Terms) -> None:
    """Face down, for the worker."""
    if not terms.free_house:
        return_workers(g, me, (play.colour,))
    await build_house(g, me, play.card)


def house_outcome(_g: Bruges, _me: Seat, play: Play, terms: Terms) -> Message:
    """What it costs."""
    return Message("outcome-house-free" if terms.free_house else "outcome-house", {"colour": f"colour:{play.colour}"})


def no_worker(_town: Town, card: Card, _terms: Terms) -> Message:
    """None of the card's colour."""
    return Message("barred-no-worker", {"worker": f"worker:{COLOUR[card]}"})


# Action VI: the card's person


def recruiting_price(card: Card, terms: Terms) -> int:
    """What a person costs on these terms."""
    return max(0, PRICE[card] - terms.discount)


def offer_person(g: Bruges, me: Seat, cards: Cards, terms: Terms) -> Offers:
    """Any empty house, if the person can be paid."""
    guilders, empty = g.towns[me].guilders, empty_houses(g, me)
    if not empty:
        return [()] * len(cards)
    return [
        [play_of(card, RECRUIT, colour, place) for place in empty] if recruiting_price(card, terms) <= guilders else ()
        for card, colour in cards
    ]


async def recruit_person(g: Bruges, me: Seat, play: Play, terms: Terms) -> None:
    """Into the house that was named."""
    await recruit(g, me, play.card, play.where, recruiting_price(play.card, terms))


def person_outcome(g: Bruges, me: Seat, play: Play, terms: Terms) -> Message:
    """What the person costs, and its printed points."""
    price = recruiting_price(play.card, terms)
    left, points = g.towns[me].guilders - price, PRICE[play.card] // 3
    return Message("outcome-recruit", {"price": price, "left": left, "points": points})


def no_person(town: Town, card: Card, terms: Terms) -> Message:
    """No empty house, or too few guilders."""
    if all(house.person for house in town.houses):
        return Message("barred-no-empty-house")
    return short_of(town, recruiting_price(card, terms))


WAYS = {
    WORKERS: Way(offer_workers, fetch_workers, workers_outcome, never_barred),
    GUILDERS: Way(offer_guilders, fetch_guilders, guilders_outcome, never_barred, which_die),
    THREAT: Way(offer_threat, return_threat, threat_outcome, no_threat),
    CANAL: Way(
        offer_canal,
        dig_canal,
        lambda g, me, play, _terms: canal_outcome(g, me, play.where),
        no_canal,
        lambda _town, play: f"/section:{SIDES[play.where]}",
    ),
    HOUSE: Way(offer_house, lay_house, house_outcome, no_worker),
    RECRUIT: Way(
        offer_person,
        recruit_person,
        person_outcome,
        no_person,
        lambda town, play: f"/house:{COLOUR[town.houses[play.where].card]}",
    ),
}
