"""A taste for Flandern 1302: what a town pays my guild, less some of what it pays others, near its end most of all."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from guildtable.bots.taste import UNTHINKABLE, Liking, Taste
from guildtable.games.flandern.actions import own_arms, possible_works
from guildtable.games.flandern.building import Build, Work, builds, completions
from guildtable.games.flandern.foresight import town_of
from guildtable.games.flandern.layout import SiteId, SpaceId
from guildtable.games.flandern.pieces import PICK_UP, SITE_CARD, TILES, TOWNS, Arms, Kind, Silver, Town
from guildtable.games.flandern.scoring import Holdings, TownCount, completed, tallied, tally
from guildtable.games.flandern.state import District, Flandern, Played
from guildtable.games.flandern.two_players import PILE
from guildtable.kernel.question import Choice, Seat

GRUDGES = {2: 0.9, 3: 0.1, 4: 0.02}
"""How much of a point for a rival I begrudge, by the number of players: with two what they win I lose, but who quarrels
with one of several lets the others win."""
GREY = 0.12
"""And of a point for the guild nobody leads."""
PRESENCE = 0.3
"""A district of mine in a town far from full is worth that much, whatever it pays now."""
MASTER = 0.3
"""A Guild Master breaks a tie some day."""
SITE = 0.1
"""A building site is not yet a district: completing it takes another card, and unfinished it makes the town poorer."""
PASS = -0.55
"""A scored town's card, or picking up nothing of use: an action is gone, and no card that is wanted later."""
INFLUENCE = 0.9
"""An influence card kept is part of a bonus, and of another day."""

FACE = {kind: (tile.arms, tile.masters) for kind, tile in TILES.items()}
"""What of a tile counts for points: whose it is, and the masters printed on it."""

PROMISES = ((0.77, 0.7, 0.3, 0.5), (0.35, 1.8, 0.8, 0.8), (0.2, 1.0, 0.6, 0.8))
"""Of a town with up to two, up to six and more free spaces: how much of what it would pay now, and what a district, a
master and each district ahead of all others promise besides. Fitted to games of greedy bots."""
PROMISES_TO_TWO = ((0.8, 0.5, 0.5, 0.6), (0.37, 0.9, 1.4, 1.35), (0.2, 0.0, 1.1, 2.2))
"""The same at a table of two, where everybody has a second guild."""


