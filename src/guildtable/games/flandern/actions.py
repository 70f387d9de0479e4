"""What cards do: build, set up a building site, pick up, a cathedral, a Guild Master."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from guildtable.games.flandern.building import Work, builds, carry_out, completions, put_piece, work_path
from guildtable.games.flandern.foresight import barred_builds, card_outcome, piece_outcome, work_outcomes
from guildtable.games.flandern.layout import SpaceId
from guildtable.games.flandern.pieces import (
    CATHEDRAL,
    FREE,
    GUILD_MASTER,
    PICK_UP,
    SITE_CARD,
    Arms,
    Silver,
    Town,
)
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Seat, choose


async def act(g: Flandern, me: Seat, card: Silver, arms: Sequence[Arms]) -> None:
    """Carry out a card with districts of these arms. It must be done if it can be."""
    if card == PICK_UP:
        pick_up(g, me)
        return
    site = card == SITE_CARD
    works = possible_works(g, card, arms)
    if not works:
        tell(g, "cannot-act", seat=f"seat:{me}", card=f"card:{card}")
        return
    work = await choose(
        me,
        Choice(
            "set-up-site" if site else "build",
            works,
            work_path,
            args={"card": f"card:{card}"},
            outcome=work_outcomes(g, me, site=site),
            barred=lambda: barred_builds(g, g.open_towns() if site else [Town(card)], arms, works),
        ),
    )
    carry_out(g, me, work, site=site)


def possible_works(g: Flandern, card: Silver, arms: Sequence[Arms]) -> list[Work]:
    """A town card builds or completes there; the building-site card builds anywhere, if a piece is left."""
    if card == SITE_CARD:
        return [work for town in g.open_towns() for work in builds(g, town, arms)] if g.building_sites else []
    if card == PICK_UP or card in g.scored:
        return []
    town = Town(card)
    return [*completions(g, town, arms), *builds(g, town, arms)]


def own_outcome(g: Flandern, me: Seat, card: Silver) -> Message | None:
    """What is said of a card of one's own before it is chosen: nothing, unless nothing can come of it."""
    return card_outcome(g, card, possible_works(g, card, own_arms(g, me)))


def pick_up(g: Flandern, me: Seat) -> None:
    """All action cards played so far come back to the hand."""
    if g.played[me]:
        tell(g, "picks-up", seat=f"seat:{me}", cards=tuple(f"card:{card}" for card in g.played[me]))
    g.hands[me] += g.played[me]
    g.played[me].clear()


async def place_piece(g: Flandern, me: Seat, piece: str) -> None:
    """A cathedral on a church district without one, or a Guild Master on a district of my guild or a grey one."""
    spaces = places_for(g, me, piece)
    if not spaces:
        tell(g, "cannot-place", seat=f"seat:{me}", card=f"golden:{piece}")
        return
    outcome = partial(piece_outcome, g, piece)
    space = await choose(me, Choice(f"place-{piece}", spaces, lambda space: f"space:{space}", outcome=outcome))
    put_piece(g, piece, space)
    tell(g, f"places-{piece}", seat=f"seat:{me}", space=f"space:{space}")


def places_for(g: Flandern, me: Seat, piece: str) -> list[SpaceId]:
    """Districts of towns not yet scored that may take the piece, building sites included."""
    if not (g.cathedrals if piece == CATHEDRAL else g.guild_masters):
        return []
    found = []
    for town in g.open_towns():
        for space in (g.layout.sites[g.sites[town]].centre, *g.spaces_of(town)):
            district = g.districts.get(space)
            if not district or space in g.swallowed:
                continue
            if piece == CATHEDRAL and district.arms is Arms.CHURCH and not district.cathedral:
                found.append(space)
            if piece == GUILD_MASTER and district.arms in {g.guilds[me], Arms.GREY}:
                found.append(space)
    return found


def own_arms(g: Flandern, me: Seat) -> tuple[Arms, ...]:
    """What a seat's own cards may build."""
    return (g.guilds[me], *FREE)
