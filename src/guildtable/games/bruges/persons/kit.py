"""The kit a page of persons is written with: one decorator an icon.

A function without `async` that gives a `Gain` is an effect too: it asks nothing, is offered only when it brings
something, and what it would bring is foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from inspect import iscoroutinefunction, signature
from typing import Any, Concatenate, Literal, Protocol, overload

from guildtable.games.bruges.parts import Colour, Group
from guildtable.games.bruges.person import Check, Gain, Gaining, Icon, Person, Turn, When, enter
from guildtable.games.bruges.play import Play, Terms
from guildtable.games.bruges.purse import receive
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card, Script

type Of = Colour | Group | int
"""What tells persons of a family from each other."""
type Done = Gain | Script
type FamilyCheck = Callable[Concatenate[Bruges, Seat, ...], bool]
"""What a function of several persons takes beyond g and me is what they are `of`: `enter` sees that it is given."""
type WhenColour = Literal[When.I_BUILD_A_CANAL, When.ANOTHER_BUILDS_A_CANAL, When.I_BUILD_A_HOUSE]
type WhenCard = Literal[When.I_RECRUIT]
type WhenNothing = Literal[
    When.I_ADVANCE,
    When.NOBODY_CAN_ADVANCE,
    When.MY_HAND_IS_FULL,
    When.I_HAVE_LOOKED,
    When.SOMEBODY_IS_PENALISED,
]


class Effects(Protocol):
    """Stands above an effect: g and me, and a gain or a script."""

    def __call__[F: Callable[[Bruges, Seat], Done]](self, effect: F, /) -> F: ...


class FamilyEffects(Protocol):
    """Stands above an effect that several persons share."""

    def __call__[F: Callable[Concatenate[Bruges, Seat, ...], Done]](self, effect: F, /) -> F: ...


class PlayEffects(Protocol):
    """Stands above an effect that plays the card named with the activation."""

    def __call__[F: Callable[[Bruges, Seat, Play], Script]](self, effect: F, /) -> F: ...


class ColourReactions(Protocol):
    """Stands above a reaction to something that has a colour."""

    def __call__[F: Callable[[Bruges, Seat, Colour], Done]](self, reaction: F, /) -> F: ...


class Reactions(Protocol):
    """Stands above a reaction to a card, or to what is the same each time."""

    def __call__[F: Callable[[Bruges, Seat, Card], Done]](self, reaction: F, /) -> F: ...


class Scorings(Protocol):
    """Stands above the points of a laurel."""

    def __call__[F: Callable[[Bruges, Seat], int]](self, scoring: F, /) -> F: ...


class FamilyScorings(Protocol):
    """Stands above the points of several laurels."""

    def __call__[F: Callable[Concatenate[Bruges, Seat, ...], int]](self, scoring: F, /) -> F: ...


class Page:
    """The page of a group. Persons of a family share an effect and differ in what they are `of`."""

    def __init__(self, group: Group) -> None:
        self._group = group

    @overload
    def at_once(self, name: Card, colour: Colour, price: int, check: Check | None = None) -> Effects: ...
    @overload
    def at_once(
        self, name: Card, colour: Colour, price: int, check: FamilyCheck | None = None, **of: Of
    ) -> FamilyEffects: ...
    def at_once(
        self, name: Card, colour: Colour, price: int, check: FamilyCheck | None = None, **of: Of
    ) -> FamilyEffects:
        """The arrow: once, directly after recruiting."""
        return self._doing(Icon.AT_ONCE, name, colour, price, check, of)

    @overload
    def for_worker(
        self, name: Card, colour: Colour, worker: Colour, price: int, check: Check | None = None
    ) -> Effects: ...
    @overload
    def for_worker(
        self, name: Card, colour: Colour, worker: Colour, price: int, check: Check, plays: Terms
    ) -> PlayEffects: ...
    @overload
    def for_worker(
        self,
        name: Card,
        colour: Colour,
        worker: Colour,
        price: int,
        check: FamilyCheck | None = None,
        plays: None = None,
        **of: Of,
    ) -> FamilyEffects: ...
    def for_worker(
        self,
        name: Card,
        colour: Colour,
        worker: Colour,
        price: int,
        check: FamilyCheck | None = None,
        plays: Terms | None = None,
        **of: Of,
    ) -> FamilyEffects:
        """The worker: once a round, for a worker of that colour. A check that counts them is told which is `paid`."""
        if check and "paid" in signature(check).parameters:
            check = wraps(check)(partial(check, paid=worker))
        return self._doing(Icon.FOR_WORKER, name, colour, price, check, of, worker=worker, plays=plays)

    @overload
    def once_a_round(self, name: Card, colour: Colour, price: int, check: Check | None = None) -> Effects: ...
    @overload
    def once_a_round(
        self, name: Card, colour: Colour, price: int, check: FamilyCheck | None = None, **of: Of
    ) -> FamilyEffects: ...
    def once_a_round(
        self, name: Card, colour: Colour, price: int, check: FamilyCheck | None = None, **of: Of
    ) -> FamilyEffects:
        """The loop of the first kind: once a round, for nothing."""
        return self._doing(Icon.ONCE_A_ROUND, name, colour, price, check, of)

    def always(self, name: Card, colour: Colour, price: int) -> Callable[[Turn], Turn]:
        """The loop of the second kind: turns a dial of the rules."""

        def person(turn: Turn) -> Turn:
            enter(Person(name, colour, self._group, price, Icon.ALWAYS, turn=turn))
            return turn

        return person

    @overload
    def whenever(self, when: WhenColour, name: Card, colour: Colour, price: int) -> ColourReactions: ...
    @overload
    def whenever(self, when: WhenCard | WhenNothing, name: Card, colour: Colour, price: int) -> Reactions: ...
    def whenever(self, when: When, name: Card, colour: Colour, price: int) -> FamilyEffects:
        """The loop of the third kind: has its say each time something happens."""

        def person[F: Callable[..., Any]](effect: F) -> F:
            reaction = effect if iscoroutinefunction(effect) else _reacting(effect)
            enter(Person(name, colour, self._group, price, Icon.WHENEVER, reaction=reaction, waits_for=when))
            return effect

        return person

    @overload
    def at_end(self, name: Card, colour: Colour, price: int) -> Scorings: ...
    @overload
    def at_end(self, name: Card, colour: Colour, price: int, **of: Of) -> FamilyScorings: ...
    def at_end(self, name: Card, colour: Colour, price: int, **of: Of) -> FamilyScorings:
        """The laurel: points at the end of the game."""

        def person[F: Callable[..., int]](scoring: F) -> F:
            enter(Person(name, colour, self._group, price, Icon.AT_END, scoring=partial(scoring, **of)))
            return scoring

        return person

    def _doing(
        self,
        icon: Icon,
        name: Card,
        colour: Colour,
        price: int,
        check: FamilyCheck | None,
        of: dict[str, Any],
        **more: Any,
    ) -> FamilyEffects:
        def person[F: Callable[..., Any]](effect: F) -> F:
            deeds = _playing(effect, check) if more.get("plays") else _deeds(effect, check, of)
            enter(Person(name, colour, self._group, price, icon, **deeds, **more))
            return effect

        return person


def _deeds(effect: Callable[..., Any], check: FamilyCheck | None, of: dict[str, Any]) -> dict[str, Any]:
    """What a person does: a script, or a gain made into one."""
    bound = partial(effect, **of) if of else effect
    if not iscoroutinefunction(effect):
        return {"effect": _gaining(bound), "gaining": bound, "check": _bringing(bound), "lacking": "barred-no-gain"}
    if not check:
        return {"effect": bound}
    return {"effect": bound, "check": partial(check, **of) if of else check, "lacking": _lacking(check)}


def _playing(effect: Callable[..., Any], check: FamilyCheck | None) -> dict[str, Any]:
    """What a person does with a card that is named."""
    return {"play_effect": effect, "check": check, "lacking": _lacking(check) if check else ""}


def _lacking(check: FamilyCheck) -> str:
    """The message of who lacks what is checked: named as the check."""
    return f"barred-{check.__name__.replace('_', '-')}"


def _bringing(gaining: Gaining) -> Check:
    return lambda g, me: any(gaining(g, me))


def _gaining(gaining: Gaining) -> Callable[[Bruges, Seat], Script]:
    @wraps(gaining)  # so that what it takes can be seen
    async def effect(g: Bruges, me: Seat) -> None:
        receive(g, me, gaining(g, me))

    return effect


def _reacting(gaining: Callable[[Bruges, Seat, Any], Gain]) -> Callable[[Bruges, Seat, Any], Script]:
    @wraps(gaining)
    async def effect(g: Bruges, me: Seat, what: Any) -> None:
        receive(g, me, gaining(g, me, what))

    return effect
