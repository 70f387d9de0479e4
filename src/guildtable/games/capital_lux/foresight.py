"""Foresight: what a viewer can know of the limits, and what would come of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from guildtable.games.capital_lux.cards import (
    MODIFIERS,
    PROFESSION,
    PROFESSIONS,
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


@dataclass(slots=True)
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
    return limits(g, viewer, {profession: sure})[profession] if g.placed else Limit(sure, sure, sure)


def limits(g: CapitalLux, viewer: Viewer, totals: Mapping[Profession, int]) -> dict[Profession, Limit]:
    """The limits of these professions as far as the viewer knows, from their totals in the capital."""
    known = [placed for placed in g.placed if g.modifiers_open or placed.owner == viewer]
    seen = {placed.modifier for placed in known}
    if g.drawn and g.turn == viewer:
        seen.add(g.drawn)
    possible = sorted([VALUE[modifier] for modifier in MODIFIERS if modifier not in seen])
    found = {}
    for profession, sure in totals.items():
        hidden = sum([placed.profession is profession and placed not in known for placed in g.placed])
        sure += sum([VALUE[placed.modifier] for placed in known if placed.profession is profession])  # noqa: PLW2901
        found[profession] = Limit(sure, sure + sum(possible[:hidden]), sure + sum(possible[len(possible) - hidden :]))
    return found


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
        after = mine + value
        if g.closer is not None:  # my last turn: the rest of my hand follows
            after = mine + total(g.hands[me], profession)
        args: dict[str, Word] = {"profession": f"capital:{profession}", "before": mine}
        return foresee("hometown", args, after, before, g.gold[me])
    lift: dict[str, Word] = {"before": before.known, "after": before.known + value, "hidden": before.high - before.low}
    if profession is Profession.CLERIC:
        return cleric_outcome(g, me, lift)
    idle = {
        Profession.AGENT: not g.modifiers,
        Profession.SCHOLAR: not g.deck,
        Profession.MERCHANT: not g.gold_pile,
    }[profession]
    return Message(f"to-capital-{profession}{'-idle' if idle else ''}", lift)


def cleric_outcome(g: CapitalLux, me: Seat, lift: dict[str, Word]) -> Message:
    """Whom a Cleric could take, and if it is only one, what that would mean: nobody will be asked."""
    others = [kind for kind in PROFESSIONS if kind is not Profession.CLERIC and total(g.capital, kind)]
    if len(others) == 1:
        args = {"before": lift["before"], "lifted": lift["after"], "hidden": lift["hidden"]}
        return taking_outcome(g, me, others[0], "to-capital-cleric-takes", **args)
    cards = tuple(card_ref(lowest(g.capital, kind)) for kind in others)
    return Message("to-capital-cleric", {**lift, "cards": cards}) if cards else Message("to-capital-cleric-idle", lift)


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
    after = lifted(before, VALUE[modifier])
    return foresee("place", {"before": before.known, "lifted": after.known}, mine, after, g.gold[me])


def foresee(message: str, args: Mapping[str, Word], mine: int, allowed: Limit, gold: int) -> Message:
    """A total against a limit: it fits at worst, a hidden modifier decides, or it is over at best.

    The limit named is the one the verdict was reached by; `spread` says how much hidden modifiers leave open.
    """
    args = {**args, "after": mine, "spread": allowed.high - allowed.low}
    if mine <= max(allowed.low, 0):
        return Message(f"{message}-fits", {**args, "limit": allowed.low, "room": allowed.low - mine})
    if mine <= allowed.high:
        return Message(f"{message}-risks", {**args, "low": allowed.low, "high": allowed.high})
    verdict = "busts" if mine - gold > allowed.high else "costs-gold"
    over = mine - allowed.high
    return Message(f"{message}-{verdict}", {**args, "limit": allowed.high, "over": over, "gold": gold})


def lifted(allowed: Limit, by: int) -> Limit:
    """The limit after a card or a modifier more, or less."""
    return Limit(allowed.known + by, allowed.low + by, allowed.high + by)
