"""The entertainers."""

from __future__ import annotations

from guildtable.games.bruges.canals import build_anywhere
from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW, Colour, Group
from guildtable.games.bruges.person import COLOUR, Gain, When
from guildtable.games.bruges.persons.checks import can_build_at_double_price
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.threats import may_return
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card

entertainers = Page(Group.ENTERTAINER)


@entertainers.for_worker("acrobat", PURPLE, RED, 3, check=can_build_at_double_price)
@entertainers.for_worker("bard", BLUE, YELLOW, 3, check=can_build_at_double_price)
@entertainers.for_worker("juggler", RED, BLUE, 3, check=can_build_at_double_price)
@entertainers.for_worker("minstrel", YELLOW, BROWN, 3, check=can_build_at_double_price)
@entertainers.for_worker("dancer", BROWN, PURPLE, 3, check=can_build_at_double_price)
async def build_a_canal_at_double_price(g: Bruges, me: Seat) -> None:
    """Build a canal token without a card and whatever the colour, at double the price."""
    await build_anywhere(g, me, times=2)


@entertainers.once_a_round("powderman", BROWN, 0, die=BROWN)
@entertainers.once_a_round("piper", BLUE, 0, die=BLUE)
@entertainers.once_a_round("drummer", RED, 0, die=RED)
@entertainers.once_a_round("fiddler", PURPLE, 0, die=PURPLE)
@entertainers.once_a_round("hurdy_gurdy_player", YELLOW, 0, die=YELLOW)
def worker_of_a_high_die(g: Bruges, _me: Seat, die: Colour) -> Gain:
    """A worker of the die's colour if it shows 5 or 6."""
    return Gain(workers=(die,) if g.dice[die] >= 5 else ())


@entertainers.whenever(When.I_RECRUIT, "fire_eater", RED, 6)
async def fire_eater(g: Bruges, me: Seat, card: Card) -> None:
    """Return a threat marker of the recruited card's colour."""
    await may_return(g, me, colours=(COLOUR[card],))


@entertainers.once_a_round("jester", YELLOW, 0)
def jester(g: Bruges, _me: Seat) -> Gain:
    """Guilders as the lowest die shows."""
    return Gain(guilders=min(g.dice.values()))


@entertainers.whenever(When.I_BUILD_A_CANAL, "stilt_walker", BLUE, 9)
def stilt_walker(_g: Bruges, _me: Seat, _space: Colour) -> Gain:
    """A point for each canal token."""
    return Gain(points=1)


@entertainers.for_worker("puppeteer", PURPLE, PURPLE, 6)
def puppeteer(g: Bruges, _me: Seat) -> Gain:
    """Two guilders for each die that shows 3 or 4."""
    return Gain(guilders=2 * sum([face in {3, 4} for face in g.dice.values()]))


@entertainers.at_end("storyteller", BROWN, 12)
def storyteller(g: Bruges, me: Seat) -> int:
    """A point for each canal token."""
    return sum(g.towns[me].canals)
