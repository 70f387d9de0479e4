"""What activated persons do, one function a family, beyond giving points, guilders and workers."""

from __future__ import annotations

from collections import Counter

from tests.games.bruges.referee.bank import pay_guilders, refs, return_workers, score, take_guilders, take_workers
from tests.games.bruges.referee.cards import COLOURS, Card
from tests.games.bruges.referee.growth import advance, build_canal, build_house, canal_options, rolled_price
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.piles import choose_pile, discard_chosen, draw, refill, take_top
from tests.games.bruges.referee.threats import choose_to_return, return_threat
from tests.games.bruges.referee.uses import card_options, hand_options, perform


def architect(t: Table, player: Player, _card: Card) -> None:
    """The top card of a pile becomes a house, unseen by everybody."""
    side = choose_pile(t, player)
    card = take_top(t, side)
    t.tell("lays-from-pile", player, pile=side)
    refill(t, side)
    build_house(t, player, card)


def canal_double_price(t: Table, player: Player, _card: Card) -> None:
    """A canal token of any colour for twice the price."""
    section = t.ask(player, "build-canal", canal_options(player, times=2))
    build_canal(t, player, refs(section)[0], times=2)


def extra_card_play(t: Table, player: Player, _card: Card) -> None:
    """Another card from the hand, for any of the six actions."""
    perform(t, player, t.ask(player, "play-another", hand_options(player))[0])


def princess(t: Table, player: Player, _card: Card) -> None:
    """The top card of a pile, for any of the six actions at once."""
    card = draw(t, player, 1)[0]
    perform(t, player, t.ask(player, "play-another", card_options(player, card))[0])


def servant(t: Table, player: Player, _card: Card) -> None:
    """Draw a card."""
    draw(t, player, 1)


def librarian(t: Table, player: Player, _card: Card) -> None:
    """Draw a card, then discard a card."""
    discard_chosen(t, player, len(draw(t, player, 1)))


def tutor(t: Table, player: Player, card: Card) -> None:
    """1 point, then as the Librarian."""
    score(t, player, 1)
    librarian(t, player, card)


def chambermaid(t: Table, player: Player, _card: Card) -> None:
    """Discard a card, then draw a card."""
    draw(t, player, discard_chosen(t, player, 1))


def market_woman(t: Table, player: Player, _card: Card) -> None:
    """A card for 3 guilders."""
    take_guilders(t, player, 3 * discard_chosen(t, player, 1))


def brewster(t: Table, player: Player, _card: Card) -> None:
    """A worker for 3 guilders."""
    return_workers(t, player, refs(t.ask(player, "return-worker", player.pieces("worker"))))
    take_guilders(t, player, 3)


def weaver(t: Table, player: Player, _card: Card) -> None:
    """2 workers, of one colour or two."""
    take_workers(t, player, refs(t.ask(player, "take-workers", _supply(2), 2, 2)))


def blacksmith(t: Table, player: Player, _card: Card) -> None:
    """2 workers of different colours."""
    take_workers(t, player, refs(t.ask(player, "take-different-workers", _supply(1), 2, 2)))


def poacher(t: Table, player: Player, _card: Card) -> None:
    """A worker of any colour and a guilder."""
    take_workers(t, player, refs(t.ask(player, "take-workers", _supply(1))))
    take_guilders(t, player, 1)


def _supply(each: int) -> list[str]:
    return [f"worker:{colour}" for colour in COLOURS for _ in range(each)]


def worker_exchange(t: Table, player: Player, _card: Card) -> None:
    """Worker by worker, at least one; what was taken now cannot be given, and nothing for its own colour."""
    givable = Counter(player.workers)
    least = 1
    while givable.total():
        paths = [
            f"worker:{given}/for:{taken}" for given in COLOURS if givable[given] for taken in COLOURS if taken != given
        ]
        chosen = t.ask(player, "exchange-workers", paths, least)
        if not chosen:
            return
        given, taken = (ref.partition(":")[2] for ref in chosen[0].split("/"))
        givable[given] -= 1
        return_workers(t, player, [given])
        take_workers(t, player, [taken])
        least = 0


def tailor(t: Table, player: Player, _card: Card) -> None:
    """2 guilders for a step."""
    pay_guilders(t, player, 2)
    advance(t, player)


def marquise(t: Table, player: Player, _card: Card) -> None:
    """2 guilders for 2 points."""
    pay_guilders(t, player, 2)
    score(t, player, 2)


def countess(t: Table, player: Player, _card: Card) -> None:
    """A step for nothing."""
    advance(t, player)


def viscount(t: Table, player: Player, _card: Card) -> None:
    """A step for the price rolled; the Notary does not help."""
    pay_guilders(t, player, rolled_price(t))
    advance(t, player)


def ward_threat_colour(t: Table, player: Player, card: Card) -> None:
    """Return a threat marker of the person's colour."""
    return_threat(t, player, card.named)


def physician(t: Table, player: Player, _card: Card) -> None:
    """For a guilder, return a threat marker of any colour."""
    pay_guilders(t, player, 1)
    choose_to_return(t, player, least=1)
