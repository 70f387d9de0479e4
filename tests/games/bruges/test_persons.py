"""The general rules for persons, shown on some of them: points, groups, icons, activating."""

import pytest

from guildtable.games.bruges.parts import PURPLE, RED, YELLOW
from guildtable.games.bruges.person import PERSONS
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import TownSpec, rolled, scene, town

# Points and groups


@pytest.mark.parametrize("person", sorted(PERSONS))
def test_points_are_a_third_of_the_price(person: str) -> None:
    """BR-54: of every single person."""
    house = PERSONS[person].colour
    assert scene(town(houses=f"{house}:{person}")).score(0).items["people"] * 3 == PERSONS[person].price


def test_a_card_that_counts_a_group_counts_itself() -> None:
    """BR-54: the Mayor is a Bureaucrat."""
    assert scene(town(houses="red:mayor")).score(0).items["laurels"] == 2


def test_a_card_that_counts_a_group_counts_only_people_of_that_group_in_play() -> None:
    """BR-54: not those of other groups, in the hand, under a house or with another seat."""
    mine = town(hand="councillor", houses="blue=councilman:mayor red:prince purple:notary")
    assert scene(mine, town(houses="red:judge")).score(0).items["laurels"] == 4


# Icons


def test_an_arrow_happens_once_directly_after_recruiting() -> None:
    """BR-55: and is not offered afterwards."""
    table = scene(town(hand="alchemist queen", houses="red")).play("card:alchemist/use:recruit/house:red")
    assert table.town(0).guilders == 6
    assert table.offers(0) == ["button:end-turn"]
    table = table.end_turn().end_turn()
    assert [path for path in table.offers(0) if path.startswith("person")] == []
    assert "person:alchemist" not in table.barred(0)


