"""The nobles."""

from __future__ import annotations

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW, Group
from guildtable.games.bruges.person import Gain, When
from guildtable.games.bruges.persons.checks import (
    below_the_top,
    can_pay_the_rolled_price,
    cards_to_draw,
    have_two_guilders,
    persons_of,
)
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.piles import draw_to_play
from guildtable.games.bruges.playing import play_card
from guildtable.games.bruges.purse import pay_guilders, score
from guildtable.games.bruges.reputation import advance, offer_step, rolled_price
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat

nobles = Page(Group.NOBLE)


@nobles.for_worker("prince", PURPLE, YELLOW, 9, points=1, guilders=2)
@nobles.once_a_round("queen", RED, 9, points=1)
@nobles.once_a_round("king", BROWN, 12, points=1, guilders=1)
@nobles.for_worker("baroness", BLUE, RED, 12, points=2)
def points_and_guilders(_g: Bruges, _me: Seat, points: int, guilders: int = 0) -> Gain:
    """Points, and perhaps guilders."""
    return Gain(points, guilders)


@nobles.for_worker("princess", YELLOW, BLUE, 9, check=cards_to_draw)
async def princess(g: Bruges, me: Seat) -> None:
    """Draw a card and play it at once."""
    await draw_to_play(g, me)
    await play_card(g, me, cards=g.towns[me].drawn)


@nobles.for_worker("marquise", BROWN, BROWN, 6, check=have_two_guilders)
async def marquise(g: Bruges, me: Seat) -> None:
    """Two guilders for two points."""
    pay_guilders(g, me, 2)
    score(g, me, 2)


@nobles.for_worker("countess", BLUE, PURPLE, 9, check=below_the_top)
async def countess(g: Bruges, me: Seat) -> None:
    """Advance a step for nothing."""
    await advance(g, me)


@nobles.for_worker("viscount", YELLOW, PURPLE, 3, check=can_pay_the_rolled_price)
async def viscount(g: Bruges, me: Seat) -> None:
    """Advance a step for what was rolled, once more than in phase 2."""
    pay_guilders(g, me, rolled_price(g))
    await advance(g, me)


@nobles.at_once("duke", RED, 9, check=below_the_top)
async def duke(g: Bruges, me: Seat) -> None:
    """Advance up to two steps: the first for nothing, the second for three guilders."""
    if await offer_step(g, me, 0):
        await offer_step(g, me, 3)


@nobles.at_once("duchess", PURPLE, 12)
def duchess(g: Bruges, me: Seat) -> Gain:
    """A point for each of my persons."""
    return Gain(points=len(g.towns[me].persons))


@nobles.once_a_round("squire", BROWN, 0)
def squire(g: Bruges, me: Seat) -> Gain:
    """Two guilders while nobody is ahead of me on the reputation track, if I have left the town hall."""
    mine = g.towns[me].reputation
    return Gain(guilders=2 if mine and mine == max([town.reputation for town in g.towns]) else 0)


@nobles.whenever(When.NOBODY_CAN_ADVANCE, "earl", BLUE, 0)
async def earl(g: Bruges, me: Seat, _what: str) -> None:
    """A step for four guilders when no 1 or 2 was rolled."""
    await offer_step(g, me, 4)


@nobles.whenever(When.I_ADVANCE, "baron", RED, 9)
def baron(_g: Bruges, _me: Seat, _what: str) -> Gain:
    """A point with each step."""
    return Gain(points=1)


@nobles.at_end("dowager", YELLOW, 9)
def dowager(g: Bruges, me: Seat) -> int:
    """Two points for each noble."""
    return 2 * persons_of(g, me, Group.NOBLE)


@nobles.at_end("stadtholder", PURPLE, 6)
def stadtholder(g: Bruges, me: Seat) -> int:
    """Five points from the sixth step on."""
    return 5 if g.towns[me].reputation >= 6 else 0
