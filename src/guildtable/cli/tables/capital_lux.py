"""Capital Lux in the terminal: one column a profession, so that a column reads as one sum."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guildtable.cli.words import Words
from guildtable.games.capital_lux.cards import FACES, PROFESSIONS, Face, Profession
from guildtable.games.capital_lux.view import CapitalLuxView, Hall, Holding
from guildtable.kernel.question import Ref, Seat
from guildtable.kernel.wire import Shown

# A colour never stands alone: each has its letter and its sign.
COLOUR = {
    Profession.AGENT: "bright_blue",
    Profession.CLERIC: "bright_magenta",
    Profession.SCHOLAR: "bright_green",
    Profession.MERCHANT: "yellow",
}
LETTER = {Profession.AGENT: "B", Profession.CLERIC: "K", Profession.SCHOLAR: "G", Profession.MERCHANT: "Y"}
SIGN = {Profession.AGENT: "◉", Profession.CLERIC: "✚", Profession.SCHOLAR: "✎", Profession.MERCHANT: "⚖"}


def draw_table(shown: Shown[CapitalLuxView], words: Words) -> RenderableType:
    """Capital on top, hometowns below it."""
    view = shown.view
    table = Table(box=box.ROUNDED, expand=True, show_lines=True, pad_edge=False, padding=(0, 1))
    supply = words("supply", cards=view.cards_left, modifiers=view.modifiers_left, gold=view.gold_left)
    table.title, table.title_style = supply, "dim"
    table.add_column(Text(words("capital"), style="bold"), ratio=5)
    for hall in view.halls:
        name = f"{SIGN[hall.profession]} {words.name(f'capital:{hall.profession}')} {LETTER[hall.profession]}"
        table.add_column(Text(name, style=f"bold {COLOUR[hall.profession]}"), ratio=6)
    table.add_row(Text(words("limit"), style="bold"), *(draw_hall(hall, words) for hall in view.halls))
    leads = [max(player.hometown[place].total for player in view.players) for place in range(len(view.halls))]
    for seat, player in enumerate(view.players):
        cells = [
            draw_holding(holding, view.halls[place], words, leads=0 < holding.total == leads[place])
            for place, holding in enumerate(player.hometown)
        ]
        table.add_row(draw_seat(shown, seat, words), *cells, style="on grey11" if seat == shown.viewer else "")
    return table


def draw_hall(hall: Hall, words: Words) -> Text:
    """A hall's limit, its cards, and what lies above it."""
    text = Text()
    text.append(str(hall.limit.known), style=f"bold {COLOUR[hall.profession]}")
    if hall.hidden:
        text.append(f"  {words('range', low=hall.limit.low, high=hall.limit.high)}?", style="italic")
    text.append(f"\n{numbers(hall.cards)}")
    for modifier in hall.modifiers:
        owner = words("own-modifier") if modifier.owner == words.you else words.name(f"seat:{modifier.owner}")
        text.append(f"\n{modifier.value:+d} {owner}", style="bold")
    for owner_seat in hall.hidden:
        text.append(f"\n±? {words('hidden-modifier', seat=f'seat:{owner_seat}')}", style="italic")
    return text


def draw_holding(holding: Holding, hall: Hall, words: Words, *, leads: bool) -> Text:
    """What a hometown has of a profession, against its limit."""
    text = Text()
    if not holding.cards:
        return Text("·", style="dim")
    text.append(f"{holding.total}", style=f"bold {COLOUR[holding.profession]}")
    text.append(f" / {hall.limit.known} ", style="dim")
    if holding.room < 0:
        text.append(f"▲ {words('over', over=-holding.room)}", style="bold red")
    else:
        style = "dark_orange" if holding.total > hall.limit.low else "green"
        text.append(words("room", room=holding.room), style=style)
    text.append(f"\n{numbers(holding.cards)}")
    if leads:
        text.append("  ♛", style="bold yellow")
    return text


def draw_seat(shown: Shown[CapitalLuxView], seat: Seat, words: Words) -> Text:
    """Who sits there, and with what."""
    view, player = shown.view, shown.view.players[seat]
    turn = "▶ " if seat in shown.asked and seat not in shown.answered else ""
    mark = " ⚑" if seat == view.starter else ""
    text = Text(f"{turn}{words.name(f'seat:{seat}')}{mark}", style="bold")
    if seat in shown.answered:
        text.append(" ✓", style="green")
    bonus = sum(int(face[-1]) for face in player.bonus)
    facts = [words("gold", gold=player.gold), words("cards-in-hand", cards=player.cards_in_hand)]
    text.append(f"\n{' · '.join(facts)}\n", style="not bold dim")
    text.append(f"{words('bonus', points=bonus)} · ", style="not bold dim")
    text.append(words("points", points=shown.standing[seat].total), style="not bold")
    return text


def draw_hand(shown: Shown[CapitalLuxView], words: Words) -> RenderableType:
    """The viewer's own hand, and what went through it in this round."""
    own, lines = shown.view.own, list[RenderableType]()
    if own is None:
        return Group()
    if own.hand:
        lines.append(Text.assemble((f"{words('hand')}  ", "bold"), faces(own.hand, words)))
    went = [
        words(name, cards=refs(cards))
        for name, cards in (
            ("kept", own.kept),
            ("passed", own.passed),
            ("handed", own.handed),
            ("received", own.received),
        )
        if cards
    ]
    if went:
        lines.append(Text(" · ".join(went), style="dim"))
    return Group(*lines)


def refs(cards: tuple[Face, ...]) -> tuple[str, ...]:
    """Faces as refs, for the words."""
    return tuple(f"card:{face}" for face in sorted(cards, key=FACES.index))


def faces(cards: tuple[Face, ...], words: Words) -> Text:
    """Cards side by side."""
    return Text("   ").join(draw_ref(ref, words) for ref in refs(cards))


def draw_ref(ref: Ref, words: Words) -> Text:
    """A card or a profession in its colour, with its sign; anything else in plain words."""
    which = ref.partition(":")[2].partition("-")[0]
    if which not in PROFESSIONS:
        return Text(words.name(ref), style="bold")
    profession = Profession(which)
    return Text(f"{SIGN[profession]} {words.name(ref)}", style=f"bold {COLOUR[profession]}")


def numbers(values: tuple[int, ...]) -> str:
    """Card values, highest first."""
    return " ".join(map(str, sorted(values, reverse=True))) or "–"
