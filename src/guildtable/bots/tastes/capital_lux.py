"""A taste for Capital Lux: points that will probably stand at the end of the round, mine more than my rivals'."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import exp

from guildtable.bots.greedy import Liking
from guildtable.games.capital_lux.cards import PLACES, PROFESSION, PROFESSIONS, VALUE, Place, Profession
from guildtable.games.capital_lux.view import CapitalLuxView
from guildtable.kernel.script import Card
from guildtable.kernel.sight import Sight

CARD_IN_HAND = 2.6
"""What a card not yet played is worth, whatever it is."""
GOLD = 1.4
"""A disc is a point, and now and then saves more."""
GROWTH = 0.3
"""How much a limit still grows for each card in somebody's hand."""
RIVALS = 0.4
"""How much of what helps all rivals together I begrudge them."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """One profession as I see it: its limit, what I have of it and what each rival has, and cards still to come."""

    limit: float
    mine: int
    rivals: tuple[int, ...]
    highest: int
    to_come: int
    gold: int

    def gain(self, more: int = 0, lift: int = 0) -> float:
        """What so much more of it, or so much higher a limit, is worth to me."""
        return self.worth(self.mine + more, self.limit + lift) - self.worth(self.mine, self.limit)

    def worth(self, mine: int, limit: float) -> float:
        """My points that should stand, less some of theirs."""
        hope = limit + GROWTH * self.to_come + 0.5
        spread = 0.6 + 0.12 * self.to_come
        theirs = sum([total / (1 + exp((total - hope) / spread)) for total in self.rivals]) / len(self.rivals)
        safe = 1 / (1 + exp((mine - hope - 0.5 * self.gold) / spread))
        bonus = 0.6 * self.highest if mine and mine >= max(self.rivals) else 0.0
        return (mine + bonus) * safe - RIVALS * theirs


def taste(sight: Sight[CapitalLuxView]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    view, me = sight.view, sight.seat
    outlooks = {profession: look(view, me, profession) for profession in PROFESSIONS}
    match sight.choice.why:
        case "choose-cards":
            return lambda card: max(like_play(view, outlooks, (card, place)) for place in PLACES)
        case "play-card" | "play-last-card":
            return partial(like_play, view, outlooks)
        case "take-from-capital":
            return lambda profession: like_taking(view, outlooks, profession)
        case "place-modifier":
            drawn = view.own.drawn if view.own else None
            return lambda profession: outlooks[profession].gain(lift=drawn or 0)
        case "save-with-gold":
            return partial(like_saving, view, me)
        case unknown:
            raise ValueError(f"no taste for {unknown}")


def look(view: CapitalLuxView, me: int, profession: Profession) -> Outlook:
    """One profession, from the table."""
    place = PROFESSIONS.index(profession)
    hall = view.halls[place]
    return Outlook(
        limit=(hall.limit.low + hall.limit.high) / 2,
        mine=view.players[me].hometown[place].total,
        rivals=tuple(player.hometown[place].total for seat, player in enumerate(view.players) if seat != me),
        highest=max(hall.cards, default=0),
        to_come=sum(player.cards_in_hand for player in view.players) - 1,
        gold=view.players[me].gold,
    )


type Outlooks = dict[Profession, Outlook]


def like_play(view: CapitalLuxView, outlooks: Outlooks, play: tuple[Card, Place]) -> float:
    """What a card changes there, with its action."""
    card, place = play
    profession, value = PROFESSION[card], VALUE[card]
    if place == "hometown":
        return outlooks[profession].gain(more=value)
    lifted = outlooks[profession].gain(lift=value)
    match profession:
        case Profession.SCHOLAR:
            return lifted + (CARD_IN_HAND if view.cards_left else 0)
        case Profession.MERCHANT:
            return lifted + (GOLD if view.gold_left else 0)
        case Profession.AGENT:
            return lifted + (1.5 if view.modifiers_left else 0)
        case Profession.CLERIC:
            there = [hall.profession for hall in view.halls if hall.cards and hall.profession is not profession]
            return lifted + max((like_taking(view, outlooks, other) for other in there), default=0)


def like_taking(view: CapitalLuxView, outlooks: Outlooks, profession: Profession) -> float:
    """What the lowest card of a profession is worth to me: my total rises, the limit falls."""
    low = min(view.halls[PROFESSIONS.index(profession)].cards)
    return outlooks[profession].gain(more=low, lift=-low)


def like_saving(view: CapitalLuxView, me: int, kept: tuple[Profession, ...]) -> float:
    """The points kept, less the gold they cost. Anything is better than losing a whole profession for a disc."""
    holdings = {holding.profession: holding for holding in view.players[me].hometown}
    return sum(holdings[profession].total + holdings[profession].room for profession in kept) + 0.01 * len(kept)
