"""Before the first round: cards, guard houses, the first player."""

from __future__ import annotations

from tests.games.bruges.referee.bank import refs
from tests.games.bruges.referee.board import CANALS
from tests.games.bruges.referee.cards import CARDS
from tests.games.bruges.referee.ledger import Table
from tests.games.bruges.referee.tape import CHANCE, said

STACK = 33
"""165 cards in five stacks; as many stacks as players are in play."""


def set_up(t: Table) -> None:
    """What chance decides, and what is told of it."""
    _lay_piles(t)
    _sit_down(t)
    t.first = int(refs(t.tape.chance("first-player"))[0])
    if not 0 <= t.first < len(t.players):
        t.tape.lose(CHANCE, f"seat {t.first} cannot begin")


def _lay_piles(t: Table) -> None:
    """Left pile, right pile, extra pile, each from bottom to top; the left one is the larger."""
    deck = refs(t.tape.chance("deck"))
    if sorted(deck) != sorted(CARDS):
        t.tape.lose(CHANCE, "the deck must be all 165 cards")
    in_play = STACK * len(t.players)
    half = (in_play + 1) // 2
    t.piles = {"left": deck[:half], "right": deck[half:in_play]}
    t.extra = deck[in_play:]


def _sit_down(t: Table) -> None:
    """Everybody has a guard house of their own."""
    guards = refs(t.tape.chance("guard-houses"))
    if len(guards) != len(t.players) or len(set(guards)) != len(guards) or not set(guards) <= set(CANALS):
        t.tape.lose(CHANCE, f"{guards} are not a guard house for each")
    for player, guard in zip(t.players, guards, strict=True):
        player.guard = guard
        t.tape.tell(said("sits-at", seat=player.seat, guard=guard))
