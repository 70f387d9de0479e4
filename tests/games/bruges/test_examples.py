"""The worked examples of the rulebooks, one by one."""

import pytest

from guildtable.games.bruges import GAME
from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW
from guildtable.games.bruges.state import House, Phase
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def rolled(*towns: TownSpec, **faces: int) -> Scene:
    """A table at which these faces have just been rolled; the others show 3."""
    return scene(*towns, phase=Phase.ROLL).roll(**faces)


def round_end(*towns: TownSpec) -> Scene:
    """The last turn of the round is over."""
    return scene(*towns, turn=len(towns) - 1, turns_left=1, played=True).end_turn()


# Dice


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_red_five_and_a_yellow_six_bring_everybody_a_red_and_a_yellow_marker(seat: int) -> None:
    """BR-20: the first player included."""
    table = rolled(town(), town(), town(), red=5, yellow=6)
    assert table.town(seat).threats == {"red": 1, "yellow": 1, "blue": 0, "brown": 0, "purple": 0}


def test_a_purple_one_and_a_blue_two_make_a_step_cost_three_guilders() -> None:
    """BR-34: the sum of both."""
    table = rolled(town(guilders=3), purple=1, blue=2)
    assert GAME.view(table.now, None).step_price == 3
    assert table.position.choice(0).args == {"price": 3}


def test_red_pays_three_guilders_and_stands_one_step_in_front_of_the_town_hall() -> None:
    """BR-34, BR-35: purple 1, blue 2."""
    table = rolled(town(guilders=5), purple=1, blue=2).play("button:yes")
    assert table.town(0).guard_house == "red"
    assert (table.town(0).guilders, table.town(0).reputation) == (2, 1)


# The six actions


def test_a_red_card_brings_two_red_workers() -> None:
    """BR-44: the Queen is the card in the figure."""
    table = scene(town(hand="queen")).play("card:queen/use:workers")
    assert table.town(0).workers == {"red": 2, "blue": 0, "brown": 0, "purple": 0, "yellow": 0}


def test_a_yellow_card_brings_the_six_guilders_of_the_yellow_die() -> None:
    """BR-45: the Troublemaker is the card in the figure."""
    table = scene(town(hand="troublemaker"), dice={"yellow": 6}).play("card:troublemaker/use:guilders")
    assert table.town(0).guilders == 6


def test_a_brown_card_returns_a_brown_marker_for_one_point() -> None:
    """BR-46: the Carpet Maker is the card in the figure."""
    table = scene(town(hand="carpet_maker", threats="brown")).play("card:carpet_maker/use:threat")
    assert (table.town(0).threats[BROWN], table.town(0).points) == (0, 1)


