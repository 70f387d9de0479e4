"""The scholars."""

from __future__ import annotations

from dataclasses import replace

from guildtable.games.bruges.asking import may
from guildtable.games.bruges.canals import may_build_anywhere
from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, HAND, PURPLE, RED, YELLOW, Group
from guildtable.games.bruges.person import Dials, Gain, When
from guildtable.games.bruges.persons.checks import can_build, cards_to_draw, groups, have_a_card
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.piles import cards_left, discard_some, draw, draw_unseen
from guildtable.games.bruges.play import CANAL, GUILDERS, THREAT, WORKERS, Terms
from guildtable.games.bruges.playing import may_play_card
from guildtable.games.bruges.purse import score
from guildtable.games.bruges.scoring import third_spaces
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat

scholars = Page(Group.SCHOLAR)


@scholars.at_once("mathematician", BLUE, 3, check=cards_to_draw)
async def mathematician(g: Bruges, me: Seat) -> None:
    """Draw four cards, then discard as many."""
    drawn = await draw(g, me, 4)
    await discard_some(g, me, drawn, drawn)


@scholars.at_once("alchemist", YELLOW, 0)
def alchemist(_g: Bruges, _me: Seat) -> Gain:
    """Six guilders."""
    return Gain(guilders=6)


@scholars.at_once("herbalist", BROWN, 3)
def herbalist(_g: Bruges, _me: Seat) -> Gain:
    """A worker of each colour."""
    return Gain(workers=COLOURS)


@scholars.at_once("philosopher", PURPLE, 9)
def philosopher(g: Bruges, me: Seat) -> Gain:
    """A point for each group among my persons."""
    return Gain(points=len(groups(g, me)))


@scholars.at_once("cartographer", RED, 6, check=can_build)
async def cartographer(g: Bruges, me: Seat) -> None:
    """Build up to two canal tokens without cards, whatever the colour, at their price."""
    if await may_build_anywhere(g, me):
        await may_build_anywhere(g, me)


@scholars.at_once("astrologer", PURPLE, 0)
def astrologer(g: Bruges, _me: Seat) -> Gain:
    """A worker of the colour of each die that shows an even face."""
    return Gain(workers=tuple([colour for colour in COLOURS if g.dice[colour] % 2 == 0]))


@scholars.at_once("translator", RED, 3, check=have_a_card)
async def translator(g: Bruges, me: Seat) -> None:
    """Another card may be played, as one of any colour, for all but a house or its person."""
    await may_play_card(g, me, Terms(uses=(WORKERS, GUILDERS, THREAT, CANAL), any_colour=True))


@scholars.once_a_round("librarian", BROWN, 3, check=cards_to_draw)
async def librarian(g: Bruges, me: Seat) -> None:
    """Draw a card, then discard one."""
    drawn = await draw(g, me, 1)
    await discard_some(g, me, drawn, drawn)


@scholars.always("lawyer", YELLOW, 9)
def lawyer(rules: Dials) -> Dials:
    """Three workers instead of two for a card."""
    return replace(rules, workers=3)


@scholars.whenever(When.MY_HAND_IS_FULL, "inventor", BLUE, 9)
async def inventor(g: Bruges, me: Seat, _what: str) -> None:
    """A sixth card may be drawn, before looking at the others."""
    town = g.towns[me]
    if len(town.hand) + len(town.unseen) <= HAND and cards_left(g) and await may(me, "draw-a-sixth"):
        await draw_unseen(g, me, 1)


@scholars.always("astronomer", BLUE, 12)
def astronomer(rules: Dials) -> Dials:
    """Arrows may be carried out twice."""
    return replace(rules, arrows_twice=True)


@scholars.always("engineer", BROWN, 6)
def engineer(rules: Dials) -> Dials:
    """A card of any colour will do for a canal."""
    return replace(rules, any_canal_colour=True)


@scholars.at_end("geographer", RED, 6)
def geographer(g: Bruges, me: Seat) -> int:
    """Two points for each third canal space and each statue."""
    return 2 * (third_spaces(g, me) + len(g.towns[me].statues))


@scholars.for_worker("tutor", YELLOW, BLUE, 6)
async def tutor(g: Bruges, me: Seat) -> None:
    """A point; draw a card, then discard one."""
    score(g, me, 1)
    drawn = await draw(g, me, 1)
    await discard_some(g, me, drawn, drawn)


@scholars.for_worker("student", PURPLE, BROWN, 0)
def student(_g: Bruges, _me: Seat) -> Gain:
    """Three guilders."""
    return Gain(guilders=3)
