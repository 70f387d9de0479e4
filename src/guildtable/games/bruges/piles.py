"""The piles: drawing cards, and what happens when a pile runs out."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.games.bruges.parts import SIDES
from guildtable.games.bruges.person import COLOUR, card_ref, card_refs
from guildtable.games.bruges.state import Bruges, Phase
from guildtable.kernel.event import tell, whisper
from guildtable.kernel.question import Choice, Message, Seat, choose, choose_some
from guildtable.kernel.script import Card

type Pile = int


async def draw(g: Bruges, me: Seat, count: int) -> int:
    """Draw cards and look at them after the last. Gives how many there were."""
    drawn = await draw_unseen(g, me, count)
    look(g, me)
    return drawn


async def draw_unseen(g: Bruges, me: Seat, count: int) -> int:
    """Draw cards one by one, each from the pile of one's choice, without looking; as many as there are."""
    for left in range(count, 0, -1):
        if not cards_left(g):
            return count - left
        pile = await choose_pile(g, me, left)
        card = take_top(g, pile)
        g.towns[me].unseen.append(card)
        tell(g, "draws", seat=f"seat:{me}", colour=f"colour:{COLOUR[card]}", pile=f"pile:{SIDES[pile]}")
        replace_pile(g, pile)
    return count


def look(g: Bruges, me: Seat) -> None:
    """Take what was drawn into the hand, and see it."""
    town = g.towns[me]
    if town.unseen:
        whisper(g, me, "you-drew", cards=card_refs(town.unseen))
        town.hand += town.unseen
        town.unseen.clear()


async def choose_pile(g: Bruges, me: Seat, left: int, becomes: str = "hand") -> Pile:
    """Which pile to draw from; all see the colour on top. The question says what the card becomes."""
    piles = [pile for pile in (0, 1) if g.piles[pile]]
    return await choose(
        me,
        Choice(
            "choose-pile",
            piles,
            lambda pile: f"pile:{SIDES[pile]}",
            args={"left": left, "becomes": becomes},
            outcome=lambda pile: Message(
                "draw-from", {"colour": f"colour:{COLOUR[g.piles[pile][-1]]}", "cards": len(g.piles[pile])}
            ),
        ),
    )


def cards_left(g: Bruges) -> bool:
    """Can anything be drawn?"""
    return bool(g.piles[0] or g.piles[1])


def take_top(g: Bruges, pile: Pile) -> Card:
    """The top card; if it was the last, the pile has run out and is to be replaced."""
    return g.piles[pile].pop()


def replace_pile(g: Bruges, pile: Pile) -> None:
    """For a pile that has run out comes the extra pile, once, and the end is near; later half of the other pile."""
    if g.piles[pile]:
        return
    if g.extra:
        g.piles[pile], g.extra = g.extra, []
        g.last_round = g.round if g.phase is Phase.DRAW else g.round + 1
        now = "extra-pile-last-round" if g.phase is Phase.DRAW else "extra-pile-next-round-last"
        tell(g, now, pile=f"pile:{SIDES[pile]}")
        return
    other = g.piles[1 - pile]
    if len(other) > 1:
        half = len(other) // 2
        g.piles[pile], g.piles[1 - pile] = other[:half], other[half:]
        tell(g, "pile-split", pile=f"pile:{SIDES[pile]}", cards=half)


def discard(g: Bruges, me: Seat, cards: Sequence[Card]) -> None:
    """From the hand, for all to see."""
    for card in cards:
        leave_hand(g, me, card)
        g.discards.append(card)
    if cards:
        tell(g, "discards", seat=f"seat:{me}", cards=card_refs(cards))


async def discard_some(g: Bruges, me: Seat, least: int, most: int) -> int:
    """Choose cards of the hand to discard. Gives how many."""
    hand = g.towns[me].hand
    most = min(most, len(hand))
    choice = Choice("discard-cards", hand[:], card_ref, min(least, most), most, {"least": least, "count": most})
    cards = await choose_some(me, choice)
    discard(g, me, cards)
    return len(cards)


async def draw_to_play(g: Bruges, me: Seat) -> None:
    """Draw a card that is to be played at once, and look at it."""
    await draw_unseen(g, me, 1)
    town = g.towns[me]
    whisper(g, me, "you-drew", cards=card_refs(town.unseen))
    town.drawn, town.unseen = town.unseen, []


def leave_hand(g: Bruges, me: Seat, card: Card) -> None:
    """A card goes from the hand to where all can see it."""
    town = g.towns[me]
    if card in town.drawn:
        town.drawn.remove(card)
        return
    town.hand.remove(card)
    if card in town.returned:
        town.returned.remove(card)


def hide_from_hand(g: Bruges, me: Seat, card: Card) -> bool:
    """A card goes from the hand face down. Gives whether all know it: the only one of its colour, and seen before.

    If it was one of several, nobody can tell any longer where those lie that had been seen.
    """
    town, colour = g.towns[me], COLOUR[card]
    if card in town.drawn:
        town.drawn.remove(card)
        return False
    alike = [other for other in town.hand if COLOUR[other] is colour]
    known = len(alike) == 1 and card in town.returned
    town.returned = [other for other in town.returned if COLOUR[other] is not colour]
    town.hand.remove(card)
    return known


def show_returned(g: Bruges, me: Seat, person: Card) -> None:
    """A person comes back to the hand, as all have seen."""
    town = g.towns[me]
    town.hand.append(person)
    town.returned.append(person)
