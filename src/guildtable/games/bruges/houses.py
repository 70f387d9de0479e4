"""Houses: building them, recruiting persons into them, losing either."""

from __future__ import annotations

from guildtable.games.bruges.asking import may
from guildtable.games.bruges.person import COLOUR, PERSONS, Icon, When, card_ref, dials, happens, person_ref
from guildtable.games.bruges.piles import hide_from_hand, leave_hand, show_returned
from guildtable.games.bruges.purse import pay_guilders
from guildtable.games.bruges.state import Bruges, House, Known
from guildtable.kernel.event import tell, whisper
from guildtable.kernel.question import Message, Seat
from guildtable.kernel.script import Card


async def build_house(g: Bruges, me: Seat, card: Card) -> None:
    """A card from the hand, face down; the worker has been paid."""
    known = Known.ALL if hide_from_hand(g, me, card) else Known.OWNER
    whisper(g, me, "you-built-with", card=card_ref(card))
    await settle_house(g, me, House(card, None, known))


async def settle_house(g: Bruges, me: Seat, house: House) -> None:
    """A house stands, however it came about."""
    g.towns[me].houses.append(house)
    colour = COLOUR[house.card]
    tell(g, "builds-house", seat=f"seat:{me}", house=f"house:{colour}")
    await happens(g, me, When.I_BUILD_A_HOUSE, colour)


async def recruit(g: Bruges, me: Seat, card: Card, place: int, price: int) -> None:
    """Pay, place, let those who wait for it have their say, then the arrow: twice with the Astronomer.

    The Astronomer must have been there at the recruiting, and still be there for the second time.
    """
    town, person = g.towns[me], PERSONS[card]
    pay_guilders(g, me, price)
    leave_hand(g, me, card)
    house = town.houses[place]
    town.houses[place] = house._replace(person=card)
    tell(g, "recruits", seat=f"seat:{me}", person=person_ref(card), house=f"house:{COLOUR[house.card]}")
    twice = dials(town).arrows_twice
    await happens(g, me, When.I_RECRUIT, card)
    if person.icon is not Icon.AT_ONCE or not person.effect:
        return
    await person.effect(g, me)
    if twice and dials(town).arrows_twice and (person.check is None or person.check(g, me)):
        again = Message(f"text-{card}")
        if await may(me, "carry-out-again", again, {"person": person_ref(card)}):
            tell(g, "carries-out-again", seat=f"seat:{me}", person=person_ref(card))
            await person.effect(g, me)


def empty_houses(g: Bruges, me: Seat) -> list[int]:
    """The empty houses, one of each colour: those of a colour are alike."""
    found: dict[str, int] = {}
    for place, house in enumerate(g.towns[me].houses):
        if not house[1]:
            found.setdefault(COLOUR[house[0]], place)
    return list(found.values())


def lose_house(g: Bruges, me: Seat, place: int) -> None:
    """A house goes to the discards, face up; who lived there goes back to the hand."""
    town = g.towns[me]
    house = town.houses.pop(place)
    g.discards.append(house.card)
    tell(g, "loses-house", seat=f"seat:{me}", house=f"house:{COLOUR[house.card]}", card=card_ref(house.card))
    if house.person:
        leave_play(g, me, house.person)
        show_returned(g, me, house.person)
        tell(g, "person-returns-to-hand", seat=f"seat:{me}", card=card_ref(house.person))


def lose_person(g: Bruges, me: Seat, place: int) -> None:
    """A person goes to the discards; the house stays, empty."""
    town = g.towns[me]
    house = town.houses[place]
    assert house.person
    town.houses[place] = house._replace(person=None)
    leave_play(g, me, house.person)
    g.discards.append(house.person)
    tell(g, "loses-person", seat=f"seat:{me}", person=person_ref(house.person))


def leave_play(g: Bruges, me: Seat, person: Card) -> None:
    """Whoever is played again is new: not used yet."""
    used = g.towns[me].used
    if person in used:
        used.remove(person)
