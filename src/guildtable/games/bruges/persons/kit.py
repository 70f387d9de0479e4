"""The kit a page of persons is written with: one decorator an icon.

A function without `async` that gives a `Gain` is an effect too: it asks nothing, is offered only when it brings
something, and what it would bring is foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import iscoroutinefunction
from typing import Any

from guildtable.games.bruges.parts import Colour, Group
from guildtable.games.bruges.person import (
    Check,
    Effect,
    Gain,
    Gaining,
    Icon,
    Person,
    Turn,
    When,
    enter,
)
from guildtable.games.bruges.play import Terms
from guildtable.games.bruges.purse import receive
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
