"""The artists."""

from __future__ import annotations

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW, Colour, Group
from guildtable.games.bruges.person import GROUP, Gain, When
from guildtable.games.bruges.persons.checks import groups, houses_of, persons_of
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card

artists = Page(Group.ARTIST)


@artists.for_worker("carpet_maker", BROWN, RED, 6, group=Group.MERCHANT)
@artists.at_once("poet", PURPLE, 6, group=Group.NOBLE)
@artists.at_once("organ_builder", BLUE, 6, group=Group.CHURCH)
@artists.at_once("illuminator", YELLOW, 6, group=Group.SCHOLAR)
@artists.at_once("calligrapher", RED, 6, group=Group.BUREAUCRAT)
def points_for_patrons(g: Bruges, me: Seat, group: Group) -> Gain:
    """A point for each of my persons of a group."""
    return Gain(points=persons_of(g, me, group))


@artists.for_worker("painter", RED, YELLOW, 9, house=BLUE)
@artists.for_worker("glass_painter", BLUE, PURPLE, 9, house=RED)
@artists.for_worker("woodcarver", YELLOW, RED, 9, house=BROWN)
@artists.for_worker("goldsmith", PURPLE, BLUE, 9, house=YELLOW)
@artists.for_worker("embroiderer", BROWN, BROWN, 9, house=PURPLE)
def points_for_a_pair_of_houses(g: Bruges, me: Seat, house: Colour) -> Gain:
    """A point, or two with two houses of a colour."""
    return Gain(points=2 if houses_of(g, me, house) >= 2 else 1)


@artists.for_worker("lacemaker", BLUE, YELLOW, 0)
def lacemaker(g: Bruges, me: Seat) -> Gain:
    """Two guilders for each artist, six at most."""
    return Gain(guilders=min(6, 2 * persons_of(g, me, Group.ARTIST)))


@artists.once_a_round("composer", PURPLE, 3)
def composer(g: Bruges, me: Seat) -> Gain:
    """A point with five groups among my persons."""
    return Gain(points=int(len(groups(g, me)) >= 5))


@artists.whenever(When.I_RECRUIT, "portraitist", YELLOW, 9)
def portraitist(g: Bruges, me: Seat, card: Card) -> Gain:
    """A point and a guilder for each person of a group new to my town."""
    return Gain(1, 1) if persons_of(g, me, GROUP[card]) == 1 else Gain()


@artists.at_end("engraver", BROWN, 12)
def engraver(g: Bruges, me: Seat) -> int:
    """Two points for each group among my persons."""
    return 2 * len(groups(g, me))


@artists.at_end("court_painter", RED, 12)
def court_painter(g: Bruges, me: Seat) -> int:
    """Two points for each group of which I have two."""
    return 2 * sum([persons_of(g, me, group) >= 2 for group in groups(g, me)])
