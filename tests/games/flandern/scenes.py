"""Scenes: hand-made positions of Flandern 1302, and short ways to play on.

    table = scene(hands=["bruges pick-up", "ghent pick-up", "pick-up", "pick-up"], towns={"bruges": "M3=red-medium-0"})
    table = table.choose("card:bruges", "card:ghent", "card:pick-up", "card:pick-up")
    table = table.play("tile:grey-small-0/space:site-1-S1")

Towns lie in the order of the sites: Bruges on site-1 (blue), Ghent on site-2 (yellow), Ypres on site-3 (green),
Leuven on site-4 (red), Utrecht on site-5 (grey), Liège on site-6 (church). Seats lead blue, yellow, green, red.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from guildtable.games.flandern import GAME, Flandern
from guildtable.games.flandern.pieces import (
    GOLDEN,
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
from guildtable.games.flandern.state import District, Phase, Played
from guildtable.kernel.position import run
from guildtable.kernel.question import Path
from tests.games.stage import Stage

NOTHING: Mapping[str, str] = {}


class Scene(Stage[Flandern]):
    """A position of Flandern."""

    def choose(self, *paths: Path) -> Scene:
        """All seats choose their cards, in seat order."""
        table = self
        for seat, path in enumerate(paths):
            table = table.reply(seat, path)
        return table


def district(word: str) -> District:
    """`red-small-0` is a tile; `*` a building site on it, `+` a Guild Master piece, `^` a cathedral."""
    kind = word.rstrip("*+^")
    assert kind in TILES, f"there is no tile {kind}"
    signs = word[len(kind) :]
    return District(kind, "*" in signs, signs.count("+"), "^" in signs)


def scene(
    seats: int = 4,
    towns: Mapping[str, str] = NOTHING,
    hands: Sequence[str] = (),
    played: Sequence[str] = (),
    influence: Sequence[int] = (),
    points: Mapping[str, int] | None = None,
    opened: str = "",
    covered: str = "",
    swallowed: Mapping[str, str] = NOTHING,
    scored: str = "",
    stock: Mapping[str, int] | None = None,
    building_sites: int | None = None,
    cathedrals: int = 4,
    guild_masters: int = 4,
    golden: str | None = None,
    golden_pile: str | None = None,
    chosen: Sequence[tuple[str, int]] = (),
    order: Sequence[int] = (),
    pile: str = "",
    pile_gone: str = "",
    acted: str = "",
    idle: int = 0,
    phase: Phase | None = None,
    round: int = 2,  # noqa: A002
    starter: int = 0,
    turn: int | None = None,
    board: str = "reconstruction",
) -> Scene:
    """A table in the middle of a game, before cards are chosen (with two players, before a turn).

    towns: what is laid, `{"bruges": "S1=red-small-0 M2=church-medium*"}`; space ids without the site. opened,
    covered: whole space ids (`site-1-A1`); swallowed: whole space id of Y to that of X. golden: the face of the card
    the starting player has taken (`cathedral`, `bruges`, ...); golden_pile: faces from bottom to top, by default all
    other golden cards. With three players red's town Leuven is out. pile: two players, cards such as `green-bruges`
    from bottom to top.
    """
    g = GAME.opening(seats, {} if board == "reconstruction" else {"board": board})
    g.guilds = list(PLAYER_GUILDS[:seats])
    g.under_influence = [Arms.GREEN, Arms.RED] if seats == 2 else []
    sites = list(g.layout.sites)
    out = Town.LEUVEN if seats == 3 else None
    g.sites = {town: sites[place] for place, town in enumerate(TOWNS) if town is not out}
    for arms, town in TOWN_OF.items():
        if town in g.sites:
            g.districts[g.layout.sites[g.sites[town]].centre] = District(centre_of(arms))
        else:
            g.stock |= {kind: 0 for kind in g.stock if TILES[kind].arms is arms}
    for name, words in towns.items():
        for word in words.split():
            space, _, tile = word.partition("=")
            laid = district(tile)
            g.districts[f"{g.sites[Town(name)]}-{space}"] = laid
            g.stock[laid.kind] -= 1
    g.opened, g.covered = opened.split(), covered.split()
    for part, whole in swallowed.items():
        g.swallowed[part] = whole
        g.districts[part] = g.districts[whole]
    g.scored = [Town(town) for town in scored.split()]
    g.stock |= dict(stock or {})
    sites_used = sum(laid.building for space, laid in g.districts.items() if space not in g.swallowed)
    g.building_sites = 10 - sites_used if building_sites is None else building_sites
    g.cathedrals, g.guild_masters = cathedrals, guild_masters
    everything = [*g.sites, SITE_CARD, PICK_UP]
    g.hands = [words.split() for words in hands] or [everything[:] for _ in range(seats)]
    g.played = [words.split() for words in played] or [[] for _ in range(seats)]
    g.influence = list(influence) or [0 if seats == 2 else 3] * seats
    g.points |= {Arms(arms): count for arms, count in (points or {}).items()}
    left = [card for card in GOLDEN if seats > 2 and GOLDEN[card].face != out]

    def take(face: str) -> str:
        card = next(card for card in left if GOLDEN[card].face == face)
        left.remove(card)
        return card

    g.golden_card = take(golden) if golden else None
    g.golden = [take(face) for face in golden_pile.split()] if golden_pile is not None else left[::-1]
    g.chosen = [Played(card, count) for card, count in chosen]
    g.order, g.acted, g.idle = list(order), acted.split(), idle
    g.pile, g.pile_gone = pile.split(), pile_gone.split()
    g.phase = phase or (Phase.TURN if seats == 2 else Phase.CHOOSE)
    g.round, g.starter, g.turn = round, starter, starter if turn is None else turn
    return Scene(*run(GAME, g))
