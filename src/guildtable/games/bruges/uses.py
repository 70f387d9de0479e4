"""The six uses of a card: what can be had for it, and carrying it out."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.games.bruges.canals import build_canal, canal_price
from guildtable.games.bruges.foresight import barred_plays, play_outcome
from guildtable.games.bruges.houses import build_house, empty_houses, recruit
from guildtable.games.bruges.parts import COLOURS, SECTIONS, SIDES, Colour
from guildtable.games.bruges.person import COLOUR, PRICE, card_ref, dials
from guildtable.games.bruges.piles import leave_hand
from guildtable.games.bruges.play import (
    CANAL,
    GUILDERS,
    HOUSE,
    RECRUIT,
    THREAT,
    USUAL,
    WORKERS,
    Play,
    Terms,
)
from guildtable.games.bruges.purse import return_workers, take_guilders, take_workers
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.threats import return_threats
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Path, Seat, choose_some, one_of
from guildtable.kernel.script import Card


def plays(g: Bruges, me: Seat, cards: Sequence[Card], terms: Terms = USUAL) -> list[Play]:
    """Everything these cards can be played for."""
    town = g.towns[me]
    turned = dials(town)
    uses, threats, workers = terms.uses, town.threats, town.workers
    sections = payable(g, me) if CANAL in uses else ()
    empty = empty_houses(g, me) if RECRUIT in uses else ()
    budget = town.guilders + terms.discount
    options: list[Play] = []
    add = options.append
    for card in cards:
        for colour in COLOURS if terms.any_colour else (COLOUR[card],):
            if WORKERS in uses:
                add(Play(card, WORKERS, colour))
            if GUILDERS in uses:
                if turned.any_die:
                    options += [Play(card, GUILDERS, colour, -1, die) for die in COLOURS]
                else:
                    add(Play(card, GUILDERS, colour))
            if threats[colour] and THREAT in uses:
                add(Play(card, THREAT, colour))
            for section, wanted in sections:
                if wanted is colour or turned.any_canal_colour:
                    add(Play(card, CANAL, colour, section))
            if (workers[colour] or terms.free_house) and HOUSE in uses:
                add(Play(card, HOUSE, colour))
            if empty and PRICE[card] <= budget:
                options += [Play(card, RECRUIT, colour, place) for place in empty]
    return options


def payable(g: Bruges, me: Seat) -> list[tuple[int, Colour]]:
    """The sections whose next space can be paid, and the colour it takes."""
    town = g.towns[me]
    found = []
    for section in SECTIONS:
        space = town.next_space(section)
        if space and canal_price(town, space) <= town.guilders:
            found.append((section, space.colour))
    return found


async def carry_out(g: Bruges, me: Seat, play: Play, terms: Terms = USUAL) -> None:
    """Play the card."""
    card, use, colour, where, die = play
    town = g.towns[me]
    if use is HOUSE:
        if not terms.free_house:
            return_workers(g, me, (colour,))
        await build_house(g, me, card)
        return
    if use is RECRUIT:
        await recruit(g, me, card, where, max(0, PRICE[card] - terms.discount))
        return
    leave_hand(g, me, card)
    g.discards.append(card)
    tell(g, f"plays-for-{use}", seat=f"seat:{me}", card=card_ref(card), colour=f"colour:{colour}")
    if use is WORKERS:
        take_workers(g, me, [colour] * dials(town).workers)
    elif use is GUILDERS:
        take_guilders(g, me, g.dice[die or colour] + dials(town).more_guilders)
    elif use is THREAT:
        return_threats(g, me, [colour])
    else:
        space = town.next_space(where)
        assert space
        await build_canal(g, me, where, canal_price(town, space))


async def play_card(g: Bruges, me: Seat, terms: Terms = USUAL, cards: Sequence[Card] | None = None) -> None:
    """Play one card more, of these or of the hand, if there is any way to."""
    cards = g.towns[me].hand if cards is None else cards
    if cards:
        await carry_out(g, me, await one_of(me, play_choice(g, me, "play-another", cards, terms)), terms)


async def may_play_card(g: Bruges, me: Seat, terms: Terms = USUAL) -> bool:
    """Play one card more, or leave it. Gives whether one was played."""
    hand = g.towns[me].hand
    choice = play_choice(g, me, "may-play-another", hand, terms, least=0)
    for play in await choose_some(me, choice) if hand else ():
        await carry_out(g, me, play, terms)
        return True
    return False


def play_choice(g: Bruges, me: Seat, why: str, cards: Sequence[Card], terms: Terms, least: int = 1) -> Choice[Play]:
    """Which of the cards, for which use."""
    return Choice(
        why,
        plays(g, me, cards, terms),
        lambda play: play_path(g, me, play),
        least=least,
        outcome=lambda play: play_outcome(g, me, play, terms),
        barred=lambda: barred_plays(g, me, cards, terms),
    )


def play_path(g: Bruges, me: Seat, play: Play) -> Path:
    """The card, the colour it is to count as if not its own, the use, and where."""
    card, use, colour, where, die = play
    path = f"card:{card}" if colour is COLOUR[card] else f"card:{card}/as:{colour}"
    path = f"{path}/use:{use}"
    if die:
        return f"{path}/die:{die}"
    if use is CANAL:
        return f"{path}/section:{SIDES[where]}"
    if use is RECRUIT:
        return f"{path}/house:{COLOUR[g.towns[me].houses[where].card]}"
    return path