def test_a_blue_card_and_one_guilder_build_on_the_blue_space_next_to_reds_seal() -> None:
    """BR-48, BR-88: the first token of the red seat."""
    table = scene(town(hand="beggar", guilders=1)).play("card:beggar/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([1, 0], 0)
    assert table.now.discards[-1] == "beggar"


def test_a_purple_card_laid_face_down_and_a_purple_worker_make_a_house() -> None:
    """BR-49: the worker is returned."""
    table = scene(town(hand="prince", workers="purple")).play("card:prince/use:house")
    assert (table.town(0).houses, table.town(0).workers[PURPLE]) == ([House("prince")], 0)


def test_the_prince_moves_into_an_empty_house_for_nine_guilders() -> None:
    """BR-50: paid to the bank."""
    table = scene(town(hand="prince", houses="red", guilders=9)).play("card:prince/use:recruit/house:red")
    assert (table.town(0).persons, table.town(0).guilders) == (["prince"], 0)


# Persons


def test_the_prince_is_activated_with_a_yellow_worker_and_worth_three_points() -> None:
    """BR-56, BR-54: 1 point and 2 guilders."""
    table = scene(town(hand="duke", houses="red:prince", workers="yellow")).play("person:prince")
    assert (table.town(0).points, table.town(0).guilders, table.town(0).workers[YELLOW]) == (1, 2, 0)
    assert table.score(0).items["people"] == 3


def test_the_alchemist_takes_six_guilders_at_once() -> None:
    """BR-55: he costs nothing."""
    assert (
        scene(town(hand="alchemist", houses="red")).play("card:alchemist/use:recruit/house:red").town(0).guilders == 6
    )


def test_the_servant_draws_a_card_for_a_red_worker() -> None:
    """BR-56: from one of the two piles."""
    table = scene(town(hand="duke", houses="red:servant", workers="red"), left="vicar prince", right="groom jester")
    table = table.play("person:servant")
    assert table.offers(0) == ["pile:left", "pile:right"]
    table = table.play("pile:right")
    assert (table.town(0).hand, table.town(0).workers[RED]) == (["duke", "jester"], 0)


def test_the_accountant_takes_two_guilders() -> None:
    """BR-57: once a round, for nothing."""
    assert scene(town(hand="duke", houses="red:accountant")).play("person:accountant").town(0).guilders == 2


def test_the_lawyer_takes_three_workers_instead_of_two() -> None:
    """BR-58: of the card's colour."""
    table = scene(town(hand="beggar", houses="red:lawyer")).play("card:beggar/use:workers")
    assert table.town(0).workers[BLUE] == 3


def test_the_inventor_draws_up_to_six_cards() -> None:
    """BR-58, BR-13, BR-14: said before the cards are looked at; he may leave it at five."""
    table = scene(town(hand="duke queen mason knight", houses="red:inventor"), town(), phase=Phase.DRAW)
    table = table.play("pile:left")
    assert (table.asked, table.why(0), len(table.town(0).unseen)) == ([0], "draw-a-sixth", 1)
    assert len(table.play().town(0).hand) == 5
    six = table.play("button:yes").play("pile:right")
    assert len(six.town(0).hand) == 6
    assert six.asked == [1]


def test_the_bishop_brings_a_point_for_every_two_workers() -> None:
    """BR-59, BR-79: at the end."""
    assert scene(town(houses="red:bishop", workers="red blue yellow yellow")).score(0).items["laurels"] == 2


def test_the_coachman_allows_another_card_on_the_same_turn() -> None:
    """BR-65, BR-66: his owner ends the round without a card, and fills the hand to five in the next."""
    mine = town(hand="queen mason knight duke drummer", houses="red:coachman", workers="yellow")
    table = scene(mine, town(hand="prince vicar scribe poet fiddler")).play("person:coachman")
    assert table.town(0).workers[YELLOW] == 0
    table = table.play("card:queen/use:workers")
    for mine_card, their_card in (("mason", "prince"), ("knight", "vicar"), ("duke", "scribe"), ("drummer", "poet")):
        table = table.play(f"card:{mine_card}/use:workers").end_turn()
        table = table.play(f"card:{their_card}/use:workers").end_turn()
    assert (table.now.round, table.town(0).hand, table.town(1).hand) == (3, [], ["fiddler"])
    assert table.town(0).workers[RED] == 10
    for _ in range(9):
        table = table.play("pile:left")
    assert [len(table.town(seat).hand) for seat in (0, 1)] == [5, 5]


def test_with_messenger_and_town_crier_a_seat_runs_out_of_cards() -> None:
    """BR-66: it can play nothing on its last turn, but still activate people."""
    houses = "red:messenger blue:town_crier yellow:accountant"
    mine = town(hand="queen mason knight duke drummer", houses=houses, workers="red purple")
    table = scene(mine, town(hand="prince vicar scribe poet fiddler"))
    table = table.play("person:messenger").play("card:queen/use:guilders")
    table = table.play("person:town_crier").play("card:mason/use:guilders")
    for mine_card, their_card in (("knight", "prince"), ("duke", "vicar"), ("drummer", "scribe")):
        table = table.play(f"card:{mine_card}/use:guilders").end_turn()
        table = table.play(f"card:{their_card}/use:workers").end_turn()
    assert (table.why(0), table.offers(0)) == ("turn-without-card", ["person:accountant", "button:end-turn"])


def test_the_acrobat_builds_for_a_red_worker_and_twice_the_price() -> None:
    """BR-56, BR-51: without a card, whatever the colour of the space."""
    table = scene(town(hand="queen", houses="red:acrobat", workers="red", guilders=9, canals=(2, 0)))
    table = table.play("person:acrobat").play("section:left")
    assert (table.town(0).canals, table.town(0).guilders, table.town(0).workers[RED]) == ([3, 0], 3, 0)
    assert table.town(0).hand == ["queen"]


def test_the_acrobat_with_the_fountain_builder_pays_no_guilder() -> None:
    """BR-58: only the red worker."""
    mine = town(hand="queen", houses="red:acrobat blue:fountain_builder", workers="red", canals=(2, 0))
    table = scene(mine).play("person:acrobat").play("section:left")
    assert (table.town(0).canals, table.town(0).guilders, table.town(0).workers[RED]) == ([3, 0], 0, 0)


def test_the_coal_miners_own_worker_is_not_replaced() -> None:
    """BR-73: first he is paid, then workers are exchanged."""
    table = scene(town(hand="queen", houses="red:coal_miner", workers="brown red")).play("person:coal_miner")
    table = table.play("worker:red/for:yellow")
    assert table.town(0).workers == {"yellow": 1, "red": 0, "brown": 0, "blue": 0, "purple": 0}
    assert table.why(0) == "take-turn"


def test_the_jailor_counts_himself() -> None:
    """BR-47, BR-54: two people, so two of three markers of any colours, for two points."""
    mine = town(hand="jailor", houses="red:prince blue", guilders=6, threats="red yellow yellow")
    table = scene(mine).play("card:jailor/use:recruit/house:blue")
    assert table.limits(0) == (0, 2)
    table = table.play("threat:yellow", "threat:yellow")
    assert (table.town(0).threats[YELLOW], table.town(0).threats[RED], table.town(0).points) == (0, 1, 2)


@pytest.mark.parametrize(("guilders", "given", "points"), [(3, [1, 1, 1], 3), (5, [1, 1, 1], 3)])
def test_the_moneylender_with_enough_guilders_gives_to_all(guilders: int, given: list[int], points: int) -> None:
    """BR-62: one guilder each, never to himself."""
    table = scene(town(hand="moneylender", houses="red", guilders=guilders), town(), town(), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in (1, 2, 3)] == given
    assert (table.town(0).guilders, table.town(0).points) == (guilders - 3, points)


def test_the_moneylender_without_enough_guilders_chooses_who_gets_one() -> None:
    """BR-62: as many as he has."""
    table = scene(town(hand="moneylender", houses="red", guilders=2), town(), town(), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert (table.offers(0), table.limits(0)) == (["seat:1", "seat:2", "seat:3"], (2, 2))
    table = table.play("seat:1", "seat:3")
    assert [table.town(seat).guilders for seat in range(4)] == [0, 1, 0, 1]
    assert table.town(0).points == 2


def test_the_thief_takes_three_guilders_or_what_there_is() -> None:
    """BR-74: from each other seat."""
    table = scene(town(hand="thief", houses="red", guilders=6), town(guilders=5), town(guilders=2), town())
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(4)] == [5, 2, 0, 0]


def test_the_fire_eater_looks_at_the_colour_of_the_person_played() -> None:
    """BR-64: neither at its house's nor at his own."""
    mine = town(hand="prince", houses="red:fire_eater yellow", guilders=9, threats="red yellow purple")
    table = scene(mine).play("card:prince/use:recruit/house:yellow")
    assert table.offers(0) == ["threat:purple"]
    without = town(hand="prince", houses="red:fire_eater yellow", guilders=9, threats="red yellow")
    assert scene(without).play("card:prince/use:recruit/house:yellow").why(0) == "after-card"


def test_the_preacher_returns_a_marker_in_phase_2_and_for_the_tailor() -> None:
    """BR-65, BR-47: of any colour, for a point each."""
    mine = town(hand="queen", houses="red:preacher blue:tailor", guilders=3, workers="purple", threats="red yellow")
    table = rolled(mine, blue=1).play("button:yes")
    assert sorted(table.offers(0)) == ["threat:red", "threat:yellow"]
    table = table.play("threat:red").play("person:tailor").play("threat:yellow")
    assert (table.town(0).points, table.town(0).reputation, table.town(0).guilders) == (2, 2, 0)


@pytest.mark.parametrize("builder", ["acrobat", "porter"])
def test_the_guard_returns_a_marker_of_the_spaces_colour_also_with_acrobat_and_porter(builder: str) -> None:
    """BR-65: red's first space on the left is blue."""
    houses = "red:guard yellow:acrobat" if builder == "acrobat" else "red:guard yellow"
    mine = town(hand="porter", houses=houses, guilders=3, workers="red", threats="blue red")
    path = "person:acrobat" if builder == "acrobat" else "card:porter/use:recruit/house:yellow"
    table = scene(mine).play(path).play("section:left")
    assert table.offers(0) == ["threat:blue"]
    assert table.play("threat:blue").town(0).points == 1


def test_the_plasterer_returns_a_marker_also_with_the_architect() -> None:
    """BR-65: of the house's colour."""
    mine = town(hand="duke", houses="red:plasterer blue:architect", workers="blue", threats="purple red")
    table = scene(mine, left="vicar prince", right="mason drummer").play("person:architect").play("pile:left")
    assert table.offers(0) == ["threat:purple"]


def test_the_earl_advances_for_four_guilders_when_no_one_or_two_was_rolled() -> None:
    """BR-71: in phase 2 only."""
    table = rolled(town(hand="queen", houses="red:earl", guilders=8)).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 4)
    assert "person:earl" not in table.offers(0)


