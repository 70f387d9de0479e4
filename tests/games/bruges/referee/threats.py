"""Threat markers: received, returned of one's own will, and the penalties of a completed circle."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.bruges.referee.bank import (
    lose_all_guilders,
    lose_all_workers,
    lose_points,
    pay_guilders,
    refs,
    score,
)
from tests.games.bruges.referee.board import PENALTIES, SIDES
from tests.games.bruges.referee.cards import COLOURS
from tests.games.bruges.referee.ledger import House, Player, Table

CIRCLE = 3
COLOUR_OF = {penalty: colour for colour, penalty in PENALTIES.items()}


def receive(t: Table, player: Player, colours: Iterable[str]) -> None:
    """Get these markers, and then suffer for every circle that they complete."""
    for colour in colours:
        player.threats[colour] += 1
        t.tell("receives-threat", player, threat=colour, count=player.threats[colour])
    suffer_all(t, player)


def suffer_all(t: Table, player: Player) -> None:
    """The victim chooses the order; every circle is resolved before the next one is chosen."""
    while due := [PENALTIES[colour] for colour in COLOURS if player.threats[colour] >= CIRCLE]:
        penalty = refs(t.ask(player, "suffer-first", [f"penalty:{one}" for one in due]))[0]
        if player.has("shield_bearer") and player.guilders >= 2 and t.agrees(player, "buy-off"):
            pay_guilders(t, player, 2)
            t.tell("buys-off", player, penalty=penalty)
            player.threats[COLOUR_OF[penalty]] -= CIRCLE
        else:
            t.tell("suffers", player, penalty=penalty)
            _suffer(t, player, penalty)
            player.threats[COLOUR_OF[penalty]] -= CIRCLE
            _confess(t)


def _confess(t: Table) -> None:
    for player in t.players:
        if player.has("confessor"):
            score(t, player, 1)


def _suffer(t: Table, player: Player, penalty: str) -> None:
    if penalty == "flood":
        lose_all_workers(t, player)
    elif penalty == "plague":
        _plague(t, player)
    elif penalty == "raid":
        lose_all_guilders(t, player)
    elif penalty == "fire":
        _fire(t, player)
    else:
        lose_points(t, player, 3)


def _plague(t: Table, player: Player) -> None:
    """One person of the victim's choice leaves; the house stays, empty."""
    if not player.persons:
        return
    person = refs(t.ask(player, "plague", [f"person:{person.id}" for person in player.persons]))[0]
    house = next(house for house in player.houses if house.person == person)
    house.person = None
    player.used.discard(person)
    t.discards.append(person)
    t.tell("loses-person", player, person=person)


def _fire(t: Table, player: Player) -> None:
    """A house or the outermost token of a canal section; who has neither loses nothing."""
    paths = [_house_path(house) for house in player.houses]
    paths += [f"section:{side}" for side in SIDES if player.canal[side]]
    if not paths:
        return
    path = t.ask(player, "fire", list(dict.fromkeys(paths)))[0]
    if path.startswith("section:"):
        lose_canal(t, player, path.removeprefix("section:"))
    else:
        lose_house(t, player, next(house for house in player.houses if _house_path(house) == path))


def _house_path(house: House) -> str:
    """Empty houses of one colour are alike: the one built first is meant."""
    return f"house:{house.colour}/person:{house.person}" if house.person else f"house:{house.colour}"


def lose_house(t: Table, player: Player, house: House) -> None:
    """The house goes to the discards, its person back to the hand."""
    player.houses.remove(house)
    t.discards.append(house.card)
    t.tell("loses-house", player, house=house.colour, card=house.card)
    if house.person:
        player.used.discard(house.person)
        player.hand.append(house.person)
        t.tell("person-returns-to-hand", player, card=house.person)


def lose_canal(t: Table, player: Player, side: str) -> None:
    """The outermost token of a section; a statue is kept."""
    t.tell("loses-canal", player, section=side, space=player.canal[side])
    player.canal[side] -= 1


def return_threat(t: Table, player: Player, colour: str) -> None:
    """Of one's own will: 1 point."""
    player.threats[colour] -= 1
    t.tell("returns-threat", player, threat=colour)
    score(t, player, 1)


def choose_to_return(t: Table, player: Player, colours: Iterable[str] = COLOURS, least: int = 0) -> None:
    """Return one marker of these colours, if there is one."""
    paths = [f"threat:{colour}" for colour in colours if player.threats[colour]]
    if paths:
        for colour in refs(t.ask(player, "return-a-threat" if least else "return-threats", paths, least)):
            return_threat(t, player, colour)
