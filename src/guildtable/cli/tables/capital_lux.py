"""Capital Lux in the terminal: one column a profession, so that a column reads as one sum."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guildtable.cli.tables.drawing import Drawing
from guildtable.cli.words import Words
from guildtable.games.capital_lux.cards import PROFESSIONS, Face, Profession
from guildtable.games.capital_lux.state import Phase
from guildtable.games.capital_lux.view import CapitalLuxView, Hall, Holding
from guildtable.kernel.question import Ref, Seat
from guildtable.kernel.wire import Shown

CHECKED = {Phase.DEAL, Phase.OVER}
"""What lies in a hometown now has passed the check: a bonus card that left the capital does not put it over again."""

# A colour never stands alone: each has its letter and its sign.
COLOUR = {
    Profession.AGENT: "bright_blue",
    Profession.CLERIC: "bright_magenta",
    Profession.SCHOLAR: "bright_green",
    Profession.MERCHANT: "yellow",
}
LETTER_OF = {
    Profession.AGENT: "blue",
    Profession.CLERIC: "pink",
    Profession.SCHOLAR: "green",
    Profession.MERCHANT: "yellow",
}
SIGN = {Profession.AGENT: "◉", Profession.CLERIC: "✚", Profession.SCHOLAR: "✎", Profession.MERCHANT: "⚖"}


def draw_table(shown: Shown[CapitalLuxView], words: Words) -> RenderableType:
    """Capital on top, hometowns below it."""
    view = shown.view
    table = Table(box=box.ROUNDED, expand=True, pad_edge=False, padding=(0, 1))
    supply = words("supply", cards=view.cards_left, modifiers=view.modifiers_left, gold=view.gold_left)
    table.caption, table.caption_style = supply, "dim"
    table.add_column(Text(words("capital"), style="bold"), min_width=25)
    for hall in view.halls:
        letter = words.letter(LETTER_OF[hall.profession])
        name = f"{SIGN[hall.profession]} {words.name(f'capital:{hall.profession}')} {letter}"
        table.add_column(Text(name, style=f"bold {COLOUR[hall.profession]}"), ratio=1)
    table.add_row(Text(words("limit"), style="bold"), *(draw_hall(hall, shown, words) for hall in view.halls))
    table.add_section()
    for seat in range(len(view.players)):
        style = "on grey15" if seat == shown.viewer else ""
        holdings = (draw_holding(shown, seat, profession, words) for profession in range(len(PROFESSIONS)))
        table.add_row(draw_seat(shown, seat, words), *holdings, style=style)
    return table


def draw_hall(hall: Hall, shown: Shown[CapitalLuxView], words: Words) -> Text:
    """A hall's limit, its cards, and what lies above it."""
    low, high = hall.limit.low, hall.limit.high
    limit = str(low) if low == high else f"{words('range', low=low, high=high)}?"
    text = Text(limit, style=f"bold {COLOUR[hall.profession]}")
    text.append(f"\n{numbers(hall.cards)}", style="not bold default")
    for modifier in hall.modifiers:
        value = words.name(f"modifier:{'plus' if modifier.value > 0 else 'minus'}-{abs(modifier.value)}")
        owner = words("own-modifier") if modifier.owner == shown.viewer else words.name(f"seat:{modifier.owner}")
        text.append(f"\n{value} {owner}", style="bold default")
    for owner_seat in hall.hidden:
        text.append(f"\n±? {words.name(f'seat:{owner_seat}')}", style="not bold italic default")
    return text


def draw_holding(shown: Shown[CapitalLuxView], seat: Seat, place: int, words: Words) -> Text:
    """What a hometown has of a profession, against its limit; once limits have been checked, only what it has."""
    view = shown.view
    holding, hall = view.players[seat].hometown[place], view.halls[place]
    if not holding.cards:
        return Text("·", style="dim")
    text = Text(f"{holding.total}", style=f"bold {COLOUR[holding.profession]}")
    if view.phase not in CHECKED:
        low, high = hall.limit.low, hall.limit.high
        text.append(f"/{low if holding.total <= low else high} ", style="not bold dim default")
        if holding.total <= low:
            text.append(words("room", room=low - holding.total), style="not bold green")
        elif holding.total <= high:
            text.append(f"△ {words('at-risk')}", style="not bold dark_orange")
        else:
            text.append(f"▲ {words('over', over=holding.total - high)}", style="bold red")
    text.append(f"\n{numbers(holding.cards)}", style="not bold default")
    if holding.total == max(player.hometown[place].total for player in view.players):
        text.append(" ♛", style="bold yellow")
    return text


def draw_seat(shown: Shown[CapitalLuxView], seat: Seat, words: Words) -> Text:
    """Who sits there, and with what."""
    view, player = shown.view, shown.view.players[seat]
    turn = "▶ " if seat in shown.asked and seat not in shown.answered else ""
    begun = view.phase not in {Phase.SET_UP, Phase.FIRST_STARTER}
    text = Text(f"{turn}{words.name(f'seat:{seat}')}{' ⚑' if begun and seat == view.starter else ''}", style="bold")
    if seat in shown.answered:
        text.append(" ✓", style="green")
    points = shown.standing[seat].total
    at_risk = sum(
        holding.total for holding, hall in zip(player.hometown, view.halls, strict=True) if over(holding, hall)
    )
    if view.phase in CHECKED:
        at_risk = 0
    if at_risk:
        text.append(f"\n{words('safe-points', points=points, safe=points - at_risk)}", style="not bold")
    else:
        text.append(f"\n{words('points', points=points)}", style="not bold")
    bonus = sum(int(face[-1]) for face in player.bonus)
    facts = (
        words("gold", gold=player.gold),
        words("cards-in-hand", cards=player.cards_in_hand),
        words("bonus", points=bonus),
    )
    return text.append(f"\n{' · '.join(facts)}", style="not bold dim")


def over(holding: Holding, hall: Hall) -> bool:
    """Could these cards be lost if the round ended now?"""
    return holding.total > max(hall.limit.low, 0)


def draw_hand(shown: Shown[CapitalLuxView], words: Words) -> RenderableType:
    """The viewer's own hand."""
    own = shown.view.own
    if own is None or not own.hand:
        return Group()
    hand = Text("   ").join(draw_ref(ref, words) for ref in refs(own.hand))
    return Text.assemble((f"{words('hand')}  ", "bold"), hand)


def draw_memory(shown: Shown[CapitalLuxView], words: Words) -> RenderableType:
    """What went through the viewer's hands in this round."""
    own = shown.view.own
    went = {} if own is None else {name: getattr(own, name) for name in ("kept", "passed", "handed", "received")}
    lines = [words(name, cards=refs(cards)) for name, cards in went.items() if cards]
    return Text("\n".join(lines or [words("none")]))


def refs(cards: tuple[Face, ...]) -> tuple[Ref, ...]:
    """Faces as refs, for the words."""
    return tuple(f"card:{face}" for face in cards)


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


DRAWING = Drawing(
    table=draw_table,
    hand=draw_hand,
    memory=draw_memory,
    ref=draw_ref,
    rows=24,
    stepwise=False,
)
