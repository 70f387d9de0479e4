"""Canals: each player's two sections, built outward from the guard house, and the statues at their ends."""

from __future__ import annotations

from guildtable.games.bruges.parts import (
    COLOURS,
    SECTION_LENGTH,
    SECTIONS,
    SIDES,
    SPACES,
    THIRD_SPACE,
    Colour,
    Section,
    Space,
)
from guildtable.games.bruges.person import When, dials, happens
from guildtable.games.bruges.purse import pay_guilders
from guildtable.games.bruges.state import Bruges, Town
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Seat, Word, choose, choose_some


def canal_price(town: Town, space: Space, times: int = 1) -> int:
    """What a space costs this player."""
    return 0 if dials(town).free_canals else space.price * times


async def build_canal(g: Bruges, me: Seat, section: Section, price: int) -> None:
    """Pay, and lay a token on the next space. The fifth earns the topmost statue, once a section."""
    town = g.towns[me]
    space = town.next_space(section)
    assert space
    pay_guilders(g, me, price)
    town.canals[section] += 1
    built = town.canals[section]
    tell(g, "builds-canal", seat=f"seat:{me}", section=f"section:{SIDES[section]}", space=built)
    if built == SECTION_LENGTH and not town.completed[section]:
        town.completed[section] = True
        if g.statues:
            town.statues.append(g.statues.pop())
            tell(g, "takes-statue", seat=f"seat:{me}", points=town.statues[-1])
    await happens(g, me, When.I_BUILD_A_CANAL, space.colour)
    for rival in g.rivals(me):
        await happens(g, rival, When.ANOTHER_BUILDS_A_CANAL, space.colour)


def payable(town: Town, times: int = 1) -> list[tuple[Section, Space]]:
    """The sections whose next space can be paid, at so many times its price."""
    found = []
    for section in SECTIONS:
        space = town.next_space(section)
        if space and canal_price(town, space, times) <= town.guilders:
            found.append((section, space))
    return found


def buildable(g: Bruges, me: Seat, times: int = 1) -> list[Section]:
    """Where I can build, at so many times the price."""
    return [section for section, _ in payable(g.towns[me], times)]


def card_colours(town: Town, space: Space) -> tuple[Colour, ...]:
    """The colours that a card may have to build on a space."""
    return COLOURS if dials(town).any_canal_colour else (space.colour,)


async def build_anywhere(g: Bruges, me: Seat, times: int) -> None:
    """A token on the next space of either section, without a card, at so many times the printed price."""
    sections = buildable(g, me, times)
    if sections:
        section = await choose(me, section_choice(g, me, "build-canal", sections, times))
        space = g.towns[me].next_space(section)
        assert space
        await build_canal(g, me, section, canal_price(g.towns[me], space, times))


async def may_build_anywhere(g: Bruges, me: Seat) -> bool:
    """The same, at the printed price, if one likes. Gives whether a token was built."""
    sections = buildable(g, me)
    choice = section_choice(g, me, "may-build-canal", sections, 1, least=0)
    for section in await choose_some(me, choice) if sections else ():
        space = g.towns[me].next_space(section)
        assert space
        await build_canal(g, me, section, canal_price(g.towns[me], space))
        return True
    return False


def section_choice(
    g: Bruges, me: Seat, why: str, sections: list[Section], times: int, least: int = 1
) -> Choice[Section]:
    """Which section to build in."""
    return Choice(why, sections, section_path, least, outcome=lambda section: canal_outcome(g, me, section, times))


def section_path(section: Section) -> str:
    """A section of one's own."""
    return f"section:{SIDES[section]}"


def canal_outcome(g: Bruges, me: Seat, section: Section, times: int = 1) -> Message:
    """What a token there costs, and what it would bring at the end."""
    town = g.towns[me]
    space = town.next_space(section)
    assert space
    price = canal_price(town, space, times)
    args: dict[str, Word] = {
        "price": price,
        "left": town.guilders - price,
        "space": town.canals[section] + 1,
        "colour": f"colour:{space.colour}",
    }
    if town.canals[section] + 1 == THIRD_SPACE:
        return Message("outcome-canal-third", args)
    if town.canals[section] + 1 == SECTION_LENGTH and not town.completed[section] and g.statues:
        return Message("outcome-canal-statue", args | {"points": g.statues[-1]})
    return Message("outcome-canal", args)


def lose_canal(g: Bruges, me: Seat, section: Section) -> None:
    """The outermost token of a section goes. A statue stays."""
    town = g.towns[me]
    town.canals[section] -= 1
    side = f"section:{SIDES[section]}"
    tell(g, "loses-canal", seat=f"seat:{me}", section=side, space=town.canals[section] + 1)


def losing_outcome(g: Bruges, me: Seat, section: Section) -> Message:
    """What goes with the outermost token of a section."""
    space = g.towns[me].canals[section]
    kind = "-third" if space == THIRD_SPACE else "-fifth" if space == SECTION_LENGTH else ""
    return Message(f"outcome-lose-canal{kind}", {"space": space})


def built_sections(g: Bruges, me: Seat) -> list[Section]:
    """The sections with a token to lose."""
    return [section for section in SECTIONS if g.towns[me].canals[section]]


assert all(len(section) == SECTION_LENGTH for sections in SPACES.values() for section in sections)
