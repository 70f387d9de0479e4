"""Flandern 1302 in the terminal: each town drawn on its lattice, districts by letter, free spaces by number."""

from __future__ import annotations

from functools import cache

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildtable.cli.tables.drawing import Drawing
from guildtable.cli.words import Words
from guildtable.games.flandern.geometry import triangles
from guildtable.games.flandern.layout import SpaceId, layout
from guildtable.games.flandern.pieces import BEARS, TILES, Arms
from guildtable.games.flandern.view import FlandernView, TownView
from guildtable.kernel.question import Ref
from guildtable.kernel.wire import Shown

STYLE = {
    Arms.BLUE: "bright_blue",
    Arms.YELLOW: "yellow",
    Arms.GREEN: "green",
    Arms.RED: "bright_red",
    Arms.GREY: "grey70",
    Arms.CHURCH: "medium_orchid",
}
SIGN = {"small": "s", "medium": "m", "large": "l"}


def letter(arms: Arms, words: Words) -> str:
    """The letter of a guild's colour; the Church has a cross."""
    return "+" if arms == Arms.CHURCH else words.letter(arms)


def draw_table(shown: Shown[FlandernView], words: Words) -> RenderableType:
    """The towns, then the seats."""
    view = shown.view
    towns = Columns([draw_town(view, town, words) for town in view.towns], equal=True, expand=False)
    pieces = words(
        "pieces",
        sites=view.building_sites,
        cathedrals=view.cathedrals,
        masters=view.guild_masters,
        covers=getattr(view, "covers", 0),  # the first edition did not count them, nor has it words for them
    )
    piles = (
        words("pile-left", cards=view.pile_left)
        if len(view.players) == 2
        else words("golden-pile", a=view.golden_left[0], b=view.golden_left[1])
    )
    grey = words("neutral", points=view.points[Arms.GREY])
    supply = Text(f"{pieces} · {piles} · {grey}", style="dim")
    return Group(towns, draw_seats(shown, words), supply)


def draw_seats(shown: Shown[FlandernView], words: Words) -> RenderableType:
    """Who leads which guild, with what in hand and before them, and what is left in stock."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for heading in ("", "", words("hand"), words("played"), words("stock")):
        table.add_column(heading)
    for seat, player in enumerate(shown.view.players):
        turn = "▶ " if seat in shown.asked and seat not in shown.answered else ""
        flag = " ⚑" if seat == shown.view.starter else ""
        mark = " ✓" if seat in shown.answered else ""
        name = Text(f"{turn}{words.name(f'seat:{seat}')}{flag}{mark}", style="bold")
        guild = Text(f" {letter(player.guild, words)}", style=f"bold {STYLE[player.guild]}")
        if player.influenced:
            guild.append(f" {letter(player.influenced, words)}", style=f"bold {STYLE[player.influenced]}")
        points = words("points", points=shown.standing[seat].total)
        influence = words("influence-cards", cards=player.influence)
        hand = " ".join(words.name(f"card:{card}") + "," for card in player.hand).rstrip(",")
        played = " ".join(words.name(f"card:{card}") + "," for card in player.played).rstrip(",")
        table.add_row(name + guild, f"{points} · {influence}", hand, played, draw_stock(shown.view, player.guild))
    for arms in (Arms.GREY, Arms.CHURCH):
        title = Text(f"{words.name(f'arms:{arms}')} {letter(arms, words)}", style=f"bold {STYLE[arms]}")
        table.add_row(title, "", "", "", draw_stock(shown.view, arms))
    return table


def draw_stock(view: FlandernView, arms: Arms) -> Text:
    """Tiles left, by shape: `s4 m5 l2`; special church tiles by their letter."""
    text = Text(style=STYLE[arms])
    for shape, sign in SIGN.items():
        count = sum(n for kind, n in view.stock.items() if BEARS[kind] is arms and TILES[kind].shape == shape)
        text.append(f"{sign}{count} ")
    left = [TILES[kind] for kind, count in view.stock.items() if count]
    return text.append(" ".join(tile.special for tile in left if tile.arms is arms and tile.special))


def draw_town(view: FlandernView, town: TownView, words: Words) -> RenderableType:
    """A town on its lattice, with what it would pay now."""
    shares = Text()
    for share in town.shares:
        stars = "*" * share.masters
        shares.append(f"{letter(share.guild, words)}{share.districts}{stars}", style=f"bold {STYLE[share.guild]}")
        shares.append(f"→{share.points} ", style="dim")
    state = words("scored") if town.scored else words("spaces-left", free=len(town.free))
    label = layout(view.board).sites[town.site].label
    title = f"{words.name(f'town:{town.town}')} {label} · {words('worth', value=town.value)} · {state}"
    return Panel(Group(draw_lattice(view, town, words), shares), title=title, width=38, border_style="dim")


def draw_lattice(view: FlandernView, town: TownView, words: Words) -> Text:
    """Two characters a triangle; a space's number stands in its middle."""
    cells, marks = picture(view.board, town.site)
    rows: dict[int, dict[int, tuple[str, str]]] = {}
    for (column, row), space in cells.items():
        sign, style = draw_space(view, town, space, words)
        label = space.rpartition("-")[2]
        shown_sign = label if marks.get(space) == (column, row) and sign == "·" else sign * 2
        rows.setdefault(row, {})[column] = (shown_sign.ljust(2)[:2], style)
    text = Text()
    left = min(min(signs) for signs in rows.values())
    for _, signs in sorted(rows.items()):
        if not any(sign.strip() for sign, _ in signs.values()):
            continue  # suburbs that nobody has opened
        for column in range(left, max(signs) + 1):
            sign, style = signs.get(column, ("  ", ""))
            text.append(sign, style=style)
        text.append("\n")
    return text


