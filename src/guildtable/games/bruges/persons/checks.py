"""Checks: is there anything for a person to do? Each is also the reason why it is barred. And what persons count."""

from __future__ import annotations

from guildtable.games.bruges.canals import buildable
from guildtable.games.bruges.parts import COLOURS, TOP_STEP, Colour, Group
from guildtable.games.bruges.person import COLOUR, GROUP, targets
from guildtable.games.bruges.piles import cards_left
from guildtable.games.bruges.reputation import rolled_price
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat


def have_a_card(g: Bruges, me: Seat) -> bool:
    """A card in my hand."""
    return bool(g.towns[me].hand)


def cards_to_draw(g: Bruges, _me: Seat) -> bool:
    """A card in either pile."""
    return cards_left(g)


def have_a_worker(g: Bruges, me: Seat, paid: Colour | None = None) -> bool:
    """A worker, whatever its colour, beside the one that is paid for the activation."""
    return sum(g.towns[me].workers.values()) > (paid is not None)


def have_a_threat(g: Bruges, me: Seat) -> bool:
    """A threat marker, whatever its colour."""
    return any(g.towns[me].threats.values())


def below_the_top(g: Bruges, me: Seat) -> bool:
    """A step still to climb."""
    return g.towns[me].reputation < TOP_STEP


def can_build_at_double_price(g: Bruges, me: Seat) -> bool:
    """A next canal space that I can pay twice."""
    return bool(buildable(g, me, times=2))


def have_two_guilders(g: Bruges, me: Seat) -> bool:
    """What some ask for their services."""
    return g.towns[me].guilders >= 2


def have_a_target(g: Bruges, me: Seat) -> bool:
    """A rival who is not protected."""
    return bool(targets(g, me))


def have_a_card_and_cards_to_draw(g: Bruges, me: Seat) -> bool:
    """A card to give up, and one to get for it."""
    return have_a_card(g, me) and cards_left(g)


def have_a_card_or_cards_to_draw(g: Bruges, me: Seat) -> bool:
    """A card to play, or one to draw."""
    return have_a_card(g, me) or cards_left(g)


def have_a_guilder(g: Bruges, me: Seat) -> bool:
    """Any money at all."""
    return g.towns[me].guilders > 0


def have_a_guilder_and_a_threat(g: Bruges, me: Seat) -> bool:
    """The fee, and what it is paid for."""
    return have_a_guilder(g, me) and have_a_threat(g, me)


def have_a_space_to_build(g: Bruges, me: Seat) -> bool:
    """A canal space not built yet."""
    return bool(buildable(g, me, times=0))


def can_build(g: Bruges, me: Seat) -> bool:
    """A next canal space that I can pay."""
    return bool(buildable(g, me))


def have_a_threat_of(g: Bruges, me: Seat, threat: Colour) -> bool:
    """A threat marker of a colour."""
    return g.towns[me].threats[threat] > 0


def have_a_threat_and_a_target(g: Bruges, me: Seat) -> bool:
    """A marker to pass on, and somebody to pass it to."""
    return have_a_threat(g, me) and have_a_target(g, me)


def can_buy_a_step(g: Bruges, me: Seat) -> bool:
    """Two guilders, and a step still to climb."""
    return have_two_guilders(g, me) and below_the_top(g, me)


def can_pay_the_rolled_price(g: Bruges, me: Seat) -> bool:
    """A 1 or a 2 was rolled, I have what they cost, and a step still to climb."""
    return 0 < rolled_price(g) <= g.towns[me].guilders and below_the_top(g, me)


def persons_of(g: Bruges, me: Seat, group: Group) -> int:
    """My persons of a group."""
    return sum([GROUP[person] is group for person in g.towns[me].persons])


def groups(g: Bruges, me: Seat) -> list[Group]:
    """The different groups among my persons."""
    return list(dict.fromkeys([GROUP[person] for person in g.towns[me].persons]))


def houses_of(g: Bruges, me: Seat, colour: Colour) -> int:
    """My houses of a colour, occupied or not."""
    return sum([COLOUR[house.card] is colour for house in g.towns[me].houses])


def house_colours(g: Bruges, me: Seat) -> int:
    """How many different colours my houses have."""
    return len({COLOUR[house.card] for house in g.towns[me].houses})


def threats_of(g: Bruges, me: Seat) -> list[Colour]:
    """My threat markers, one by one."""
    return [colour for colour in COLOURS for _ in range(g.towns[me].threats[colour])]
