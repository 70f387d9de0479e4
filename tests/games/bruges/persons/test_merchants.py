"""The fifteen merchants."""

import pytest

from guildtable.games.bruges.parts import COLOURS, YELLOW
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import scene, town

traders = pytest.mark.parametrize(
    ("person", "worker", "die"),
    [
        ("cloth_merchant", "blue", "red"),
        ("dye_trader", "red", "purple"),
        ("spice_merchant", "brown", "yellow"),
        ("fishmonger", "yellow", "blue"),
        ("fur_trader", "purple", "brown"),
    ],
)

earners = pytest.mark.parametrize(("person", "guilders"), [("accountant", 2), ("banker", 4)])


@traders
@pytest.mark.parametrize(("value", "others"), [(6, 1), (1, 6)])
def test_the_traders_take_the_value_of_their_die(person: str, worker: str, die: str, value: int, others: int) -> None:
    dice = dict.fromkeys(COLOURS, others) | {die: value}
    table = scene(town(hand="student", houses=f"red:{person}", workers=f"{worker} {worker}"), dice=dice)
    table = table.play(f"person:{person}")
    assert table.town(0).guilders == value
    assert sum(table.town(0).workers.values()) == 1
    assert f"person:{person}" not in table.offers(0)


@traders
def test_the_trade_is_not_action_two(person: str, worker: str, die: str) -> None:
    houses = f"red:{person} red:money_changer red:hanse_merchant"
    table = scene(town(hand="student", houses=houses, workers=worker), dice={die: 2})
    table = table.play(f"person:{person}")
    assert table.why(0) == "take-turn"
    assert table.town(0).guilders == 2


@pytest.mark.parametrize(("canals", "points"), [((5, 4), 2), ((0, 5), 2), ((5, 5), 4)])
def test_the_shopkeeper_scores_two_points_for_a_complete_section(canals: tuple[int, int], points: int) -> None:
    table = scene(town(hand="student", houses="red:shopkeeper", workers="yellow yellow", canals=canals))
    table = table.play("person:shopkeeper")
    assert table.town(0).points == points
    assert table.town(0).workers[YELLOW] == 1
    assert "person:shopkeeper" not in table.offers(0)


def test_the_shopkeeper_is_not_offered_for_sections_that_were_complete_once() -> None:
    table = scene(
        town(hand="student", houses="red:shopkeeper", workers="yellow", canals=(4, 4), completed=(True, True)),
        town(canals=(5, 5)),
    )
    assert "person:shopkeeper" not in table.offers(0)


def test_the_moneylender_with_enough_must_give_one_to_each() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=5), town(guilders=9), town(), town(guilders=1))
    table = table.play("card:moneylender/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert [table.town(seat).guilders for seat in range(4)] == [2, 10, 1, 2]
    assert [table.town(seat).points for seat in range(4)] == [3, 0, 0, 0]


def test_the_moneylender_with_just_enough_is_not_asked() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=2), town(), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [0, 1, 1]
    assert table.town(0).points == 2


def test_the_moneylender_with_too_little_chooses_who_receives() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=2), town(), town(), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("lend-guilders", (2, 2))
    assert table.offers(0) == ["seat:1", "seat:2", "seat:3"]
    table = table.play("seat:3", "seat:1")
    assert [table.town(seat).guilders for seat in range(4)] == [0, 1, 0, 1]
    assert table.town(0).points == 2


def test_the_moneylender_without_guilders_does_nothing() -> None:
    table = scene(town(hand="moneylender", houses="red"), town(guilders=3), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).points == 0
    assert table.town(1).guilders == 3


def test_the_moneylender_gives_to_the_protected_as_well() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=3), town(houses="red:militia_captain"), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [1, 1, 1]
    assert table.town(0).points == 2


