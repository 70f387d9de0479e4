"""Recruiting: pay, place, reactions, the arrow, and the Astronomer's second time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.bruges.referee.bank import Gain, gain, pay_guilders, score, take_guilders
from tests.games.bruges.referee.cards import CARDS, Card
from tests.games.bruges.referee.gains import GAINS
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.threats import choose_to_return

type Effect = Callable[[Table, Player], None]
type Test = Callable[[Table, Player], bool]


@dataclass(frozen=True)
class Arrow:
    """An effect, and whether it could do anything: otherwise nobody is asked about a second time."""

    effect: Effect
    could_do_something: Test


ARROWS: dict[str, Arrow] = {}
"""Arrow effects that do more than give; filled by the pages on which they stand."""


def arrow(could_do_something: Test) -> Callable[[Effect], Effect]:
    """Enter an effect under its function's name, which is the person's."""

    def enter(effect: Effect) -> Effect:
        ARROWS[effect.__name__] = Arrow(effect, could_do_something)
        return effect

    return enter


def recruit_options(player: Player, price: int) -> list[str]:
    """The empty houses into which somebody of this price could move; those of one colour are alike."""
    if price > player.guilders:
        return []
    return list(dict.fromkeys(f"house:{house.colour}" for house in player.empty_houses))


def recruit(t: Table, player: Player, card: str, colour: str, price: int) -> None:
    """The card has left the hand."""
    twice = player.has("astronomer")
    pay_guilders(t, player, price)
    house = next(house for house in player.empty_houses if house.colour == colour)
    house.person = card
    t.tell("recruits", player, person=card, house=colour)
    _reactions(t, player, CARDS[card])
    if CARDS[card].icon == "arrow":
        _carry_out(t, player, CARDS[card])
        if twice and player.has("astronomer") and _worth_repeating(t, player, CARDS[card]):
            _offer_again(t, player, CARDS[card])


def _reactions(t: Table, player: Player, recruited: Card) -> None:
    """Fire-eater and Portraitist, in the order of their houses; not to their own recruitment."""
    for person in player.persons:
        if person == recruited:
            continue
        if person.id == "fire_eater":
            choose_to_return(t, player, [recruited.colour])
        elif person.id == "portraitist" and player.of_group(recruited.group) == 1:
            score(t, player, 1)
            take_guilders(t, player, 1)


def _carry_out(t: Table, player: Player, card: Card) -> None:
    given = _gain(t, player, card)
    if given is not None:
        gain(t, player, given)
    else:
        ARROWS[card.family].effect(t, player)


def _gain(t: Table, player: Player, card: Card) -> Gain | None:
    return GAINS[card.family](t, player, card) if card.family in GAINS else None


def _worth_repeating(t: Table, player: Player, card: Card) -> bool:
    given = _gain(t, player, card)
    if given is not None:
        return bool(given)
    return ARROWS[card.family].could_do_something(t, player)


def _offer_again(t: Table, player: Player, card: Card) -> None:
    if t.agrees(player, "carry-out-again"):
        t.tell("carries-out-again", player, person=card.id)
        _carry_out(t, player, card)
