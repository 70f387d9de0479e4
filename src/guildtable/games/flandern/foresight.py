"""Foresight: what a town would pay after a work, against what it would pay now; why nothing comes of a card; and why a
tile cannot go somewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from guildtable.games.flandern.building import Build, Work, bordering, carry_out, put_piece
from guildtable.games.flandern.layout import Space, SpaceId
from guildtable.games.flandern.pieces import KINDS, PICK_UP, SWALLOWER, TILES, Arms, Kind, Silver, Town
from guildtable.games.flandern.scoring import tally
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

    def outcome(work: Work) -> Message:
        if not isinstance(work, Build) or TILES[work.kind].special or work.space in g.layout.gates:
            return work_outcome(g, me, work, site=site)
        same = town_of(g, work.space), work.kind
        if same not in known:
            known[same] = work_outcome(g, me, work, site=site)
        return known[same]

    return outcome


def work_outcome(g: Flandern, me: Seat, work: Work, *, site: bool) -> Message:
    """What a town would pay after a work; a building site pays nothing yet."""
    town = town_of(g, work.space)
    arms = TILES[work.kind].arms if isinstance(work, Build) else g.districts[work.space].arms
    after = g.clone()
    carry_out(after, me, work, site=site)
    if site:
        return Message("outcome-site", worth_args(after, town))
    return town_outcome(g, after, town, arms)


def piece_outcome(g: Flandern, piece: str, space: SpaceId) -> Message:
    """What a town would pay with a cathedral or a Guild Master more."""
    after = g.clone()
    put_piece(after, piece, space)
    return town_outcome(g, after, town_of(g, space), g.districts[space].arms)


def worth_args(after: Flandern, town: Town) -> dict[str, Word]:
    """A town, what it is worth then, and how many of its spaces are free."""
    return {"town": f"town:{town}", "value": tally(after, town).worth, "free": len(after.free_spaces(town))}


def town_outcome(g: Flandern, after: Flandern, town: Town, arms: Arms) -> Message:
    """The town's worth, and what the guild it is for would get there now and then."""
    args = worth_args(after, town)
    if arms is Arms.CHURCH:
        return Message("outcome-church", args)
    return Message("outcome-guild", args | {"before": pays(g, town, arms), "after": pays(after, town, arms)})


def pays(g: Flandern, town: Town, guild: Arms) -> int:
    """What a guild would get for a town, were it scored now."""
    return next((share.points for share in tally(g, town).shares if share.guild is guild), 0)


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
