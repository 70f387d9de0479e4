"""Scoring: what a town is worth, who ranks where, and the points of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from guildtable.games.flandern.layout import SpaceId
from guildtable.games.flandern.pieces import BEARS, GUILDS, TILES, Arms, Town
from guildtable.games.flandern.state import District, Flandern, Phase
from guildtable.kernel.event import tell
from guildtable.kernel.game import Chapter, Score
from guildtable.kernel.question import Seat

INFLUENCE_BONUS = 3


@dataclass(slots=True)
class Share:
    """What a guild has in a town, and what that would be paid with."""

    guild: Arms
    districts: int
    masters: int
    points: int


type Holdings = Mapping[Arms, tuple[int, int]]
"""Districts and Guild Masters of each guild that has any."""


class TownCount(NamedTuple):
    """A town counted as if it were scored now: who has what there, what the town is worth, and what each is paid."""

    held: Holdings
    worth: int
    shares: tuple[Share, ...]


def tally(g: Flandern, town: Town) -> TownCount:
    """What is laid in a town, counted."""
    return tallied(completed(g, town))


def completed(g: Flandern, town: Town) -> tuple[District, ...]:
    """The districts that count: the centre and all without a building site, each once."""
    swallowed = g.swallowed
    spaces: Sequence[SpaceId] = (g.layout.sites[g.sites[town]].centre, *g.spaces_of(town))
    if swallowed:
        spaces = [space for space in spaces if space not in swallowed]
    return tuple([district for district in map(g.districts.get, spaces) if district and not district.building])


@lru_cache(maxsize=4096)
def tallied(districts: tuple[District, ...]) -> TownCount:
    """These districts, counted. Whoever searches asks for the same ones thousands of times."""
    held, worth = holdings(districts), value(districts)
    return TownCount(held, worth, tuple(ranked(held, worth)))


def value(districts: tuple[District, ...]) -> int:
    """A guild's district 1 point, a church 2, with a cathedral 3."""
    return sum([1 if BEARS[kind] is not Arms.CHURCH else 3 if cathedral else 2 for kind, _, _, cathedral in districts])


def holdings(districts: tuple[District, ...]) -> Holdings:
    """Count the districts and masters of each guild. The Church is none."""
    found: dict[Arms, tuple[int, int]] = {}
    for kind, _, more, _ in districts:
        guild = BEARS[kind]
        if guild is not Arms.CHURCH:
            count, masters = found.get(guild, (0, 0))
            found[guild] = (count + 1, masters + TILES[kind].masters + more)
    return found


def ranked(held: Holdings, worth: int) -> list[Share]:
    """More districts rank first, then more Guild Masters. Who is still tied gets what the tie's lowest rank gets."""
    pays = (worth, (worth + 1) // 2, 4, 2, 0)
    found = []
    ranks = sorted(held.values(), reverse=True)
    for guild, mine in sorted([(guild, held[guild]) for guild in GUILDS if guild in held], key=_held, reverse=True):
        lowest = len(ranks) - ranks[::-1].index(mine)
        found.append(Share(guild, mine[0], mine[1], pays[lowest - 1]))
    return found


def _held(item: tuple[Arms, tuple[int, int]]) -> tuple[int, int]:
    return item[1]


def score_town(g: Flandern, town: Town) -> None:
    """Pay the guilds and take the building sites back; the town's cards stay, good for a pass."""
    _, worth, shares = tally(g, town)
    tell(g, "town-is-scored", town=f"town:{town}", value=worth)
    for share in shares:
        g.points[share.guild] += share.points
        tell(
            g,
            "guild-scores",
            guild=f"arms:{share.guild}",
            town=f"town:{town}",
            districts=share.districts,
            masters=share.masters,
            points=share.points,
        )
    for space in g.spaces_of(town):
        if space in g.districts and g.districts[space].building and space not in g.swallowed:
            g.building_sites += 1
    g.scored.append(town)


def bonus(g: Flandern, seat: Seat) -> int:
    """For most influence cards in hand at the end; nobody if all have none."""
    most = max(g.influence)
    return INFLUENCE_BONUS if most and g.influence[seat] == most else 0


def standing(g: Flandern) -> tuple[Score, ...]:
    """Points made so far; the bonus counts when the game is over."""
    return tuple(score_of(g, seat) for seat in g.seats)


def score_of(g: Flandern, seat: Seat) -> Score:
    """One seat's points."""
    items = {"guild": g.points[g.guilds[seat]]}
    if len(g.guilds) == 2:
        items["influenced"] = g.points[g.under_influence[seat]] if g.under_influence else 0
    else:
        items["influence"] = bonus(g, seat) if g.phase is Phase.OVER else 0
    return Score(items)


def figures(g: Flandern) -> dict[str, int]:
    """What the neutral guild has, and all five scores together."""
    total = sum([score.total for score in standing(g)]) + g.points[Arms.GREY]
    return {"neutral": g.points[Arms.GREY], "sum": total}


def chapter(g: Flandern) -> Chapter:
    """Where in the game we are."""
    waiting = {Phase.CENTRES, Phase.ACT, Phase.GOLDEN_ACTION, Phase.TURN, Phase.PILE}
    return Chapter(g.round, None, g.phase, g.turn if g.phase in waiting else None)


def winners(g: Flandern) -> tuple[Seat, ...]:
    """Most points; tied seats share the victory."""
    totals = [score.total for score in standing(g)]
    return tuple(seat for seat in g.seats if totals[seat] == max(totals))
