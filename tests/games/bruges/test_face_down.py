"""Cards that lie face down, and who has seen them: drawn, laid by the Architect, sent back by fire, undone."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.person import COLOUR
from guildtable.games.bruges.state import Known, Phase
from guildtable.kernel.redeal import redeal
from guildtable.kernel.undo import Past, barrier, undoable
from guildtable.kernel.wire import shown
from tests.games.bruges import tales
from tests.games.bruges.scenes import Scene, scene, town
from tests.games.bruges.sights import dealt, guesses, said, sent
from tests.games.bruges.tales import Tale

# The draw phase and other draws


@pytest.mark.parametrize("tale", [tales.herald, tales.mathematician, tales.draw_phase])
def test_cards_drawn_are_named_to_nobody_before_the_last_is_drawn(tale: Tale) -> None:
    drawing = [table for table in tale() if table.town(0).unseen]
    assert len(drawing) >= 2
    leaks = [
        (card, viewer)
        for table in drawing
        for card in table.town(0).unseen
        for viewer in (0, 1, 2, None)
        if f'"{card}"' in sent(table, viewer) or f"card:{card}" in sent(table, viewer) + said(table, viewer)
    ]
    assert leaks == []
    assert not any("you-drew" in said(table, 0) for table in drawing)


@pytest.mark.parametrize("tale", [tales.herald, tales.mathematician, tales.draw_phase])
def test_the_drawing_player_cannot_name_the_cards_before_the_last(tale: Tale) -> None:
    last = [table for table in tale() if table.town(0).unseen][-1]
    drawn = range(len(last.town(0).unseen))
    assert all(len({guess.town(0).unseen[place] for guess in guesses(last, 0)}) > 1 for place in drawn)


def test_with_the_last_card_the_drawing_player_knows_all_of_them_and_nobody_else_any() -> None:
    done = tales.mathematician()[5]
    assert done.why(0) == "discard-cards"
    assert done.town(0).unseen == []
    assert {tuple(guess.town(0).hand) for guess in guesses(done, 0)} == {tuple(done.town(0).hand)}
    (told,) = done.heard("you-drew")
    assert {"card:bard", "card:queen", "card:jester"} < set(told["cards"])
    assert "you-drew" in said(done, 0)
    assert "queen" not in said(done, 1) + said(done, None) + sent(done, 1) + sent(done, None)
    assert len({guess.town(0).hand[2] for guess in guesses(done, 1)}) > 1


def test_the_inventors_owner_decides_before_looking() -> None:
    deciding = tales.draw_phase()[3]
    assert deciding.why(0) == "draw-a-sixth"
    assert len(deciding.town(0).unseen) == 3
    assert "minstrel" not in sent(deciding, 0)
    assert len({tuple(guess.town(0).unseen) for guess in guesses(deciding, 0)}) > 1


def test_the_seneschals_owner_has_looked_before_discarding_and_looks_at_the_new_ones_only_after_the_last() -> None:
    tables = tales.draw_phase()
    assert tables[5].why(0) == "discard-cards"
    assert "minstrel" in sent(tables[5], 0)
    assert tables[7].town(0).unseen == ["jester"]
    assert "jester" not in sent(tables[7], 0)
    assert "jester" in sent(tables[8], 0)
    assert tables[8].asked == [1]


def test_what_the_princess_drew_is_seen_by_her_owner_alone_even_as_a_house() -> None:
    _, _, seen, built, _ = tales.princess()
    assert "jester" in sent(seen, 0)
    assert "jester" not in said(seen, 1) + sent(seen, 1) + sent(seen, None)
    assert {tuple(guess.town(0).drawn) for guess in dealt(tales.princess, 2, 0)} == {("jester",)}
    assert len({tuple(guess.town(0).drawn) for guess in dealt(tales.princess, 2, 1)}) > 1
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {"jester"}
    assert "jester" not in said(built, 1) + sent(built, 1) + sent(built, None)
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 1)}) > 1


def test_all_see_the_backs_of_a_hand_and_of_what_was_just_drawn() -> None:
    assert shown(tales.princess()[1].position, 1).view.players[0].backs == ("purple",)
    assert shown(tales.princess()[2].position, 1).view.players[0].backs == ("purple", "yellow")
    assert shown(tales.mathematician()[2].position, None).view.players[0].backs == ("blue", "purple", "yellow")


def test_a_house_from_the_hand_is_named_to_its_owner_alone() -> None:
    built = tales.herald()[5]
    assert built.heard("builds-house") == [{"seat": "seat:0", "house": "house:purple"}]
    assert "prince" in said(built, 0)
    assert "prince" not in said(built, 1) + said(built, None) + sent(built, 1) + sent(built, None)
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {"prince"}
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 2)}) > 1


def test_the_person_played_by_the_lady_in_waiting_was_unknown_and_is_open_then() -> None:
    before, after, *_ = tales.lady_in_waiting()
    assert "alchemist" not in sent(before, 1) + sent(before, None)
    assert "alchemist" in sent(after, 1)
    assert "alchemist" in sent(after, None)
    assert {tuple(guess.town(0).persons) for guess in guesses(after, 2)} == {tuple(after.town(0).persons)}


# The Architect's house


def test_the_owner_of_the_architects_house_cannot_name_it() -> None:
    laid = tales.architect()[2]
    assert laid.town(0).houses[-1].card == "jester"
    assert laid.town(0).houses[-1].known is Known.NOBODY
    assert "jester" not in sent(laid, 0) + said(laid, 0)
    assert "jester" not in sent(laid, 1) + said(laid, 1)
    assert "jester" not in sent(laid, None) + said(laid, None)
    assert "you-built-with" not in [event.id for event in laid.events]


@pytest.mark.parametrize("seat", range(3))
def test_guesses_at_the_architects_house_differ_but_for_its_colour(seat: int) -> None:
    cards = {guess.town(0).houses[-1].card for guess in guesses(tales.architect()[3], seat)}
    assert len(cards) > 1
    assert {COLOUR[card] for card in cards} == {Colour.YELLOW}


def test_the_architects_house_is_named_to_all_once_it_is_lost() -> None:
    table = scene(
        town(houses="red:architect", workers="blue", threats="red red"),
        town(hand="rumour_monger", houses="red", guilders=3),
        left="bishop jester",
    )
    table = table.play("person:architect").play("pile:left").end_turn()
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert "jester" not in sent(table, 0)
    lost = table.reply(0, "house:yellow")
    assert lost.heard("loses-house") == [{"seat": "seat:0", "house": "house:yellow", "card": "card:jester"}]
    assert lost.now.discards == ["jester"]
    assert "jester" in said(lost, 1)
    assert "jester" in sent(lost, 0)
    assert "jester" in sent(lost, None)
    assert undoable([Past(0, table.position)], lost.position, 0) == 0


# Persons whom fire sent back


@pytest.mark.parametrize("seat", [1, 2])
def test_a_person_sent_back_by_fire_is_in_every_guess_of_every_rival(seat: int) -> None:
    back = tales.fire()[1]
    assert back.town(0).hand == ["prince", "accountant", "alchemist"]
    dealt = guesses(back, seat)
    assert all(guess.town(0).hand[2] == "alchemist" for guess in dealt)
    assert all(guess.town(0).returned == ["alchemist"] for guess in dealt)
    assert len({guess.town(0).hand[1] for guess in dealt}) > 1
    assert "alchemist" in sent(back, seat)
    assert "alchemist" in sent(back, None)


@pytest.mark.parametrize("seat", [1, 2])
def test_it_stays_known_while_other_cards_are_played_openly(seat: int) -> None:
    on = tales.fire()[1].play("card:accountant/use:workers").end_turn()
    assert on.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(on, seat))


@pytest.mark.parametrize("seat", [1, 2])
def test_it_stays_known_while_houses_of_other_colours_are_built(seat: int) -> None:
    on = tales.fire()[1].play("card:prince/use:house")
    assert on.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(on, seat))


def test_a_house_among_several_of_its_colour_may_be_it_or_not() -> None:
    """The rivals are shown and told the same whichever yellow card it was."""
    back = tales.fire()[1]
    one, other = back.play("card:alchemist/use:house"), back.play("card:accountant/use:house")
    assert (sent(one, 1), said(one, 1)) == (sent(other, 1), said(other, 1))
    assert (sent(one, 2), said(one, 2)) == (sent(other, 2), said(other, 2))
    assert (sent(one, None), said(one, None)) == (sent(other, None), said(other, None))
    assert sent(one, 0) != sent(other, 0)
    assert redeal(one.position, 1, Random(5)) == redeal(other.position, 1, Random(5))


@pytest.mark.parametrize("card", ["alchemist", "accountant"])
def test_after_such_a_house_guesses_name_several_cards_for_it(card: str) -> None:
    built = tales.fire()[1].play(f"card:{card}/use:house")
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 1)}) > 1
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {card}


def test_a_house_of_the_only_card_of_its_colour_is_known_to_all() -> None:
    table = scene(
        town(hand="prince", houses="brown:alchemist blue", threats="red red", workers="yellow"),
        town(hand="king"),
        phase=Phase.ROLL,
    )
    built = table.roll(red=5).play("house:brown/person:alchemist").play("card:alchemist/use:house")
    assert built.town(0).returned == []
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 1)} == {"alchemist"}
    assert "alchemist" in sent(built, 1)
    assert "alchemist" in sent(built, None)


def test_which_of_two_returned_cards_of_one_colour_became_a_house_is_not_told() -> None:
    table = scene(
        town(hand="alchemist accountant", returned="alchemist accountant", workers="yellow"), town(hand="king")
    )
    one, other = table.play("card:alchemist/use:house"), table.play("card:accountant/use:house")
    assert (sent(one, 1), said(one, 1)) == (sent(other, 1), said(other, 1))
    assert (sent(one, None), said(one, None)) == (sent(other, None), said(other, None))


def test_a_house_laid_by_the_architect_casts_no_doubt_on_a_returned_card() -> None:
    table = scene(
        town(hand="alchemist accountant", returned="alchemist", houses="red:architect", workers="blue"),
        left="bishop jester",
    )
    laid = table.play("person:architect").play("pile:left")
    assert laid.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(laid, 1))


def test_a_house_of_the_princesss_card_casts_no_doubt_on_a_returned_card() -> None:
    table = scene(
        town(hand="alchemist prince", returned="alchemist", houses="red:princess", workers="blue yellow"),
        left="bishop jester",
    )
    laid = table.play("person:princess").play("pile:left").play("card:jester/use:house")
    assert laid.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(laid, 1))
    assert "jester" not in sent(laid, 1)


def test_a_returned_person_played_again_is_no_longer_marked_in_the_hand() -> None:
    table = scene(town(hand="alchemist prince", returned="alchemist", houses="red"))
    recruited = table.play("card:alchemist/use:recruit/house:red")
    assert recruited.town(0).returned == []
    discarded = table.play("card:alchemist/use:workers")
    assert discarded.town(0).returned == []
    assert discarded.now.discards[-1:] == ["alchemist"]


def past(*tables: Scene) -> list[Past]:
    """What seat 0 replied in each of these positions."""
    return [Past(0, table.position) for table in tables]


# Undo


@pytest.mark.parametrize(
    ("tale", "number"),
    [
        *((tales.herald, number) for number in (2, 3, 4)),
        (tales.architect, 2),
        *((tales.mathematician, number) for number in (2, 3, 4, 5)),
        (tales.princess, 2),
        (tales.servant, 2),
        (tales.falconer, 3),
        *((tales.split, number) for number in (2, 3)),
        *((tales.draw_phase, number) for number in (1, 2, 3, 5, 7, 8)),
    ],
)
def test_undo_is_barred_across_a_draw(tale: Tale, number: int) -> None:
    tables = tale()
    why = barrier(past(tables[number - 1])[0], tables[number].position, 0)
    assert why is not None
    assert why.id == "undo-barred-a-card-was-seen"
    assert undoable(past(*tables[:number]), tables[number].position, 0) == 0


@pytest.mark.parametrize(
    ("tale", "number", "count"),
    [
        (tales.herald, 1, 1),
        (tales.herald, 6, 2),
        (tales.architect, 1, 1),
        (tales.architect, 3, 1),
        (tales.mathematician, 6, 1),
        (tales.lady_in_waiting, 3, 3),
        (tales.princess, 1, 1),
        (tales.princess, 4, 2),
        (tales.falconer, 2, 2),
        (tales.draw_phase, 4, 1),
        (tales.draw_phase, 6, 1),
    ],
)
def test_undo_goes_back_to_the_last_draw(tale: Tale, number: int, count: int) -> None:
    """The Falconer's first card, unseen, was the last of its pile, and the colour on top of the extra pile lay open."""
    tables = tale()
    assert undoable(past(*tables[:number]), tables[number].position, 0) == count
