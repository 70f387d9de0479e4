"""A taste for Capital Lux: points that will probably stand at the end of the round, mine more than my rivals'."""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Any

from guildtable.bots.taste import Liking, Taste
from guildtable.games.capital_lux.cards import (
    MODIFIERS,
    PROFESSION,
    PROFESSIONS,
    VALUE,
    Place,
    Profession,
    lowest,
    totals,
)
from guildtable.games.capital_lux.state import ROUNDS, CapitalLux
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import Card

CARD_IN_HAND = 2.6
"""What a card not yet played is worth, whatever it is."""
GOLD = 3.0
"""A disc is a point, and saves more than that when a limit turns out too low."""
MODIFIER = 1.5
"""To know a modifier that nobody else knows, and to say where it goes."""
GROWTH = 0.3
"""How much a limit still grows for each card in somebody's hand."""
DOUBT, DOUBT_A_CARD = 0.6, 0.12
"""How unsure a limit is, and how much more so for each of those cards."""
REACH = 0.5
"""How far over the limit a disc lets me go."""
RIVALS = 0.4
"""How much of what helps all rivals together I begrudge them."""
GOLD_SAVES, AT_RISK, BEGINNING = 1.6, 0.35, 1.2
"""What a disc, a point in a hometown and the first turn are worth besides, the last two for each round to come."""
BONUS = 0.6
"""How sure I am of a bonus card when I have the most."""


class Outlook:
    """One profession as a seat sees it: its limit, what the seat has of it and what each rival has.

    A look at the table asks after some of the four professions only, so nothing is worked out before that.
    """

    __slots__ = ("_theirs", "_worths", "best", "highest", "hope", "mine", "reach", "rivals", "spread")

    def __init__(self, limit: float, mine: int, rivals: list[int], highest: int, to_come: int, gold: int) -> None:
        self.mine, self.rivals, self.highest = mine, rivals, highest
        self.best = max(rivals)
        self.spread = DOUBT + DOUBT_A_CARD * to_come
        self.hope = limit + GROWTH * to_come + 0.5
        self.reach = REACH * gold
        self._worths: dict[tuple[int, int], float] = {}
        self._theirs: dict[int, float] = {}

    def gain(self, more: int = 0, lift: int = 0) -> float:
        """What so much more of it, or so much higher a limit, is worth to the seat."""
        known = self._worths
        if (0, 0) not in known:
            known[0, 0] = self._worth(0, 0)
        if (more, lift) not in known:
            known[more, lift] = self._worth(more, lift)
        return known[more, lift] - known[0, 0]

    def _worth(self, more: int, lift: int) -> float:
        """My points that should stand, less some of theirs."""
        mine = self.mine + more
        if lift not in self._theirs:
            self._theirs[lift] = self._rivals_stand(lift)
        bonus = BONUS * self.highest if mine and mine >= self.best else 0.0
        stand = (mine + bonus) / (1 + exp((mine - (self.hope + lift) - self.reach) / self.spread))
        return stand - RIVALS * self._theirs[lift]

    def _rivals_stand(self, lift: int) -> float:
        """What should stand of the rivals' points, a rival."""
        hope, spread, rivals = self.hope + lift, self.spread, self.rivals
        return sum([total / (1 + exp((total - hope) / spread)) for total in rivals if total]) / len(rivals)


type Outlooks = dict[Profession, Outlook]


def likes(g: CapitalLux, me: Seat, choice: Choice[Any]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    match choice.why:
        case "choose-cards":
            outlooks = outlook(g, me)
            return lambda card: max(like_hometown(outlooks, card), like_capital(g, outlooks, card))
        case "play-card" | "play-last-card":
            return partial(like_play, g, outlook(g, me))
        case "take-from-capital":
            return partial(like_taking, g, outlook(g, me))
        case "place-modifier":
            outlooks, lift = outlook(g, me), VALUE[g.drawn] if g.drawn else 0
            return lambda profession: outlooks[profession].gain(lift=lift)
        case "save-with-gold":
            return partial(like_saving, totals(g.hometowns[me]), g.limits())
        case unknown:
            raise ValueError(f"no taste for {unknown}")


def outlook(g: CapitalLux, me: Seat) -> Outlooks:
    """The four professions, from the table. Of modifiers that others placed I expect the average."""
    limits: dict[Profession, float] = {**totals(g.capital)}
    if g.placed:
        own = [placed.modifier for placed in g.placed if placed.owner == me or g.modifiers_open]
        unknown = [VALUE[modifier] for modifier in MODIFIERS if modifier not in own and modifier != g.drawn]
        for profession, modifier, owner in g.placed:
            known = owner == me or g.modifiers_open
            limits[profession] += VALUE[modifier] if known else sum(unknown) / len(unknown)
    highest = dict.fromkeys(PROFESSIONS, 0)
    for card in g.capital:
        highest[PROFESSION[card]] = max(highest[PROFESSION[card]], VALUE[card])
    towns = [totals(hometown) for hometown in g.hometowns]
    others = towns[:me] + towns[me + 1 :]
    to_come = sum(map(len, (*g.hands, *g.kept, *g.packets))) - 1
    return {
        profession: Outlook(
            limits[profession],
            towns[me][profession],
            [town[profession] for town in others],
            highest[profession],
            to_come,
            g.gold[me],
        )
        for profession in PROFESSIONS
    }


def like_play(g: CapitalLux, outlooks: Outlooks, play: tuple[Card, Place]) -> float:
    """What a card changes there, with its action."""
    card, place = play
    return like_hometown(outlooks, card) if place == "hometown" else like_capital(g, outlooks, card)


def like_hometown(outlooks: Outlooks, card: Card) -> float:
    """My total rises."""
    return outlooks[PROFESSION[card]].gain(more=VALUE[card])


def like_capital(g: CapitalLux, outlooks: Outlooks, card: Card) -> float:
    """The limit rises, and the card acts."""
    profession = PROFESSION[card]
    lifted = outlooks[profession].gain(lift=VALUE[card])
    match profession:
        case Profession.SCHOLAR:
            return lifted + (CARD_IN_HAND if g.deck else 0)
        case Profession.MERCHANT:
            return lifted + (GOLD if g.gold_pile else 0)
        case Profession.AGENT:
            return lifted + (MODIFIER if g.modifiers else 0)
        case Profession.CLERIC:
            there = [other for other in PROFESSIONS if other is not profession and outlooks[other].highest]
            return lifted + max([like_taking(g, outlooks, other) for other in there], default=0)


def like_taking(g: CapitalLux, outlooks: Outlooks, profession: Profession) -> float:
    """What the lowest card of a profession is worth to me: my total rises, the limit falls."""
    low = VALUE[lowest(g.capital, profession)]
    return outlooks[profession].gain(more=low, lift=-low)


def like_saving(mine: dict[Profession, int], limits: dict[Profession, int], kept: tuple[Profession, ...]) -> float:
    """The points kept, less the gold they cost. Anything is better than losing a whole profession for a disc."""
    return sum([min(mine[profession], limits[profession]) for profession in kept]) + 0.01 * len(kept)


def hopes(g: CapitalLux) -> list[float]:
    """What the rounds to come make of things, as 600 games of greedy bots had it: gold saves far more than its point,
    points in a hometown may yet be lost, and it is good to begin."""
    left = ROUNDS + 1 - g.round
    return [
        (GOLD_SAVES + left) * g.gold[seat]
        - AT_RISK * left * sum([VALUE[card] for card in g.hometowns[seat]])
        + BEGINNING * left * (g.starter == seat)
        for seat in g.seats
    ]


TASTE = Taste(likes, hopes, swing=9.0)
