"""Bruges in the terminal: dice and piles on top, below them a column a player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guildtable.cli.tables.drawing import Drawing
from guildtable.cli.words import Words
from guildtable.games.bruges.deck import known
from guildtable.games.bruges.parts import COLOURS, SECTIONS, SIDES, SPACES, TOP_STEP, Colour
from guildtable.games.bruges.person import COLOUR, PERSONS, Icon, card_refs
from guildtable.games.bruges.state import Phase
from guildtable.games.bruges.view import BrugesView, Player, ShownHouse, ShownPile
from guildtable.kernel.question import Path, Ref, Seat
from guildtable.kernel.script import Card
from guildtable.kernel.wire import Shown

# A colour never stands alone: each has its letter.
STYLE = {
    Colour.BLUE: "bright_blue",
    Colour.BROWN: "dark_orange3",
    Colour.RED: "bright_red",
    Colour.PURPLE: "medium_orchid",
    Colour.YELLOW: "yellow",
}
SIGN = {
    Icon.AT_ONCE: "➤",
    Icon.FOR_WORKER: "♟",
    Icon.ONCE_A_ROUND: "①",
    Icon.ALWAYS: "∞",
    Icon.WHENEVER: "∞",
    Icon.AT_END: "❦",
}


def draw_table(shown: Shown[BrugesView], words: Words) -> RenderableType:
    """The middle of the table, then the towns."""
    view = shown.view
    table = Table(box=box.ROUNDED, expand=True, pad_edge=False, padding=(0, 1))
    for seat in range(len(view.players)):
        table.add_column(draw_name(shown, seat, words), ratio=1)
    table.add_row(*(draw_player(shown, seat, words) for seat in range(len(view.players))))
    return Group(draw_dice(view, words), draw_piles(view, words), table)


def draw_dice(view: BrugesView, words: Words) -> Text:
    """What was rolled, and what a step costs."""
    text = Text(f"{words('dice')}  ", style="bold")
    if not view.dice or view.phase in {Phase.DRAW, Phase.ROLL}:
        return text.append("–", style="not bold")
    for colour in COLOURS:
        face = view.dice[colour]
        text.append(f" {words.letter(colour)} {face}{'!' if face >= 5 else ' '} ", style=f"bold {STYLE[colour]}")
    return text.append(f"  {words('step-price', price=view.step_price)}", style="not bold dim")


def draw_piles(view: BrugesView, words: Words) -> Text:
    """How high the piles are, what lies on top, the statues, and whether the end is near."""
    text = Text(f"{words('piles')}  ", style="bold")
    for side, pile in zip(SIDES, view.piles, strict=True):
        text.append(f"{words.name(f'pile:{side}')} ", style="not bold").append(draw_pile(pile, words)).append(" · ")
    text.append(words("extra-pile", cards=view.extra.cards), style="not bold dim")
    text.append(f"   {words('statues')} ", style="bold")
    text.append(" ".join(map(str, reversed(view.statues))) or words("none"), style="not bold")
    if view.last_round is not None and view.phase is not Phase.OVER:
        end = "last-round" if view.last_round == view.round else "next-round-is-last"
        text.append(f"   {words(end)}", style="bold red")
    return text


def draw_pile(pile: ShownPile, words: Words) -> Text:
    """A pile's height and the back on top."""
    if pile.top is None:
        return Text(words("pile-empty"), style="dim")
    return Text(f"{pile.cards} ").append(f"▮{words.letter(pile.top)}", style=f"bold {STYLE[pile.top]}")


def draw_name(shown: Shown[BrugesView], seat: Seat, words: Words) -> Text:
    """Who sits there."""
    view = shown.view
    turn = "▶ " if seat in shown.asked and seat not in shown.answered else ""
    flag = " ⚑" if seat == view.starter and view.phase not in {Phase.SET_UP, Phase.FIRST_PLAYER} else ""
    style = "bold reverse" if seat == shown.viewer else "bold"
    return Text(f"{turn}{words.name(f'seat:{seat}')}{flag}{' ✓' if seat in shown.answered else ''}", style=style)


def draw_player(shown: Shown[BrugesView], seat: Seat, words: Words) -> Text:
    """Everything one player has."""
    player = shown.view.players[seat]
    text = Text(words("points", points=shown.standing[seat].total), style="bold")
    text.append(f" ({words('track-points', points=player.points)})", style="not bold dim")
    text.append(f"\n{words('guilders', guilders=player.guilders)}", style="bold")
    text.append(f" · {words('reputation', step=player.reputation, top=TOP_STEP)}", style="not bold")
    text.append("\n").append(draw_counts("workers", player.workers, "♟", words))
    text.append("\n").append(draw_counts("threats", player.threats, "●", words))
    for section in SECTIONS:
        text.append("\n").append(draw_canal(player, section, words))
    honours = [f"♛ {words.name(f'majority:{majority}')}" for majority in player.majorities]
    honours += [f"✦{statue}" for statue in player.statues]
    if honours:
        text.append(f"\n{' '.join(honours)}", style="bold yellow")
    text.append("\n").append(draw_backs(player, words))
    for house in player.houses:
        text.append("\n").append(draw_house(house, words))
    return text


def draw_counts(title: str, counts: Mapping[Colour, int], sign: str, words: Words) -> Text:
    """So many of each colour, with its letter; what there is none of is left out."""
    text = Text().append(f"{words(title)} ", style="not bold dim")
    for colour in COLOURS:
        if counts[colour]:
            text.append(f"{words.letter(colour)}{sign * counts[colour]} ", style=f"bold {STYLE[colour]}")
    return text if any(counts.values()) else text.append("–")


