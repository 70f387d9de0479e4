"""Secrets of Bruges, person by person: nobody is shown or told what lies face down; what lies open is everybody's."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from guildtable.games.bruges import GAME, Bruges
from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.person import COLOUR, PERSONS
from guildtable.games.bruges.state import Phase
from guildtable.kernel.chance import dealer
from guildtable.kernel.position import Position
from guildtable.kernel.question import Path
from guildtable.kernel.redeal import redeal
from tests.games.bruges import tales
from tests.games.bruges.scenes import Scene, scene, town
from tests.games.bruges.sights import dealt, guesses, said, sent
from tests.games.bruges.tales import Tale, walk


def backs(now: Bruges) -> list[list[Colour]]:
    """The colours that all can see: hands, cards just drawn, houses, and the tops of the piles."""
    held = [[COLOUR[card] for card in cards] for mine in now.towns for cards in (mine.hand, mine.unseen, mine.drawn)]
    built = [[COLOUR[house.card] for house in mine.houses] for mine in now.towns]
    return [*held, *built, *([COLOUR[card] for card in pile[-1:]] for pile in (*now.piles, now.extra))]


def box(now: Bruges) -> list[str]:
    """Every card there is, wherever it lies."""
    cards = [*now.piles[0], *now.piles[1], *now.extra, *now.discards]
    for mine in now.towns:
        cards += [*mine.hand, *mine.unseen, *mine.drawn, *mine.persons, *(house.card for house in mine.houses)]
    return sorted(cards)


@cache
def arsonist() -> list[Scene]:
    """Two choose at once; the first answer waits for the second."""
    table = scene(
        town(hand="prince arsonist", houses="red", guilders=3),
        town(hand="king duke mason", houses="red blue"),
        town(hand="baron earl", houses="yellow brown"),
    ).play("card:arsonist/use:recruit/house:red")
    return [table, first := table.reply(2, "house:brown"), first.reply(1, "house:blue")]


TALES: list[Tale] = [
    tales.herald,
    tales.architect,
    tales.mathematician,
    tales.lady_in_waiting,
    tales.princess,
    tales.falconer,
    tales.split,
    arsonist,
    tales.servant,
    tales.fire,
    tales.draw_phase,
]


MOMENTS = [
    pytest.param(tale, number, seat, id=f"{tale.__name__}-{number}-seat-{seat}")
    for tale in TALES
    for number in range(len(tale()))
    for seat in range(3)
]


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_what_a_seat_and_a_spectator_are_shown_stays_the_same_to_the_byte(tale: Tale, number: int, seat: int) -> None:
    table = tale()[number]
    assert {sent(guess, seat) for guess in dealt(tale, number, seat)} == {sent(table, seat)}
    assert {sent(guess, None) for guess in dealt(tale, number, seat)} == {sent(table, None)}


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_the_colours_of_hands_houses_and_tops(tale: Tale, number: int, seat: int) -> None:
    table = tale()[number]
    assert all(backs(guess.now) == backs(table.now) for guess in dealt(tale, number, seat))


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_holds_each_card_once(tale: Tale, number: int, seat: int) -> None:
    assert box(tale()[number].now) == sorted(PERSONS)
    assert all(box(guess.now) == sorted(PERSONS) for guess in dealt(tale, number, seat))


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_depends_on_nothing_but_what_the_seat_knows(tale: Tale, number: int, seat: int) -> None:
    true = redeal(tale()[number].position, seat, Random("again"))
    assert all(redeal(guess.position, seat, Random("again")) == true for guess in dealt(tale, number, seat)[:5])


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_the_seats_own_hand_and_what_lies_open(tale: Tale, number: int, seat: int) -> None:
    now, worlds = tale()[number].now, [guess.now for guess in dealt(tale, number, seat)]
    assert all(world.towns[seat].hand == now.towns[seat].hand for world in worlds)
    assert all(world.discards == now.discards for world in worlds)
    assert all([mine.persons for mine in world.towns] == [mine.persons for mine in now.towns] for world in worlds)


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_rivals_hand_differs_from_guess_to_guess(tale: Tale, number: int, seat: int) -> None:
    worlds = dealt(tale, number, seat)
    one, other = (seat + 1) % 3, (seat + 2) % 3
    assert len({tuple(world.town(one).hand) for world in worlds}) > 1
    assert len({tuple(world.town(other).hand) for world in worlds}) > 1


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_can_be_played_on_from(tale: Tale, number: int, seat: int) -> None:
    ends = [play_on(guess.position, Random(n)) for n, guess in enumerate(dealt(tale, number, seat)[:5])]
    assert all(box(end.now) == sorted(PERSONS) for end in ends)


def play_on(position: Position[Bruges], rng: Random, steps: int = 12) -> Position[Bruges]:
    """So many answers from there, taken blindly."""
    deal = dealer(b"secrets")
    for _ in range(steps):
        position = position.dealt(deal).position
        for other in list(position.asked):
            position = position.answer(other, position.choice(other).any(rng)).position
    return position


PUBLIC = [
    (tales.herald, 1, ["pile:left", "pile:right", "pile:left"]),
    (tales.architect, 0, ["person:architect", "pile:left"]),
    (tales.mathematician, 1, ["pile:left", "pile:left", "pile:right", "pile:left"]),
    (tales.princess, 0, ["person:princess", "pile:left"]),
    (tales.falconer, 1, ["pile:left", "pile:left"]),
    (tales.split, 1, ["pile:left", "pile:left"]),
    (tales.draw_phase, 0, ["pile:left", "pile:left", "pile:right", "button:yes", "pile:left"]),
]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("tale", "start", "replies"), PUBLIC)
def test_the_same_public_replies_lead_on_in_every_guess(tale: Tale, start: int, replies: list[Path], seat: int) -> None:
    true = tale()
    ends = [walk(guess, [(path,) for path in replies])[-1] for guess in guesses(true[start], seat)]
    reached = true[start + len(replies)]
    assert all(end.asked == reached.asked == [0] for end in ends)
    assert {end.now.phase for end in ends} == {reached.now.phase}
    assert {tuple(map(len, end.now.piles)) for end in ends} == {tuple(map(len, reached.now.piles))}
    assert {len(end.town(0).hand) for end in ends} == {len(reached.town(0).hand)}


# What lies open


def test_the_houses_the_arsonist_burns_are_named_to_all_and_not_before() -> None:
    table, waiting, burnt = arsonist()
    lost = [table.town(1).houses[1].card, table.town(2).houses[1].card]
    assert not any(card in sent(waiting, viewer) for card in lost for viewer in (0, None))
    assert burnt.now.discards == lost
    assert not set(lost) & set(GAME.sealed(burnt.now, 0))
    assert all(f"card:{card}" in said(burnt, None) for card in lost)


def test_an_answer_that_waits_is_guessed_anew() -> None:
    waiting = arsonist()[1]
    assert {guess.position.pending[2] for guess in dealt(arsonist, 1, 0)} == {(0,), (1,)}
    assert {guess.position.pending[2] for guess in dealt(arsonist, 1, 2)} == {waiting.position.pending[2]}


def test_what_the_mathematician_discards_is_public() -> None:
    table = tales.mathematician()[6]
    cards = ["prince", "bard", "queen", "jester"]
    assert sorted(table.now.discards) == sorted(cards)
    (told,) = table.heard("discards")
    assert sorted(told["cards"]) == sorted(f"card:{card}" for card in cards)
    assert "discards" in said(table, 1)
    assert all(f'"{card}"' in sent(table, 2) for card in cards)
    assert all(f'"{card}"' in sent(table, None) for card in cards)
    assert not set(cards) & set(GAME.sealed(table.now, 1))


def test_what_the_seneschal_discards_is_public() -> None:
    table = tales.draw_phase()[6]
    assert sorted(table.now.discards) == ["bard", "prince"]
    assert not {"bard", "prince"} & set(GAME.sealed(table.now, 2))
    assert '"bard"' in sent(table, 2)


def test_a_house_lost_to_fire_and_a_person_lost_to_plague_are_public() -> None:
    table = scene(
        town(houses="brown=thief:king blue=bard", threats="red red brown brown"),
        town(hand="duke"),
        phase=Phase.ROLL,
    ).roll(red=5, brown=5)
    table = table.play("penalty:plague").play("house:brown")
    assert table.now.discards == ["king", "thief"]
    assert not {"king", "thief"} & set(GAME.sealed(table.now, 1))
    assert '"thief"' in sent(table, 1)
    assert '"king"' in sent(table, None)


def test_sealed_speaks_of_exactly_what_a_seat_cannot_see() -> None:
    table = tales.architect()[3]
    now = table.now
    piles = {*now.piles[0], *now.piles[1], *now.extra}
    mine = {"jester"}
    others = {*now.towns[1].hand, *now.towns[2].hand, now.towns[2].houses[0].card}
    own = {"prince", now.towns[0].houses[0].card, now.towns[0].houses[1].card}
    assert set(GAME.sealed(now, 0)) == piles | mine | others
    assert set(GAME.sealed(now, 1)) == piles | mine | own | (others - set(now.towns[1].hand))