@pytest.mark.parametrize(
    ("discarded", "guilders"),
    [((), 0), (("card:student",), 3), (("card:student", "card:lawyer"), 6)],
)
def test_the_auctioneer_takes_three_guilders_a_card(discarded: tuple[str, ...], guilders: int) -> None:
    table = scene(town(hand="auctioneer student tutor lawyer", houses="red"))
    table = table.play("card:auctioneer/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (0, 2))
    assert table.offers(0) == ["card:student", "card:tutor", "card:lawyer"]
    table = table.play(*discarded)
    assert table.town(0).guilders == guilders
    assert len(table.town(0).hand) == 3 - len(discarded)
    assert {card.removeprefix("card:") for card in discarded} <= set(table.now.discards)


def test_the_auctioneer_sells_the_last_card_if_wanted() -> None:
    table = scene(town(hand="auctioneer student", houses="red"))
    table = table.play("card:auctioneer/use:recruit/house:red")
    assert (table.offers(0), table.limits(0)) == (["card:student"], (0, 1))
    assert table.play("card:student").town(0).guilders == 3


def test_the_auctioneer_without_a_hand_sells_nothing() -> None:
    table = scene(town(hand="auctioneer", houses="red")).play("card:auctioneer/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).guilders == 0


def test_the_broker_takes_the_sum_of_all_threes_and_fours() -> None:
    dice = {"blue": 2, "brown": 3, "red": 4, "purple": 4, "yellow": 5}
    table = scene(town(hand="broker", houses="red", guilders=3), dice=dice)
    assert table.play("card:broker/use:recruit/house:red").town(0).guilders == 11


def test_the_broker_takes_nothing_for_other_values() -> None:
    dice = {"blue": 2, "brown": 5, "red": 6, "purple": 1, "yellow": 2}
    table = scene(town(hand="broker", houses="red", guilders=3), dice=dice)
    assert table.play("card:broker/use:recruit/house:red").town(0).guilders == 0


@earners
def test_the_accountant_and_the_banker_earn_once_a_round(person: str, guilders: int) -> None:
    table = scene(town(hand="student", houses=f"red:{person}")).play(f"person:{person}")
    assert table.town(0).guilders == guilders
    assert table.town(0).used == [person]
    assert f"person:{person}" not in table.offers(0)


@earners
def test_they_earn_after_the_card_as_well(person: str, guilders: int) -> None:
    table = scene(town(hand="student tutor", houses=f"red:{person}")).play("card:student/use:workers")
    assert table.play(f"person:{person}").town(0).guilders == guilders


def test_the_used_merchants_are_straightened_after_the_round() -> None:
    table = scene(town(hand="student", houses="red:accountant", used="accountant"), turns_left=1, turn=1, played=True)
    table = table.end_turn()
    assert table.now.phase is Phase.DRAW
    assert table.town(0).used == []


def test_the_accountant_burnt_out_and_recruited_again_earns_again() -> None:
    houses = "red:accountant blue yellow blue:coachman"
    table = scene(
        town(hand="smuggler", houses=houses, used="accountant", workers="yellow", guilders=3, threats="red red")
    )
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:red").play("house:red/person:accountant")
    assert "person:accountant" not in table.offers(0)
    table = table.play("person:coachman").play("card:accountant/use:recruit/house:yellow")
    assert "person:accountant" in table.offers(0)


def test_the_market_woman_takes_three_guilders_for_a_card() -> None:
    table = scene(town(hand="student tutor", houses="red:market_woman")).play("person:market_woman")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (1, 1))
    assert table.offers(0) == ["card:student", "card:tutor"]
    table = table.play("card:tutor")
    assert table.town(0).guilders == 3
    assert table.town(0).hand == ["student"]
    assert table.now.discards[-1] == "tutor"
    assert table.why(0) == "take-turn"
    assert "person:market_woman" not in table.offers(0)


def test_the_market_woman_takes_the_only_card_unasked() -> None:
    table = scene(town(hand="student", houses="red:market_woman")).play("person:market_woman")
    assert table.town(0).hand == []
    assert table.town(0).guilders == 3


def test_the_market_woman_without_a_card_is_not_offered() -> None:
    assert scene(town(houses="red:market_woman")).offers(0) == ["button:end-turn"]


def test_the_money_changer_adds_a_guilder_to_action_two() -> None:
    table = scene(town(hand="student tutor", houses="red:money_changer"), dice={"purple": 5})
    table = table.play("card:student/use:guilders")
    assert table.town(0).guilders == 6


def test_the_money_changer_adds_nothing_to_other_actions() -> None:
    table = scene(town(hand="student", houses="red:money_changer", threats="purple"))
    assert table.play("card:student/use:workers").town(0).guilders == 0
    assert table.play("card:student/use:threat").town(0).guilders == 0


def test_the_money_changer_works_for_an_extra_card_too() -> None:
    table = scene(town(hand="student tutor", houses="red:money_changer red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:student/use:guilders")
    assert table.play("card:tutor/use:guilders").town(0).guilders == 8


def test_the_money_changer_changes_only_for_the_owner() -> None:
    table = scene(town(hand="student"), town(houses="red:money_changer")).play("card:student/use:guilders")
    assert (table.town(0).guilders, table.town(1).guilders) == (3, 0)


@pytest.mark.parametrize(("die", "guilders"), [("blue", 2), ("brown", 3), ("red", 4), ("purple", 5), ("yellow", 6)])
def test_the_hanse_merchant_uses_any_die_and_adds_a_guilder(die: str, guilders: int) -> None:
    dice = {"blue": 1, "brown": 2, "red": 3, "purple": 4, "yellow": 5}
    table = scene(town(hand="student", houses="red:hanse_merchant"), dice=dice)
    assert "card:student/use:guilders" not in table.offers(0)
    assert table.play(f"card:student/use:guilders/die:{die}").town(0).guilders == guilders


def test_the_hanse_merchant_and_the_money_changer_add_up() -> None:
    table = scene(town(hand="student", houses="red:hanse_merchant red:money_changer"), dice={"yellow": 6})
    assert table.play("card:student/use:guilders/die:yellow").town(0).guilders == 8


def test_the_hanse_merchant_adds_nothing_to_other_actions() -> None:
    table = scene(town(hand="student", houses="red:hanse_merchant")).play("card:student/use:workers")
    assert table.town(0).guilders == 0


@pytest.mark.parametrize(("guilders", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (20, 6)])
def test_the_shipowner_scores_a_point_for_three_guilders_at_the_end(guilders: int, points: int) -> None:
    table = scene(town(houses="red:shipowner", guilders=guilders), town(guilders=30))
    assert table.score(0).items["laurels"] == points
    assert table.town(0).guilders == guilders