class Account:
    """What is laid in a town, as far as points go, for who leads some of its guilds."""

    __slots__ = ("grudge", "held", "known", "mine", "now", "worth")

    def __init__(self, count: TownCount, mine: frozenset[Arms], players: int) -> None:
        self.held, self.worth, _ = count
        self.mine, self.grudge = mine, GRUDGES[players]
        self.now = self.pays(self.held, self.worth)
        self.known: dict[tuple[Arms, int], float] = {}

    def pays(self, held: Holdings, worth: int) -> float:
        """What a town so held is worth to me."""
        paid = dict(zip(sorted(held.values(), reverse=True), (worth, (worth + 1) // 2, 4, 2, 0), strict=False))
        total, mine, grudge = 0.0, self.mine, self.grudge
        for guild, have in held.items():
            if guild in mine:
                total += paid[have] + PRESENCE * have[0] + MASTER * have[1]
            else:
                total -= (GREY if guild is Arms.GREY else grudge) * paid[have]
        return total

    def gain(self, arms: Arms, printed: int) -> float:
        """What one more district changes, with so many masters printed on it."""
        gain = self.known.get((arms, printed))
        if gain is None:
            after, worth = self.held, self.worth + 2
            if arms is not Arms.CHURCH:
                count, masters = after.get(arms, (0, 0))
                after, worth = {**after, arms: (count + 1, masters + printed)}, self.worth + 1
            gain = self.known[arms, printed] = self.pays(after, worth) - self.now
        return gain


@lru_cache(maxsize=4096)
def account(districts: tuple[District, ...], mine: frozenset[Arms], players: int) -> Account:
    """These districts, reckoned once: whoever searches asks for the same ones thousands of times."""
    return Account(tallied(districts), mine, players)


class Stake:
    """A town as a seat sees it now: what is laid there, and how near its end it is."""

    __slots__ = ("account", "free", "weight")

    def __init__(self, g: Flandern, town: Town, mine: frozenset[Arms]) -> None:
        self.account = account(completed(g, town), mine, len(g.guilds))
        self.free = len(g.free_spaces(town))
        self.weight = 0.4 + (1 - max(0, self.free - 1) / max(1, len(g.spaces_of(town))))

    def gain(self, kind: Kind) -> float:
        """What one more district of this kind changes; near its end a town weighs more."""
        return self.account.gain(*FACE[kind]) * self.weight


class Outlook:
    """The table as I see it: all but the piles lies open."""

    __slots__ = ("arms", "at", "best", "cards", "fought", "g", "me", "mine", "spaces", "towns")

    def __init__(self, g: Flandern, me: Seat) -> None:
        self.g, self.me, self.arms = g, me, own_arms(g, me)
        self.mine = frozenset((g.guilds[me], *g.under_influence[me : me + 1]))
        self.towns: dict[Town, Stake] = {}
        self.best: dict[Town, float] = {}
        self.cards: dict[Silver, float] = {}
        self.fought: dict[Silver, bool] = {}
        self.spaces, self.at = g.layout.spaces, {site: town for town, site in g.sites.items()}

    def stake(self, space: SpaceId) -> Stake:
        """What is known of the town a space belongs to."""
        return self.ledger(self.at[self.spaces[space].site])

    def ledger(self, town: Town) -> Stake:
        """What is known of a town, counted once."""
        if town not in self.towns:
            self.towns[town] = Stake(self.g, town, self.mine)
        return self.towns[town]

    def work(self, work: Work) -> float:
        """What a work changes: a district more, be it built or completed."""
        kind = work.kind if isinstance(work, Build) else self.g.districts[work.space].kind
        return self.stake(work.space).gain(kind)

    def site(self, work: Build) -> float:
        """What a building site promises."""
        return self.stake(work.space).gain(work.kind) * SITE

    def building(self, town: Town) -> float:
        """The best I could build in a town."""
        if town not in self.best:
            ledger = self.ledger(town)
            faces = {FACE[work[0]] for work in builds(self.g, town, self.arms)}
            gain, weight = ledger.account.gain, ledger.weight
            self.best[town] = max([gain(arms, printed) * weight for arms, printed in faces], default=-2.0)
        return self.best[town]

    def card(self, card: Silver) -> float:
        """The best a card could do now, thought of once: it is on offer with every number of influence cards."""
        if card not in self.cards:
            self.cards[card] = self._card(card)
        return self.cards[card]

    def contested(self, card: Silver) -> bool:
        """Might a rival take what I want with it? Else it does not matter who acts first. What a rival has in hand all
        know, for what was played lies open."""
        if card not in self.fought:
            self.fought[card] = self._contested(card)
        return self.fought[card]

    def _contested(self, card: Silver) -> bool:
        if card == PICK_UP:
            return False
        wanted = {SITE_CARD, *TOWNS} if card == SITE_CARD else {SITE_CARD, card}
        rivals = [hand for seat, hand in enumerate(self.g.hands) if seat != self.me]
        return not all(map(wanted.isdisjoint, rivals)) and bool(possible_works(self.g, card, self.arms))

    def _card(self, card: Silver) -> float:
        if card == PICK_UP:
            useful = [other for other in self.g.played[self.me] if other not in self.g.scored]
            return 0.55 * max([self.card(other) for other in useful]) if useful else PASS
        if card == SITE_CARD:
            if not self.g.building_sites:
                return -2.3
            return max([SITE * self.building(town) for town in self.g.open_towns()], default=-2.0) - 0.3
        town = Town(card)
        if town in self.g.scored:
            return PASS
        complete = [self.work(work) for work in completions(self.g, town, self.arms)]
        return max([self.building(town), *complete])


def likes(g: Flandern, me: Seat, choice: Choice[Any]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    look = Outlook(g, me)
    match choice.why:
        case "choose-cards":
            return partial(like_cards, look)
        case "take-turn":
            return lambda card: 0.5 if card == PILE else look.card(card)
        case "build":
            return look.work
        case "set-up-site":
            return look.site
        case "place-cathedral":
            return partial(like_cathedral, look)
        case "place-guild-master":
            return partial(like_master, look)
        case "lay-centre":
            return partial(like_site, look)
        case _:
            return lambda _option: 1.0


def like_cards(look: Outlook, played: Played) -> float:
    """The card's best work; influence cards only where the last places of a town are fought for."""
    card, influence = played
    if influence and not look.contested(card):
        return UNTHINKABLE
    base = look.card(card)
    if not influence:
        return base
    urgent = card in TOWNS and Town(card) not in look.g.scored and look.ledger(Town(card)).free <= len(look.g.guilds)
    return base + (0.5 * base * min(influence, 2) if urgent else 0.0) - INFLUENCE * influence


def like_cathedral(look: Outlook, space: SpaceId) -> float:
    """Where I lead, a town's worth is mine."""
    first = tally(look.g, town_of(look.g, space)).shares[:1]
    return 1.0 if first and first[0].guild is look.g.guilds[look.me] else 0.0


def like_master(look: Outlook, space: SpaceId) -> float:
    """On my own districts, in towns where it decides something."""
    town, mine = town_of(look.g, space), look.g.guilds[look.me]
    if look.g.districts[space].arms is not mine:
        return -1.0
    account = look.ledger(town).account
    count, masters = account.held.get(mine, (0, 0))
    after = {**account.held, mine: (count, masters + 1)}
    return account.pays(after, account.worth) - account.now


def like_site(look: Outlook, site: SiteId) -> float:
    """One site is as good as another."""
    return float(len(look.g.layout.sites[site].spaces))


def hopes(g: Flandern) -> list[float]:
    """What each seat may hope for, in points."""
    return promised(g, [(len(g.free_spaces(town)), tally(g, town)) for town in g.open_towns()])


def promised(g: Flandern, towns: Iterable[tuple[int, TownCount]]) -> list[float]:
    """What the towns promise each guild, by how much of them is free and what is laid there: the fuller a town, the
    more what it would pay now, before that a foothold."""
    hoped = dict.fromkeys(g.points, 0.0)
    promises = PROMISES_TO_TWO if g.under_influence else PROMISES
    for free, (held, _, shares) in towns:
        paid, district, master, ahead = promises[0 if free <= 2 else 1 if free <= 6 else 2]
        first, second, *_ = [*sorted([count for count, _ in held.values()], reverse=True), 0, 0]
        for share in shares:
            most = second if share.districts == first else first
            hoped[share.guild] += (
                paid * share.points
                + district * share.districts
                + master * share.masters
                + ahead * (share.districts - most)
            )
    seats = [hoped[guild] + 0.5 * g.influence[seat] for seat, guild in enumerate(g.guilds)]
    if g.under_influence:
        seats = [hope + hoped[guild] for hope, guild in zip(seats, g.under_influence, strict=True)]
    return seats


TASTE = Taste(likes, hopes, swing=7.0, ahead=8)
