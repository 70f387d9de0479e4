"""The merchants."""

from __future__ import annotations

from dataclasses import replace

from guildtable.games.bruges.asking import seat_path
from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, SECTION_LENGTH, YELLOW, Colour, Group
from guildtable.games.bruges.person import Dials, Gain
from guildtable.games.bruges.persons.checks import have_a_card, have_a_guilder
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.piles import discard_some
from guildtable.games.bruges.purse import give_guilders, score, take_guilders
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Choice, Seat, choose_some

merchants = Page(Group.MERCHANT)


@merchants.for_worker("cloth_merchant", BLUE, BLUE, 6, die=RED)
@merchants.for_worker("dye_trader", RED, RED, 6, die=PURPLE)
@merchants.for_worker("spice_merchant", PURPLE, BROWN, 6, die=YELLOW)
@merchants.for_worker("fishmonger", BROWN, YELLOW, 6, die=BLUE)
@merchants.for_worker("fur_trader", YELLOW, PURPLE, 6, die=BROWN)
def guilders_of_a_die(g: Bruges, _me: Seat, die: Colour) -> Gain:
    """Guilders as a die shows."""
    return Gain(guilders=g.dice[die])


@merchants.for_worker("shopkeeper", RED, YELLOW, 6)
def shopkeeper(g: Bruges, me: Seat) -> Gain:
    """Two points for each complete section."""
    return Gain(points=2 * g.towns[me].canals.count(SECTION_LENGTH))


@merchants.at_once("moneylender", BROWN, 0, check=have_a_guilder)
async def moneylender(g: Bruges, me: Seat) -> None:
    """A guilder to each other player, a point for each given; too few guilders go to whom I choose."""
    rivals = g.rivals(me)
    count = min(len(rivals), g.towns[me].guilders)
    takers = await choose_some(me, Choice("lend-guilders", rivals, seat_path, count, count, {"count": count}))
    for rival in takers:
        give_guilders(g, me, rival, 1)
    score(g, me, len(takers))


@merchants.at_once("auctioneer", BLUE, 0, check=have_a_card)
async def auctioneer(g: Bruges, me: Seat) -> None:
    """Discard up to two cards for three guilders each."""
    take_guilders(g, me, 3 * await discard_some(g, me, 0, 2))


@merchants.at_once("broker", PURPLE, 3)
def broker(g: Bruges, _me: Seat) -> Gain:
    """Guilders as all dice that show 3 or 4 together."""
    return Gain(guilders=sum([face for face in g.dice.values() if face in {3, 4}]))


@merchants.once_a_round("accountant", YELLOW, 3, guilders=2)
@merchants.once_a_round("banker", PURPLE, 12, guilders=4)
def guilders_each_round(_g: Bruges, _me: Seat, guilders: int) -> Gain:
    """Guilders, each round."""
    return Gain(guilders=guilders)


@merchants.once_a_round("market_woman", YELLOW, 3, check=have_a_card)
async def market_woman(g: Bruges, me: Seat) -> None:
    """Discard a card and take three guilders."""
    await discard_some(g, me, 1, 1)
    take_guilders(g, me, 3)


@merchants.always("money_changer", BLUE, 3)
def money_changer(rules: Dials) -> Dials:
    """A guilder more with each card played for guilders."""
    return replace(rules, more_guilders=rules.more_guilders + 1)


@merchants.always("hanse_merchant", BROWN, 9)
def hanse_merchant(rules: Dials) -> Dials:
    """Any die, and a guilder more, with each card played for guilders."""
    return replace(rules, any_die=True, more_guilders=rules.more_guilders + 1)


@merchants.at_end("shipowner", RED, 3)
def shipowner(g: Bruges, me: Seat) -> int:
    """A point for every three guilders."""
    return g.towns[me].guilders // 3
