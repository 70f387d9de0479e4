"""Foresight: what a town would pay after a work, against what it would pay now; why nothing comes of a card; and why a
tile cannot go somewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from guildtable.games.flandern.building import Build, Work, bordering, carry_out, put_piece
from guildtable.games.flandern.layout import Space, SpaceId
from guildtable.games.flandern.pieces import KINDS, PICK_UP, SWALLOWER, TILES, Arms, Kind, Silver, Town
from guildtable.games.flandern.scoring import TownCount, tally
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.question import Message, Path, Seat, Word


def card_outcome(g: Flandern, card: Silver, works: Sequence[Work]) -> Message | None:
    """Said of a card with which nothing can be done: for ever, if its town has been scored, or as the board lies."""
    if card in g.scored:
        return Message("outcome-scored", {"town": f"town:{card}"})
    return None if works or card == PICK_UP else Message("outcome-nothing")


def work_outcomes(g: Flandern, me: Seat, *, site: bool) -> Callable[[Work], Message]:
    """What comes of each work. An ordinary tile comes to the same wherever in a town it is laid: it is tried once."""
    known: dict[tuple[Town, Kind], Message] = {}
    counts: dict[Town, TownCount] = {}

    def outcome(work: Work) -> Message:
        town = town_of(g, work.space)
        if town not in counts:
            counts[town] = tally(g, town)
        if not isinstance(work, Build) or TILES[work.kind].special or work.space in g.layout.gates:
            return work_outcome(g, me, work, town, counts[town], site=site)
        same = town, work.kind
        if same not in known:
            known[same] = work_outcome(g, me, work, town, counts[town], site=site)
        return known[same]

    return outcome


def work_outcome(g: Flandern, me: Seat, work: Work, town: Town, now: TownCount, *, site: bool) -> Message:
    """What a town would pay after a work; a building site pays nothing yet."""
    arms = TILES[work.kind].arms if isinstance(work, Build) else g.districts[work.space].arms
    after = g.clone()
    carry_out(after, me, work, site=site)
    if site:
        return Message("outcome-site", worth_args(after, town, tally(after, town)))
    return town_outcome(after, town, arms, now)


def piece_outcome(g: Flandern, piece: str, space: SpaceId) -> Message:
    """What a town would pay with a cathedral or a Guild Master more."""
    after = g.clone()
    put_piece(after, piece, space)
    town = town_of(g, space)
    return town_outcome(after, town, g.districts[space].arms, tally(g, town))


def worth_args(after: Flandern, town: Town, then: TownCount) -> dict[str, Word]:
    """A town, what it is worth then, and how many of its spaces are free."""
    return {"town": f"town:{town}", "value": then.worth, "free": len(after.free_spaces(town))}


def town_outcome(after: Flandern, town: Town, arms: Arms, now: TownCount) -> Message:
    """The town's worth, and what the guild it is for would get there now and then."""
    then = tally(after, town)
    args = worth_args(after, town, then)
    if arms is Arms.CHURCH:
        return Message("outcome-church", args)
    return Message("outcome-guild", args | {"before": pays(now, arms), "after": pays(then, arms)})


def pays(count: TownCount, guild: Arms) -> int:
    """What a guild would get for a town, were it scored as it is counted here."""
    return next((share.points for share in count.shares if share.guild is guild), 0)


def town_of(g: Flandern, space: SpaceId) -> Town:
    """The town a space belongs to."""
    site = g.layout.spaces[space].site
    return next(town for town, where in g.sites.items() if where == site)


def barred_builds(
    g: Flandern, towns: Sequence[Town], arms: Sequence[Arms], works: Sequence[Work]
) -> dict[Path, Message]:
    """Tiles in stock that fit nowhere, and free spaces of its own shape that a tile cannot take, each with why."""
    free = [g.layout.spaces[name] for town in towns for name in g.free_spaces(town)]
    fitting = {work.kind for work in works if isinstance(work, Build)}
    barred: dict[Path, Message] = {
        f"tile:{kind}": barred_tile(kind, free)
        for kind, tile in TILES.items()
        if tile.arms in arms and g.stock.get(kind) and kind not in fitting
    }
    for space in free:
        for each in arms:
            if why := barred_space(g, space, each):
                barred |= {f"tile:{kind}/space:{space.id}": why for kind in KINDS[space.shape][each] if g.stock[kind]}
    return barred


def barred_tile(kind: Kind, free: Sequence[Space]) -> Message:
    """Why a tile fits on none of the free spaces."""
    tile = TILES[kind]
    if tile.special:
        return Message("barred-no-room-beside" if tile.special == SWALLOWER else "barred-no-gate")
    return Message(
        "barred-fits-nowhere" if any(space.shape == tile.shape for space in free) else "barred-no-such-space"
    )


def barred_space(g: Flandern, space: Space, arms: Arms) -> Message | None:
    """Why a district of these arms cannot be laid on a free space of its shape, if it cannot."""
    if arms in bordering(g, space):
        return Message("barred-borders", {"arms": f"arms:{arms}"})
    return Message("barred-no-long-side") if g.districts.keys().isdisjoint(space.touches) else None
