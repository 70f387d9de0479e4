"""Persons beside each other: the Astronomer's second arrows."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, YELLOW
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import TownSpec, scene, town


def test_the_astronomer_carries_out_an_arrow_a_second_time() -> None:
    table = scene(town(hand="alchemist", houses="red red:astronomer"))
    table = table.play("card:alchemist/use:recruit/house:red")
    assert table.town(0).guilders == 6
    assert (table.asked, table.why(0), table.limits(0)) == ([0], "carry-out-again", (0, 1))
    table = table.play("button:yes")
    assert table.town(0).guilders == 12
    assert table.why(0) == "after-card"


def test_the_astronomers_second_time_may_be_declined() -> None:
    table = scene(town(hand="alchemist", houses="red red:astronomer"))
    table = table.play("card:alchemist/use:recruit/house:red").play()
    assert table.town(0).guilders == 6
    assert table.why(0) == "after-card"


def test_the_astronomer_does_nothing_for_persons_recruited_before_it() -> None:
    table = scene(town(hand="astronomer", houses="red:alchemist red:herbalist red", guilders=12))
    table = table.play("card:astronomer/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).guilders == 0
    assert sum(table.town(0).workers.values()) == 0


def test_a_rivals_astronomer_doubles_nothing() -> None:
    table = scene(town(hand="alchemist", houses="red"), town(houses="red:astronomer"))
    assert table.play("card:alchemist/use:recruit/house:red").why(0) == "after-card"


def test_an_astronomer_recruited_inside_the_heralds_arrow_does_not_double_it() -> None:
    table = scene(town(hand="herald astronomer alchemist", houses="red red red", guilders=21))
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:astronomer/use:recruit/house:red")
    assert table.why(0) == "may-play-another"
    table = table.play("card:alchemist/use:recruit/house:red")
    assert table.why(0) == "carry-out-again"
    assert table.town(0).guilders == 6
    table = table.play("button:yes")
    assert table.town(0).guilders == 12
    assert table.why(0) == "after-card"


def test_an_arrow_recruited_inside_a_doubled_arrow_is_finished_first_with_its_own_second_time() -> None:
    table = scene(town(hand="herald alchemist", houses="red red red:astronomer", guilders=9))
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:alchemist/use:recruit/house:red")
    assert table.position.choice(0).why == "carry-out-again"
    table = table.play("button:yes")
    assert table.town(0).guilders == 12
    assert [event.args["person"] for event in table.events if event.id == "carries-out-again"] == ["person:alchemist"]
    assert table.why(0) == "may-play-another"
    table = table.play()
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes")
    assert table.heard("carries-out-again") == [{"seat": "seat:0", "person": "person:herald"}]
    assert table.why(0) == "choose-pile"
    table = table.play("pile:left").play("pile:left").play("pile:left")
    assert len(table.town(0).hand) == 6
    assert table.play().why(0) == "after-card"


def test_an_astronomer_lost_to_plague_inside_the_arrow_gives_no_second_time() -> None:
    table = scene(town(hand="smuggler", houses="red red:astronomer", guilders=3, threats="brown brown"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:brown")
    assert table.why(0) == "plague"
    table = table.play("person:astronomer")
    assert table.why(0) == "after-card"
    assert table.town(0).guilders == 8


def test_an_astronomer_sent_back_to_the_hand_by_fire_gives_no_second_time() -> None:
    table = scene(town(hand="smuggler", houses="blue red:astronomer", guilders=3, threats="red red"))
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:red")
    table = table.play("house:red/person:astronomer")
    assert table.why(0) == "after-card"
    assert table.town(0).hand == ["astronomer"]
    assert table.town(0).guilders == 8


def test_the_second_time_follows_even_if_the_arrows_own_person_is_gone() -> None:
    table = scene(town(hand="smuggler", houses="red red:astronomer", guilders=3, threats="brown brown"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:brown").play("person:smuggler")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("threat:blue")
    assert table.town(0).guilders == 16


NOTHING_TO_DO: list[tuple[str, int, TownSpec]] = [
    ("knight", 3, town()),
    ("jailor", 6, town()),
    ("captain_of_the_guard", 12, town()),
    ("sergeant", 0, town()),
    ("almoner", 3, town()),
    ("moneylender", 0, town()),
    ("auctioneer", 0, town()),
    ("falconer", 0, town()),
    ("mathematician", 3, town()),
    ("herald", 9, town()),
    ("cartographer", 6, town()),
    ("translator", 3, town()),
    ("carpenter", 3, town()),
    ("troublemaker", 6, town()),
    ("beggar", 6, town()),
    ("thief", 6, town()),
    ("arsonist", 3, town(houses="red:king")),
    ("pickpocket", 0, town()),
    ("rumour_monger", 3, town(houses="red:militia_captain")),
    ("blackmailer", 6, town(houses="red:militia_captain")),
    ("poet", 6, town()),
    ("organ_builder", 6, town()),
    ("calligrapher", 6, town()),
    ("astrologer", 0, town()),
    ("broker", 3, town()),
]


@pytest.mark.parametrize(("person", "price", "rival"), NOTHING_TO_DO)
def test_the_astronomer_is_silent_when_there_is_nothing_to_carry_out(person: str, price: int, rival: TownSpec) -> None:
    """No marker, no guilder, no card in hand or pile, no die but ones, and no rival with anything to lose."""
    table = scene(
        town(hand=person, houses="red red:astronomer", guilders=price),
        rival,
        left="",
        right="",
        extra="",
        last_round=3,
        dice=dict.fromkeys(COLOURS, 1),
    )
    assert table.play(f"card:{person}/use:recruit/house:red").why(0) == "after-card"


def test_the_astronomer_is_silent_when_every_space_is_built() -> None:
    table = scene(town(hand="porter", houses="red red:astronomer", guilders=3, canals=(5, 5), statues=[7, 6]))
    assert table.play("card:porter/use:recruit/house:red").why(0) == "after-card"


def test_the_astronomer_is_silent_on_the_last_step() -> None:
    table = scene(town(hand="duke", houses="red red:astronomer", guilders=9, reputation=8))
    assert table.play("card:duke/use:recruit/house:red").why(0) == "after-card"


def test_astronomer_and_duchess_count_everybody_twice() -> None:
    table = scene(town(hand="duchess", houses="red red:astronomer red:king red", guilders=12))
    table = table.play("card:duchess/use:recruit/house:red")
    assert table.town(0).points == 3
    assert table.play("button:yes").town(0).points == 6


def test_astronomer_and_philosopher_count_each_group_twice() -> None:
    table = scene(town(hand="philosopher", houses="red red:astronomer red:king red:queen", guilders=9))
    table = table.play("card:philosopher/use:recruit/house:red")
    assert table.town(0).points == 2
    assert table.play("button:yes").town(0).points == 4


def test_astronomer_and_captain_return_what_was_kept_the_first_time() -> None:
    table = scene(
        town(hand="captain_of_the_guard", houses="red red:astronomer", guilders=12, threats="red red blue yellow")
    )
    table = table.play("card:captain_of_the_guard/use:recruit/house:red")
    assert table.limits(0) == (0, 4)
    table = table.play("threat:red").play("button:yes")
    assert table.limits(0) == (0, 3)
    table = table.play("threat:red", "threat:blue", "threat:yellow")
    assert table.town(0).points == 4
    assert sum(table.town(0).threats.values()) == 0


def test_the_astronomer_is_silent_once_the_captain_has_returned_everything() -> None:
    table = scene(town(hand="captain_of_the_guard", houses="red red:astronomer", guilders=12, threats="red blue"))
    table = table.play("card:captain_of_the_guard/use:recruit/house:red").play("threat:red", "threat:blue")
    assert table.why(0) == "after-card"


def test_astronomer_and_knight_return_two_different_colours_each_time() -> None:
    table = scene(town(hand="knight", houses="red red:astronomer", guilders=3, threats="red red blue blue yellow"))
    table = table.play("card:knight/use:recruit/house:red")
    with pytest.raises(Illegal):
        table.play("threat:red", "threat:red")
    table = table.play("threat:red", "threat:blue").play("button:yes").play("threat:red", "threat:blue")
    assert table.town(0).points == 4
    assert table.town(0).threats == {BLUE: 0, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 1}


def test_astronomer_and_jailor_count_the_persons_anew_each_time() -> None:
    table = scene(town(hand="jailor", houses="red red:astronomer", guilders=6, threats="red red blue blue yellow"))
    table = table.play("card:jailor/use:recruit/house:red").play("threat:red", "threat:red").play("button:yes")
    assert table.limits(0) == (0, 2)
    assert table.play("threat:blue", "threat:blue").town(0).points == 4


def test_astronomer_and_beggar_take_two_workers_twice() -> None:
    table = scene(town(hand="beggar", houses="red red:astronomer", guilders=6), town(workers="red red red red red"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.town(0).workers[RED] == 2
    table = table.play("button:yes")
    assert table.town(0).workers[RED] == 4
    assert table.town(1).workers[RED] == 1


def test_astronomer_and_rumour_monger_may_bring_down_a_penalty_with_the_second_marker() -> None:
    table = scene(
        town(hand="rumour_monger", houses="red red:astronomer", guilders=3), town(threats="blue", workers="red")
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:blue")
    assert table.town(1).threats[BLUE] == 2
    table = table.play("button:yes").play("threat:blue")
    assert table.town(1).threats[BLUE] == 0
    assert table.town(1).workers[RED] == 0


def test_astronomer_and_moneylender_ask_again_only_while_a_guilder_is_left() -> None:
    rich = scene(town(hand="moneylender", houses="red red:astronomer", guilders=2))
    rich = rich.play("card:moneylender/use:recruit/house:red")
    assert rich.why(0) == "carry-out-again"
    assert rich.play("button:yes").town(0).points == 2
    poor = scene(town(hand="moneylender", houses="red red:astronomer", guilders=1))
    poor = poor.play("card:moneylender/use:recruit/house:red")
    assert poor.why(0) == "after-card"
    assert poor.town(0).points == 1


def test_the_astronomer_doubles_the_arrow_but_not_the_reactions_to_recruiting() -> None:
    table = scene(
        town(hand="alchemist", houses="red red:astronomer red:fire_eater red:portraitist", threats="yellow yellow")
    )
    table = table.play("card:alchemist/use:recruit/house:red").play("threat:yellow").play("button:yes")
    assert table.why(0) == "after-card"
    assert table.town(0).threats[YELLOW] == 1
    assert table.town(0).points == 1
    assert table.town(0).guilders == 12
