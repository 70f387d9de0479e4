"""The two piles: drawing, and what happens when one has run out."""

from __future__ import annotations

from tests.games.bruges.referee.bank import discard, refs
from tests.games.bruges.referee.board import SIDES
from tests.games.bruges.referee.cards import CARDS
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.tape import said


def cards_left(t: Table) -> int:
    """How many cards could still be drawn, not counting the extra pile: it is never in wait of an empty pile."""
    return sum(len(pile) for pile in t.piles.values())


def choose_pile(t: Table, player: Player) -> str:
    """One of the piles that still have cards."""
    return refs(t.ask(player, "choose-pile", [f"pile:{side}" for side in SIDES if t.piles[side]]))[0]


def take_top(t: Table, side: str) -> str:
    """The top card of a pile. The caller tells what becomes of it, then calls `refill`."""
    return t.piles[side].pop()


def refill(t: Table, side: str) -> None:
    """There shall always be two piles: first the extra pile comes in, later the other pile is split."""
    if t.piles[side]:
        return
    if t.extra is not None:
        t.piles[side], t.extra = t.extra, None
        t.last_round = t.round if t.phase == 1 else t.round + 1
        news = "extra-pile-last-round" if t.phase == 1 else "extra-pile-next-round-last"
        t.tape.tell(said(news, pile=side))
        return
    other = t.piles["right" if side == "left" else "left"]
    lower = len(other) // 2
    if lower:
        t.piles[side] = other[:lower]
        del other[:lower]
        t.tape.tell(said("pile-split", pile=side, cards=lower))


def draw_unseen(t: Table, player: Player, count: int) -> list[str]:
    """Draw card by card, choosing the pile before each; the piles give what there is."""
    drawn: list[str] = []
    while len(drawn) < count and cards_left(t):
        side = choose_pile(t, player)
        card = take_top(t, side)
        player.hand.append(card)
        drawn.append(card)
        t.tell("draws", player, colour=CARDS[card].colour, pile=side)
        refill(t, side)
    return drawn


def look(t: Table, player: Player, drawn: list[str]) -> None:
    """Only after the last card the faces are seen, and only by who drew them."""
    if drawn:
        t.tape.tell(said("you-drew", only=player.seat, cards=drawn))


def draw(t: Table, player: Player, count: int) -> list[str]:
    """Draw so many cards and look at them."""
    drawn = draw_unseen(t, player, count)
    look(t, player, drawn)
    return drawn


def discard_chosen(t: Table, player: Player, count: int, least: int | None = None) -> int:
    """Discard cards of one's choice from the hand, as many as there are; says how many."""
    most = min(count, len(player.hand))
    paths = [f"card:{card}" for card in player.hand]
    gone = refs(t.ask(player, "discard-cards", paths, most if least is None else least, most))
    discard(t, player, gone)
    return len(gone)