def draw_canal(player: Player, section: int, words: Words) -> Text:
    """Built spaces, then colour and price of those to come."""
    built, spaces = player.canals[section].built, SPACES[player.guard_house][section]
    text = Text(f"{'←' if section == 0 else '→'} {'■' * built}{' ' if built else ''}", style="not bold")
    for place, space in enumerate(spaces[built:]):
        style = f"{'bold' if place == 0 else 'not bold'} {STYLE[space.colour]}"
        text.append(f"{words.letter(space.colour)}{space.price} ", style=style)
    return text


def draw_backs(player: Player, words: Words) -> Text:
    """The backs of a hand, and what all know of it."""
    text = Text().append(f"{words('cards-in-hand')} ", style="not bold dim")
    for colour in player.backs:
        text.append(f"▮{words.letter(colour)}", style=f"bold {STYLE[colour]}")
    if player.returned:
        text.append(f" {words('known-cards', cards=card_refs(player.returned))}", style="not bold dim")
    return text if player.backs else text.append("–")


def draw_house(house: ShownHouse, words: Words) -> Text:
    """A house in its colour, and who lives there."""
    text = Text(f"⌂{words.letter(house.colour)} ", style=f"bold {STYLE[house.colour]}")
    if house.person is None:
        return text.append(words("empty-house"), style="not bold dim")
    person = PERSONS[house.person]
    text.append(f"{SIGN[person.icon]}", style=f"bold {STYLE[person.worker]}" if person.worker else "bold default")
    if person.worker:
        text.append(words.letter(person.worker), style=f"bold {STYLE[person.worker]}")
    text.append(f" {words.name(f'person:{house.person}')}{ours(house.person)}", style="not bold default")
    return text.append(" ↷", style="dim") if house.used else text


def draw_hand(shown: Shown[BrugesView], words: Words) -> RenderableType:
    """The viewer's own hand."""
    own = shown.view.own
    if own is None or not (own.hand or own.unseen):
        return Group()
    cards = [draw_ref(ref, words) for ref in sorted_hand(own.hand)]
    cards += [Text(f"▮{words.letter(colour)} ?", style=f"bold {STYLE[colour]}") for colour in own.unseen]
    return Text.assemble((f"{words('hand')}  ", "bold"), Text("   ").join(cards))


def sorted_hand(hand: Iterable[Card]) -> list[Ref]:
    """A hand by colour."""
    return [f"card:{card}" for card in sorted(hand, key=lambda card: (COLOURS.index(COLOUR[card]), card))]


def draw_memory(shown: Shown[BrugesView], words: Words) -> RenderableType:
    """What the cards say: my hand, my houses, every person in play; and the discards."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    own = shown.view.own
    for ref in sorted_hand(own.hand) if own else ():
        source = Text(words(f"source-{known(ref[5:]) or 'ours'}"), style="dim")
        table.add_row(words("hand"), draw_ref(ref, words), facts(ref[5:], words), source)
    for seat, player in enumerate(shown.view.players):
        for house in player.houses:
            if house.card and seat == shown.viewer:
                table.add_row(words.name(f"house:{house.colour}"), draw_ref(f"card:{house.card}", words), "", "")
            if house.person:
                name = Text(words.name(f"person:{house.person}"), style="bold")
                source = Text(words(f"source-{known(house.person) or 'ours'}"), style="dim")
                table.add_row(words.name(f"seat:{seat}"), name, facts(house.person, words), source)
    discards = Text(words("discarded", cards=card_refs(shown.view.discards)), style="dim")
    return Group(table, discards)


def draw_ref(ref: Ref, words: Words) -> Text:
    """Anything coloured in its colour, with its letter; a card with its price."""
    kind, _, which = ref.partition(":")
    if kind in {"card", "person"} and which in PERSONS:
        person = PERSONS[which]
        style = f"bold {STYLE[person.colour]}"
        text = Text(f"▮{words.letter(person.colour)} {words.name(ref)}{ours(which)}", style=style)
        if kind == "card":
            return text.append(f" {person.price}")
        if person.worker:  # what an activation costs
            return text.append(f" ♟{words.letter(person.worker)}", style=f"bold {STYLE[person.worker]}")
        return text
    if which in COLOURS:
        return Text(f"{words.letter(Colour(which))} {words.name(ref)}", style=f"bold {STYLE[Colour(which)]}")
    return Text(words.name(ref), style="bold")


def ours(card: Card) -> str:
    """A sign at the name of whoever no rulebook knows."""
    return "" if known(card) else "°"


def about(path: Path, words: Words) -> str:
    """What a card's person does."""
    kind, _, which = path.rpartition("/")[2].partition(":")
    return facts(which, words) if kind == "card" and which in PERSONS else ""


def facts(card: Card, words: Words) -> str:
    """Group, icon and text of a person."""
    person = PERSONS[card]
    icon = f"icon-{person.icon}"
    when = words(icon, worker=f"worker:{person.worker}") if person.worker else words(icon)
    return f"{words.name(f'group:{person.group}')} · {when} · {words(f'text-{card}')}"


DRAWING = Drawing(
    table=draw_table,
    hand=draw_hand,
    memory=draw_memory,
    ref=draw_ref,
    rows=36,
    stepwise=True,
    about=about,
)