def draw_space(view: FlandernView, town: TownView, space: SpaceId, words: Words) -> tuple[str, str]:
    """A letter for a district, small while under construction; `#` a cover, `·` free, nothing for a closed suburb."""
    district = view.districts.get(space)
    if district:
        arms = BEARS[district.kind]
        sign = letter(arms, words)
        return sign.lower() if district.building else sign, f"bold {STYLE[arms]}"
    if space in view.covered:
        return "#", "dim"
    return ("·", "default") if space in town.free else (" ", "")


@cache
def picture(board: str, site: str) -> tuple[dict[tuple[int, int], SpaceId], dict[SpaceId, tuple[int, int]]]:
    """Every cell of a site's picture with its space, and the cell in which a space bears its number."""
    plan = layout(board)
    place = plan.sites[site]
    cells: dict[tuple[int, int], SpaceId] = {}
    marks: dict[SpaceId, tuple[int, int]] = {}
    for space in (place.centre, *place.spaces, *place.suburbs):
        mine = sorted((2 * q + r + down, -r) for q, r, down in triangles(plan.spaces[space].polygon))
        cells.update({cell: space for cell in mine if cell not in cells or space not in place.suburbs})
        marks[space] = mine[len(mine) // 2]
    return cells, marks


def draw_hand(shown: Shown[FlandernView], words: Words) -> RenderableType:
    """The golden card, if the viewer has taken it."""
    own = shown.view.own
    if own is None or own.golden is None:
        return Group()
    return Text(words("own-golden", card=f"golden:{own.golden}"), style="bold yellow")


def draw_memory(shown: Shown[FlandernView], words: Words) -> RenderableType:
    """What has gone of the golden cards and the pile."""
    gone = [f"golden:{face}" for face in shown.view.golden_gone]
    gone += [f"pile:{card}" for card in (*shown.view.pile_gone, *shown.view.pile_removed)]
    return Text(", ".join(map(words.name, gone)) or words("none"))


def draw_ref(ref: Ref, words: Words) -> Text:
    """A tile in its colour with its letter; anything else in plain words."""
    kind, _, which = ref.partition(":")
    if kind == "tile" and which in BEARS:
        arms = BEARS[which]
        return Text(f"{letter(arms, words)} {words.name(ref)}", style=f"bold {STYLE[arms]}")
    return Text(words.name(ref), style="bold")


DRAWING = Drawing(
    table=draw_table,
    hand=draw_hand,
    memory=draw_memory,
    ref=draw_ref,
    rows=56,
    stepwise=True,
)
