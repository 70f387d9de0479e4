"""The people of the church."""

from __future__ import annotations

from collections import Counter

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW, Group
from guildtable.games.bruges.person import Gain, When
from guildtable.games.bruges.persons.checks import persons_of, threats_of
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.purse import take_guilders
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.threats import may_return
from guildtable.kernel.question import Seat

church = Page(Group.CHURCH)


@church.for_worker("vicar", PURPLE, YELLOW, 6, face=1)
@church.for_worker("deacon", BLUE, RED, 6, face=2)
@church.for_worker("canon", BROWN, PURPLE, 6, face=3)
@church.for_worker("chaplain", YELLOW, BLUE, 6, face=4)
@church.for_worker("beguine", RED, BROWN, 6, face=5)
def points_for_a_face(g: Bruges, _me: Seat, face: int) -> Gain:
    """A point for each die that shows this face."""
    return Gain(points=[*g.dice.values()].count(face))


@church.at_once("abbess", PURPLE, 9)
def abbess(g: Bruges, _me: Seat) -> Gain:
    """A point for each different face of the dice."""
    return Gain(points=len(set(g.dice.values())))


@church.at_once("pilgrim", BROWN, 0)
async def pilgrim(g: Bruges, me: Seat) -> None:
    """Two guilders, and a threat marker may go."""
    take_guilders(g, me, 2)
    await may_return(g, me)


@church.at_once("almoner", RED, 3)
def almoner(g: Bruges, me: Seat) -> Gain:
    """Two guilders for each threat marker I have."""
    return Gain(guilders=2 * len(threats_of(g, me)))


@church.once_a_round("prioress", BLUE, 9)
def prioress(g: Bruges, _me: Seat) -> Gain:
    """A point for two dice alike, two for three."""
    alike = max(Counter(g.dice.values()).values())
    return Gain(points=min(alike, 3) - 1)


@church.once_a_round("sacristan", YELLOW, 3)
def sacristan(g: Bruges, _me: Seat) -> Gain:
    """A point if at most one die shows 5 or 6."""
    return Gain(points=int(sum([face >= 5 for face in g.dice.values()]) <= 1))


@church.whenever(When.I_ADVANCE, "preacher", BROWN, 9)
async def preacher(g: Bruges, me: Seat, _what: str) -> None:
    """A threat marker may go with each step."""
    await may_return(g, me)


@church.whenever(When.SOMEBODY_IS_PENALISED, "confessor", BLUE, 6)
def confessor(_g: Bruges, _me: Seat, _what: str) -> Gain:
    """A point for each penalty anybody suffers."""
    return Gain(points=1)


@church.at_end("bishop", PURPLE, 0)
def bishop(g: Bruges, me: Seat) -> int:
    """A point for every two workers."""
    return sum(g.towns[me].workers.values()) // 2


@church.at_end("cardinal", RED, 12)
def cardinal(g: Bruges, me: Seat) -> int:
    """A point for each step climbed, five at most."""
    return min(5, g.towns[me].reputation)


@church.at_end("provost", YELLOW, 9)
def provost(g: Bruges, me: Seat) -> int:
    """Two points for each of the church's people."""
    return 2 * persons_of(g, me, Group.CHURCH)
