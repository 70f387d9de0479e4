"""The kit a page of persons is written with: one decorator an icon, and the checks that several persons share.

A function without `async` that gives a `Gain` is an effect too: it asks nothing, is offered only when it brings
something, and what it would bring is foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import iscoroutinefunction
from typing import Any

from guildtable.games.bruges.canals import buildable
from guildtable.games.bruges.parts import COLOURS, TOP_STEP, Colour, Group
from guildtable.games.bruges.person import (
    COLOUR,
    GROUP,
    Check,
    Effect,
    Gain,
    Gaining,
    Icon,
    Person,
    Turn,
    When,
    enter,
    targets,
)
from guildtable.games.bruges.piles import cards_left
from guildtable.games.bruges.play import Terms
from guildtable.games.bruges.purse import receive
from guildtable.games.bruges.reputation import rolled_price
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card

type Scoring = Callable[..., int]


class Page:
    """The page of a group. Persons of a family share an effect and differ in what they are `of`."""

    def __init__(self, group: Group) -> None:
        self._group = group

    def at_once(
        self, name: Card, colour: Colour, price: int, check: Check | None = None, **of: Any
    ) -> Callable[[Any], Any]:
        """The arrow: once, directly after recruiting."""
        return self._doing(Icon.AT_ONCE, name, colour, price, check, of)

    def for_worker(
        self,
        name: Card,
        colour: Colour,
        worker: Colour,
        price: int,
        check: Check | None = None,
        plays: Terms | None = None,
        **of: Any,
    ) -> Callable[[Any], Any]:
        """The worker: once a round, for a worker of that colour."""
        return self._doing(Icon.FOR_WORKER, name, colour, price, check, of, worker=worker, plays=plays)

    def once_a_round(
        self, name: Card, colour: Colour, price: int, check: Check | None = None, **of: Any
    ) -> Callable[[Any], Any]:
        """The loop of the first kind: once a round, for nothing."""
        return self._doing(Icon.ONCE_A_ROUND, name, colour, price, check, of)

    def always(self, name: Card, colour: Colour, price: int) -> Callable[[Turn], Turn]:
        """The loop of the second kind: turns a dial of the rules."""

        def person(turn: Turn) -> Turn:
            enter(Person(name, colour, self._group, price, Icon.ALWAYS, turn=turn))
            return turn

        return person

    def whenever(self, when: When, name: Card, colour: Colour, price: int) -> Callable[[Any], Any]:
        """The loop of the third kind: has its say each time something happens."""

        def person(effect: Any) -> Any:
            reaction = effect if iscoroutinefunction(effect) else _reacting(effect)
            enter(Person(name, colour, self._group, price, Icon.WHENEVER, effect=reaction, waits_for=when))
            return effect

        return person

    def at_end(self, name: Card, colour: Colour, price: int, **of: Any) -> Callable[[Scoring], Scoring]:
        """The laurel: points at the end of the game."""

        def person(scoring: Scoring) -> Scoring:
            points = partial(scoring, **of) if of else scoring
            enter(Person(name, colour, self._group, price, Icon.AT_END, scoring=points))
            return scoring

        return person

    def _doing(
        self, icon: Icon, name: Card, colour: Colour, price: int, check: Check | None, of: dict[str, Any], **more: Any
    ) -> Callable[[Any], Any]:
        def person(effect: Any) -> Any:
            enter(Person(name, colour, self._group, price, icon, **_deeds(effect, check, of), **more))
            return effect

        return person


def _deeds(effect: Any, check: Check | None, of: dict[str, Any]) -> dict[str, Any]:
    """What a person does: a script, or a gain made into one."""
    bound = partial(effect, **of) if of else effect
    if not iscoroutinefunction(effect):
        return {"effect": _gaining(bound), "gaining": bound, "check": _bringing(bound), "lacking": "barred-no-gain"}
    if not check:
        return {"effect": bound}
    lacking = f"barred-{check.__name__.replace('_', '-')}"
    return {"effect": bound, "check": partial(check, **of) if of else check, "lacking": lacking}


def _bringing(gaining: Gaining) -> Check:
    return lambda g, me: any(gaining(g, me))


def _gaining(gaining: Gaining) -> Effect:
    async def effect(g: Bruges, me: Seat) -> None:
        receive(g, me, gaining(g, me))

    return effect


def _reacting(gaining: Callable[[Bruges, Seat, str], Gain]) -> Effect:
    async def effect(g: Bruges, me: Seat, what: str) -> None:
        receive(g, me, gaining(g, me, what))

    return effect


# What persons count


def persons_of(g: Bruges, me: Seat, group: Group) -> int:
    """My persons of a group."""
    return sum([GROUP[person] is group for person in g.towns[me].persons])


def groups(g: Bruges, me: Seat) -> list[Group]:
    """The different groups among my persons."""
    return list(dict.fromkeys([GROUP[person] for person in g.towns[me].persons]))


def houses_of(g: Bruges, me: Seat, colour: Colour) -> int:
    """My houses of a colour, occupied or not."""
    return sum([COLOUR[house.card] is colour for house in g.towns[me].houses])


def house_colours(g: Bruges, me: Seat) -> int:
    """How many different colours my houses have."""
    return len({COLOUR[house.card] for house in g.towns[me].houses})


def threats_of(g: Bruges, me: Seat) -> list[Colour]:
    """My threat markers, one by one."""
    return [colour for colour in COLOURS for _ in range(g.towns[me].threats[colour])]


# Checks: is there anything to do? Each is also the reason why a person is barred


def have_a_card(g: Bruges, me: Seat) -> bool:
    """A card in my hand."""
    return bool(g.towns[me].hand)


def cards_to_draw(g: Bruges, _me: Seat) -> bool:
    """A card in either pile."""
    return cards_left(g)


def have_a_worker(g: Bruges, me: Seat) -> bool:
    """A worker, whatever its colour."""
    return any(g.towns[me].workers.values())


def have_a_threat(g: Bruges, me: Seat) -> bool:
    """A threat marker, whatever its colour."""
    return any(g.towns[me].threats.values())


def below_the_top(g: Bruges, me: Seat) -> bool:
    """A step still to climb."""
    return g.towns[me].reputation < TOP_STEP


def can_build_at_double_price(g: Bruges, me: Seat) -> bool:
    """A next canal space that I can pay twice."""
    return bool(buildable(g, me, times=2))


def have_two_guilders(g: Bruges, me: Seat) -> bool:
    """What some ask for their services."""
    return g.towns[me].guilders >= 2


def have_a_target(g: Bruges, me: Seat) -> bool:
    """A rival who is not protected."""
    return bool(targets(g, me))


def have_a_card_and_cards_to_draw(g: Bruges, me: Seat) -> bool:
    """A card to give up, and one to get for it."""
    return have_a_card(g, me) and cards_left(g)


def have_a_card_or_cards_to_draw(g: Bruges, me: Seat) -> bool:
    """A card to play, or one to draw."""
    return have_a_card(g, me) or cards_left(g)


def have_a_guilder(g: Bruges, me: Seat) -> bool:
    """Any money at all."""
    return g.towns[me].guilders > 0


def have_a_guilder_and_a_threat(g: Bruges, me: Seat) -> bool:
    """The fee, and what it is paid for."""
    return have_a_guilder(g, me) and have_a_threat(g, me)


def have_a_space_to_build(g: Bruges, me: Seat) -> bool:
    """A canal space not built yet."""
    return bool(buildable(g, me, times=0))


def can_build(g: Bruges, me: Seat) -> bool:
    """A next canal space that I can pay."""
    return bool(buildable(g, me))


def have_a_threat_of(g: Bruges, me: Seat, threat: Colour) -> bool:
    """A threat marker of a colour."""
    return g.towns[me].threats[threat] > 0


def have_a_threat_and_a_target(g: Bruges, me: Seat) -> bool:
    """A marker to pass on, and somebody to pass it to."""
    return have_a_threat(g, me) and have_a_target(g, me)


def can_buy_a_step(g: Bruges, me: Seat) -> bool:
    """Two guilders, and a step still to climb."""
    return have_two_guilders(g, me) and below_the_top(g, me)


def can_pay_the_rolled_price(g: Bruges, me: Seat) -> bool:
    """A 1 or a 2 was rolled, I have what they cost, and a step still to climb."""
    return 0 < rolled_price(g) <= g.towns[me].guilders and below_the_top(g, me)
