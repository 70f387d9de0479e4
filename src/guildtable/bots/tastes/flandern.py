"""A taste for Flandern 1302: what a town pays my guild, less some of what it pays others, near its end most of all."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from guildtable.bots.greedy import Liking
from guildtable.games.flandern.actions import own_arms, possible_works
from guildtable.games.flandern.building import Build, Complete, Work
from guildtable.games.flandern.foresight import town_of
from guildtable.games.flandern.layout import SiteId, SpaceId
from guildtable.games.flandern.pieces import PICK_UP, SITE_CARD, TILES, TOWNS, Arms, Silver, Town
from guildtable.games.flandern.scoring import Holdings, completed, holdings, ranked, shares, value
from guildtable.games.flandern.state import Flandern, Played
from guildtable.games.flandern.two_players import PILE
from guildtable.games.flandern.view import FlandernView
from guildtable.kernel.sight import Sight

RIVALS = 0.02
"""How much of a point for a rival I begrudge: who quarrels with one lets two others win."""
GREY = 0.12
"""And of a point for the guild nobody leads."""
PRESENCE = 0.3
"""A district of mine in a town far from full is worth that much, whatever it pays now."""
MASTER = 0.3
"""A Guild Master breaks a tie some day."""
SITE = 0.1
"""A building site is not yet a district: completing it takes another card, and unfinished it makes the town poorer."""
INFLUENCE = 0.9
"""An influence card kept is part of a bonus, and of another day."""


@dataclass(slots=True)
class Ledger:
    """A town as far as points go."""

    held: Holdings
    worth: int
    free: int
    spaces: int


@dataclass(slots=True)
class Outlook:
    """The table as I see it: all but the piles lies open, so it can be set up again and reckoned with."""

    g: Flandern
    me: int
    towns: dict[Town, Ledger] = field(default_factory=dict)
    known: dict[tuple[str, Town, bool], float] = field(default_factory=dict)

    def ledger(self, town: Town) -> Ledger:
        """What is known of a town, counted once."""
        if town not in self.towns:
            districts = completed(self.g, town)
            free, spaces = len(self.g.free_spaces(town)), len(self.g.spaces_of(town))
            self.towns[town] = Ledger(holdings(districts), value(districts), free, spaces)
        return self.towns[town]

    def pays(self, held: Holdings, worth: int) -> float:
        """What a town so held is worth to me."""
        g = self.g
        mine = {g.guilds[self.me], *(g.under_influence[self.me : self.me + 1])}
        total = 0.0
        for share in ranked(held, worth):
            if share.guild in mine:
                total += share.points + PRESENCE * share.districts + MASTER * share.masters
            else:
                total -= (GREY if share.guild is Arms.GREY else RIVALS) * share.points
        return total

    def work(self, work: Work, *, site: bool = False) -> float:
        """What a work changes, the same for equal tiles in a town; near its end a town weighs more."""
        town = town_of(self.g, work.space)
        kind = work.kind if isinstance(work, Build) else self.g.districts[work.space].kind
        key = (kind, town, site or isinstance(work, Complete))
        if key not in self.known:
            ledger, tile = self.ledger(town), TILES[kind]
            after, worth = dict(ledger.held), ledger.worth + (2 if tile.arms is Arms.CHURCH else 1)
            if tile.arms is not Arms.CHURCH:
                count, masters = after.get(tile.arms, (0, 0))
                after[tile.arms] = (count + 1, masters + tile.masters)
            change = self.pays(after, worth) - self.pays(ledger.held, ledger.worth)
            progress = 1 - max(0, ledger.free - 1) / max(1, ledger.spaces)
            self.known[key] = change * (0.4 + progress) * (SITE if site else 1.0)
        return self.known[key]

    def card(self, card: Silver, arms: tuple[Arms, ...]) -> float:
        """The best a card could do now."""
        if card == PICK_UP:
            return 0.55 * max([self.card(other, arms) for other in self.g.played[self.me]], default=-1.0)
        works = possible_works(self.g, card, arms)
        site = card == SITE_CARD
        return max([self.work(work, site=site) for work in works], default=-2.0) - (0.3 if site else 0.0)


def taste(sight: Sight[FlandernView]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    look = Outlook(set_up_again(sight.view), sight.seat)
    match sight.choice.why:
        case "choose-cards":
            return partial(like_cards, look)
        case "take-turn":
            return lambda card: 0.5 if card == PILE else look.card(card, own_arms(look.g, look.me))
        case "build":
            return look.work
        case "set-up-site":
            return partial(look.work, site=True)
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
    g = look.g
    base = look.card(card, own_arms(g, look.me))
    if not influence:
        return base
    urgent = card in TOWNS and Town(card) not in g.scored and len(g.free_spaces(Town(card))) <= len(g.guilds)
    return base + (0.5 * base * min(influence, 2) if urgent else 0.0) - INFLUENCE * influence


def like_cathedral(look: Outlook, space: SpaceId) -> float:
    """Where I lead, a town's worth is mine."""
    town = town_of(look.g, space)
    ranked = shares(look.g, town)
    return 1.0 if ranked and ranked[0].guild is look.g.guilds[look.me] else 0.0


def like_master(look: Outlook, space: SpaceId) -> float:
    """On my own districts, in towns where it decides something."""
    town, mine = town_of(look.g, space), look.g.guilds[look.me]
    if look.g.districts[space].arms is not mine:
        return -1.0
    ledger = look.ledger(town)
    count, masters = ledger.held.get(mine, (0, 0))
    after = ledger.held | {mine: (count, masters + 1)}
    return look.pays(after, ledger.worth) - look.pays(ledger.held, ledger.worth)


def like_site(look: Outlook, site: SiteId) -> float:
    """One site is as good as another."""
    return float(len(look.g.layout.sites[site].spaces))


def set_up_again(view: FlandernView) -> Flandern:
    """The table as far as the view shows it; the piles stay empty."""
    return Flandern(
        guilds=[player.guild for player in view.players],
        hands=[list(player.hand) for player in view.players],
        played=[list(player.played) for player in view.players],
        influence=[player.influence for player in view.players],
        points=dict(view.points),
        sites={town.town: town.site for town in view.towns},
        districts=dict(view.districts),
        swallowed=dict(view.swallowed),
        opened=list(view.opened),
        covered=list(view.covered),
        scored=[town.town for town in view.towns if town.scored],
        stock=dict(view.stock),
        building_sites=view.building_sites,
        cathedrals=view.cathedrals,
        guild_masters=view.guild_masters,
        under_influence=[player.influenced for player in view.players if player.influenced],
        phase=view.phase,
        starter=view.starter,
        turn=view.turn,
        board=view.board,
    )
