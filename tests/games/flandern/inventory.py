"""Every card of Flandern that is ever hidden, every tile and every wooden piece: none may be lost."""

from __future__ import annotations

from collections import Counter

from guildtable.games.flandern.pieces import (
    BUILDING_SITES,
    CATHEDRALS,
    GOLDEN,
    GUILD_MASTERS,
    PLAYER_GUILDS,
    SITE_CARD,
    STOCK,
    TOWN_OF,
    TOWNS,
)
from guildtable.games.flandern.state import Flandern, Phase
from guildtable.games.flandern.view import FlandernView

PILE = [f"{guild}-{card}" for guild in PLAYER_GUILDS for card in (*TOWNS, SITE_CARD)]
PIECES = Counter([*(card.face for card in GOLDEN.values()), *PILE])


def face(card: str) -> str:
    """What is printed on a card."""
    return GOLDEN[card].face if card in GOLDEN else card


def count(g: Flandern) -> Counter[str]:
    """All cards, those in the box included; and tiles and wooden pieces add up."""
    tiles = Counter(g.stock)
    laid = {space: district for space, district in g.districts.items() if space not in g.swallowed}
    tiles.update(district.kind for district in laid.values() if not district.kind.endswith("-centre"))
    out = [arms for arms in PLAYER_GUILDS if len(g.guilds) == 3 and arms not in g.guilds]
    assert g.phase is Phase.SET_UP or all(
        tiles[kind] == (0 if kind.partition("-")[0] in out else number) for kind, number in STOCK.items()
    )
    open_sites = {g.sites[town] for town in g.open_towns()}
    here = [district for space, district in laid.items() if g.layout.spaces[space].site in open_sites]
    assert g.building_sites + sum(district.building for district in here) == BUILDING_SITES
    if len(g.guilds) > 2:
        assert g.cathedrals + sum(district.cathedral for district in laid.values()) == CATHEDRALS
        assert g.guild_masters + sum(district.masters for district in laid.values()) == GUILD_MASTERS
    cards = [
        *g.golden,
        *g.golden_gone,
        *([g.golden_card] if g.golden_card else []),
        *g.pile,
        *g.pile_gone,
        *g.pile_removed,
    ]
    assert len(set(cards)) == len(cards)
    return Counter(map(face, [*cards, *(card for card in (*GOLDEN, *PILE) if card not in cards)]))


def seen(view: FlandernView) -> Counter[str]:
    """The cards a seat can name: what was revealed, what it holds, and what stays in the box."""
    assert view.own
    found = Counter([*view.golden_gone, *view.pile_gone, *view.pile_removed])
    if view.own.golden:
        found[view.own.golden] += 1
    return found + boxed(view)


def boxed(view: FlandernView) -> Counter[str]:
    """Cards that this table never uses, as everybody knows."""
    guilds = [player.guild for player in view.players]
    influenced = [player.influenced for player in view.players]
    if view.phase is Phase.SET_UP:
        return PIECES
    if len(guilds) == 2:
        settled = all(influenced)
        used = [card for card in PILE if settled and card.partition("-")[0] in influenced]
        return PIECES - Counter(used)
    out = [TOWN_OF[arms] for arms in PLAYER_GUILDS if len(guilds) == 3 and arms not in guilds]
    return Counter(PILE) + Counter([card.face for card in GOLDEN.values() if card.face in out])
