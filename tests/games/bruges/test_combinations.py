"""Persons beside each other: the combinations that the supplement, our rulings or common sense name."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, YELLOW, Colour
from guildtable.games.bruges.state import Phase
from guildtable.kernel.question import Illegal
from guildtable.kernel.wire import heard, shown
from tests.games.bruges.scenes import Scene, TownSpec, scene, town

CANAL_FAMILY = [
    ("acrobat", "red"),
    ("bard", "yellow"),
    ("juggler", "blue"),
    ("minstrel", "brown"),
    ("dancer", "purple"),
]
PLAY_FAMILY = [
    ("coachman", "yellow"),
    ("messenger", "red"),
    ("town_crier", "purple"),
    ("scribe", "brown"),
    ("groom", "blue"),
]


def told(table: Scene) -> list[str]:
    """The names of the events of the last step, in order."""
    return [event.id for event in table.events]


def people_offered(table: Scene, seat: int = 0) -> list[str]:
    """Which persons the seat may activate now."""
    return [path for path in table.offers(seat) if path.startswith("person:")]


# Canals


@pytest.mark.parametrize(("person", "worker"), CANAL_FAMILY)
def test_with_the_fountain_builder_the_acrobats_take_their_worker_and_no_guilder(person: str, worker: str) -> None:
    table = scene(town(houses=f"red:{person} red:fountain_builder", workers=worker, canals=(2, 4)))
    table = table.play(f"person:{person}").play("section:right")
    assert table.town(0).canals == [2, 5]
    assert table.town(0).workers[Colour(worker)] == 0
    assert "pays-guilders" not in told(table)


@pytest.mark.parametrize(("person", "worker"), CANAL_FAMILY)
def test_even_with_the_fountain_builder_the_acrobats_need_their_worker(person: str, worker: str) -> None:
    others = " ".join(colour for colour in COLOURS if colour != worker)
    table = scene(town(houses=f"red:{person} red:fountain_builder", workers=others))
    assert people_offered(table) == []


@pytest.mark.parametrize(("guilders", "offered"), [(5, []), (6, ["person:acrobat"])])
def test_without_the_fountain_builder_the_acrobat_pays_double(guilders: int, offered: list[str]) -> None:
    table = scene(town(houses="red:acrobat", workers="red", canals=(2, 2), guilders=guilders))
    assert people_offered(table) == offered


def test_the_fountain_builder_alone_still_needs_a_card_of_the_spaces_colour() -> None:
    table = scene(town(hand="juggler bard", houses="red:fountain_builder"))
    assert [path for path in table.offers(0) if "canal" in path] == ["card:bard/use:canal/section:left"]


def test_the_engineer_alone_plays_any_colour_for_the_printed_price() -> None:
    table = scene(town(hand="juggler", houses="red:engineer", guilders=5, canals=(1, 3)))
    assert "card:juggler/use:canal/section:left" in table.offers(0)
    table = table.play("card:juggler/use:canal/section:right")
    assert table.town(0).canals == [1, 4]
    assert table.town(0).guilders == 1


def test_engineer_and_fountain_builder_together_build_with_any_card_for_nothing() -> None:
    table = scene(town(hand="juggler", houses="red:engineer red:fountain_builder", canals=(4, 3)))
    table = table.play("card:juggler/use:canal/section:left")
    assert table.town(0).canals == [5, 3]
    assert table.town(0).statues == [7]
    assert "pays-guilders" not in told(table)


def test_the_cartographer_builds_free_of_charge_beside_the_fountain_builder() -> None:
    table = scene(town(hand="cartographer", houses="red red:fountain_builder", guilders=6))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert table.town(0).canals == [2, 0]
    assert table.town(0).guilders == 0


def test_the_guard_watches_over_a_token_of_the_acrobat() -> None:
    table = scene(town(houses="red:acrobat red:guard", workers="red", guilders=2, threats="blue purple purple"))
    table = table.play("person:acrobat").play("section:right")
    assert table.offers(0) == ["threat:purple"]
    assert table.limits(0) == (0, 1)
    table = table.play("threat:purple")
    assert table.town(0).threats[PURPLE] == 1
    assert table.town(0).threats[BLUE] == 1
    assert table.town(0).points == 1


def test_the_guard_watches_over_a_token_of_the_porter() -> None:
    table = scene(town(hand="porter", houses="red red:guard", guilders=3, threats="blue"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left").play("threat:blue")
    assert table.town(0).canals == [1, 0]
    assert table.town(0).guilders == 0
    assert table.town(0).points == 1


def test_the_guard_watches_over_each_token_of_the_cartographer_in_the_colour_of_its_space() -> None:
    table = scene(town(hand="cartographer", houses="red red:guard", guilders=9, threats="blue brown purple"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert table.offers(0) == ["threat:blue"]
    table = table.play("threat:blue").play("section:left")
    assert table.offers(0) == ["threat:brown"]
    table = table.play("threat:brown")
    assert table.why(0) == "after-card"
    assert table.town(0).points == 2
    assert table.town(0).guilders == 0
    assert table.town(0).threats[PURPLE] == 1


def test_the_guard_is_not_asked_without_a_marker_of_the_spaces_colour() -> None:
    table = scene(town(hand="porter", houses="red red:guard", guilders=3, threats="purple"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert table.why(0) == "after-card"


def test_guard_and_engineer_look_at_the_space_and_not_at_the_card() -> None:
    table = scene(town(hand="juggler", houses="red:guard red:engineer", guilders=1, threats="red blue"))
    table = table.play("card:juggler/use:canal/section:left")
    assert table.offers(0) == ["threat:blue"]


def test_guard_and_stilt_walker_both_answer_to_one_token() -> None:
    table = scene(town(hand="bard", houses="red:guard red:stilt_walker", guilders=1, threats="blue"))
    table = table.play("card:bard/use:canal/section:left").play("threat:blue")
    assert table.town(0).points == 2


def test_the_owners_reactions_come_before_the_rivals() -> None:
    table = scene(
        town(hand="bard", houses="red:guard red:stilt_walker", guilders=1, threats="blue"),
        town(houses="red:toll_keeper"),
    )
    table = table.play("card:bard/use:canal/section:left")
    assert table.town(1).guilders == 0
    table = table.play("threat:blue")
    assert told(table)[-2:] == ["scores", "takes-guilders"]
    assert table.town(1).guilders == 1


def test_the_stilt_walker_scores_for_a_rebuilt_space_that_earns_no_second_statue() -> None:
    table = scene(
        town(hand="acrobat", houses="red:stilt_walker", guilders=5, canals=(4, 0), completed=(True, False), statues=[7])
    )
    table = table.play("card:acrobat/use:canal/section:left")
    assert table.town(0).canals == [5, 0]
    assert table.town(0).points == 1
    assert table.town(0).statues == [7]
    assert table.now.statues == [2, 3, 4, 5, 6]
    assert "takes-statue" not in told(table)


def test_the_toll_keeper_earns_from_the_bank_by_a_rivals_action() -> None:
    table = scene(town(hand="bard", guilders=3), town(houses="red:toll_keeper", guilders=1), town(guilders=1))
    table = table.play("card:bard/use:canal/section:left")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 2, 1]


def test_the_toll_keeper_earns_from_each_token_of_a_rivals_person() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=9), town(houses="red:toll_keeper"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert table.town(1).guilders == 2
    assert table.town(0).guilders == 0


def test_the_stilt_walker_scores_for_each_token_of_the_cartographer() -> None:
    table = scene(town(hand="cartographer", houses="red red:stilt_walker", guilders=9))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert table.town(0).points == 1
    assert table.play("section:left").town(0).points == 2


def test_the_cartographer_may_stop_after_one_token() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=9))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play()
    assert table.town(0).canals == [1, 0]
    assert table.town(0).guilders == 2
    assert table.why(0) == "after-card"


def test_the_toll_keeper_earns_nothing_from_its_owners_tokens() -> None:
    table = scene(town(hand="bard", houses="red:toll_keeper", guilders=1))
    assert table.play("card:bard/use:canal/section:left").town(0).guilders == 0


def test_the_toll_keeper_earns_even_from_a_protected_rival_who_loses_nothing_by_it() -> None:
    table = scene(town(hand="bard", houses="red:militia_captain", guilders=1), town(houses="red:toll_keeper"))
    assert table.play("card:bard/use:canal/section:left").town(1).guilders == 1


def test_a_completed_canal_lost_to_fire_keeps_its_statue_and_earns_none_when_rebuilt() -> None:
    table = scene(town(hand="acrobat", guilders=5, canals=(5, 0), statues=[7], threats="red red"), phase=Phase.ROLL)
    table = table.roll(red=5)
    assert table.town(0).canals == [4, 0]
    assert table.town(0).statues == [7]
    table = table.play("card:acrobat/use:canal/section:left")
    assert table.town(0).canals == [5, 0]
    assert table.town(0).statues == [7]
    assert table.score(0).items["statues"] == 7


def test_the_other_section_still_earns_its_own_statue_after_a_loss() -> None:
    table = scene(
        town(hand="bard", guilders=5, canals=(4, 4), completed=(True, False), statues=[7]),
    ).play("card:bard/use:canal/section:right")
    assert table.town(0).statues == [7, 6]
    assert table.now.statues == [2, 3, 4, 5]


def test_the_shopkeeper_counts_no_section_that_lost_its_end() -> None:
    lost = town(houses="red:shopkeeper", workers="yellow", canals=(4, 4), completed=(True, False), statues=[7])
    assert people_offered(scene(lost)) == []
    whole = town(houses="red:shopkeeper", workers="yellow", canals=(5, 4), statues=[7])
    assert scene(whole).play("person:shopkeeper").town(0).points == 2


def test_the_troublemakers_victims_choose_an_end_at_once_and_only_where_there_is_a_choice() -> None:
    table = scene(
        town(hand="troublemaker", houses="red", guilders=6, canals=(3, 3)),
        town(canals=(2, 1)),
        town(canals=(0, 4)),
        town(),
    )
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.asked == [1]
    assert table.why(1) == "lose-canal"
    assert table.offers(1) == ["section:left", "section:right"]
    table = table.reply(1, "section:left")
    assert [table.town(seat).canals for seat in range(4)] == [[3, 3], [1, 1], [0, 3], [0, 0]]


def test_several_victims_of_the_troublemaker_choose_at_the_same_time() -> None:
    table = scene(
        town(hand="troublemaker", houses="red", guilders=6), town(canals=(5, 5), statues=[7, 6]), town(canals=(1, 1))
    )
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.asked == [1, 2]
    table = table.reply(2, "section:right")
    assert table.town(2).canals == [1, 1]
    table = table.reply(1, "section:left")
    assert table.town(2).canals == [1, 0]
    assert table.town(1).canals == [4, 5]
    assert table.town(1).statues == [7, 6]


# The Astronomer


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
    ("carpet_maker", 6, town()),
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


# Extra plays


@pytest.mark.parametrize(("person", "worker"), PLAY_FAMILY)
def test_after_an_extra_play_of_the_last_card_a_later_turn_has_activations_and_an_end(person: str, worker: str) -> None:
    table = scene(
        town(hand="prince queen", houses=f"red:{person} red:accountant red:banker", workers=worker), town(hand="king")
    )
    table = table.play("card:prince/use:workers").play(f"person:{person}").play("card:queen/use:workers")
    table = table.play("person:accountant").end_turn()
    table = table.play("card:king/use:workers").end_turn()
    assert (table.asked, table.why(0)) == ([0], "turn-without-card")
    assert table.offers(0) == ["person:banker", "button:end-turn"]
    table = table.play("person:banker")
    assert table.town(0).guilders == 6
    assert table.end_turn().asked == [1]


def test_an_extra_play_before_the_turns_card_does_not_replace_it() -> None:
    table = scene(town(hand="prince queen", houses="red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:prince/use:workers")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)
    assert table.play("card:queen/use:guilders").why(0) == "after-card"


def test_an_extra_play_of_the_only_card_before_the_turns_card_lets_the_turn_end() -> None:
    table = scene(town(hand="prince", houses="red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:prince/use:workers")
    assert table.why(0) == "turn-without-card"
    assert table.end_turn().asked == [1]


@pytest.mark.parametrize(("person", "worker"), PLAY_FAMILY)
def test_no_extra_play_is_offered_without_a_card(person: str, worker: str) -> None:
    assert people_offered(scene(town(houses=f"red:{person}", workers=worker))) == []


def test_the_coachman_recruits_an_arrow_person_whose_effect_is_finished_inside() -> None:
    table = scene(town(hand="mathematician prince", houses="red:coachman red", workers="yellow", guilders=3))
    table = table.play("person:coachman").play("card:mathematician/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left").play("pile:left").play("pile:left")
    assert table.why(0) == "discard-cards"
    assert table.limits(0) == (4, 4)
    table = table.play(*table.offers(0)[1:5])
    assert table.why(0) == "take-turn"
    assert table.town(0).hand == ["prince"]


def test_the_coachman_recruits_the_messenger_who_rides_next_on_the_same_turn() -> None:
    table = scene(town(hand="messenger prince queen", houses="red:coachman red", workers="yellow red", guilders=3))
    assert people_offered(table) == ["person:coachman"]
    table = table.play("person:coachman").play("card:messenger/use:recruit/house:red")
    assert people_offered(table) == ["person:messenger"]
    table = table.play("person:messenger").play("card:prince/use:workers")
    assert people_offered(table) == []
    assert table.why(0) == "take-turn"
    assert table.play("card:queen/use:workers").why(0) == "after-card"


def test_nobody_is_activated_inside_an_extra_play() -> None:
    table = scene(town(hand="prince queen", houses="red:coachman red:accountant", workers="yellow"))
    table = table.play("person:coachman")
    assert people_offered(table) == []
    assert "button:end-turn" not in table.offers(0)


def test_the_lawyer_gives_three_workers_for_an_extra_play_too() -> None:
    table = scene(town(hand="prince", houses="red:coachman red:lawyer", workers="yellow"))
    assert table.play("person:coachman").play("card:prince/use:workers").town(0).workers[PURPLE] == 3


def test_lawyer_and_translator_give_three_workers_of_the_colour_named() -> None:
    table = scene(town(hand="translator prince", houses="red red:lawyer", guilders=3))
    table = table.play("card:translator/use:recruit/house:red")
    assert table.limits(0) == (0, 1)
    assert not [path for path in table.offers(0) if "house" in path or "recruit" in path]
    table = table.play("card:prince/as:blue/use:workers")
    assert table.town(0).workers == {BLUE: 3, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 0}


def test_translator_and_money_changer_take_the_value_of_the_colour_named_and_one_more() -> None:
    table = scene(
        town(hand="translator prince", houses="red red:money_changer", guilders=3), dice={"blue": 6, "purple": 1}
    )
    table = table.play("card:translator/use:recruit/house:red").play("card:prince/as:blue/use:guilders")
    assert table.town(0).guilders == 7


def test_the_translator_builds_a_canal_or_returns_a_threat_of_the_colour_named() -> None:
    table = scene(town(hand="translator queen", houses="red", guilders=4, threats="yellow"))
    table = table.play("card:translator/use:recruit/house:red")
    assert "card:queen/as:blue/use:canal/section:left" in table.offers(0)
    assert "card:queen/as:red/use:canal/section:left" not in table.offers(0)
    table = table.play("card:queen/as:yellow/use:threat")
    assert table.town(0).points == 1
    assert table.town(0).threats[YELLOW] == 0


def test_a_card_drawn_on_a_turn_without_one_must_be_played_before_the_turn_ends() -> None:
    table = scene(town(houses="red:servant", workers="red"))
    assert table.offers(0) == ["person:servant", "button:end-turn"]
    table = table.play("person:servant").play("pile:left")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)


def test_a_servant_after_the_card_adds_to_the_hand_and_not_to_the_turns() -> None:
    table = scene(town(hand="prince", houses="red:servant", workers="red"))
    table = table.play("card:prince/use:workers").play("person:servant").play("pile:left")
    assert table.offers(0) == ["button:end-turn"]
    assert len(table.town(0).hand) == 1
    assert table.end_turn().asked == [1]


def test_coachman_and_majordomo_play_three_cards_in_one_turn() -> None:
    table = scene(town(hand="prince queen king", houses="red:coachman red:majordomo", workers="yellow"))
    table = table.play("person:majordomo").play("card:prince/use:workers")
    table = table.play("card:queen/use:workers").play("person:coachman").play("card:king/use:workers")
    assert table.town(0).hand == []
    assert [table.town(0).workers[colour] for colour in (PURPLE, RED, BROWN)] == [2, 2, 2]
    assert people_offered(table) == []


def test_the_heralds_and_the_coachmans_plays_leave_the_turns_card_to_be_played() -> None:
    table = scene(town(hand="herald prince queen king", houses="red:coachman red", workers="yellow", guilders=9)).play(
        "person:coachman"
    )
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:prince/use:workers").play("card:queen/use:workers")
    assert table.why(0) == "take-turn"
    assert len(table.town(0).hand) == 4


def test_the_lady_in_waiting_leaves_the_turns_card_to_be_played() -> None:
    table = scene(town(hand="student prince", houses="red:lady_in_waiting red", workers="blue"))
    table = table.play("person:lady_in_waiting/card:student/use:recruit/house:red")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)


def test_money_changer_and_lawyer_serve_the_princesss_card() -> None:
    table = scene(
        town(houses="red:princess red:money_changer red:lawyer", workers="blue"),
        left="king alchemist",
        dice={"yellow": 4},
    )
    table = table.play("person:princess").play("pile:left")
    assert table.play("card:alchemist/use:guilders").town(0).guilders == 5
    assert table.play("card:alchemist/use:workers").town(0).workers[YELLOW] == 3


def test_the_hanse_merchant_serves_the_translators_card() -> None:
    table = scene(
        town(hand="translator prince", houses="red red:hanse_merchant", guilders=3), dice={"brown": 6, "blue": 1}
    )
    table = table.play("card:translator/use:recruit/house:red")
    assert table.play("card:prince/as:blue/use:guilders/die:brown").town(0).guilders == 7


# Recruiting


def test_fire_eater_and_portraitist_both_react_before_the_arrow() -> None:
    table = scene(town(hand="alchemist", houses="red red:fire_eater red:portraitist", threats="yellow red"))
    table = table.play("card:alchemist/use:recruit/house:red")
    assert table.offers(0) == ["threat:yellow"]
    assert table.town(0).guilders == 0
    table = table.play("threat:yellow")
    assert table.town(0).points == 2
    assert table.town(0).guilders == 7
    assert table.town(0).threats[RED] == 1
    assert table.heard("takes-guilders") == [
        {"seat": "seat:0", "guilders": 1},
        {"seat": "seat:0", "guilders": 6},
    ]


def test_the_fire_eater_looks_at_the_card_and_not_at_the_house() -> None:
    table = scene(town(hand="student", houses="blue red:fire_eater", threats="blue red"))
    assert table.play("card:student/use:recruit/house:blue").why(0) == "after-card"


def test_fire_eater_and_portraitist_do_not_react_to_themselves() -> None:
    table = scene(town(hand="fire_eater portraitist", houses="red red", guilders=15, threats="red yellow"))
    fire_eater = table.play("card:fire_eater/use:recruit/house:red")
    assert fire_eater.why(0) == "after-card"
    assert fire_eater.town(0).points == 0
    portraitist = table.play("card:portraitist/use:recruit/house:red")
    assert portraitist.why(0) == "after-card"
    assert portraitist.town(0).points == 0
    assert portraitist.town(0).guilders == 6


def test_the_portraitist_paints_nobody_of_a_group_already_there() -> None:
    table = scene(town(hand="student", houses="red red:portraitist red:lawyer"))
    assert table.play("card:student/use:recruit/house:red").town(0).points == 0
    itself = scene(town(hand="lacemaker", houses="red red:portraitist"))
    assert itself.play("card:lacemaker/use:recruit/house:red").town(0).points == 0
    rival = scene(town(hand="student", houses="red red:portraitist"), town(houses="red:lawyer"))
    assert rival.play("card:student/use:recruit/house:red").town(0).points == 1


def test_fire_eater_and_portraitist_react_to_a_person_of_the_lady_in_waiting() -> None:
    table = scene(
        town(
            hand="alchemist",
            houses="red red:fire_eater red:portraitist red:lady_in_waiting",
            workers="blue",
            threats="yellow",
        )
    )
    table = table.play("person:lady_in_waiting/card:alchemist/use:recruit/house:red").play("threat:yellow")
    assert table.town(0).points == 2
    assert table.town(0).guilders == 7


@pytest.mark.parametrize(("person", "paid"), [("student", 0), ("composer", 1), ("vicar", 4), ("baroness", 10)])
def test_the_lady_in_waiting_saves_two_guilders_but_pays_nobody_out(person: str, paid: int) -> None:
    rich = scene(town(hand=person, houses="red red:lady_in_waiting", workers="blue", guilders=paid))
    path = f"person:lady_in_waiting/card:{person}/use:recruit/house:red"
    assert people_offered(rich) == [path]
    assert rich.play(path).town(0).guilders == 0


@pytest.mark.parametrize(("person", "paid"), [("composer", 1), ("vicar", 4), ("baroness", 10)])
def test_the_lady_in_waiting_is_not_offered_with_a_guilder_less(person: str, paid: int) -> None:
    poor = scene(town(hand=person, houses="red red:lady_in_waiting", workers="blue", guilders=paid - 1))
    assert people_offered(poor) == []


def test_the_lady_in_waiting_needs_an_empty_house() -> None:
    assert people_offered(scene(town(hand="student", houses="red:lady_in_waiting", workers="blue"))) == []


def test_the_jailor_counts_itself() -> None:
    table = scene(town(hand="jailor", houses="red red:king red", guilders=6, threats="red red blue yellow"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert table.limits(0) == (0, 2)
    table = table.play("threat:red", "threat:red")
    assert table.town(0).points == 2
    assert table.town(0).threats[RED] == 0


def test_the_jailor_alone_returns_one_marker() -> None:
    table = scene(town(hand="jailor", houses="red", guilders=6, threats="red blue"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert table.limits(0) == (0, 1)


def test_money_changer_and_hanse_merchant_add_up_on_any_die() -> None:
    table = scene(
        town(hand="prince", houses="red:money_changer red:hanse_merchant"), dice={"purple": 1, "red": 6, "blue": 2}
    )
    assert table.play("card:prince/use:guilders/die:red").town(0).guilders == 8
    assert table.play("card:prince/use:guilders/die:purple").town(0).guilders == 3


def test_money_changer_or_hanse_merchant_alone_gives_one_more() -> None:
    changer = scene(town(hand="prince", houses="red:money_changer"), dice={"purple": 2})
    assert changer.play("card:prince/use:guilders").town(0).guilders == 3
    merchant = scene(town(hand="prince", houses="red:hanse_merchant"), dice={"blue": 5})
    assert merchant.play("card:prince/use:guilders/die:blue").town(0).guilders == 6


@pytest.mark.parametrize(
    ("person", "worker", "die"),
    [
        ("cloth_merchant", "blue", "red"),
        ("dye_trader", "red", "purple"),
        ("spice_merchant", "brown", "yellow"),
        ("fishmonger", "yellow", "blue"),
        ("fur_trader", "purple", "brown"),
    ],
)
def test_money_changer_and_hanse_merchant_do_not_help_other_merchants(person: str, worker: str, die: str) -> None:
    table = scene(
        town(houses=f"red:{person} red:money_changer red:hanse_merchant", workers=worker),
        dice={**dict.fromkeys(COLOURS, 6), die: 2},
    )
    table = table.play(f"person:{person}")
    assert table.town(0).guilders == 2


# Houses


def test_the_plasterer_works_with_the_architect() -> None:
    table = scene(
        town(houses="red:architect red:plasterer", workers="blue", threats="yellow red"), left="prince alchemist"
    )
    table = table.play("person:architect").play("pile:left")
    assert table.offers(0) == ["threat:yellow"]
    table = table.play("threat:yellow")
    assert table.town(0).points == 1
    assert table.town(0).houses[-1].card == "alchemist"
    assert sum(table.town(0).workers.values()) == 0


def test_the_plasterer_works_with_the_carpenter() -> None:
    table = scene(town(hand="carpenter prince", houses="red red:plasterer", guilders=3, threats="purple purple red"))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:prince/use:house")
    assert table.offers(0) == ["threat:purple"]
    table = table.play("threat:purple")
    assert table.town(0).threats[PURPLE] == 1
    assert table.town(0).points == 1
    assert len(table.town(0).houses) == 3


def test_the_plasterer_works_with_a_house_of_the_princess() -> None:
    table = scene(
        town(houses="red:princess red:plasterer", workers="blue yellow", threats="yellow"), left="prince alchemist"
    )
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:house").play("threat:yellow")
    assert table.town(0).points == 1


def test_the_carpenter_twice_by_the_astronomer_builds_two_houses_without_a_worker() -> None:
    table = scene(town(hand="carpenter prince queen king", houses="red red:astronomer", guilders=3))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:prince/use:house")
    table = table.play("button:yes").play("card:queen/use:house")
    assert [house.card for house in table.town(0).houses[2:]] == ["prince", "queen"]
    assert table.town(0).hand == ["king"]


def test_the_princess_plays_only_the_card_she_drew() -> None:
    table = scene(
        town(hand="prince queen", houses="red:princess red", workers="blue yellow", guilders=9), left="king alchemist"
    )
    table = table.play("person:princess").play("pile:left")
    assert table.offers(0) == [
        "card:alchemist/use:workers",
        "card:alchemist/use:guilders",
        "card:alchemist/use:house",
        "card:alchemist/use:recruit/house:red",
    ]
    assert table.limits(0) == (1, 1)


def test_the_princess_explains_only_what_cannot_be_done_with_the_card_she_drew() -> None:
    table = scene(town(hand="prince queen", houses="red:princess", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left")
    assert sorted(table.barred(0)) == [
        "card:alchemist/use:canal",
        "card:alchemist/use:house",
        "card:alchemist/use:recruit",
        "card:alchemist/use:threat",
    ]


def test_the_princesss_card_becomes_a_house_and_costs_its_worker() -> None:
    table = scene(town(hand="prince", houses="red:princess", workers="blue yellow"), left="king alchemist")
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:house")
    assert table.town(0).houses[-1].card == "alchemist"
    assert table.town(0).workers[YELLOW] == 0
    assert table.town(0).hand == ["prince"]
    assert table.why(0) == "take-turn"


def test_the_princesss_card_is_recruited_and_its_arrow_happens_twice_with_the_astronomer() -> None:
    table = scene(town(hand="prince", houses="red:princess red red:astronomer", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:recruit/house:red")
    assert table.town(0).guilders == 6
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes")
    assert table.town(0).guilders == 12
    assert table.town(0).persons == ["princess", "alchemist", "astronomer"]


# Fire


def test_fire_sends_an_arrow_person_back_and_its_arrow_happens_again() -> None:
    table = scene(
        town(hand="prince", houses="brown:alchemist blue", threats="red red"),
        phase=Phase.ROLL,
    )
    table = table.roll(red=6).play("house:brown/person:alchemist")
    assert table.town(0).hand == ["prince", "alchemist"]
    assert table.town(0).returned == ["alchemist"]
    assert len(table.town(0).houses) == 1
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert table.town(0).guilders == 6


def test_a_used_person_that_fire_sent_back_may_be_activated_again_once_replayed() -> None:
    table = scene(
        town(hand="prince", houses="brown:accountant blue", threats="red red", guilders=1),
        town(hand="rumour_monger", houses="red", guilders=3),
    )
    table = table.play("person:accountant").play("card:prince/use:workers").end_turn()
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert table.asked == [0]
    table = table.reply(0, "house:brown/person:accountant").end_turn()
    table = table.play("card:accountant/use:recruit/house:blue")
    assert table.town(0).guilders == 0
    assert people_offered(table) == ["person:accountant"]
    assert table.play("person:accountant").town(0).guilders == 2


def test_a_person_lost_to_plague_and_one_sent_back_by_fire_are_no_longer_active() -> None:
    table = scene(town(hand="prince", houses="brown:lawyer blue", threats="red red"), phase=Phase.ROLL)
    table = table.roll(red=5).play("house:brown/person:lawyer")
    assert table.play("card:prince/use:workers").town(0).workers[PURPLE] == 2


def test_with_a_hand_of_six_from_fire_there_are_still_four_turns() -> None:
    table = scene(
        town(hand="prince queen king baron duke", houses="brown:alchemist blue", threats="red red"), phase=Phase.ROLL
    )
    table = table.roll(red=6).play("house:brown/person:alchemist")
    assert len(table.town(0).hand) == 6
    table = table.play("card:prince/use:workers").end_turn().end_turn()
    table = table.play("card:queen/use:workers").end_turn().end_turn()
    table = table.play("card:king/use:workers").end_turn().end_turn()
    assert table.why(0) == "take-turn"
    table = table.play("card:baron/use:workers").end_turn().end_turn()
    assert table.now.phase is Phase.DRAW
    assert table.town(0).hand == ["duke", "alchemist"]
    assert table.now.round == 3


def test_the_smugglers_third_red_marker_burns_its_own_house() -> None:
    table = scene(town(hand="smuggler", houses="blue", guilders=3, threats="red red", canals=(1, 0)))
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:red")
    assert table.offers(0) == ["house:blue/person:smuggler", "section:left"]
    table = table.play("house:blue/person:smuggler")
    assert table.town(0).houses == []
    assert table.town(0).hand == ["smuggler"]
    assert table.town(0).guilders == 8
    assert table.town(0).threats[RED] == 0
    assert table.town(0).points == 0


def test_the_smugglers_third_yellow_marker_takes_the_guilders_just_smuggled() -> None:
    table = scene(town(hand="smuggler", houses="blue", guilders=5, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:yellow")
    assert table.town(0).guilders == 0


@pytest.mark.parametrize(
    ("person", "houses", "before", "after"),
    [
        ("butler", "blue brown red purple yellow", 5, 0),
        ("butler", "blue brown red red purple yellow", 5, 5),
        ("master_builder", "red red", 2, 0),
        ("master_builder", "red red red", 2, 2),
        ("archivist", "red", 0, 2),
        ("archivist", "red blue", 0, 0),
    ],
)
def test_what_a_laurel_is_worth_after_an_empty_red_house_burns(
    person: str, houses: str, before: int, after: int
) -> None:
    table = scene(town(houses=f"blue:{person} {houses}", threats="red red", canals=(1, 0)), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == before
    table = table.roll(red=5).play("house:red")
    assert table.score(0).items["laurels"] == after


@pytest.mark.parametrize(
    ("person", "rest", "faces", "before", "after"),
    [
        ("bishop", town(houses="red:bishop", workers="red red blue", threats="blue blue"), {"blue": 5}, 1, 0),
        ("shipowner", town(houses="red:shipowner", guilders=8, threats="yellow yellow"), {"yellow": 6}, 2, 0),
        ("geographer", town(houses="red:geographer", canals=(3, 0), threats="red red"), {"red": 6}, 2, 0),
        (
            "geographer keeps its statue",
            town(houses="red:geographer", canals=(5, 0), statues=[7], threats="red red"),
            {"red": 6},
            4,
            4,
        ),
        ("storyteller", town(houses="red:storyteller", canals=(2, 0), threats="red red"), {"red": 6}, 2, 1),
        ("constable", town(houses="red:constable", threats="blue blue purple"), {"blue": 5}, 4, 6),
    ],
)
def test_what_a_laurel_is_worth_after_a_penalty(
    person: str, rest: TownSpec, faces: dict[str, int], before: int, after: int
) -> None:
    table = scene(rest, phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == before, person
    table = table.roll(**faces)
    table = table.play("section:left") if table.asked == [0] and table.why(0) == "fire" else table
    assert table.score(0).items["laurels"] == after, person


def test_the_archivist_is_worth_nothing_beside_a_house_emptied_by_plague() -> None:
    table = scene(town(houses="red:archivist blue:king", threats="brown brown"), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == 2
    table = table.roll(brown=5).play("person:king")
    assert table.score(0).items["laurels"] == 0
    assert table.score(0).items["houses"] == 2


def test_a_laurel_whose_house_burns_is_worth_nothing() -> None:
    table = scene(town(houses="red:archivist", threats="red red"), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == 2
    table = table.roll(red=5)
    assert table.score(0).items["laurels"] == 0
    assert table.score(0).items["houses"] == 0


# Threats


def test_four_players_never_need_more_markers_than_there_are() -> None:
    table = scene(*[town(houses="blue yellow", threats="red red") for _ in range(4)], phase=Phase.ROLL).roll(red=5)
    supplies = []
    while table.why(table.asked[0]) == "fire":
        supplies.append((table.asked, table.now.supply(RED)))
        table = table.play("house:blue")
    assert supplies == [([0], 0), ([1], 2), ([2], 4), ([3], 6)]
    assert table.now.supply(RED) == 9


def test_each_seat_suffers_before_the_next_gets_its_markers() -> None:
    table = scene(town(houses="blue yellow", threats="red red"), town(threats="red red"), phase=Phase.ROLL, starter=0)
    table = table.roll(red=5, blue=6)
    assert table.town(0).threats[BLUE] == 1
    assert table.town(1).threats == {BLUE: 0, BROWN: 0, RED: 2, PURPLE: 0, YELLOW: 0}
    table = table.play("house:blue")
    assert table.town(1).threats == {BLUE: 1, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 0}


def test_the_shield_bearer_pays_before_a_raid_takes_everything() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=7, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=5)
    assert (table.why(0), table.limits(0)) == ("buy-off", (0, 1))
    assert table.town(0).guilders == 7
    table = table.play("button:yes")
    assert table.town(0).guilders == 5
    assert table.town(0).threats[YELLOW] == 0
    assert table.town(0).points == 0


def test_the_shield_bearers_owner_may_suffer_all_the_same() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=7, threats="yellow yellow"), phase=Phase.ROLL)
    assert table.roll(yellow=5).play().town(0).guilders == 0


def test_the_shield_bearer_is_not_asked_with_a_single_guilder() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=1, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=5)
    assert table.town(0).guilders == 0
    assert "suffers" in told(table)


def test_a_shield_bearer_lost_to_plague_buys_nothing_off_any_more() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=6, threats="yellow yellow brown brown"), phase=Phase.ROLL)
    table = table.roll(yellow=5, brown=5).play("penalty:plague")
    assert table.why(0) == "buy-off"
    table = table.play()
    assert table.town(0).persons == []
    assert table.town(0).guilders == 0


def test_the_shield_bearer_buys_off_several_penalties_one_by_one() -> None:
    table = scene(
        town(houses="red:shield_bearer", guilders=4, points=9, threats="yellow yellow brown brown purple purple"),
        phase=Phase.ROLL,
    )
    table = table.roll(yellow=5, brown=5, purple=6).play("penalty:raid").play("button:yes")
    assert table.town(0).guilders == 2
    table = table.play("penalty:plague").play("button:yes")
    assert table.town(0).guilders == 0
    assert table.town(0).persons == ["shield_bearer"]
    assert table.town(0).points == 6
    assert sum(table.town(0).threats.values()) == 0


def test_a_raid_that_is_suffered_leaves_nothing_to_buy_the_next_penalty_off() -> None:
    table = scene(
        town(houses="red:shield_bearer", guilders=6, points=9, threats="yellow yellow purple purple"), phase=Phase.ROLL
    )
    table = table.roll(yellow=5, purple=5).play("penalty:raid").play()
    assert table.town(0).guilders == 0
    assert table.town(0).points == 6


def test_what_the_watchtower_keeper_lets_in_the_shield_bearer_may_buy_off() -> None:
    table = scene(
        town(
            houses="red:watchtower_keeper red:shield_bearer", guilders=5, points=5,
            threats="yellow yellow purple purple",
        ),
        phase=Phase.ROLL,
    )  # fmt: skip
    table = table.roll(yellow=5, purple=5).play("threat:purple")
    assert table.why(0) == "buy-off"
    table = table.play("button:yes")
    assert table.town(0).guilders == 3
    assert table.town(0).points == 5
    assert table.town(0).threats[PURPLE] == 2
    assert table.town(0).threats[YELLOW] == 0


def test_the_shield_bearer_also_buys_off_a_rumour() -> None:
    table = scene(
        town(hand="rumour_monger", houses="red", guilders=3),
        town(houses="red:shield_bearer", guilders=2, points=4, threats="purple purple"),
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:purple")
    assert table.asked == [1]
    table = table.play("button:yes")
    assert table.town(1).points == 4
    assert table.town(1).guilders == 0
    assert table.asked == [0]


def test_the_watchtower_keeper_refuses_the_third_marker() -> None:
    table = scene(
        town(houses="red:watchtower_keeper", guilders=4, threats="yellow yellow"), town(), phase=Phase.ROLL
    ).roll(yellow=6, blue=5)
    assert (table.why(0), table.limits(0)) == ("refuse-threat", (0, 1))
    assert sorted(table.offers(0)) == ["threat:blue", "threat:yellow"]
    table = table.play("threat:yellow")
    assert table.town(0).threats == {BLUE: 1, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 2}
    assert table.town(0).guilders == 4
    assert table.town(0).points == 0
    assert table.town(1).threats[YELLOW] == 1


def test_the_watchtower_keeper_may_accept_everything() -> None:
    table = scene(town(houses="red:watchtower_keeper", guilders=4, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=6).play()
    assert table.town(0).guilders == 0
    assert table.town(0).threats[YELLOW] == 0


def test_the_watchtower_keeper_sees_no_rumours_coming() -> None:
    table = scene(town(hand="rumour_monger", houses="red", guilders=3), town(houses="red:watchtower_keeper"))
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert table.town(1).threats[RED] == 1
    assert table.asked == [0]


def test_the_confessor_scores_for_its_owners_and_for_others_penalties() -> None:
    table = scene(
        town(houses="red:confessor", threats="blue blue"),
        town(threats="blue blue"),
        town(threats="blue"),
        phase=Phase.ROLL,
    ).roll(blue=5)
    assert table.town(0).points == 2
    assert table.town(1).points == 0
    assert table.town(2).threats[BLUE] == 2


def test_the_confessor_scores_for_penalties_brought_about_by_persons() -> None:
    table = scene(
        town(hand="rumour_monger", houses="red", guilders=3),
        town(houses="red:confessor"),
        town(threats="blue blue"),
        town(threats="blue blue"),
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:blue")
    assert [table.town(seat).points for seat in range(4)] == [0, 2, 0, 0]


def test_a_confessor_whose_own_house_burns_does_not_score_for_it() -> None:
    table = scene(town(houses="red:confessor blue", threats="red red"), phase=Phase.ROLL).roll(red=5)
    assert table.play("house:red/person:confessor").town(0).points == 0
    assert table.play("house:blue").town(0).points == 1


def test_the_informants_third_marker_strikes_at_once_and_pays_giver_and_confessor() -> None:
    table = scene(
        town(houses="red:informant", workers="purple", threats="blue"),
        town(workers="red blue", threats="blue blue"),
        town(houses="red:confessor"),
    )
    table = table.play("person:informant").play("threat:blue/seat:1")
    assert sum(table.town(1).workers.values()) == 0
    assert table.town(1).threats[BLUE] == 0
    assert [table.town(seat).points for seat in range(3)] == [1, 0, 1]
    assert table.town(0).threats[BLUE] == 0


def test_the_confessor_scores_nothing_for_a_penalty_bought_off() -> None:
    table = scene(
        town(houses="red:confessor red:shield_bearer", guilders=2, threats="blue blue"), town(), phase=Phase.ROLL
    ).roll(blue=5)
    assert table.play("button:yes").town(0).points == 0
    assert table.play().town(0).points == 1


def test_a_confessor_lost_to_plague_does_not_score_for_it_but_one_who_stays_does() -> None:
    table = scene(town(houses="red:confessor red:king", threats="brown brown"), phase=Phase.ROLL).roll(brown=5)
    assert table.play("person:confessor").town(0).points == 0
    assert table.play("person:king").town(0).points == 1


def test_the_confessor_scores_after_an_intrigue_and_not_before() -> None:
    table = scene(town(houses="red:confessor", points=2, threats="purple purple"), phase=Phase.ROLL)
    assert table.roll(purple=5).town(0).points == 1


def test_the_confessor_scores_for_a_refused_marker_nothing() -> None:
    table = scene(town(houses="red:confessor red:watchtower_keeper", threats="blue blue"), phase=Phase.ROLL)
    assert table.roll(blue=5).play("threat:blue").town(0).points == 0


# Protected


@pytest.mark.parametrize(
    ("attack", "choices", "victim"),
    [
        ("troublemaker", [], town(canals=(0, 1))),
        ("beggar", [], town(workers="red red")),
        ("thief", [], town(guilders=5)),
        ("rumour_monger", ["threat:blue"], town(threats="blue")),
        ("arsonist", [], town(houses="red")),
        ("pickpocket", [], town(guilders=5)),
        ("blackmailer", [], town(points=5)),
    ],
)
def test_an_arrow_passes_over_the_militia_captain_and_strikes_the_others(
    attack: str, choices: list[str], victim: TownSpec
) -> None:
    rich = town(
        houses="blue:militia_captain red yellow",
        workers="red blue yellow",
        threats="blue blue",
        canals=(2, 2),
        guilders=9,
        points=9,
    )
    table = scene(town(hand=attack, houses="yellow", guilders=6), rich, victim)
    before, struck = table.town(1), table.town(2)
    table = table.play(f"card:{attack}/use:recruit/house:yellow")
    for choice in choices:
        table = table.play(choice)
    assert table.asked == [0]
    assert table.why(0) == "after-card"
    assert table.town(1) == before
    assert table.town(2) != struck


@pytest.mark.parametrize(
    "attack", ["troublemaker", "beggar", "thief", "rumour_monger", "arsonist", "pickpocket", "blackmailer"]
)
def test_an_arrow_does_nothing_when_everybody_is_protected(attack: str) -> None:
    rich = town(
        houses="blue:militia_captain red yellow",
        workers="red blue yellow",
        threats="blue blue",
        canals=(2, 2),
        guilders=9,
        points=9,
    )
    table = scene(town(hand=attack, houses="yellow", guilders=6), rich)
    before, price = table.town(1), 6 - table.play(f"card:{attack}/use:recruit/house:yellow").town(0).guilders
    table = table.play(f"card:{attack}/use:recruit/house:yellow")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == before
    assert table.town(0).persons == [attack]
    assert price == {"rumour_monger": 3, "arsonist": 3, "pickpocket": 0}.get(attack, 6)
    assert table.town(0).points == 0
    assert sum(table.town(0).workers.values()) == 0


@pytest.mark.parametrize(("attack", "worker"), [("highwayman", "yellow"), ("informant", "purple")])
def test_attackers_by_worker_are_not_offered_when_everybody_is_protected(attack: str, worker: str) -> None:
    mine = town(houses=f"red:{attack}", workers=worker, threats="red")
    assert people_offered(scene(mine, town(houses="red:militia_captain", guilders=5))) == []
    assert people_offered(scene(mine, town(guilders=5))) != []


def test_the_highwayman_robs_only_those_who_are_not_protected() -> None:
    table = scene(
        town(houses="red:highwayman", workers="yellow"),
        town(houses="red:militia_captain", guilders=5),
        town(guilders=5),
    ).play("person:highwayman")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 5, 4]


def test_the_informant_cannot_choose_the_protected() -> None:
    table = scene(
        town(houses="red:informant", workers="purple", threats="red blue"),
        town(houses="red:militia_captain"),
        town(),
        town(),
    ).play("person:informant")
    assert sorted(table.offers(0)) == [
        "threat:blue/seat:2",
        "threat:blue/seat:3",
        "threat:red/seat:2",
        "threat:red/seat:3",
    ]


def test_the_pickpocket_cannot_choose_the_protected() -> None:
    table = scene(
        town(hand="pickpocket", houses="red"),
        town(houses="red:militia_captain", guilders=5),
        town(guilders=5),
        town(guilders=2),
    ).play("card:pickpocket/use:recruit/house:red")
    assert table.offers(0) == ["seat:2", "seat:3"]


def test_the_militia_captain_still_receives_from_the_moneylender() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=1), town(houses="red:militia_captain"))
    table = table.play("card:moneylender/use:recruit/house:red")
    assert table.town(1).guilders == 1
    assert table.town(0).points == 1


def test_the_militia_captain_does_not_keep_off_the_dice() -> None:
    table = scene(town(houses="red:militia_captain", workers="red", threats="blue blue"), phase=Phase.ROLL)
    table = table.roll(blue=5, yellow=6)
    assert table.town(0).workers[RED] == 0
    assert table.town(0).threats[YELLOW] == 1


def test_the_militia_captain_does_not_keep_off_its_owners_own_smuggler() -> None:
    table = scene(town(hand="smuggler", houses="red red:militia_captain", guilders=3))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:red")
    assert table.town(0).threats[RED] == 1


def test_the_vagabond_counts_the_protected_because_the_bank_pays() -> None:
    table = scene(town(houses="red:vagabond"), town(houses="red:militia_captain", guilders=1), town(guilders=1), town())
    table = table.play("person:vagabond")
    assert [table.town(seat).guilders for seat in range(4)] == [2, 1, 1, 0]


# Beggar's givers


def beggary() -> Scene:
    """Two givers are asked at once."""
    return scene(
        town(hand="beggar", houses="red", guilders=6), town(workers="red blue yellow"), town(workers="red blue brown")
    ).play("card:beggar/use:recruit/house:red")


def test_the_beggars_givers_answer_at_once_and_in_secret() -> None:
    table = beggary()
    assert table.asked == [1, 2]
    waiting = table.reply(1, "worker:red", "worker:yellow")
    assert waiting.asked == [2]
    assert waiting.events == ()
    assert sum(waiting.town(0).workers.values()) == 0
    assert waiting.town(1).workers[RED] == 1
    other = table.reply(1, "worker:red", "worker:blue")
    assert shown(waiting.position, 0) == shown(other.position, 0)
    assert shown(waiting.position, 2) == shown(other.position, 2)
    assert shown(waiting.position, None) == shown(other.position, None)
    assert shown(waiting.position, 1) != shown(other.position, 1)
    done = waiting.reply(2, "worker:blue", "worker:brown")
    assert done.town(0).workers == {BLUE: 1, BROWN: 1, RED: 1, PURPLE: 0, YELLOW: 1}
    assert len(heard(done.events, None)) == 2


def test_an_answer_to_the_beggar_may_be_withdrawn_while_others_think() -> None:
    waiting = beggary().reply(2, "worker:red", "worker:blue")
    again = Scene(waiting.position.withdraw(2))
    assert again.asked == [1, 2]
    done = again.reply(2, "worker:brown", "worker:blue").reply(1, "worker:red", "worker:blue")
    assert done.town(2).workers == {BLUE: 0, BROWN: 0, RED: 1, PURPLE: 0, YELLOW: 0}


def test_the_beggars_givers_with_two_workers_or_fewer_are_not_asked() -> None:
    table = scene(
        town(hand="beggar", houses="red", guilders=6), town(workers="red blue"), town(workers="red"), town()
    ).play("card:beggar/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).workers == {BLUE: 1, BROWN: 0, RED: 2, PURPLE: 0, YELLOW: 0}


def test_the_arsonists_and_the_blackmailers_victims_choose_at_the_same_time() -> None:
    fire = scene(
        town(hand="arsonist", houses="red", guilders=3), town(houses="red blue"), town(houses="red:king brown yellow")
    ).play("card:arsonist/use:recruit/house:red")
    assert fire.asked == [1, 2]
    assert fire.offers(2) == ["house:brown", "house:yellow"]
    assert fire.reply(2, "house:brown").events == ()
    done = fire.reply(2, "house:brown").reply(1, "house:red")
    assert done.town(0).workers == {BLUE: 0, BROWN: 1, RED: 1, PURPLE: 0, YELLOW: 0}
    mail = scene(
        town(hand="blackmailer", houses="red", guilders=6),
        town(guilders=2),
        town(guilders=3, points=1),
        town(guilders=1),
    ).play("card:blackmailer/use:recruit/house:red")
    assert mail.asked == [1, 2]
    done = mail.reply(1, "button:pay-guilders").reply(2, "button:lose-point")
    assert [done.town(seat).guilders for seat in range(4)] == [2, 0, 3, 1]
    assert [done.town(seat).points for seat in range(4)] == [2, 0, 0, 0]


# Majorities


LEADERS: list[tuple[str, TownSpec, TownSpec]] = [
    ("reputation", town(houses="red:judge", reputation=2), town(reputation=2, houses="red:king red:queen")),
    ("people", town(houses="red:judge"), town(houses="red:king", reputation=1, canals=(1, 0))),
    ("canal", town(houses="red:judge", canals=(2, 1)), town(canals=(0, 3), reputation=1, houses="red:king red:queen")),
]


@pytest.mark.parametrize(("majority", "judge", "rival"), LEADERS)
def test_the_judge_turns_each_majority_on_a_tie(majority: str, judge: TownSpec, rival: TownSpec) -> None:
    table = scene(judge, rival, phase=Phase.MAJORITIES)
    assert table.town(0).majorities == [majority]
    assert majority not in table.town(1).majorities


@pytest.mark.parametrize(("majority", "judge", "rival"), LEADERS)
def test_tied_with_an_equal_but_behind_a_third_the_judge_turns_nothing(
    majority: str, judge: TownSpec, rival: TownSpec
) -> None:
    ahead = town(houses="blue:baron blue:duke blue:earl", reputation=3, canals=(2, 2))
    table = scene(judge, rival, ahead, phase=Phase.MAJORITIES)
    assert table.town(0).majorities == []
    assert majority in table.town(2).majorities


def test_the_judge_turns_nothing_on_a_tie_at_zero() -> None:
    table = scene(town(houses="red:judge"), town(houses="red:king"), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["people"]


def test_the_judges_owner_alone_in_front_turns_the_marker_like_anybody() -> None:
    table = scene(town(houses="red:judge", reputation=1, canals=(1, 0)), town(), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["reputation", "people", "canal"]
    assert table.town(1).majorities == []
    assert table.score(0).items["majorities"] == 12


def test_a_majority_turned_by_the_judge_on_a_tie_counts_for_the_chancellor() -> None:
    table = scene(
        town(houses="red:judge red:chancellor", reputation=1),
        town(houses="red:king red:queen", reputation=1),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == ["reputation", "people"]
    assert table.score(0).items["laurels"] == 6


def test_without_a_judge_a_tie_turns_nothing() -> None:
    table = scene(
        town(houses="red:king", reputation=1, canals=(1, 0)),
        town(houses="red:queen", reputation=1, canals=(0, 1)),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == []
    assert table.town(1).majorities == []


def test_a_rivals_judge_does_not_keep_the_leader_from_turning() -> None:
    table = scene(town(reputation=2), town(houses="red:judge", reputation=1), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["reputation"]
    assert table.town(1).majorities == ["people"]


# Reputation


@pytest.mark.parametrize("person", ["tailor", "countess", "viscount"])
def test_preacher_and_baron_answer_to_a_step_by_a_person(person: str) -> None:
    table = scene(
        town(houses=f"red:{person} red:preacher red:baron", workers="purple", guilders=2, threats="red blue"),
        dice={"blue": 2},
    )
    table = table.play(f"person:{person}")
    assert table.town(0).reputation == 1
    assert table.offers(0) == ["threat:blue", "threat:red"]
    assert table.limits(0) == (0, 1)
    table = table.play("threat:red")
    assert table.town(0).points == 2
    assert table.town(0).threats[RED] == 0
    assert table.town(0).threats[BLUE] == 1
    assert table.town(0).guilders == (2 if person == "countess" else 0)


def test_preacher_and_baron_answer_to_each_of_the_dukes_steps() -> None:
    table = scene(town(hand="duke", houses="red red:preacher red:baron", guilders=12, threats="red blue"))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes").play("threat:red")
    assert table.town(0).reputation == 1
    assert table.town(0).points == 2
    table = table.play("button:yes").play("threat:blue")
    assert table.town(0).reputation == 2
    assert table.town(0).points == 4
    assert table.why(0) == "after-card"


def test_the_duke_may_take_a_single_step() -> None:
    table = scene(town(hand="duke", houses="red red:baron", guilders=12))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes").play()
    assert table.town(0).reputation == 1
    assert table.town(0).points == 1
    assert table.why(0) == "after-card"


def test_a_duke_who_declines_the_first_step_is_done() -> None:
    table = scene(town(hand="duke", houses="red", guilders=9)).play("card:duke/use:recruit/house:red").play()
    assert table.town(0).reputation == 0
    assert table.why(0) == "after-card"


def test_preacher_and_baron_answer_to_the_step_of_phase_two() -> None:
    table = scene(town(houses="red:preacher red:baron", guilders=3, threats="red blue"), phase=Phase.ROLL)
    table = table.roll(blue=1, red=2).play("button:yes").play("threat:red")
    assert table.town(0).guilders == 0
    assert table.town(0).points == 2


def test_preacher_and_baron_answer_to_the_step_of_the_earl() -> None:
    table = scene(town(houses="red:preacher red:baron red:earl", guilders=4, threats="red blue"), phase=Phase.ROLL)
    table = table.roll().play("button:yes").play("threat:blue")
    assert table.town(0).guilders == 0
    assert table.town(0).reputation == 1
    assert table.town(0).points == 2


def test_the_preacher_alone_is_not_asked_without_a_marker() -> None:
    table = scene(town(houses="red:countess red:preacher", workers="purple"))
    table = table.play("person:countess")
    assert table.why(0) == "turn-without-card"
    assert table.town(0).points == 0


def test_a_rivals_step_moves_neither_preacher_nor_baron() -> None:
    table = scene(
        town(houses="red:countess", workers="purple"), town(houses="red:preacher red:baron", threats="red blue")
    )
    table = table.play("person:countess")
    assert table.asked == [0]
    assert table.town(1).points == 0


def test_on_the_last_step_nothing_advances_and_nothing_is_triggered() -> None:
    top = town(
        hand="duke",
        houses="red red:preacher red:baron red:tailor red:countess red:viscount",
        workers="purple purple purple",
        guilders=11,
        reputation=8,
        threats="red",
    )
    table = scene(top, dice={"blue": 2})
    assert people_offered(table) == []
    table = table.play("card:duke/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).points == 0


def test_one_step_below_the_top_the_duke_goes_one() -> None:
    table = scene(town(hand="duke", houses="red red:baron", guilders=9, reputation=7))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes")
    assert table.town(0).reputation == 8
    assert table.town(0).points == 1
    assert table.why(0) == "after-card"


def test_on_the_last_step_phase_two_asks_nobody_to_pay() -> None:
    table = scene(
        town(houses="red:notary", guilders=9, reputation=8), town(guilders=9, reputation=7), phase=Phase.ROLL
    ).roll(blue=1)
    assert table.asked == [1]
    earl = scene(town(houses="red:earl", guilders=9, reputation=8), phase=Phase.ROLL).roll()
    assert earl.now.phase is Phase.PLAY


def test_the_notary_takes_two_off_the_rolled_price() -> None:
    table = scene(town(houses="red:notary", guilders=3), town(guilders=3), phase=Phase.ROLL).roll(blue=1, red=2)
    table = table.play("button:yes")
    assert table.town(0).guilders == 2
    assert table.asked == [1]
    assert table.play("button:yes").town(1).guilders == 0


@pytest.mark.parametrize("face", [1, 2])
def test_the_notary_never_goes_below_zero(face: int) -> None:
    table = scene(town(houses="red:notary"), phase=Phase.ROLL).roll(blue=face)
    assert table.why(0) == "advance"
    table = table.play("button:yes")
    assert table.town(0).reputation == 1
    assert table.town(0).guilders == 0


def test_the_notary_cannot_advance_without_a_one_or_two() -> None:
    table = scene(town(houses="red:notary", guilders=9), phase=Phase.ROLL).roll()
    assert table.now.phase is Phase.PLAY


def test_the_notary_does_not_reduce_the_earls_price() -> None:
    table = scene(town(houses="red:notary red:earl", guilders=4), phase=Phase.ROLL).roll()
    assert table.play("button:yes").town(0).guilders == 0
    poor = scene(town(houses="red:notary red:earl", guilders=3), phase=Phase.ROLL).roll()
    assert poor.now.phase is Phase.PLAY


def test_the_earl_is_no_way_around_a_price_that_was_rolled() -> None:
    dear = dict.fromkeys(COLOURS, 2)
    table = scene(town(houses="red:earl", guilders=9), phase=Phase.ROLL).roll(**dear)
    assert table.now.phase is Phase.PLAY
    notary = scene(town(houses="red:earl red:notary", guilders=9), phase=Phase.ROLL).roll(**dear)
    assert notary.play("button:yes").town(0).guilders == 1


def test_the_notary_does_not_reduce_the_viscounts_price() -> None:
    mine = town(houses="red:notary red:viscount", workers="purple", guilders=4)
    table = scene(mine, dice={"blue": 2, "red": 2}).play("person:viscount")
    assert table.town(0).guilders == 0
    poor = town(houses="red:notary red:viscount", workers="purple", guilders=3)
    assert people_offered(scene(poor, dice={"blue": 2, "red": 2})) == []


def test_the_viscount_advances_in_addition_to_phase_two() -> None:
    table = scene(town(houses="red:viscount", workers="purple", guilders=2), phase=Phase.ROLL).roll(blue=1)
    table = table.play("button:yes").play("person:viscount")
    assert table.town(0).reputation == 2
    assert table.town(0).guilders == 0


# Piles


def test_the_last_card_of_a_pile_in_phase_one_brings_in_the_extra_pile_for_the_last_round() -> None:
    table = scene(town(hand="prince queen king"), left="baron duke", extra="jester juggler bard", phase=Phase.DRAW)
    table = table.play("pile:left")
    assert table.now.last_round is None
    table = table.play("pile:left")
    assert table.now.piles[0] == ["jester", "juggler", "bard"]
    assert table.now.extra == []
    assert table.now.last_round == table.now.round == 2
    assert table.heard("extra-pile-last-round") == [{"pile": "pile:left"}]


DRAWING = [
    ("servant", "red", 1),
    ("architect", "blue", 1),
    ("princess", "blue", 1),
    ("tutor", "blue", 1),
]


@pytest.mark.parametrize(("person", "worker", "count"), DRAWING)
def test_the_last_card_of_a_pile_in_phase_three_makes_the_next_round_the_last(
    person: str, worker: str, count: int
) -> None:
    table = scene(
        town(hand="prince", houses=f"red:{person}", workers=worker), right="baron", extra="jester juggler bard"
    )
    table = table.play(f"person:{person}").play("pile:right")
    assert table.now.piles[1] == ["jester", "juggler", "bard"]
    assert table.now.extra == []
    assert table.now.last_round == table.now.round + count
    assert table.heard("extra-pile-next-round-last") == [{"pile": "pile:right"}]


@pytest.mark.parametrize(("person", "worker", "count"), DRAWING)
def test_a_pile_with_a_card_left_has_not_run_out(person: str, worker: str, count: int) -> None:
    table = scene(
        town(hand="prince", houses=f"red:{person}", workers=worker), right="duke baron", extra="jester juggler bard"
    )
    table = table.play(f"person:{person}").play("pile:right")
    assert len(table.now.piles[1]) == count
    assert len(table.now.extra) == 3
    assert table.now.last_round is None


def test_a_pile_emptied_by_the_seneschal_is_emptied_in_phase_one() -> None:
    table = scene(
        town(hand="prince queen king baron duke", houses="red:seneschal"),
        left="earl",
        extra="jester juggler bard",
        phase=Phase.DRAW,
    )
    assert table.why(0) == "discard-cards"
    table = table.play("card:prince").play("pile:left")
    assert table.now.last_round == table.now.round
    assert table.heard("extra-pile-last-round") == [{"pile": "pile:left"}]
    assert table.town(0).hand == ["queen", "king", "baron", "duke", "earl"]


def test_a_later_exhaustion_splits_the_other_pile_whose_larger_upper_half_stays() -> None:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"),
        left="baron",
        right="jester juggler bard minstrel dancer",
        extra="",
        last_round=3,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [["jester", "juggler"], ["bard", "minstrel", "dancer"]]
    assert table.heard("pile-split") == [{"pile": "pile:left", "cards": 2}]
    assert table.now.last_round == 3


@pytest.mark.parametrize(
    ("pile", "lower", "upper"),
    [
        ("jester juggler", ["jester"], ["juggler"]),
        ("jester juggler bard", ["jester"], ["juggler", "bard"]),
        ("jester juggler bard minstrel", ["jester", "juggler"], ["bard", "minstrel"]),
    ],
)
def test_how_a_pile_is_split(pile: str, lower: list[str], upper: list[str]) -> None:
    table = scene(
        town(hand="prince", houses="red:architect", workers="blue"), left="baron", right=pile, extra="", last_round=3
    )
    assert table.play("person:architect").play("pile:left").now.piles == [lower, upper]


@pytest.mark.parametrize(("last_round", "over"), [(2, True), (3, False)])
def test_the_game_ends_after_its_last_round(last_round: int, over: bool) -> None:
    table = scene(town(houses="red:king"), last_round=last_round, round=2, phase=Phase.MAJORITIES)
    assert table.position.over is over
    assert ("game-ends" in told(table)) is over
    assert table.town(0).majorities == ["people"]


def test_the_mathematician_may_use_up_a_pile_and_go_on_with_the_extra_pile() -> None:
    table = scene(
        town(hand="mathematician prince", houses="red", guilders=3), left="baron duke", extra="jester juggler bard"
    ).play("card:mathematician/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left")
    assert table.now.last_round == 3
    table = table.play("pile:left").play("pile:left")
    assert table.town(0).hand == ["prince", "duke", "baron", "bard", "juggler"]
    assert table.limits(0) == (4, 4)


def test_a_single_card_is_not_split() -> None:
    table = scene(
        town(hand="prince", houses="red:falconer red:servant", workers="red"),
        left="baron",
        right="jester",
        extra="",
        last_round=3,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [[], ["jester"]]
    assert "pile-split" not in told(table)


def test_a_single_pile_is_not_asked_for() -> None:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"), left="", right="jester", extra="", last_round=3
    )
    table = table.play("person:servant")
    assert table.town(0).hand == ["prince", "jester"]
    assert table.now.piles == [[], []]


@pytest.mark.parametrize(
    ("person", "worker"),
    [
        ("servant", "red"),
        ("architect", "blue"),
        ("princess", "blue"),
        ("chambermaid", ""),
        ("librarian", ""),
    ],
)
def test_with_both_piles_gone_nobody_can_be_activated_only_to_draw(person: str, worker: str) -> None:
    mine = town(hand="prince queen", houses=f"red:{person}", workers=worker)
    assert people_offered(scene(mine, left="", right="", extra="", last_round=3)) == []
    assert people_offered(scene(mine, left="", right="jester", extra="", last_round=3)) == [f"person:{person}"]


def test_with_both_piles_gone_the_tutor_still_scores() -> None:
    table = scene(
        town(hand="prince", houses="red:tutor", workers="blue"), left="", right="", extra="", last_round=3
    ).play("person:tutor")
    assert table.town(0).points == 1
    assert table.town(0).hand == ["prince"]


def test_with_both_piles_gone_the_falconer_gives_what_there_is() -> None:
    table = scene(town(hand="falconer", houses="red"), left="", right="jester", extra="", last_round=3)
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).hand == ["jester"]
    assert table.why(0) == "after-card"


@pytest.mark.parametrize(("pile", "count"), [("", 0), ("jester", 1), ("jester juggler bard", 3)])
def test_the_mathematician_discards_as_many_as_were_drawn(pile: str, count: int) -> None:
    table = scene(
        town(hand="mathematician prince queen king duke", houses="red", guilders=3),
        left="",
        right=pile,
        extra="",
        last_round=3,
    ).play("card:mathematician/use:recruit/house:red")
    while table.why(0) == "choose-pile":
        table = table.play(table.offers(0)[0])
    assert len(table.town(0).hand) == 4 + count
    if count:
        assert table.why(0) == "discard-cards"
        assert table.limits(0) == (count, count)
        table = table.play(*[f"card:{card}" for card in ("prince", "queen", "king")[:count]])
    assert table.why(0) == "after-card"
    assert len(table.town(0).hand) == 4


def test_the_draw_phase_gives_what_there_is() -> None:
    table = scene(
        town(hand="prince"), town(hand="queen"), left="", right="jester juggler", extra="", last_round=2,
        phase=Phase.DRAW,
    )  # fmt: skip
    while table.asked == [0]:
        table = table.play("pile:right")
    assert sorted(table.town(0).hand) == ["jester", "juggler", "prince"]
    assert table.town(1).hand == ["queen"]
    assert table.now.phase is Phase.ROLL


# Hands


def test_the_inventor_refills_a_hand_of_five_from_fire_to_six() -> None:
    table = scene(town(hand="prince queen king duke baron", houses="red:inventor"), phase=Phase.DRAW)
    assert (table.why(0), table.limits(0)) == ("draw-a-sixth", (0, 1))
    table = table.play("button:yes").play("pile:left")
    assert len(table.town(0).hand) == 6
    assert table.asked == [1]


def test_the_inventor_draws_nothing_to_a_hand_of_six() -> None:
    table = scene(town(hand="prince queen king duke baron earl", houses="red:inventor"), phase=Phase.DRAW)
    assert table.asked == [1]
    assert len(table.town(0).hand) == 6


def test_without_the_inventor_a_hand_of_five_draws_nothing() -> None:
    table = scene(town(hand="prince queen king duke baron"), phase=Phase.DRAW)
    assert table.asked == [1]


def test_the_seneschal_exchanges_after_the_inventors_sixth() -> None:
    table = scene(town(hand="prince queen king duke", houses="red:inventor red:seneschal"), phase=Phase.DRAW)
    table = table.play("pile:left")
    assert table.why(0) == "draw-a-sixth"
    table = table.play("button:yes").play("pile:left")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (0, 2))
    assert len(table.offers(0)) == 6
    table = table.play("card:prince", "card:queen").play("pile:left").play("pile:right")
    assert len(table.town(0).hand) == 6
    assert table.now.discards[-2:] == ["prince", "queen"]
    assert table.asked == [1]


def test_the_seneschal_draws_only_as_many_as_were_discarded_and_may_pass() -> None:
    table = scene(town(hand="prince queen king duke baron", houses="red:seneschal"), phase=Phase.DRAW)
    passed = table.play()
    assert passed.asked == [1]
    assert passed.town(0).hand == ["prince", "queen", "king", "duke", "baron"]
    one = table.play("card:king").play("pile:left")
    assert one.asked == [1]
    assert len(one.town(0).hand) == 5


@pytest.mark.parametrize(("pile", "most"), [("jester", 1), ("jester juggler", 2), ("jester juggler bard", 2)])
def test_the_seneschal_discards_no_more_than_can_be_drawn_again(pile: str, most: int) -> None:
    mine = town(hand="prince queen king duke baron", houses="red:seneschal")
    table = scene(mine, left="", right=pile, extra="", last_round=2, phase=Phase.DRAW)
    assert (table.why(0), table.limits(0)) == ("discard-cards", (0, most))


def test_with_both_piles_gone_the_seneschal_is_not_asked() -> None:
    mine = town(hand="prince queen king duke baron", houses="red:seneschal")
    table = scene(mine, left="", right="", extra="", last_round=2, phase=Phase.DRAW)
    assert table.now.phase is Phase.ROLL
