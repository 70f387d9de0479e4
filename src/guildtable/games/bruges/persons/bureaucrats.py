"""The bureaucrats."""

from __future__ import annotations

from dataclasses import replace

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW, Colour, Group
from guildtable.games.bruges.person import Dials, Gain, When
from guildtable.games.bruges.persons.checks import house_colours, houses_of, persons_of
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat

bureaucrats = Page(Group.BUREAUCRAT)


@bureaucrats.for_worker("councilman", BLUE, PURPLE, 3, house=YELLOW)
@bureaucrats.for_worker("councillor", YELLOW, BROWN, 3, house=PURPLE)
@bureaucrats.for_worker("alderman", PURPLE, YELLOW, 3, house=RED)
@bureaucrats.for_worker("tax_collector", BROWN, RED, 3, house=BLUE)
@bureaucrats.for_worker("registrar", RED, BLUE, 3, house=BROWN)
def guilders_for_houses(g: Bruges, me: Seat, house: Colour) -> Gain:
    """Two guilders for each house of a colour."""
    return Gain(guilders=2 * houses_of(g, me, house))


@bureaucrats.for_worker("rentmaster", RED, YELLOW, 9)
def rentmaster(g: Bruges, me: Seat) -> Gain:
    """A guilder for each house."""
    return Gain(guilders=len(g.towns[me].houses))


@bureaucrats.at_once("city_surveyor", BLUE, 6)
def city_surveyor(g: Bruges, me: Seat) -> Gain:
    """A point for each colour among my houses."""
    return Gain(points=house_colours(g, me))


@bureaucrats.once_a_round("city_treasurer", YELLOW, 12)
def city_treasurer(g: Bruges, me: Seat) -> Gain:
    """A guilder for each colour among my houses."""
    return Gain(guilders=house_colours(g, me))


@bureaucrats.always("notary", PURPLE, 6)
def notary(rules: Dials) -> Dials:
    """A step costs two guilders less than was rolled."""
    return replace(rules, rolled_discount=2)


@bureaucrats.always("judge", BROWN, 6)
def judge(rules: Dials) -> Dials:
    """A shared lead turns the majority marker too."""
    return replace(rules, flips_when_tied=True)


@bureaucrats.whenever(When.ANOTHER_BUILDS_A_CANAL, "toll_keeper", BLUE, 3)
def toll_keeper(_g: Bruges, _me: Seat, _space: Colour) -> Gain:
    """A guilder for each canal token of another player."""
    return Gain(guilders=1)


@bureaucrats.at_end("mayor", YELLOW, 9, group=Group.BUREAUCRAT)
@bureaucrats.at_end("dean_of_the_guilds", BROWN, 6, group=Group.CRAFTSMAN)
def points_for_a_group(g: Bruges, me: Seat, group: Group) -> int:
    """Two points for each person of a group."""
    return 2 * persons_of(g, me, group)


@bureaucrats.at_end("archivist", PURPLE, 0)
def archivist(g: Bruges, me: Seat) -> int:
    """Two points if no house stands empty."""
    return 2 if all(house.person for house in g.towns[me].houses) else 0


@bureaucrats.at_end("chancellor", RED, 12)
def chancellor(g: Bruges, me: Seat) -> int:
    """Three points for each majority marker turned."""
    return 3 * len(g.towns[me].majorities)
