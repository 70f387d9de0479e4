"""Flandern 1302 read as numbers: each town by how full it is, what it would pay now and who is ahead in it, the cards a
seat still has, and its points."""

from __future__ import annotations

from typing import NamedTuple

from guildtable.bots.net import Rows
from guildtable.bots.tastes.flandern import promised
from guildtable.bots.values.reading import Reading
from guildtable.games.flandern.pieces import (
    BUILDING_SITES,
    CATHEDRALS,
    GUILD_MASTERS,
    INFLUENCE_CARDS,
    PICK_UP,
    SITE_CARD,
    TOWNS,
    Arms,
    Silver,
    Town,
)
from guildtable.games.flandern.scoring import TownCount, tally
from guildtable.games.flandern.state import DEFAULT_BOARD, Flandern, Phase
from guildtable.kernel.question import Seat

PHASES = (Phase.CHOOSE, Phase.ACT, Phase.TURN, Phase.PILE)
NOTHING = (0, 0)


class TownNow(NamedTuple):
    """A town that is not scored yet."""

    town: Town
    free: int
    laid: TownCount
    pays: dict[Arms, int]
    """What each guild would be paid now."""
    ranks: list[tuple[tuple[int, int], Arms]]
    """What the guilds have there, the best first."""
    payments: list[tuple[int, Arms]]
    """What those that somebody leads would be paid, the best first."""
    same: list[float]
    """Its numbers that are the same for all seats."""


def rows(g: Flandern) -> Rows:
    """The table, once for each seat."""
    seats = g.seats
    towns = [_town(g, town) for town in g.open_towns()]
    hoped = promised(g, [(town.free, town.laid) for town in towns])
    towns.sort(key=_free)
    table = _table(g, towns)
    sides = [{g.guilds[seat], *g.under_influence[seat : seat + 1]} for seat in seats]
    points = [sum([g.points[guild] for guild in side]) for side in sides]
    both = [made + hope for made, hope in zip(points, hoped, strict=True)]
    found = []
    for seat in seats:
        hand = g.hands[seat]
        row = [
            *table,
            points[seat] / 40,
            _ahead(points, seat) / 15,
            hoped[seat] / 20,
            _ahead(both, seat) / 10,
            _ahead(both, seat, second=True) / 10,
            g.influence[seat] / INFLUENCE_CARDS,
            float(g.influence[seat] == max(g.influence)),
            len(hand) / 8,
            float(SITE_CARD in hand),
            float(PICK_UP in hand),
            sum([card in g.scored for card in hand]) / 3,
            float(g.starter == seat),
            float(g.turn == seat),
            len(g.acted) / 2 if g.turn == seat else 0.0,
        ]
        for town in towns:
            row += _stake(town, sides[seat], hand)
        row += [0.0] * (STAKE * (len(TOWNS) - len(towns)))
        found.append(row)
    return found


def _town(g: Flandern, town: Town) -> TownNow:
    laid = g.districts.get
    held, worth, shares = count = tally(g, town)
    building = sum([1 for space in g.spaces_of(town) if (district := laid(space)) and district.building])
    free = len(g.free_spaces(town))
    same = [1.0, free / 10, float(free <= 2), float(free <= 6), building / 3, worth / 12]
    payments = [(share.points, share.guild) for share in shares if share.guild is not Arms.GREY]
    return TownNow(
        town,
        free,
        count,
        {share.guild: share.points for share in shares},
        sorted([(have, guild) for guild, have in held.items()], reverse=True),
        sorted(payments, reverse=True),
        same,
    )


def _free(now: TownNow) -> int:
    return now.free


def _table(g: Flandern, towns: list[TownNow]) -> list[float]:
    """What is the same for all seats."""
    seats = len(g.guilds)
    return [
        *[float(g.phase is phase) for phase in PHASES],
        g.round / 30,
        sum([town.free for town in towns]) / 50,
        len(towns) / 6,
        sum([town.laid.worth for town in towns]) / 50,
        g.building_sites / BUILDING_SITES,
        g.cathedrals / CATHEDRALS,
        g.guild_masters / GUILD_MASTERS,
        len(g.golden) / 10,
        float(seats == 2),
        float(seats == 3),
        float(seats == 4),
    ]


def _ahead(points: list[float] | list[int], seat: Seat, *, second: bool = False) -> float:
    """By how much a seat is ahead of its best rival, or of the one after, where there are two."""
    rivals = sorted([made for rival, made in enumerate(points) if rival != seat], reverse=True)
    return points[seat] - rivals[1 if second and len(rivals) > 1 else 0]


def _stake(now: TownNow, mine: set[Arms], hand: list[Silver]) -> list[float]:
    """A town as it stands for one seat, which leads a guild, or two."""
    have, pays, free = now.laid.held.get, now.pays.get, now.free
    held = [have(guild, NOTHING) for guild in mine]
    best, paid = max(held), sum([pays(guild, 0) for guild in mine])
    rival, lost = NOTHING, 0
    for other, guild in now.ranks:
        if guild not in mine:
            rival = other
            break
    for points, guild in now.payments:
        if guild not in mine:
            lost = points
            break
    return [
        *now.same,
        sum([districts for districts, _ in held]) / 4,
        sum([masters for _, masters in held]) / 3,
        (best[0] - rival[0]) / 3,
        float(best > rival),
        float(best[0] == rival[0] and best[0] > 0),
        paid / 10,
        paid / 10 if free <= 2 else 0.0,
        paid / 10 if free <= 6 else 0.0,
        (paid - lost) / 10,
        float(now.town in hand),
    ]


STAKE = 16
"""Numbers of a town."""


def knows(g: Flandern) -> bool:
    """Other boards were not at the tables that were learned from."""
    return g.board == DEFAULT_BOARD


READING = Reading(
    rows,
    knows,
    asides=frozenset({"build", "set-up-site", "place-cathedral", "place-guild-master"}),
    plays_on=lambda g: len(g.guilds) > 2,
    width=10,
    guesses=2,
    heat=1.5,
    every=4,
)
