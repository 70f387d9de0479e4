"""The protectors."""

from __future__ import annotations

from dataclasses import replace

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, YELLOW, Colour, Group
from guildtable.games.bruges.person import Dials, Gain, When
from guildtable.games.bruges.persons.checks import (
    have_a_guilder_and_a_threat,
    have_a_threat,
    have_a_threat_of,
    threats_of,
)
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.purse import pay_guilders
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.threats import may_return, return_threats, threat_path
from guildtable.kernel.question import Choice, Seat, choose_some

protectors = Page(Group.PROTECTOR)


@protectors.for_worker("fire_warden", YELLOW, BLUE, 0, check=have_a_threat_of, threat=RED)
@protectors.for_worker("dyke_warden", RED, BROWN, 0, check=have_a_threat_of, threat=BLUE)
@protectors.for_worker("plague_nurse", BLUE, PURPLE, 0, check=have_a_threat_of, threat=BROWN)
@protectors.for_worker("crossbow_archer", PURPLE, RED, 0, check=have_a_threat_of, threat=YELLOW)
@protectors.for_worker("bodyguard", BROWN, YELLOW, 0, check=have_a_threat_of, threat=PURPLE)
async def return_a_threat_of(g: Bruges, me: Seat, threat: Colour) -> None:
    """Return a threat marker of a colour."""
    return_threats(g, me, (threat,))


@protectors.at_once("knight", RED, 3, check=have_a_threat)
async def knight(g: Bruges, me: Seat) -> None:
    """Return up to two threat markers of different colours."""
    colours = [colour for colour in COLOURS if g.towns[me].threats[colour]]
    most = min(2, len(colours))
    choice = Choice("return-different-threats", colours, threat_path, 0, most, {"count": most})
    return_threats(g, me, await choose_some(me, choice))


@protectors.at_once("jailor", BROWN, 6, check=have_a_threat)
async def jailor(g: Bruges, me: Seat) -> None:
    """Return as many threat markers as I have persons, the Jailor included."""
    await may_return(g, me, most=len(g.towns[me].persons))


@protectors.at_once("sergeant", RED, 0)
def sergeant(g: Bruges, me: Seat) -> Gain:
    """A worker for each threat marker, of its colour."""
    return Gain(workers=tuple(threats_of(g, me)))


@protectors.at_once("captain_of_the_guard", BROWN, 12, check=have_a_threat)
async def captain_of_the_guard(g: Bruges, me: Seat) -> None:
    """Return any number of threat markers."""
    await may_return(g, me, most=len(threats_of(g, me)))


@protectors.once_a_round("physician", YELLOW, 9, check=have_a_guilder_and_a_threat)
async def physician(g: Bruges, me: Seat) -> None:
    """Pay a guilder and return a threat marker of any colour."""
    pay_guilders(g, me, 1)
    return_threats(g, me, await choose_some(me, Choice("return-a-threat", threats_of(g, me), threat_path)))


@protectors.whenever(When.I_BUILD_A_CANAL, "guard", YELLOW, 6)
async def guard(g: Bruges, me: Seat, space: Colour) -> None:
    """Return a threat marker of the space's colour."""
    await may_return(g, me, colours=(space,))


@protectors.always("shield_bearer", PURPLE, 6)
def shield_bearer(rules: Dials) -> Dials:
    """Two guilders keep a penalty off."""
    return replace(rules, ransom=2)


@protectors.always("watchtower_keeper", BLUE, 6)
def watchtower_keeper(rules: Dials) -> Dials:
    """One of the markers the dice give may be refused."""
    return replace(rules, refusals=1)


@protectors.always("militia_captain", BLUE, 3)
def militia_captain(rules: Dials) -> Dials:
    """Other players' persons can do me no harm."""
    return replace(rules, protected=True)


@protectors.at_end("constable", PURPLE, 9)
def constable(g: Bruges, me: Seat) -> int:
    """Seven points, less one for each threat marker."""
    return max(0, 7 - len(threats_of(g, me)))