def test_the_notary_pays_two_guilders_less_than_was_rolled() -> None:
    """BR-70: purple 1 and blue 2 for one guilder."""
    table = rolled(town(houses="red:notary", guilders=1), purple=1, blue=2).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_shopkeeper_scores_two_points_for_each_complete_section() -> None:
    """BR-56: all five spaces."""
    table = scene(town(hand="duke", houses="red:shopkeeper", workers="yellow", canals=(5, 5))).play("person:shopkeeper")
    assert table.town(0).points == 4


def test_the_saddler_counts_each_group_once() -> None:
    """BR-54, BR-56: two Craftsmen and a Noble are two groups."""
    mine = town(hand="duke", houses="red:saddler blue:mason red:prince", workers="brown")
    assert scene(mine).play("person:saddler").town(0).guilders == 2


def test_the_geographer_brings_two_more_for_each_third_space_and_statue() -> None:
    """BR-59, BR-81: two third spaces and one statue."""
    score = scene(town(houses="red:geographer", canals=(5, 3), statues=[7])).score(0).items
    assert (score["laurels"], score["canals"], score["statues"]) == (6, 6, 7)


@pytest.mark.parametrize(
    ("houses", "points"), [("red:butler blue brown purple yellow", 5), ("red:butler blue brown purple purple", 0)]
)
def test_the_butler_brings_five_points_for_houses_of_all_five_colours(houses: str, points: int) -> None:
    """BR-59: lived in or not."""
    assert scene(town(houses=houses)).score(0).items["laurels"] == points


