"""Scoring: what a town is worth, who ranks where, and the points of each seat."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.games.flandern.pieces import GUILDS, TILES, Arms, Town
from guildtable.games.flandern.state import District, Flandern, Phase
from guildtable.kernel.event import Viewer, tell
from guildtable.kernel.game import Chapter, Score
from guildtable.kernel.question import Seat

INFLUENCE_BONUS = 3


@dataclass(frozen=True, slots=True)
class Share:
    """What a guild has in a town, and what that would be paid with."""

    guild: Arms
    districts: int
    masters: int
    points: int


def completed(g: Flandern, town: Town) -> list[District]:
    """The districts that count: the centre and all without a building site, each once."""
    spaces = [g.layout.sites[g.sites[town]].centre, *g.spaces_of(town)]
    laid = [g.districts[space] for space in spaces if space in g.districts and space not in g.swallowed]
    return [district for district in laid if not district.building]


def value(districts: list[District]) -> int:
    """A guild's district 1 point, a church 2, with a cathedral 3."""
    return sum([1 if district.arms is not Arms.CHURCH else 3 if district.cathedral else 2 for district in districts])


def shares(g: Flandern, town: Town) -> list[Share]:
    """Guilds with a completed district, by rank: more districts, then more Guild Masters.

    Who is still tied gets the points of the lowest rank of the tie.
    """
    districts = completed(g, town)
    counted = []
    for guild in GUILDS:
        mine = [district for district in districts if district.arms is guild]
        if mine:
            masters = sum([TILES[district.kind].masters + district.masters for district in mine])
            counted.append((len(mine), masters, guild))
    worth = value(districts)
    pays = (worth, (worth + 1) // 2, 4, 2, 0)
    found = []
    for count, masters, guild in sorted(counted, key=lambda share: (-share[0], -share[1])):
        lowest = sum([(other, strength) >= (count, masters) for other, strength, _ in counted])
        found.append(Share(guild, count, masters, pays[lowest - 1]))
    return found


def score_town(g: Flandern, town: Town) -> None:
    """Pay the guilds, take the building sites back, and the town's cards out of the game."""
    districts = completed(g, town)
    tell(g, "town-is-scored", town=f"town:{town}", value=value(districts))
    for share in shares(g, town):
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
    for cards in (*g.hands, *g.played):
        if town in cards:
            cards.remove(town)


def bonus(g: Flandern, seat: Seat) -> int:
    """For most influence cards in hand at the end; nobody if all have none."""
    most = max(g.influence)
    return INFLUENCE_BONUS if most and g.influence[seat] == most else 0


def standing(g: Flandern, _viewer: Viewer) -> tuple[Score, ...]:
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
    total = sum([score.total for score in standing(g, None)]) + g.points[Arms.GREY]
    return {"neutral": g.points[Arms.GREY], "sum": total}


def chapter(g: Flandern) -> Chapter:
    """Where in the game we are."""
    waiting = {Phase.CENTRES, Phase.ACT, Phase.GOLDEN_ACTION, Phase.TURN, Phase.PILE}
    return Chapter(g.round, None, g.phase, g.turn if g.phase in waiting else None)


def winners(g: Flandern) -> tuple[Seat, ...]:
    """Most points; tied seats share the victory."""
    totals = [score.total for score in standing(g, None)]
    return tuple(seat for seat in g.seats if totals[seat] == max(totals))
