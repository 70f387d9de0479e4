"""Foresight: what a viewer can know of the limits, and what would come of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from guildtable.games.capital_lux.cards import (
    MODIFIERS,
    PROFESSION,
    VALUE,
    Place,
    Profession,
    card_ref,
    lowest,
    total,
)
from guildtable.games.capital_lux.state import CapitalLux
from guildtable.kernel.event import Viewer
from guildtable.kernel.question import Message, Seat, Word
from guildtable.kernel.script import Card


@dataclass(frozen=True, slots=True)
class Limit:
    """What a hometown may hold of a profession, as the capital stands now."""

    known: int
    """With the modifiers the viewer knows of."""
    low: int
    high: int
    """With the worst and the best that hidden modifiers can do."""


def limit(g: CapitalLux, viewer: Viewer, profession: Profession) -> Limit:
    """The limit of a profession as far as the viewer knows."""
    sure = total(g.capital, profession)
    if not g.placed:
        return Limit(sure, sure, sure)
    known = [placed for placed in g.placed if g.modifiers_open or placed.owner == viewer]
    seen = {placed.modifier for placed in known}
    if g.drawn and g.turn == viewer:
        seen.add(g.drawn)
    hidden = sum(placed.profession is profession and placed not in known for placed in g.placed)
    possible = sorted(VALUE[modifier] for modifier in MODIFIERS if modifier not in seen)
    sure += sum(VALUE[placed.modifier] for placed in known if placed.profession is profession)
    return Limit(sure, sure + sum(possible[:hidden]), sure + sum(possible[len(possible) - hidden :]))


def keeping_outcome(g: CapitalLux, me: Seat, card: Card) -> Message:
    """What I have of a card's profession already, against its limit."""
    profession = PROFESSION[card]
    mine = total(g.hometowns[me], profession)
    return Message("keep-card", {"mine": mine, "limit": limit(g, me, profession).known})


def playing_outcome(g: CapitalLux, me: Seat, card: Card, place: Place) -> Message:
    """What playing this card there would do."""
    profession, value = PROFESSION[card], VALUE[card]
    before = limit(g, me, profession)
    if place == "hometown":
        mine = total(g.hometowns[me], profession)
        args: dict[str, Word] = {"profession": f"capital:{profession}", "before": mine}
        return foresee("hometown", args, mine + value, before, g.gold[me])
    after = before.known + value
    if profession is Profession.CLERIC:
        others = {PROFESSION[other] for other in g.capital} - {Profession.CLERIC}
        if len(others) == 1:  # nobody will be asked: what is taken is certain
            message = "to-capital-cleric-takes"
            return taking_outcome(g, me, others.pop(), message, before=before.known, lifted=after)
        idle = not others
    else:
        idle = {
            Profession.AGENT: not g.modifiers,
            Profession.SCHOLAR: not g.deck,
            Profession.MERCHANT: not g.gold_pile,
        }[profession]
    return Message(f"to-capital-{profession}{'-idle' if idle else ''}", {"before": before.known, "after": after})


def taking_outcome(g: CapitalLux, me: Seat, profession: Profession, message: str = "take", **args: Word) -> Message:
    """What taking a profession's lowest card into my hometown means: the limit falls as my total rises."""
    taken = lowest(g.capital, profession)
    mine = total(g.hometowns[me], profession) + VALUE[taken]
    allowed = lifted(limit(g, me, profession), -VALUE[taken])
    return foresee(message, {"card": card_ref(taken), **args}, mine, allowed, g.gold[me])


def placing_outcome(g: CapitalLux, me: Seat, profession: Profession, modifier: Card) -> Message:
    """What this modifier does to a limit, and to my own hometown."""
    before = limit(g, me, profession)
    mine = total(g.hometowns[me], profession)
    return foresee("place", {"before": before.known}, mine, lifted(before, VALUE[modifier]), g.gold[me])


def foresee(message: str, args: Mapping[str, Word], mine: int, allowed: Limit, gold: int) -> Message:
    """A total against a limit: it fits, a hidden modifier decides, gold can save it, or it is lost as things stand."""
    args = {**args, "after": mine, "limit": allowed.known}
    if mine <= max(allowed.low, 0):
        return Message(f"{message}-fits", {**args, "room": allowed.low - mine})
    if mine <= allowed.high:
        return Message(f"{message}-risks", {**args, "low": allowed.low, "high": allowed.high})
    verdict = "busts" if mine - gold > allowed.high else "costs-gold"
    return Message(f"{message}-{verdict}", {**args, "over": mine - allowed.high, "gold": gold})


def lifted(allowed: Limit, by: int) -> Limit:
    """The limit after a card or a modifier more, or less."""
    return Limit(allowed.known + by, allowed.low + by, allowed.high + by)