# Majorities


def test_red_alone_in_front_turns_the_reputation_marker() -> None:
    """BR-75: ahead of everybody."""
    table = round_end(town(reputation=4), town(reputation=2), town(reputation=3), town(reputation=3))
    assert [mine.majorities for mine in table.now.towns] == [["reputation"], [], [], []]


def test_blue_with_6_people_against_5_4_and_4_turns_the_people_marker() -> None:
    """BR-75: compared with each other seat."""
    table = round_end(
        town(houses="red:prince red:queen red:duke red:king"),
        town(houses="blue:mayor blue:vicar blue:beggar blue:thief blue:poet blue:bard"),
        town(houses="yellow:groom yellow:scribe yellow:jester yellow:canon yellow:deacon"),
        town(houses="brown:mason brown:miller brown:knight brown:earl"),
    )
    assert [len(mine.persons) for mine in table.now.towns] == [4, 6, 5, 4]
    assert [mine.majorities for mine in table.now.towns] == [[], ["people"], [], []]


def test_green_with_7_tokens_against_6_2_and_none_turns_the_canal_marker() -> None:
    """BR-75: both sections together."""
    table = round_end(town(canals=(5, 1)), town(), town(canals=(1, 1)), town(canals=(3, 4)))
    assert table.town(3).guard_house == "green"
    assert [mine.majorities for mine in table.now.towns] == [[], [], [], ["canal"]]


