"""Foresight: what a town would pay after a work, against what it would pay now."""

from __future__ import annotations

from guildtable.games.flandern.building import Build, Work, carry_out
from guildtable.games.flandern.layout import SpaceId
from guildtable.games.flandern.pieces import TILES, Arms, Town
from guildtable.games.flandern.scoring import completed, shares, value
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.question import Message, Seat, Word


def work_outcome(g: Flandern, me: Seat, work: Work, *, site: bool) -> Message:
    """The guild it is for, the town's worth, and what that guild would get there now and then."""
    town = town_of(g, work.space)
    arms = TILES[work.kind].arms if isinstance(work, Build) else g.districts[work.space].arms
    after = g.clone()
    carry_out(after, me, work, site=site)
    free = len(after.free_spaces(town))
    args: dict[str, Word] = {"town": f"town:{town}", "value": value(completed(after, town)), "free": free}
    if site:
        return Message("outcome-site", args)
    if arms is Arms.CHURCH:
        return Message("outcome-church", args)
    return Message("outcome-guild", args | {"before": pays(g, town, arms), "after": pays(after, town, arms)})


def pays(g: Flandern, town: Town, guild: Arms) -> int:
    """What a guild would get for a town, were it scored now."""
    return next((share.points for share in shares(g, town) if share.guild is guild), 0)


def piece_outcome(g: Flandern, space: SpaceId) -> Message:
    """Where a piece would go, and on what."""
    town = town_of(g, space)
    return Message("outcome-piece", {"town": f"town:{town}", "tile": f"tile:{g.districts[space].kind}"})


def town_of(g: Flandern, space: SpaceId) -> Town:
    """The town a space belongs to."""
    site = g.layout.spaces[space].site
    return next(town for town, where in g.sites.items() if where == site)
