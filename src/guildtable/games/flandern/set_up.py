"""Setting up: guilds, centres, and the piles."""

from __future__ import annotations

from guildtable.games.flandern.layout import SiteId
from guildtable.games.flandern.pieces import (
    ARMS_OF,
    GOLDEN,
    INFLUENCE_CARDS,
    PICK_UP,
    PLAYER_GUILDS,
    SITE_CARD,
    TILES,
    TOWN_OF,
    TOWNS,
    Arms,
    Town,
    centre_of,
)
from guildtable.games.flandern.state import District, Flandern, Phase, step
from guildtable.kernel.chance import Draw, Shuffle, draw, draw_rest
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Seat, one_of
from guildtable.kernel.script import Card


@step(Phase.SET_UP)
async def deal_guilds(g: Flandern) -> None:
    """Everybody leads the guild they chose, the others one that chance deals; and chance says who is first to start.

    With three, the fourth guild and its town are out.
    """
    dealt = Draw("guilds", PLAYER_GUILDS, lambda guild: f"arms:{guild}", len(g.guilds))
    g.guilds = await draw_rest(dealt, g.chosen_guilds)
    (g.starter,) = await draw(Draw("starting-player", g.seats, lambda seat: f"seat:{seat}", 1))
    for seat in g.seats:
        tell(g, "leads", seat=f"seat:{seat}", guild=f"arms:{g.guilds[seat]}")
        g.hands[seat] = [*towns_in_play(g), SITE_CARD, PICK_UP]
        g.influence[seat] = 0 if len(g.guilds) == 2 else INFLUENCE_CARDS
    if len(g.guilds) == 2:
        g.cathedrals = g.guild_masters = 0
    for kind, tile in TILES.items():
        if kind in g.stock and TOWN_OF[tile.arms] not in towns_in_play(g):
            g.stock[kind] = 0
    g.turn = g.starter
    g.phase = Phase.CENTRES


def towns_in_play(g: Flandern) -> list[Town]:
    """All six; with three players not that of the guild nobody leads."""
    return [
        town for arms, town in TOWN_OF.items() if len(g.guilds) != 3 or arms not in PLAYER_GUILDS or arms in g.guilds
    ]


@step(Phase.CENTRES)
async def lay_centres(g: Flandern) -> None:
    """From the starting player on, each lays its centre; with two, then those of the guilds under influence."""
    me = g.turn
    await lay_centre(g, me, g.guilds[me])
    g.turn = g.left_of(me)
    if g.turn != g.starter:
        return
    if len(g.guilds) == 2:
        await take_influence(g)
    g.phase = Phase.LAST_CENTRES


async def take_influence(g: Flandern) -> None:
    """The second seat takes one of the guilds left, the first the other; in that order each lays its centre."""
    first, second = g.starter, g.left_of(g.starter)
    left = [guild for guild in PLAYER_GUILDS if guild not in g.guilds]
    mine = await one_of(second, Choice("take-influence", left, lambda guild: f"arms:{guild}"))
    left.remove(mine)
    g.under_influence = [mine, left[0]] if second == 0 else [left[0], mine]
    for seat in (second, first):
        tell(g, "influences", seat=f"seat:{seat}", guild=f"arms:{g.under_influence[seat]}")
        await lay_centre(g, seat, g.under_influence[seat])


async def lay_centre(g: Flandern, me: Seat, arms: Arms) -> None:
    """A centre in a free site of one's choice."""
    town = TOWN_OF[arms]
    sites = free_sites(g)
    site = await one_of(me, Choice("lay-centre", sites, lambda site: f"site:{site}", args={"town": f"town:{town}"}))
    found_town(g, town, site)
    tell(
        g,
        "lays-centre",
        seat=f"seat:{me}",
        tile=f"tile:{centre_of(arms)}",
        town=f"town:{town}",
        site=f"site:{site}",
    )


def free_sites(g: Flandern) -> list[SiteId]:
    """Sites without a centre."""
    return [site for site in g.layout.sites if site not in g.sites.values()]


def found_town(g: Flandern, town: Town, site: SiteId) -> None:
    """A town is where its centre lies."""
    g.sites[town] = site
    g.districts[g.layout.sites[site].centre] = District(centre_of(ARMS_OF[town]))


@step(Phase.LAST_CENTRES)
async def lay_last_centres(g: Flandern) -> None:
    """Chance lays Utrecht and Liège in two of the sites left."""
    sites = await draw(Draw("last-centres", free_sites(g), lambda site: f"site:{site}", 2))
    for town, site in zip((Town.UTRECHT, Town.LIEGE), sites, strict=True):
        found_town(g, town, site)
        tell(g, "founds", town=f"town:{town}", site=f"site:{site}")
    g.sites = {town: g.sites[town] for town in TOWNS if town in g.sites}
    g.turn = g.starter
    g.phase = Phase.SHUFFLE


@step(Phase.SHUFFLE)
async def shuffle_piles(g: Flandern) -> None:
    """The golden cards, pile A on top of pile B; with two, the cards of the guilds under influence."""
    if len(g.guilds) == 2:
        g.pile = list(await draw(Shuffle("pile-0", influenced_cards(g), pile_ref)))
        g.phase = Phase.TURN
    elif not g.golden:
        g.golden = list(await draw(Shuffle("golden-B", golden_cards(g, "B"), golden_ref)))
    else:
        g.golden += await draw(Shuffle("golden-A", golden_cards(g, "A"), golden_ref))
        tell(g, "round-begins", round=g.round, seat=f"seat:{g.starter}")
        g.phase = Phase.GOLDEN_CARD


def golden_cards(g: Flandern, pile: str) -> list[Card]:
    """The golden cards of a pile; none of a town that is out."""
    towns = towns_in_play(g)
    return [
        card for card, (letter, face) in GOLDEN.items() if letter == pile and (face not in TOWNS or Town(face) in towns)
    ]


def influenced_cards(g: Flandern) -> list[Card]:
    """Six town cards and the building-site card of both guilds under influence."""
    return [f"{guild}-{card}" for guild in g.under_influence for card in (*TOWNS, SITE_CARD)]


def is_of_scored_town(g: Flandern, card: Card) -> bool:
    """Is it a golden card that nobody can carry out any more?"""
    return GOLDEN[card].face in g.scored


def golden_ref(card: Card) -> str:
    """What a golden card shows."""
    return f"golden:{GOLDEN[card].face}"


def pile_ref(card: Card) -> str:
    """What a card of the pile shows."""
    return f"pile:{card}"
