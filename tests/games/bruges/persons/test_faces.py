"""The facts printed on every card, seen from the table alone: by paying, playing and counting.

What they should be is read from the referee's list, which the game does not know.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from guildtable.games.bruges.deck import DECK
from guildtable.games.bruges.parts import COLOURS
from tests.games.bruges.referee.cards import CARDS, Card
from tests.games.bruges.scenes import Scene, scene, town

# Somebody of each group but the Saddler's who earns nothing by merely living there; two, as nobody is kin to himself.
KIN = {
    "artist": ("poet", "illuminator"),
    "bureaucrat": ("city_surveyor", "notary"),
    "castle": ("porter", "falconer"),
    "church": ("abbess", "almoner"),
    "entertainer": ("jester", "piper"),
    "merchant": ("accountant", "banker"),
    "noble": ("queen", "king"),
    "protector": ("physician", "guard"),
    "scholar": ("student", "lawyer"),
    "underworld": ("vagabond", "poacher"),
}
OF_EACH_COLOUR = " ".join(COLOURS)
ONE_TO_FIVE: dict[str, int] = {colour: face for face, colour in enumerate(COLOURS, start=1)}
FIVES: dict[str, int] = dict.fromkeys(COLOURS, 5)
EVERYBODY = [pytest.param(card, id=card.id) for card in CARDS.values()]
FOR_A_WORKER = [pytest.param(card, id=card.id) for card in CARDS.values() if card.icon == "worker"]


def plenty(person: str, workers: str, dice: Mapping[str, int], used: str = "") -> Scene:
    """A town in which everybody has something to do, given the right dice."""
    houses = "red blue:queen brown:banker red:guard purple:bishop yellow:engraver yellow"
    mine = town(
        hand="alchemist student",
        houses=f"blue:{person} {houses}",
        workers=workers,
        threats=OF_EACH_COLOUR,
        guilders=12,
        reputation=3,
        canals=(5, 0),
        used=used,
    )
    return scene(mine, town(guilders=30, workers=OF_EACH_COLOUR), dice=dice)


def activations(person: str, workers: str, used: str = "") -> dict[str, Scene]:
    """Every offer to activate the person, whatever was rolled, with the table it is made at."""
    tables = [plenty(person, workers, dice, used) for dice in (ONE_TO_FIVE, FIVES)]
    return {
        offer: table for table in tables for offer in table.offers(0) if offer.partition("/")[0] == f"person:{person}"
    }


def test_the_referee_knows_everybody_in_the_deck() -> None:
    assert len(CARDS) == 165
    assert CARDS.keys() == DECK.keys()


@pytest.mark.parametrize("card", EVERYBODY)
def test_a_card_brings_two_workers_of_its_colour(card: Card) -> None:
    table = scene(town(hand=card.id)).play(f"card:{card.id}/use:workers")
    assert table.heard("takes-workers") == [{"seat": "seat:0", "workers": (f"worker:{card.colour}",) * 2}]


@pytest.mark.parametrize("card", EVERYBODY)
def test_a_person_is_recruited_for_its_price_and_not_for_less(card: Card) -> None:
    recruiting = f"card:{card.id}/use:recruit/house:red"
    if card.price:
        assert recruiting not in scene(town(hand=card.id, houses="red", guilders=card.price - 1)).offers(0)
    table = scene(town(hand=card.id, houses="red", guilders=card.price)).play(recruiting)
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": card.price}][: card.price > 0]
    assert table.town(0).persons == [card.id]


@pytest.mark.parametrize("card", EVERYBODY)
def test_a_person_is_worth_its_printed_points(card: Card) -> None:
    assert scene(town(houses=f"red:{card.id}")).score(0).items["people"] == card.points


@pytest.mark.parametrize("card", EVERYBODY)
def test_a_person_belongs_to_its_group(card: Card) -> None:
    """The Saddler counts three groups with a stranger, two with one of the person's own; a craftsman is its own kin."""
    two = []
    for group, both in KIN.items():
        other = next(kin for kin in both if kin != card.id)
        houses = f"red:saddler red:{other}" + (f" red:{card.id}" if card.id != "saddler" else "")
        if scene(town(houses=houses, workers="brown")).play("person:saddler").town(0).guilders == 2:
            two.append(group)
    assert two == ([*KIN] if card.group == "craftsman" else [card.group])


@pytest.mark.parametrize("card", FOR_A_WORKER)
def test_a_person_with_the_worker_is_activated_for_one_of_that_colour_only(card: Card) -> None:
    willing = [colour for colour in COLOURS if activations(card.id, f"{colour} {colour}")]
    assert willing == [card.worker]


@pytest.mark.parametrize("card", FOR_A_WORKER)
def test_a_person_with_the_worker_returns_it_and_is_used(card: Card) -> None:
    offer, table = next(iter(activations(card.id, f"{OF_EACH_COLOUR} {OF_EACH_COLOUR}").items()))
    table = table.play(offer)
    assert table.heard("activates") == [{"seat": "seat:0", "person": f"person:{card.id}"}]
    assert table.heard("returns-workers")[0] == {"seat": "seat:0", "workers": (f"worker:{card.worker}",)}
    assert table.town(0).used == [card.id]


@pytest.mark.parametrize("card", EVERYBODY)
def test_only_who_has_the_worker_or_the_first_loop_is_activated_and_once_a_round(card: Card) -> None:
    workers = f"{OF_EACH_COLOUR} {OF_EACH_COLOUR}"
    assert bool(activations(card.id, workers)) == (card.icon in {"worker", "round"})
    assert bool(activations(card.id, "")) == (card.icon == "round" and card.id != "brewster")
    assert not activations(card.id, workers, used=card.id)
