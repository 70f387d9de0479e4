"""The craftsmen."""

from __future__ import annotations

from dataclasses import replace

from guildtable.games.bruges.asking import some_workers, worker_path
from guildtable.games.bruges.houses import settle_house
from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, SIDES, YELLOW, Colour, Group
from guildtable.games.bruges.person import Dials, Gain, When
from guildtable.games.bruges.persons.checks import can_buy_a_step, cards_to_draw, groups, have_a_card, have_a_worker
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.piles import choose_pile, replace_pile, take_top
from guildtable.games.bruges.play import HOUSE, Terms
from guildtable.games.bruges.playing import may_play_card
from guildtable.games.bruges.purse import pay_guilders, return_workers, take_guilders, take_workers
from guildtable.games.bruges.reputation import advance
from guildtable.games.bruges.state import Bruges, House, Known
from guildtable.games.bruges.threats import may_return
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Path, Seat, choose_some

craftsmen = Page(Group.CRAFTSMAN)


@craftsmen.for_worker("coal_miner", BLUE, BROWN, 0, check=have_a_worker)
@craftsmen.for_worker("mason", RED, BLUE, 0, check=have_a_worker)
@craftsmen.for_worker("miller", YELLOW, RED, 0, check=have_a_worker)
@craftsmen.for_worker("shoemaker", BROWN, PURPLE, 0, check=have_a_worker)
@craftsmen.for_worker("vintner", PURPLE, YELLOW, 0, check=have_a_worker)
async def exchange_workers(g: Bruges, me: Seat) -> None:
    """Return any number of workers, at least one, and take as many of other colours."""
    to_give = dict(g.towns[me].workers)
    while swaps := [(give, take) for give in COLOURS if to_give[give] for take in COLOURS if take is not give]:
        least = int(to_give == g.towns[me].workers)
        swap = await choose_some(me, Choice("exchange-workers", swaps, swap_path, least))
        if not swap:
            return
        ((give, take),) = swap
        to_give[give] -= 1
        return_workers(g, me, (give,))
        take_workers(g, me, (take,))


def swap_path(swap: tuple[Colour, Colour]) -> Path:
    """A worker, and what it is given for."""
    return f"worker:{swap[0]}/for:{swap[1]}"


@craftsmen.for_worker("saddler", PURPLE, BROWN, 6)
def saddler(g: Bruges, me: Seat) -> Gain:
    """A guilder for each group among my persons."""
    return Gain(guilders=len(groups(g, me)))


@craftsmen.for_worker("tailor", YELLOW, PURPLE, 3, check=can_buy_a_step)
async def tailor(g: Bruges, me: Seat) -> None:
    """Pay two guilders and advance a step."""
    pay_guilders(g, me, 2)
    await advance(g, me)


@craftsmen.for_worker("architect", BLUE, BLUE, 9, check=cards_to_draw)
async def architect(g: Bruges, me: Seat) -> None:
    """Lay the top card of a pile as a house, unseen by anybody, its owner included."""
    pile = await choose_pile(g, me, 1, becomes="house")
    house = House(take_top(g, pile), known=Known.NOBODY)
    tell(g, "lays-from-pile", seat=f"seat:{me}", pile=f"pile:{SIDES[pile]}")
    replace_pile(g, pile)
    await settle_house(g, me, house)


@craftsmen.for_worker("weaver", BROWN, RED, 3)
async def weaver(g: Bruges, me: Seat) -> None:
    """Take two workers of any colours."""
    choice = Choice("take-workers", COLOURS * 2, worker_path, 2, 2, {"count": 2})
    take_workers(g, me, await choose_some(me, choice))


@craftsmen.at_once("carpenter", RED, 3, check=have_a_card)
async def carpenter(g: Bruges, me: Seat) -> None:
    """Another card may become a house for nothing."""
    await may_play_card(g, me, Terms(uses=(HOUSE,), free_house=True))


@craftsmen.once_a_round("brewster", RED, 3, check=have_a_worker)
async def brewster(g: Bruges, me: Seat) -> None:
    """Return a worker and take three guilders."""
    return_workers(g, me, await choose_some(me, some_workers(g, me, "return-worker", 1, 1)))
    take_guilders(g, me, 3)


@craftsmen.once_a_round("blacksmith", BROWN, 9)
async def blacksmith(g: Bruges, me: Seat) -> None:
    """Take two workers of different colours."""
    choice = Choice("take-different-workers", COLOURS, worker_path, 2, 2, {"count": 2})
    take_workers(g, me, await choose_some(me, choice))


@craftsmen.whenever(When.I_BUILD_A_HOUSE, "plasterer", YELLOW, 3)
async def plasterer(g: Bruges, me: Seat, house: Colour) -> None:
    """Return a threat marker of the house's colour."""
    await may_return(g, me, colours=(house,))


@craftsmen.always("fountain_builder", BLUE, 9)
def fountain_builder(rules: Dials) -> Dials:
    """Canal tokens cost nothing."""
    return replace(rules, free_canals=True)


@craftsmen.at_end("master_builder", PURPLE, 12)
def master_builder(g: Bruges, me: Seat) -> int:
    """Two points for every three houses."""
    return 2 * (len(g.towns[me].houses) // 3)
