"""Arrow effects that do more than give, and leave the other players alone."""

from __future__ import annotations

from tests.games.bruges.referee.bank import give_guilders, pay_guilders, refs, score, take_guilders
from tests.games.bruges.referee.cards import COLOURS
from tests.games.bruges.referee.growth import advance, build_canal, can_advance, canal_options
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.piles import cards_left, discard_chosen, draw
from tests.games.bruges.referee.recruiting import arrow
from tests.games.bruges.referee.threats import choose_to_return, return_threat
from tests.games.bruges.referee.uses import DISCARDING, build_house_from_hand, card_options, hand_options, perform


@arrow(lambda _t, p: bool(canal_options(p, times=0)))
def porter(t: Table, player: Player) -> None:
    """Build 1 canal token of any colour for nothing."""
    sections = canal_options(player, times=0)
    if sections:
        build_canal(t, player, refs(t.ask(player, "build-canal", sections))[0], times=0)


@arrow(lambda t, _p: cards_left(t) > 0)
def falconer(t: Table, player: Player) -> None:
    """Draw 2 cards."""
    draw(t, player, 2)


@arrow(lambda t, p: bool(p.hand) or cards_left(t) > 0)
def herald(t: Table, player: Player) -> None:
    """Draw 3 cards, then play up to 2, one after the other."""
    draw(t, player, 3)
    for _ in range(2):
        chosen = t.ask(player, "may-play-another", hand_options(player), least=0)
        if not chosen:
            return
        perform(t, player, chosen[0])


@arrow(lambda _t, p: bool(p.hand))
def carpenter(t: Table, player: Player) -> None:
    """A hand card may become a house without a worker."""
    for path in t.ask(player, "may-play-another", [f"card:{card}/use:house" for card in player.hand], least=0):
        card = path.split("/")[0].removeprefix("card:")
        player.hand.remove(card)
        build_house_from_hand(t, player, card)


@arrow(lambda _t, p: bool(p.hand))
def translator(t: Table, player: Player) -> None:
    """Another card may be played for actions I to IV as any colour."""
    paths = [
        path for card in player.hand for colour in COLOURS for path in card_options(player, card, DISCARDING, colour)
    ]
    for path in t.ask(player, "may-play-another", paths, least=0):
        perform(t, player, path)


@arrow(lambda _t, _p: True)
def pilgrim(t: Table, player: Player) -> None:
    """2 guilders, then perhaps 1 threat marker less."""
    take_guilders(t, player, 2)
    choose_to_return(t, player)


@arrow(lambda _t, p: p.guilders > 0)
def moneylender(t: Table, player: Player) -> None:
    """1 guilder to each other player, 1 point for each; who cannot pay all chooses whom. Gifts reach everybody."""
    others = t.others(player)
    count = min(player.guilders, len(others))
    paths = [f"seat:{other.seat}" for other in others]
    chosen = {int(seat) for seat in refs(t.ask(player, "lend-guilders", paths, count, count))}
    given = sum(give_guilders(t, player, other, 1) for other in others if other.seat in chosen)
    score(t, player, given)


@arrow(lambda _t, p: bool(p.hand))
def auctioneer(t: Table, player: Player) -> None:
    """Discard up to 2 cards for 3 guilders each."""
    take_guilders(t, player, 3 * discard_chosen(t, player, 2, least=0))


@arrow(lambda _t, p: can_advance(p))
def duke(t: Table, player: Player) -> None:
    """Up to 2 steps, asked step by step: the first for nothing, the second for 3 guilders."""
    for price in (0, 3):
        if not can_advance(player) or player.guilders < price or not t.agrees(player, "advance"):
            return
        pay_guilders(t, player, price)
        advance(t, player)


@arrow(lambda _t, p: p.threats.total() > 0)
def knight(t: Table, player: Player) -> None:
    """Up to 2 threat markers of different colours."""
    paths = [f"threat:{colour}" for colour in COLOURS if player.threats[colour]]
    _return_several(t, player, "return-different-threats", paths, 2)


@arrow(lambda _t, p: p.threats.total() > 0)
def jailor(t: Table, player: Player) -> None:
    """As many threat markers as there are persons, the Jailor included."""
    _return_several(t, player, "return-threats", player.pieces("threat"), len(player.persons))


@arrow(lambda _t, p: p.threats.total() > 0)
def captain_of_the_guard(t: Table, player: Player) -> None:
    """As many threat markers as one likes."""
    paths = player.pieces("threat")
    _return_several(t, player, "return-threats", paths, len(paths))


def _return_several(t: Table, player: Player, why: str, paths: list[str], most: int) -> None:
    chosen = refs(t.ask(player, why, paths, least=0, most=min(most, len(paths))))
    for colour in sorted(chosen, key=COLOURS.index):
        return_threat(t, player, colour)


@arrow(lambda t, _p: cards_left(t) > 0)
def mathematician(t: Table, player: Player) -> None:
    """Draw 4 cards, then discard as many as were drawn, in any mix."""
    discard_chosen(t, player, len(draw(t, player, 4)))


@arrow(lambda _t, p: bool(canal_options(p)))
def cartographer(t: Table, player: Player) -> None:
    """Up to 2 canal tokens of any colour at the printed price."""
    for _ in range(2):
        chosen = t.ask(player, "may-build-canal", canal_options(player), least=0)
        if not chosen:
            return
        build_canal(t, player, refs(chosen)[0])
