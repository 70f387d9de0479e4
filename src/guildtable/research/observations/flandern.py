"""Flandern 1302 in numbers: the towns, every space of our board, and the guilds from the viewer's on."""

from __future__ import annotations

from functools import cache

from guildtable.games.flandern.layout import layout as board_named
from guildtable.games.flandern.pieces import (
    ARMS,
    BEARS,
    BUILDING_SITES,
    CATHEDRALS,
    GOLDEN,
    GUILD_MASTERS,
    PICK_UP,
    PLAYER_GUILDS,
    SITE_CARD,
    STOCK,
    TILES,
    TOWNS,
    Arms,
)
from guildtable.games.flandern.refs import MOST_INFLUENCE
from guildtable.games.flandern.state import DEFAULT_BOARD, District, Phase
from guildtable.games.flandern.view import FlandernView, Player, TownView
from guildtable.kernel.question import Seat
from guildtable.research.observations.layout import SEATS, Layout, Numbers, Observation

WHYS = (
    "lay-centre",
    "take-influence",
    "choose-cards",
    "take-turn",
    "build",
    "set-up-site",
    "place-cathedral",
    "place-guild-master",
)

BOARD = board_named(DEFAULT_BOARD)
SPACE = {space: place for place, space in enumerate(BOARD.spaces)}
SITE = {site: place for place, site in enumerate(BOARD.sites)}
SILVER = {card: place for place, card in enumerate((*TOWNS, SITE_CARD, PICK_UP))}
FACE = {face: place for place, face in enumerate(dict.fromkeys(card.face for card in GOLDEN.values()))}
GUILD = {guild: place for place, guild in enumerate(PLAYER_GUILDS)}
COAT = {arms: place for place, arms in enumerate(ARMS)}
TOWN = {town: place for place, town in enumerate(TOWNS)}
KIND = {kind: place for place, kind in enumerate(STOCK)}
PILE = {card: place for place, card in enumerate(f"{guild}-{card}" for guild in GUILD for card in (*TOWNS, SITE_CARD))}
PHASES = {phase: place for place, phase in enumerate(Phase)}
WORTH, POINTS, ROUNDS, COUNT, GOLDEN_PILE = 20.0, 50.0, 20.0, 5.0, 14.0
"""What a town's value, points, rounds, districts and golden cards are divided by."""

layout = Layout()
PLAYERS = layout.add("players", SEATS - 1, "one-hot: two, three or four")
PHASE = layout.add("phase", len(PHASES), "one-hot: the step of the round")
ROUND = layout.add("round", 1, "round / 20")
STARTER = layout.add("starter", SEATS, "one-hot: the starting player, from me on to the left")
TURN = layout.add("turn", SEATS, "one-hot: whose turn it is")
STOCKS = layout.add("stock", len(KIND), "tiles of each kind / 5, in the order of `tile:` refs without the centres")
PIECES = layout.add("pieces", 3, "building sites / 10, cathedrals / 4, Guild Masters / 4 in stock")
GOLDEN_LEFT = layout.add("golden left", 3, "cards of the golden pile with A and with B / 14; has one been taken?")
OWN_GOLDEN = layout.add("own golden", len(FACE), "one-hot: the golden card I have taken")
GOLDEN_GONE = layout.add("golden gone", len(FACE), "golden cards all have seen, by face")
PILE_LEFT = layout.add("pile left", 3, "two players: cards in the pile / 14; own action done? the pile's done?")
PILE_GONE = layout.add(
    "pile gone", len(PILE), "two players: cards drawn from the pile since it was shuffled, or removed"
)

SHARE = 3
TOWN_SIZE = 4 + len(SITE) + len(COAT) * SHARE
TOWN_VIEWS = layout.add(
    "towns",
    len(TOWN) * TOWN_SIZE,
    "for each town: founded, scored, value / 20, free spaces / 12; one-hot site (6); for each guild from mine on "
    "(see `guilds`) districts / 5, Guild Masters / 5, points it would be paid / 20",
)
GUILDS = layout.add(
    "guilds",
    len(COAT) * (len(COAT) + 1),
    "whose guild is which: seats' own from me on; with two, places 3 and 4 are the guilds under my and my rival's "
    "influence; grey is 5, the Church 6. For each place: one-hot arms (6), points / 50",
)
LAID = len(COAT) + 3
LOT = LAID + 2
SPACES = layout.add(
    "spaces",
    len(SPACE) * LOT,
    "for each space in the order of `space:` refs: one-hot arms of what is laid (6), a building site? printed and "
    "added Guild Masters / 5, a cathedral? free to build on? covered?",
)
LAID_AT = {space: slice(SPACES + place * LOT, SPACES + place * LOT + LAID) for space, place in SPACE.items()}
FREE_AT = {space: SPACES + place * LOT + LAID for space, place in SPACE.items()}
SEAT = 3 + len(GUILD) + 3 * len(SILVER) + 1
PLAYER = layout.add(
    "seats",
    SEATS * SEAT,
    f"for each seat from me on: there (1), points / 50, influence cards / {MOST_INFLUENCE}; one-hot guild (4); silver "
    "cards in hand (8), lying before it (8), chosen for this round (8); influence cards chosen",
)


