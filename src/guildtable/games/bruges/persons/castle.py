"""The people of the castle."""

from __future__ import annotations

from guildtable.games.bruges.canals import build_anywhere
from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, YELLOW, Group
from guildtable.games.bruges.person import When
from guildtable.games.bruges.persons.checks import (
    cards_to_draw,
    have_a_card,
    have_a_card_and_cards_to_draw,
    have_a_card_or_cards_to_draw,
    have_a_space_to_build,
    house_colours,
    persons_of,
)
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.piles import discard_some, draw
from guildtable.games.bruges.play import RECRUIT, Play, Terms
from guildtable.games.bruges.playing import carry_out, may_play_card, play_card, plays
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat

castle = Page(Group.CASTLE)


@castle.for_worker("coachman", RED, YELLOW, 3, check=have_a_card)
@castle.for_worker("messenger", BLUE, RED, 3, check=have_a_card)
@castle.for_worker("town_crier", YELLOW, PURPLE, 3, check=have_a_card)
@castle.for_worker("scribe", PURPLE, BROWN, 3, check=have_a_card)
@castle.for_worker("groom", BROWN, BLUE, 3, check=have_a_card)
@castle.once_a_round("majordomo", BLUE, 12, check=have_a_card)
async def play_another_card(g: Bruges, me: Seat) -> None:
    """Play another card from the hand."""
    await play_card(g, me)


@castle.for_worker("servant", BLUE, RED, 3, check=cards_to_draw)
async def servant(g: Bruges, me: Seat) -> None:
    """Draw a card."""
    await draw(g, me, 1)


TWO_GUILDERS_OFF = Terms(uses=(RECRUIT,), discount=2)


def can_recruit_for_less(g: Bruges, me: Seat) -> bool:
    """Somebody in my hand can be recruited, two guilders off."""
    return bool(plays(g, me, g.towns[me].hand, TWO_GUILDERS_OFF))


@castle.for_worker("lady_in_waiting", YELLOW, BLUE, 6, check=can_recruit_for_less, plays=TWO_GUILDERS_OFF)
async def lady_in_waiting(g: Bruges, me: Seat, play: Play) -> None:
    """Recruit with another card, two guilders off. Who is meant is said with the activation: that there is anybody
    to recruit is nobody else's business."""
    await carry_out(g, me, play, TWO_GUILDERS_OFF)


@castle.at_once("porter", BROWN, 3, check=have_a_space_to_build)
async def porter(g: Bruges, me: Seat) -> None:
    """Build a canal token without a card, whatever the colour, for nothing."""
    await build_anywhere(g, me, times=0)


@castle.at_once("falconer", RED, 0, check=cards_to_draw)
async def falconer(g: Bruges, me: Seat) -> None:
    """Draw two cards."""
    await draw(g, me, 2)


@castle.at_once("herald", PURPLE, 9, check=have_a_card_or_cards_to_draw)
async def herald(g: Bruges, me: Seat) -> None:
    """Draw three cards, then play up to two more, one after the other."""
    await draw(g, me, 3)
    if await may_play_card(g, me):
        await may_play_card(g, me)


@castle.once_a_round("chambermaid", RED, 0, check=have_a_card_and_cards_to_draw)
async def chambermaid(g: Bruges, me: Seat) -> None:
    """Discard a card, then draw one."""
    await discard_some(g, me, 1, 1)
    await draw(g, me, 1)


@castle.whenever(When.I_HAVE_LOOKED, "seneschal", PURPLE, 3)
async def seneschal(g: Bruges, me: Seat, _what: str) -> None:
    """Discard up to two cards of the new hand and draw as many; not more than there are to draw."""
    await draw(g, me, await discard_some(g, me, 0, min(2, sum(map(len, g.piles)))))


@castle.at_end("butler", YELLOW, 6)
def butler(g: Bruges, me: Seat) -> int:
    """Five points with a house of each colour."""
    return 5 if house_colours(g, me) == len(COLOURS) else 0


@castle.at_end("castellan", BROWN, 9)
def castellan(g: Bruges, me: Seat) -> int:
    """Two points for each of the castle's people."""
    return 2 * persons_of(g, me, Group.CASTLE)
