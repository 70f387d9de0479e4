"""Playing a card: everything a hand can be played for, and the question which it shall be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from guildtable.games.bruges.parts import COLOURS
from guildtable.games.bruges.person import COLOUR
from guildtable.games.bruges.play import USUAL, Play, Terms
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.uses import WAYS
from guildtable.kernel.question import Choice, Message, Path, Seat, choose_some, one_of
from guildtable.kernel.script import Card, Script


def plays(g: Bruges, me: Seat, cards: Sequence[Card], terms: Terms = USUAL) -> list[Play]:
    """Everything these cards can be played for, card by card."""
    return [*chain.from_iterable(chain.from_iterable(offered(g, me, cards, terms)))]


def barred_plays(g: Bruges, me: Seat, cards: Sequence[Card], terms: Terms) -> dict[Path, Message]:
    """What these cards cannot be used for now, and why; nothing is said of cards that may count as any colour."""
    if terms.any_colour:
        return {}
    return {
        f"card:{card}/use:{use}": WAYS[use].why_not(g.towns[me], card, terms)
        for card, offers in zip(cards, offered(g, me, cards, terms), strict=True)
        for use, ways in zip(terms.uses, offers, strict=True)
        if not ways
    }


def offered(g: Bruges, me: Seat, cards: Sequence[Card], terms: Terms) -> Iterator[tuple[Sequence[Play], ...]]:
    """Card by card, and colour by colour if it may count as any: what each use offers it."""
    if terms.any_colour:
        counted = [(card, colour) for card in cards for colour in COLOURS]
    else:
        counted = [(card, COLOUR[card]) for card in cards]
    return zip(*[WAYS[use].offers(g, me, counted, terms) for use in terms.uses], strict=True)


def carry_out(g: Bruges, me: Seat, play: Play, terms: Terms = USUAL) -> Script:
    """Play the card."""
    return WAYS[play.use].carry_out(g, me, play, terms)


def play_outcome(g: Bruges, me: Seat, play: Play, terms: Terms) -> Message:
    """What a play would bring and cost."""
    return WAYS[play.use].outcome(g, me, play, terms)


def play_path(g: Bruges, me: Seat, play: Play) -> Path:
    """The card, the colour it is to count as if not its own, the use, and where."""
    card, use, colour, _, _ = play
    counted = "" if colour is COLOUR[card] else f"/as:{colour}"
    return f"card:{card}{counted}/use:{use}{WAYS[use].where(g.towns[me], play)}"


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