def write(view: FlandernView, me: Seat, out: Numbers) -> None:
    """All that the seat sees."""
    players = len(view.players)
    out[PLAYERS + players - 2] = 1
    out[PHASE + PHASES[view.phase]] = 1
    out[ROUND] = view.round / ROUNDS
    out[STARTER + (view.starter - me) % players] = 1
    out[TURN + (view.turn - me) % players] = 1
    for kind, count in view.stock.items():
        if count:
            out[STOCKS + KIND[kind]] = count / COUNT
    out[PIECES] = view.building_sites / BUILDING_SITES
    out[PIECES + 1] = view.cathedrals / CATHEDRALS
    out[PIECES + 2] = view.guild_masters / GUILD_MASTERS
    write_piles(view, out)
    order = guild_order(view, me)
    for arms, place in order.items():
        out[GUILDS + place * (len(COAT) + 1) + COAT[arms]] = 1
        out[GUILDS + place * (len(COAT) + 1) + len(COAT)] = view.points.get(arms, 0) / POINTS
    for town in view.towns:
        write_town(town, order, out)
    for space, district in view.districts.items():
        out[LAID_AT[space]] = district_numbers(district)
    for space in view.covered:
        out[FREE_AT[space] + 1] = 1
    for seat, player in enumerate(view.players):
        here = PLAYER + (seat - me) % players * SEAT
        write_player(player, out, here)
        if view.chosen:
            out[here + 3 + len(GUILD) + 2 * len(SILVER) + SILVER[view.chosen[seat].card]] = 1
            out[here + SEAT - 1] = view.chosen[seat].influence / MOST_INFLUENCE


def guild_order(view: FlandernView, me: Seat) -> dict[Arms, int]:
    """Which guild stands in which place: mine first, the Church last."""
    players = view.players[me:] + view.players[:me]
    order = [player.guild for player in players]
    order += [player.influenced for player in players if player.influenced]
    order += [guild for guild in PLAYER_GUILDS if guild not in order]
    return {arms: place for place, arms in enumerate((*order, Arms.GREY, Arms.CHURCH))}


def write_piles(view: FlandernView, out: Numbers) -> None:
    """The golden pile, and with two the pile of the guilds under influence."""
    out[GOLDEN_LEFT] = view.golden_left[0] / GOLDEN_PILE
    out[GOLDEN_LEFT + 1] = view.golden_left[1] / GOLDEN_PILE
    out[GOLDEN_LEFT + 2] = view.golden_taken
    if view.own and view.own.golden:
        out[OWN_GOLDEN + FACE[view.own.golden]] = 1
    for face in view.golden_gone:
        out[GOLDEN_GONE + FACE[face]] += 1
    out[PILE_LEFT] = view.pile_left / 14
    out[PILE_LEFT + 1] = "own" in view.acted
    out[PILE_LEFT + 2] = "pile" in view.acted
    for card in (*view.pile_gone, *view.pile_removed):
        out[PILE_GONE + PILE[card]] = 1


def write_town(town: TownView, order: dict[Arms, int], out: Numbers) -> None:
    """A town, and what each guild has there."""
    start = TOWN_VIEWS + TOWN[town.town] * TOWN_SIZE
    out[start] = 1
    if town.scored:
        out[start + 1] = 1
    out[start + 2] = town.value / WORTH
    out[start + 3] = len(town.free) / 12
    out[start + 4 + SITE[town.site]] = 1
    start += 4 + len(SITE)
    for share in town.shares:
        here = start + order[share.guild] * SHARE
        out[here] = share.districts / COUNT
        out[here + 1] = share.masters / COUNT
        out[here + 2] = share.points / WORTH
    for space in town.free:
        out[FREE_AT[space]] = 1


@cache
def district_numbers(district: District) -> Numbers:
    """A tile on the board. There are few that differ and many that lie, so each is written once and copied."""
    kind, building, masters, cathedral = district
    out = memoryview(bytearray(4 * LAID)).cast("f")
    out[COAT[BEARS[kind]]] = 1
    out[len(COAT)] = building
    out[len(COAT) + 1] = (masters + TILES[kind].masters) / COUNT
    out[len(COAT) + 2] = cathedral
    return out


def write_player(player: Player, out: Numbers, start: int) -> None:
    """What is seen of a seat."""
    out[start] = 1
    out[start + 1] = player.points / POINTS
    out[start + 2] = player.influence / MOST_INFLUENCE
    here = start + 3
    out[here + GUILD[player.guild]] = 1
    here += len(GUILD)
    for card in player.hand:
        out[here + SILVER[card]] = 1
    here += len(SILVER)
    for card in player.played:
        out[here + SILVER[card]] = 1


OBSERVATION = Observation(layout, WHYS, write, fixed={"board": DEFAULT_BOARD})