def test_red_and_yellow_sharing_the_first_place_turn_no_reputation_marker() -> None:
    """BR-75: nobody does in this round."""
    table = round_end(town(reputation=5), town(reputation=1), town(reputation=5), town())
    assert [mine.majorities for mine in table.now.towns] == [[], [], [], []]


# Scoring


def test_a_third_space_and_the_topmost_statue_bring_3_and_7_points() -> None:
    """BR-81, BR-52: the first section to be completed."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 0))).play("card:prince/use:canal/section:left")
    assert (table.score(0).items["canals"], table.score(0).items["statues"]) == (3, 7)


def test_the_sixth_step_is_worth_seven_points() -> None:
    """BR-82, BR-89: as in the figure."""
    assert scene(town(reputation=6)).score(0).items["reputation"] == 7


def test_the_final_scoring_of_36_points() -> None:
    """BR-79, BR-80, BR-81, BR-82: item by item."""
    table = scene(
        town(
            houses="red:mayor blue:councilman brown:vicar purple:powderman yellow:beggar red",
            majorities=["reputation", "people"],
            canals=(3, 0),
            reputation=6,
        )
    )
    assert dict(table.score(0).items) == {
        "people": 3 + 1 + 2 + 0 + 2,
        "houses": 6,
        "laurels": 2 * 2,
        "majorities": 2 * 4,
        "canals": 3,
        "statues": 0,
        "reputation": 7,
        "track": 0,
    }
    assert table.score(0).total == 36


def test_the_final_scoring_of_35_points_in_the_dutch_rulebook() -> None:
    """BR-82, BR-89: the same town, but for the step, which is the one worth 6."""
    houses = "red:mayor blue:councilman brown:vicar purple:powderman yellow:beggar red"
    table = scene(town(houses=houses, majorities=["reputation", "people"], canals=(3, 0), reputation=5))
    assert table.score(0).items["reputation"] == 6
    assert table.score(0).total == 35


# Threats


def test_fire_and_raid_at_once() -> None:
    """BR-21, BR-23, BR-27, BR-28, BR-33: a red 5 and a yellow 6 for somebody with two markers of each and no canals."""
    mine = town(houses="blue=piper brown=groom:prince", guilders=4, threats="red red yellow yellow")
    table = rolled(mine, red=5, yellow=6)
    assert (table.why(0), sorted(table.offers(0))) == ("suffer-first", ["penalty:fire", "penalty:raid"])
    table = table.play("penalty:fire")
    assert sorted(table.offers(0)) == ["house:blue", "house:brown/person:prince"]
    table = table.play("house:blue")
    assert table.town(0).houses == [House("groom", "prince")]
    assert table.now.discards[-1] == "piper"
    assert table.town(0).guilders == 0
    assert (table.town(0).threats[RED], table.town(0).threats[YELLOW]) == (0, 0)
    assert table.town(0).points == 0


# The end


@pytest.mark.parametrize("pile", ["left", "right"])
def test_the_extra_pile_signals_the_final_round(pile: str) -> None:
    """BR-15, BR-78: when one of the two piles is empty, whichever it is."""
    piles = {"left": "vicar bard", "right": "vicar bard"} | {pile: "prince"}
    table = scene(
        town(hand="queen mason groom duke"),
        town(),
        phase=Phase.DRAW,
        left=piles["left"],
        right=piles["right"],
        extra="jester",
    )
    table = table.play(f"pile:{pile}")
    assert (table.now.last_round, table.now.round) == (2, 2)
