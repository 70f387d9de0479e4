"""Foresight: what a viewer can know of the limits, and what would come of a choice."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.games.capital_lux.cards import (
    GOLD_DISCS,
    MODIFIERS,
    PROFESSION,
    VALUE,
    Place,
    Profession,
    card_ref,
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
    profession = PROFESSION[card]
    if place == "hometown":
        return hometown_outcome(g, me, profession, VALUE[card])
    before = limit(g, me, profession).known
    idle = {
        Profession.AGENT: not g.modifiers,
        Profession.CLERIC: all(PROFESSION[other] is Profession.CLERIC for other in g.capital),
        Profession.SCHOLAR: not g.deck,
        Profession.MERCHANT: sum(g.gold) == GOLD_DISCS,
    }[profession]
    return Message(
        f"to-capital-{profession}{'-idle' if idle else ''}", {"before": before, "after": before + VALUE[card]}
    )


def hometown_outcome(g: CapitalLux, me: Seat, profession: Profession, value: int) -> Message:
    """What so much more of a profession means for my hometown: room left, at risk, or lost as things stand."""
    before, allowed = total(g.hometowns[me], profession), limit(g, me, profession)
    after = before + value
    args: dict[str, Word] = {
        "profession": f"capital:{profession}",
        "before": before,
        "after": after,
        "limit": allowed.known,
    }
    if after <= allowed.low:
        return Message("hometown-fits", {**args, "room": allowed.low - after})
    if after - g.gold[me] > allowed.high:
        return Message("hometown-busts", {**args, "over": after - allowed.high, "gold": g.gold[me]})
    if after > allowed.high:
        return Message("hometown-costs-gold", {**args, "over": after - allowed.high, "gold": g.gold[me]})
    return Message("hometown-risks", {**args, "low": allowed.low, "high": allowed.high})


def taking_outcome(g: CapitalLux, me: Seat, profession: Profession, taken: Card) -> Message:
    """What taking this card from the capital into my hometown means: the limit falls as my total rises."""
    after = total(g.hometowns[me], profession) + VALUE[taken]
    limit_after = limit(g, me, profession).known - VALUE[taken]
    kind = "take-fits" if after <= limit_after else "take-busts"
    return Message(kind, {"card": card_ref(taken), "after": after, "limit": limit_after})


def placing_outcome(g: CapitalLux, me: Seat, profession: Profession, modifier: Card) -> Message:
    """What this modifier does to a limit, and to my own hometown."""
    before = limit(g, me, profession).known
    after, mine = before + int(modifier), total(g.hometowns[me], profession)
    kind = "place-busts" if mine > after else "place-fits"
    return Message(kind, {"before": before, "after": after, "mine": mine})