def test_an_arrow_must_be_carried_out() -> None:
    """BR-55: the Moneylender gives a guilder to each, asked or not."""
    table = scene(town(hand="moneylender", houses="red", guilders=2), town(), town())
    table = table.play("card:moneylender/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [0, 1, 1]
    assert table.town(0).points == 2


def test_an_arrow_that_can_do_nothing_is_no_obstacle() -> None:
    """BR-55: a Poet without Nobles scores nothing."""
    table = scene(town(hand="poet", houses="red", guilders=6)).play("card:poet/use:recruit/house:red")
    assert (table.town(0).persons, table.town(0).points, table.why(0)) == (["poet"], 0, "after-card")


def test_an_arrow_does_not_happen_when_the_card_is_played_for_something_else() -> None:
    """BR-55: only for the person."""
    table = scene(town(hand="alchemist", workers="yellow"), dice={"yellow": 1}).play("card:alchemist/use:house")
    assert table.town(0).guilders == 0


def test_a_worker_person_is_paid_with_the_worker_of_its_icon() -> None:
    """BR-56: the purple Prince with a yellow one."""
    table = scene(town(hand="duke", houses="red:prince", workers="yellow yellow purple"))
    table = table.play("person:prince")
    assert (table.town(0).points, table.town(0).guilders) == (1, 2)
    assert (table.town(0).workers[YELLOW], table.town(0).workers[PURPLE]) == (1, 1)
    assert table.heard("activates") == [{"seat": "seat:0", "person": "person:prince"}]
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": ("worker:yellow",)}]


def test_workers_of_other_colours_do_not_activate_a_person() -> None:
    """BR-56: not even the card's own colour."""
    table = scene(town(hand="duke", houses="red:prince", workers="purple red blue brown"))
    assert "person:prince" not in table.offers(0)


def test_a_worker_person_can_be_activated_once_a_round() -> None:
    """BR-56: neither again on this turn nor on the next."""
    table = scene(town(hand="duke queen", houses="red:prince", workers="yellow yellow")).play("person:prince")
    assert "person:prince" not in table.offers(0)
    with pytest.raises(Illegal):
        table.play("person:prince")
    table = table.play("card:duke/use:workers").end_turn().end_turn()
    assert "person:prince" not in table.offers(0)
    assert table.town(0).used == ["prince"]


def test_a_once_a_round_person_costs_nothing() -> None:
    """BR-57: and is turned on its side as well."""
    table = scene(town(hand="duke", houses="red:accountant", workers="yellow red")).play("person:accountant")
    assert table.town(0).guilders == 2
    assert sum(table.town(0).workers.values()) == 2
    assert table.town(0).used == ["accountant"]
    assert "person:accountant" not in table.offers(0)


def test_to_activate_is_a_free_choice() -> None:
    """BR-57, BR-62: the turn may end without it."""
    table = scene(town(hand="duke", houses="red:accountant")).play("card:duke/use:workers").end_turn()
    assert table.town(0).guilders == 0
    assert table.asked == [1]


def test_a_person_that_improves_an_action_does_so_each_time() -> None:
    """BR-58: the Lawyer's third worker, twice on one turn; she is not turned on her side."""
    mine = town(hand="queen mason", houses="red:lawyer blue:coachman", workers="yellow")
    table = scene(mine).play("person:coachman").play("card:queen/use:workers")
    assert table.town(0).workers[RED] == 3
    table = table.play("card:mason/use:workers")
    assert table.town(0).workers[RED] == 6
    assert table.town(0).used == ["coachman"]


def test_a_person_that_improves_an_action_does_so_for_its_owner_alone() -> None:
    """BR-58: the Lawyer of another seat does not help."""
    table = scene(town(hand="queen"), town(houses="red:lawyer")).play("card:queen/use:workers")
    assert table.town(0).workers[RED] == 2


def test_a_person_that_waits_for_a_situation_reacts_each_time() -> None:
    """BR-58: the Baron scores for both steps of the Duke."""
    table = scene(town(hand="duke", houses="red:baron blue", guilders=12)).play("card:duke/use:recruit/house:blue")
    table = table.play("button:yes").play("button:yes")
    assert (table.town(0).reputation, table.town(0).points) == (2, 2)
    assert table.town(0).used == []


def test_people_who_act_by_themselves_cannot_be_activated() -> None:
    """BR-58, BR-59: neither improving ones, nor waiting ones, nor laurels."""
    mine = town(hand="queen", houses="red:lawyer blue:baron yellow:bishop purple:fire_eater", workers="red blue yellow")
    table = scene(mine)
    assert [path for path in table.offers(0) if path.startswith("person")] == []
    assert [path for path in table.barred(0) if path.startswith("person")] == []


@pytest.mark.parametrize(("person", "gain"), [("queen", 1), ("prince", 1)])
def test_a_person_just_recruited_may_be_activated_on_the_same_turn(person: str, gain: int) -> None:
    """BR-60: with a worker's icon as well as with a loop."""
    table = scene(town(hand=person, houses="red", guilders=9, workers="yellow"))
    table = table.play(f"card:{person}/use:recruit/house:red").play(f"person:{person}")
    assert table.town(0).points == gain


def test_after_phase_4_everybody_may_be_activated_again() -> None:
    """BR-60: in the next round."""
    full = "duke queen mason knight drummer"
    mine = town(hand=full, houses="red:prince", workers="yellow yellow", used="prince")
    table = scene(mine, town(hand="vicar scribe herald poet fiddler"), turn=1, turns_left=1, played=True).end_turn()
    table = table.roll()
    assert (table.now.round, table.asked) == (3, [1])
    table = table.play("card:vicar/use:workers").end_turn()
    assert "person:prince" in table.offers(0)


# Activating


def test_people_are_activated_on_ones_own_turn_only() -> None:
    """BR-61: while another seat plays, nobody else is asked."""
    table = scene(town(houses="red:queen"), town(hand="duke"), turn=1)
    assert table.asked == [1]
    assert table.offers(1) == ["card:duke/use:workers", "card:duke/use:guilders"]


def test_people_are_not_activated_outside_phase_3() -> None:
    """BR-61: the Accountant cannot pay for a step."""
    table = rolled(town(houses="red:accountant", guilders=1), town(guilders=2), red=2)
    assert table.asked == [1]
    table = rolled(town(houses="red:accountant", guilders=2), red=2)
    assert table.offers(0) == ["button:yes"]


def test_people_are_not_activated_inside_another_effect() -> None:
    """BR-61: while the Coachman's card is played, only cards are offered."""
    mine = town(hand="duke", houses="red:coachman blue:queen", workers="yellow")
    table = scene(mine).play("person:coachman")
    assert table.offers(0) == ["card:duke/use:workers", "card:duke/use:guilders"]


@pytest.mark.parametrize(
    ("person", "mine", "dice", "offered"),
    [
        ("vicar", town(workers="yellow"), {"red": 1}, True),
        ("vicar", town(workers="yellow"), {"red": 2}, False),
        ("coachman", town(hand="duke", workers="yellow"), {}, True),
        ("coachman", town(workers="yellow"), {}, False),
        ("tailor", town(workers="purple", guilders=2), {}, True),
        ("tailor", town(workers="purple", guilders=1), {}, False),
        ("tailor", town(workers="purple", guilders=2, reputation=7), {}, True),
        ("tailor", town(workers="purple", guilders=2, reputation=8), {}, False),
        ("coal_miner", town(workers="brown red"), {}, True),
        ("coal_miner", town(workers="brown"), {}, False),
        ("shopkeeper", town(workers="yellow", canals=(5, 0)), {}, True),
        ("shopkeeper", town(workers="yellow", canals=(4, 4)), {}, False),
        ("councilman", town(workers="purple", houses="yellow"), {}, True),
        ("councilman", town(workers="purple", houses="red"), {}, False),
        ("powderman", town(), {"brown": 5}, True),
        ("powderman", town(), {"brown": 4}, False),
        ("acrobat", town(workers="red", guilders=2), {}, True),
        ("acrobat", town(workers="red", guilders=1), {}, False),
        ("fire_warden", town(workers="blue", threats="red"), {}, True),
        ("fire_warden", town(workers="blue", threats="blue"), {}, False),
        ("squire", town(reputation=1), {}, True),
        ("squire", town(reputation=0), {}, False),
    ],
)
def test_a_person_is_offered_only_if_the_effect_changes_something(
    person: str, mine: TownSpec, dice: dict[str, int], offered: bool
) -> None:
    """BR-61: the worker being paid."""
    mine.houses += f" blue:{person}"
    table = scene(mine, dice=dice)
    assert (f"person:{person}" in table.offers(0)) is offered
    assert (f"person:{person}" in table.barred(0)) is not offered


def test_the_worker_that_is_paid_cannot_be_used_by_the_effect() -> None:
    """BR-61: the Coal Miner's brown worker is gone before he exchanges."""
    table = scene(town(hand="duke", houses="red:coal_miner", workers="brown red")).play("person:coal_miner")
    assert {path.split("/")[0] for path in table.offers(0)} == {"worker:red"}


def test_an_effect_is_carried_out_as_far_as_it_can_be() -> None:
    """BR-62: the Weaver takes two workers, not one; the Duke's second step falls away at the top."""
    table = scene(town(hand="queen", houses="red:weaver", workers="red")).play("person:weaver")
    assert table.limits(0) == (2, 2)
    with pytest.raises(Illegal):
        table.play("worker:blue")
    table = scene(town(hand="duke", houses="red", guilders=9, reputation=7)).play("card:duke/use:recruit/house:red")
    table = table.play("button:yes")
    assert (table.town(0).reputation, table.why(0)) == (8, "after-card")


@pytest.mark.parametrize(
    ("card", "limits"),
    [("pilgrim", (0, 1)), ("auctioneer", (0, 2)), ("knight", (0, 2)), ("cartographer", (0, 1)), ("duke", (0, 1))],
)
def test_what_may_be_done_may_be_left(card: str, limits: tuple[int, int]) -> None:
    """BR-62, BR-84: "may" and "up to" allow for nothing at all."""
    mine = town(hand=f"{card} queen mason", houses="red", guilders=12, threats="red blue brown")
    table = scene(mine).play(f"card:{card}/use:recruit/house:red")
    assert table.limits(0) == limits
    before = table.town(0)
    table = table.play()
    assert table.why(0) == "after-card"
    assert table.town(0) == before


@pytest.mark.parametrize(
    ("person", "can", "cannot"),
    [
        ("marquise", town(workers="brown", guilders=2), town(workers="brown", guilders=1)),
        ("brewster", town(workers="blue"), town()),
        ("market_woman", town(hand="duke"), town()),
        ("chambermaid", town(hand="duke"), town()),
    ],
)
def test_paying_for_an_effect_is_all_or_nothing(person: str, can: TownSpec, cannot: TownSpec) -> None:
    """BR-62: whoever cannot pay, return or discard cannot activate."""
    can.houses = cannot.houses = f"blue:{person}"
    assert f"person:{person}" in scene(can).offers(0)
    assert f"person:{person}" not in scene(cannot).offers(0)


@pytest.mark.parametrize(("right", "drawn"), [("", 1), ("prince", 2), ("prince vicar", 3)])
def test_after_drawing_one_discards_as_many_as_one_drew(right: str, drawn: int) -> None:
    """BR-62: the Mathematician finds fewer than four cards; old and new ones may go."""
    table = scene(
        town(hand="mathematician queen mason knight drummer", houses="red", guilders=3),
        left="jester",
        right=right,
        extra="",
        last_round=2,
    )
    table = table.play("card:mathematician/use:recruit/house:red")
    while table.why(0) == "choose-pile":
        table = table.play(table.offers(0)[0])
    assert (table.why(0), table.limits(0)) == ("discard-cards", (drawn, drawn))
    assert len(table.offers(0)) == 4 + drawn


def test_with_nothing_drawn_nothing_is_discarded() -> None:
    """BR-62: the Tutor scores all the same."""
    table = scene(town(hand="queen", houses="red:tutor", workers="blue"), left="", right="", extra="", last_round=2)
    table = table.play("person:tutor")
    assert (table.town(0).points, table.town(0).hand, table.why(0)) == (1, ["queen"], "take-turn")
