"""The persons: what is printed on a card, and who of those in play has a say when something happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from inspect import signature
from typing import Any, NamedTuple

from guildtable.games.bruges.parts import Colour, Group
from guildtable.games.bruges.play import Play, Terms
from guildtable.games.bruges.state import Bruges, Town
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card, Script


class Icon(StrEnum):
    """When and how a person is activated. Once a round, always and whenever are printed as the same loop."""

    AT_ONCE = "at-once"
    FOR_WORKER = "for-worker"
    ONCE_A_ROUND = "once-a-round"
    ALWAYS = "always"
    WHENEVER = "whenever"
    AT_END = "at-end"

    __hash__ = str.__hash__


class When(StrEnum):
    """What a person with the loop may wait for. What has come about is handed on: a colour, a card."""

    I_RECRUIT = "i-recruit"
    I_BUILD_A_CANAL = "i-build-a-canal"
    ANOTHER_BUILDS_A_CANAL = "another-builds-a-canal"
    I_BUILD_A_HOUSE = "i-build-a-house"
    I_ADVANCE = "i-advance"
    NOBODY_CAN_ADVANCE = "nobody-can-advance"
    MY_HAND_IS_FULL = "my-hand-is-full"
    I_HAVE_LOOKED = "i-have-looked"
    SOMEBODY_IS_PENALISED = "somebody-is-penalised"

    __hash__ = str.__hash__


@dataclass(frozen=True, slots=True)
class Dials:
    """The numbers of the rules that a person may turn for its owner."""

    workers: int = 2
    """Taken with a card."""
    more_guilders: int = 0
    """Taken with a card, beyond the die."""
    any_die: bool = False
    any_canal_colour: bool = False
    free_canals: bool = False
    rolled_discount: int = 0
    arrows_twice: bool = False
    flips_when_tied: bool = False
    ransom: int = 0
    """Guilders for which a penalty may be ignored; 0 if it may not."""
    refusals: int = 0
    """Threat markers that may be refused when the dice give them."""
    protected: bool = False


class Gain(NamedTuple):
    """What a person brings without asking anything."""

    points: int = 0
    guilders: int = 0
    workers: tuple[Colour, ...] = ()


type Effect = Callable[[Bruges, Seat], Script]
type PlayEffect = Callable[[Bruges, Seat, Play], Script]
type Reaction = Callable[[Bruges, Seat, Any], Script]
"""Given what has come about: a colour or a card, as `When` says."""
type Gaining = Callable[[Bruges, Seat], Gain]
type Check = Callable[[Bruges, Seat], bool]
type Scoring = Callable[[Bruges, Seat], int]
type Turn = Callable[[Dials], Dials]


@dataclass(frozen=True, slots=True)
class Person:
    """A card's person: its facts, and what it does."""

    name: Card
    colour: Colour
    group: Group
    price: int
    icon: Icon
    worker: Colour | None = None
    """To be paid for the activation."""
    effect: Effect | None = None
    reaction: Reaction | None = None
    """The effect of who waits for something."""
    gaining: Gaining | None = None
    check: Check | None = None
    """Can the effect be carried out, and would it change anything?"""
    lacking: str = ""
    """What is wanting when it cannot, as a message."""
    plays: Terms | None = None
    """The effect is to play a card, on these terms, which is named with the activation."""
    play_effect: PlayEffect | None = None
    scoring: Scoring | None = None
    turn: Turn | None = None
    waits_for: When | None = None

    @property
    def points(self) -> int:
        """At the end of the game: always a third of the price."""
        return self.price // 3


PERSONS: dict[Card, Person] = {}
"""The deck: every card there is, by name."""
COLOUR: dict[Card, Colour] = {}
PRICE: dict[Card, int] = {}
GROUP: dict[Card, Group] = {}
ACTIVE: dict[Card, Person] = {}
"""Those that are activated in one's turn."""
TURNING: dict[Card, Turn] = {}
WAITING: dict[When, dict[Card, Reaction]] = {when: {} for when in When}


def enter(person: Person) -> None:
    """A person comes to town."""
    name = person.name
    assert name not in PERSONS, f"{name} is in town already"
    for does in (person.effect, person.gaining, person.check, person.scoring):
        given(name, does, "g", "me")
    given(name, person.reaction, "g", "me", "what")
    given(name, person.play_effect, "g", "me", "play")
    given(name, person.turn, "rules")
    PERSONS[name] = person
    COLOUR[name], PRICE[name], GROUP[name] = person.colour, person.price, person.group
    if person.icon in {Icon.FOR_WORKER, Icon.ONCE_A_ROUND}:
        ACTIVE[name] = person
    if person.turn:
        TURNING[name] = person.turn
    if person.waits_for and person.reaction:
        WAITING[person.waits_for][name] = person.reaction


def given(name: Card, does: Callable[..., object] | None, *things: str) -> None:
    """Make sure, before anybody plays, that a function of a person can be given these things."""
    try:
        if does:
            signature(does).bind(*things)
    except TypeError as error:
        raise TypeError(f"{name}: a function of it is given ({', '.join(things)}): {error}") from None


PLAIN = Dials()


def dials(town: Town) -> Dials:
    """The rules as this town's persons turn them."""
    turning = [house[1] for house in town.houses if house[1] in TURNING]
    return _turned(tuple(turning)) if turning else PLAIN


@cache
def _turned(persons: tuple[Card, ...]) -> Dials:
    turned = PLAIN
    for person in persons:
        turned = TURNING[person](turned)
    return turned


async def happens(g: Bruges, me: Seat, when: When, what: str = "") -> None:
    """Let those of my persons who wait for this have their say. None reacts to its own recruitment."""
    waiting = WAITING[when]
    for person in g.towns[me].persons:
        if person in waiting and person != what:
            await waiting[person](g, me, what)


def targets(g: Bruges, me: Seat) -> list[Seat]:
    """The rivals my persons can do anything to, clockwise: who is protected is passed over."""
    return [rival for rival in g.rivals(me) if not dials(g.towns[rival]).protected]


def card_ref(card: Card) -> str:
    """A card in a hand, or a face anybody can see."""
    return f"card:{card}"


def card_refs(cards: Iterable[Card]) -> tuple[str, ...]:
    """Several cards, in an order that says nothing of where they were."""
    return tuple(sorted(map(card_ref, cards)))


def person_ref(card: Card) -> str:
    """A person in play."""
    return f"person:{card}"
