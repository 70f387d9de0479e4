"""The general rules for persons, shown on some of them: BR-54 to BR-74."""

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.state import House, Phase
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def told(table: Scene) -> list[tuple[str, str]]:
    """What the last reply brought about, and to whom."""
    return [(event.id, str(event.args.get("seat", ""))) for event in table.events]


def rolled(*towns: TownSpec, **faces: int) -> Scene:
    """A table at which these faces have just been rolled; the others show 3."""
    return scene(*towns, phase=Phase.ROLL).roll(**faces)


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
    """BR-55: a Carpet Maker without Merchants scores nothing."""
    table = scene(town(hand="carpet_maker", houses="red", guilders=6)).play("card:carpet_maker/use:recruit/house:red")
    assert (table.town(0).persons, table.town(0).points, table.why(0)) == (["carpet_maker"], 0, "after-card")


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


# One thing after another


def test_an_effect_is_finished_before_anything_else() -> None:
    """BR-63: between the two cards of the Falconer nothing can be activated or played."""
    mine = town(hand="falconer duke", houses="red blue:queen")
    table = scene(mine).play("card:falconer/use:recruit/house:red").play("pile:left")
    assert table.offers(0) == ["pile:left", "pile:right"]
    table = table.play("pile:left")
    assert table.offers(0) == ["person:queen", "button:end-turn"]


def heralded() -> Scene:
    """The Herald has been recruited and has drawn three cards."""
    mine = town(
        hand="herald smuggler alchemist queen",
        houses="red blue yellow purple:astronomer",
        guilders=20,
        threats="brown brown",
    )
    table = scene(mine, left="duke mason knight drummer juggler registrar", right="jester mayor")
    table = table.play("card:herald/use:recruit/house:red")
    return table.play("pile:left").play("pile:left").play("pile:left")


def test_a_person_recruited_inside_an_effect_is_finished_first() -> None:
    """BR-63, BR-68: arrow and second time, before the Herald's next card."""
    table = heralded()
    assert table.why(0) == "may-play-another"
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert (table.why(0), table.town(0).guilders) == ("carry-out-again", 17)
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).guilders) == ("may-play-another", 23)
    table = table.play("card:queen/use:workers")
    assert (table.why(0), table.position.choice(0).args) == ("carry-out-again", {"person": "person:herald"})


def test_an_effect_is_finished_even_if_its_person_has_left() -> None:
    """BR-63: the Smuggler brings the plague, the Herald dies, and his second card is played all the same."""
    table = heralded().play("card:smuggler/use:recruit/house:blue").play("threat:brown")
    assert table.why(0) == "plague"
    table = table.play("person:herald")
    assert table.why(0) == "carry-out-again"
    table = table.play()
    assert (table.why(0), "herald" in table.town(0).persons) == ("may-play-another", False)
    table = table.play("card:queen/use:workers")
    assert table.town(0).workers[RED] == 2


def test_recruiting_pays_then_places_then_reacts_then_fires_the_arrow() -> None:
    """BR-64: the Portraitist before the Alchemist's guilders."""
    table = scene(town(hand="herbalist", houses="red:portraitist blue", guilders=3))
    table = table.play("card:herbalist/use:recruit/house:blue")
    assert told(table) == [
        ("pays-guilders", "seat:0"),
        ("recruits", "seat:0"),
        ("scores", "seat:0"),
        ("takes-guilders", "seat:0"),
        ("takes-workers", "seat:0"),
    ]


def test_the_owners_reaction_is_asked_before_the_arrow() -> None:
    """BR-64: the Fire-eater before the Beggar's victims."""
    mine = town(hand="beggar", houses="red:fire_eater yellow", guilders=6, threats="blue blue")
    table = scene(mine, town(workers="red blue yellow")).play("card:beggar/use:recruit/house:yellow")
    assert (table.asked, table.offers(0)) == ([0], ["threat:blue"])
    table = table.play("threat:blue")
    assert (table.asked, table.why(1)) == ([1], "give-workers")


@pytest.mark.parametrize(
    ("houses", "points"), [("red:portraitist blue:fire_eater yellow", 1), ("red:fire_eater blue:portraitist yellow", 0)]
)
def test_reactions_of_one_owner_come_in_the_order_of_their_houses(houses: str, points: int) -> None:
    """BR-64: the Portraitist has scored already, or has not yet."""
    table = scene(town(hand="prince", houses=houses, guilders=9, threats="purple purple"))
    table = table.play("card:prince/use:recruit/house:yellow")
    assert (table.offers(0), table.town(0).points) == (["threat:purple"], points)
    table = table.play("threat:purple")
    assert (table.town(0).points, table.town(0).guilders) == (2, 1)


def test_a_persons_own_recruitment_is_nothing_to_react_to() -> None:
    """BR-64: the Fire-eater waits for the next."""
    table = scene(town(hand="fire_eater", houses="red", guilders=6, threats="red"))
    table = table.play("card:fire_eater/use:recruit/house:red")
    assert (table.why(0), table.town(0).threats[RED]) == ("after-card", 1)


def test_the_acting_seat_reacts_before_the_others() -> None:
    """BR-64: Guard, Stilt Walker, and only then the Toll Keeper of another seat."""
    mine = town(hand="beggar", houses="red:guard blue:stilt_walker", guilders=1, threats="blue blue")
    table = scene(mine, town(), town(houses="red:toll_keeper")).play("card:beggar/use:canal/section:left")
    assert (table.asked, table.town(2).guilders) == ([0], 0)
    table = table.play("threat:blue")
    assert told(table) == [
        ("returns-threat", "seat:0"),
        ("scores", "seat:0"),
        ("scores", "seat:0"),
        ("takes-guilders", "seat:2"),
    ]


def test_a_reaction_comes_directly_after_its_trigger() -> None:
    """BR-64: the toll of the first token is taken before the Cartographer's second is built."""
    table = scene(town(hand="cartographer", houses="red", guilders=10), town(houses="red:toll_keeper"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert (table.town(1).guilders, table.why(0)) == (1, "may-build-canal")
    assert table.play("section:left").town(1).guilders == 2


@pytest.mark.parametrize(
    "path", ["card:beggar/use:canal/section:left", "person:acrobat", "card:porter/use:recruit/house:red"]
)
def test_every_canal_token_counts_whichever_way_it_is_built(path: str) -> None:
    """BR-65: for the Stilt Walker by action IV, the Acrobat or the Porter."""
    mine = town(hand="beggar porter", houses="blue:stilt_walker blue:acrobat red", guilders=5, workers="red")
    table = scene(mine).play(path)
    table = table.play("section:left") if table.why(0) == "build-canal" else table
    assert (table.town(0).canals, table.town(0).points) == ([1, 0], 1)


def test_every_house_counts_whichever_way_it_is_built() -> None:
    """BR-65: the Plasterer also for the Architect's."""
    mine = town(hand="queen", houses="red:plasterer blue:architect", workers="blue", threats="purple purple")
    table = scene(mine, left="vicar prince", right="mason duke").play("person:architect").play("pile:left")
    assert table.offers(0) == ["threat:purple"]
    assert table.play("threat:purple").town(0).points == 1


def test_every_step_counts_whichever_way_it_is_made() -> None:
    """BR-65: the Baron in phase 2 and for the Countess."""
    mine = town(hand="queen", houses="red:baron blue:countess", workers="purple", guilders=1)
    table = rolled(mine, red=1).play("button:yes")
    assert table.town(0).points == 1
    assert table.play("person:countess").town(0).points == 2


def test_every_recruitment_counts_whichever_way_it_comes_about() -> None:
    """BR-65: the Portraitist also for the Lady-in-Waiting's guest."""
    mine = town(hand="prince", houses="red:portraitist blue:lady_in_waiting yellow", workers="blue", guilders=7)
    table = scene(mine).play("person:lady_in_waiting/card:prince/use:recruit/house:yellow")
    assert (table.town(0).points, table.town(0).guilders) == (1, 1)


def test_a_card_played_through_a_person_is_not_the_card_of_the_turn() -> None:
    """BR-65: before or after it."""
    mine = town(hand="queen mason knight", houses="red:coachman", workers="yellow")
    table = scene(mine).play("person:coachman").play("card:queen/use:workers")
    assert table.why(0) == "take-turn"
    assert not table.now.played
    table = table.play("card:mason/use:workers")
    assert (table.why(0), table.town(0).hand) == ("after-card", ["knight"])
    table = scene(mine).play("card:mason/use:workers").play("person:coachman").play("card:queen/use:workers")
    assert (table.why(0), table.town(0).hand) == ("after-card", ["knight"])


def test_a_seat_that_has_run_out_of_cards_has_its_turns_without() -> None:
    """BR-66: it may still activate people."""
    mine = town(hand="queen mason", houses="red:coachman blue:accountant", workers="yellow")
    table = scene(mine, town(hand="duke vicar prince poet")).play("person:coachman").play("card:queen/use:workers")
    table = table.play("card:mason/use:workers").end_turn()
    table = table.play("card:duke/use:workers").end_turn()
    assert (table.why(0), table.offers(0)) == ("turn-without-card", ["person:accountant", "button:end-turn"])


def test_in_the_next_round_the_hand_is_filled_as_usual() -> None:
    """BR-66: up to five from none."""
    table = scene(town(), town(hand="duke vicar prince poet mason"), turn=1, turns_left=1, played=True).end_turn()
    assert table.asked == [0]
    for _ in range(5):
        table = table.play("pile:left")
    assert len(table.town(0).hand) == 5


def test_the_arrow_of_a_person_played_again_happens_again() -> None:
    """BR-67: the Alchemist after a fire."""
    table = rolled(town(houses="red:alchemist blue", threats="red red"), red=5).play("house:red/person:alchemist")
    assert (table.town(0).guilders, table.town(0).hand) == (0, ["alchemist"])
    assert table.play("card:alchemist/use:recruit/house:blue").town(0).guilders == 6


def test_a_person_played_again_may_be_activated_again() -> None:
    """BR-67: in the same round."""
    mine = town(hand="smuggler duke", houses="red:queen blue yellow", used="queen", guilders=12, threats="red red")
    table = scene(mine).play("card:smuggler/use:recruit/house:blue").play("threat:red").play("house:red/person:queen")
    table = table.end_turn().end_turn().play("card:queen/use:recruit/house:yellow")
    assert "person:queen" in table.offers(0)


# The Astronomer


def test_the_astronomer_carries_out_an_arrow_twice() -> None:
    """BR-68: directly after the first time, and not a third time."""
    table = scene(town(hand="alchemist", houses="red:astronomer blue")).play("card:alchemist/use:recruit/house:blue")
    assert (table.why(0), table.town(0).guilders) == ("carry-out-again", 6)
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 12)
    assert table.heard("carries-out-again") == [{"seat": "seat:0", "person": "person:alchemist"}]


def test_the_second_time_may_be_declined() -> None:
    """BR-68: the Astronomer allows it, and does not demand it."""
    table = scene(town(hand="alchemist", houses="red:astronomer blue")).play("card:alchemist/use:recruit/house:blue")
    assert table.limits(0) == (0, 1)
    table = table.play()
    assert (table.why(0), table.town(0).guilders) == ("after-card", 6)


@pytest.mark.parametrize(
    "card",
    [
        *("calligrapher", "organ_builder", "poet", "carpet_maker", "almoner", "sergeant", "astrologer", "broker"),
        *("falconer", "mathematician", "herald", "porter", "cartographer", "duke", "knight", "jailor"),
        *("captain_of_the_guard", "carpenter", "translator", "auctioneer", "moneylender", "troublemaker", "beggar"),
        *("thief", "rumour_monger", "arsonist", "pickpocket", "blackmailer"),
    ],
)
def test_the_second_time_is_not_asked_if_it_could_do_nothing(card: str) -> None:
    """BR-68: no card, guilder, marker or canal space is left, the top is reached, and the only rival is protected."""
    mine = town(hand=card, houses="red:astronomer blue", guilders=PERSONS[card].price, reputation=8, canals=(5, 5))
    fives = {"blue": 5, "brown": 5, "red": 5, "purple": 5, "yellow": 5}
    rival = town(houses="red:militia_captain", guilders=9, workers="red", points=9, canals=(1, 1))
    table = scene(mine, rival, left="", right="", extra="", last_round=2, dice=fives)
    table = table.play(f"card:{card}/use:recruit/house:blue")
    assert (table.asked, table.why(0)) == ([0], "after-card")


def test_the_second_time_is_not_asked_once_the_first_has_taken_all() -> None:
    """BR-68: the Thief finds three guilders, or four."""
    mine = town(hand="thief", houses="red:astronomer blue", guilders=6)
    assert scene(mine, town(guilders=4)).play("card:thief/use:recruit/house:blue").why(0) == "carry-out-again"
    assert scene(mine, town(guilders=3)).play("card:thief/use:recruit/house:blue").why(0) == "after-card"


def test_the_second_time_needs_the_astronomer_in_play_at_that_moment() -> None:
    """BR-68: not if the plague of the Smuggler's marker takes him."""
    mine = town(hand="smuggler", houses="red:astronomer blue", guilders=3, threats="brown brown")
    table = scene(mine).play("card:smuggler/use:recruit/house:blue").play("threat:brown")
    gone = table.play("person:astronomer")
    assert (gone.why(0), gone.town(0).guilders) == ("after-card", 8)
    assert table.play("person:smuggler").why(0) == "carry-out-again"


def test_the_astronomer_does_not_help_people_recruited_before_him() -> None:
    """BR-68: nor his own recruitment, nor people without an arrow."""
    mine = town(hand="astronomer", houses="red:alchemist blue", guilders=12)
    table = scene(mine).play("card:astronomer/use:recruit/house:blue")
    assert (table.why(0), table.offers(0), table.town(0).guilders) == ("after-card", ["button:end-turn"], 0)
    table = scene(town(hand="accountant", houses="red:astronomer blue", guilders=3))
    table = table.play("card:accountant/use:recruit/house:blue").play("person:accountant")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 2)


def test_the_astronomer_of_another_seat_does_not_help() -> None:
    """BR-68: his owner alone."""
    table = scene(town(hand="alchemist", houses="blue"), town(houses="red:astronomer"))
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 6)


# Judge, Notary, Earl


def round_end(*towns: TownSpec) -> Scene:
    """The last turn of the round is over."""
    return scene(*towns, turn=len(towns) - 1, turns_left=1, played=True).end_turn()


def test_the_judge_turns_a_marker_when_tied_for_first() -> None:
    """BR-69: his owner's alone."""
    table = round_end(
        town(houses="red:judge", reputation=2, canals=(1, 1)),
        town(houses="red:prince", reputation=2, canals=(2, 0)),
        town(),
    )
    assert table.town(0).majorities == ["reputation", "people", "canal"]
    assert table.town(1).majorities == []


def test_the_judge_needs_a_step_and_a_token_of_his_own() -> None:
    """BR-69: nobody is tied for first with nothing."""
    table = round_end(town(houses="red:judge"), town(houses="red:prince"))
    assert table.town(0).majorities == ["people"]


def test_the_judge_does_not_turn_a_marker_from_second_place() -> None:
    """BR-69: one behind is behind."""
    table = round_end(town(houses="red:judge", reputation=2, canals=(1, 0)), town(reputation=3, canals=(1, 1)))
    assert table.town(0).majorities == ["people"]
    assert table.town(1).majorities == ["reputation", "canal"]


@pytest.mark.parametrize(("faces", "price"), [({"red": 2, "blue": 1}, 1), ({"red": 2}, 0), ({"red": 1}, 0)])
def test_the_notary_lowers_the_rolled_price_by_two(faces: dict[str, int], price: int) -> None:
    """BR-70: not below 0, and then a step costs nothing at all."""
    table = rolled(town(houses="red:notary", guilders=price), town(), **faces).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_notary_is_of_no_use_without_a_one_or_a_two() -> None:
    """BR-70: nobody is asked."""
    assert rolled(town(houses="red:notary", guilders=9)).now.phase == Phase.PLAY


def test_the_notary_helps_in_phase_2_only_and_only_its_owner() -> None:
    """BR-70: the Viscount's step costs what was rolled."""
    table = rolled(town(houses="red:notary"), town(guilders=1), red=2, blue=1)
    assert table.now.phase == Phase.PLAY
    mine = town(hand="queen", houses="red:notary blue:viscount", workers="purple", guilders=3)
    table = scene(mine, dice={"red": 2, "blue": 1}).play("person:viscount")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_earl_may_advance_for_four_guilders_without_a_one_or_a_two() -> None:
    """BR-71: he may decline."""
    table = rolled(town(houses="red:earl", guilders=5), town(guilders=5))
    assert (table.asked, table.why(0), table.limits(0)) == ([0], "advance", (0, 1))
    advanced = table.play("button:yes")
    assert (advanced.town(0).reputation, advanced.town(0).guilders) == (1, 1)
    assert advanced.now.phase == Phase.PLAY
    declined = table.play()
    assert (declined.town(0).reputation, declined.town(0).guilders) == (0, 5)


def test_the_earl_does_not_act_when_the_step_can_be_paid_as_usual() -> None:
    """BR-71: nor when its price cannot be paid."""
    table = rolled(town(houses="red:earl", guilders=9), red=2).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 7)
    assert table.now.phase == Phase.PLAY
    faces = {"red": 2, "blue": 2, "brown": 1}
    assert rolled(town(houses="red:earl", guilders=4), **faces).now.phase == Phase.PLAY


def test_the_earl_needs_four_guilders_and_a_step_to_go_to() -> None:
    """BR-71, BR-39: three are not enough."""
    assert rolled(town(houses="red:earl", guilders=3)).now.phase == Phase.PLAY
    assert rolled(town(houses="red:earl", guilders=9, reputation=8)).now.phase == Phase.PLAY


def test_the_notary_does_not_lower_the_earls_price() -> None:
    """BR-70, BR-71: four guilders, whoever else is there."""
    assert rolled(town(houses="red:earl blue:notary", guilders=3)).now.phase == Phase.PLAY
    table = rolled(town(houses="red:earl blue:notary", guilders=4)).play("button:yes")
    assert table.town(0).guilders == 0


# The Militia Captain


def test_a_protected_seat_is_not_asked_and_yields_nothing() -> None:
    """BR-72: the Beggar asks the other one only."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(houses="red:militia_captain", workers="red red blue"), town(workers="red red blue"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.asked == [2]
    table = table.play("worker:red", "worker:blue")
    assert sum(table.town(1).workers.values()) == 3
    assert sum(table.town(0).workers.values()) == 2


def test_a_protected_seat_is_passed_over_without_a_question_too() -> None:
    """BR-72: the Thief takes from the other one only."""
    mine = town(hand="thief", houses="red", guilders=6)
    table = scene(mine, town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [3, 9, 6]


def test_a_protected_seat_cannot_be_chosen() -> None:
    """BR-72: the Pickpocket has one victim left, and is not asked."""
    mine = town(hand="pickpocket", houses="red")
    table = scene(mine, town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [3, 9, 6]
    table = scene(mine, town(guilders=9), town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert table.offers(0) == ["seat:1", "seat:3"]


def test_a_protected_seat_receives_no_markers_from_persons() -> None:
    """BR-72: the Rumour-monger reaches the other one only."""
    mine = town(hand="rumour_monger", houses="red", guilders=3)
    table = scene(mine, town(houses="red:militia_captain"), town()).play("card:rumour_monger/use:recruit/house:red")
    table = table.play("threat:red")
    assert [table.town(seat).threats[RED] for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    "card", ["beggar", "thief", "rumour_monger", "troublemaker", "arsonist", "pickpocket", "blackmailer"]
)
def test_with_nobody_left_an_arrow_does_nothing(card: str) -> None:
    """BR-72: and nobody is asked anything."""
    rival = town(houses="red:militia_captain blue", workers="red red red", guilders=9, points=5, canals=(1, 1))
    table = scene(town(hand=card, houses="red", guilders=6), rival)
    before = table.town(1)
    table = table.play(f"card:{card}/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == before
    assert (table.town(0).guilders, table.town(0).points) == (6 - PERSONS[card].price, 0)


@pytest.mark.parametrize("person", ["highwayman", "informant"])
def test_with_nobody_left_a_person_is_not_offered(person: str) -> None:
    """BR-72: one seat without protection is enough."""
    mine = town(hand="queen", houses=f"red:{person}", workers="yellow purple", threats="red")
    captain = town(houses="red:militia_captain", guilders=9)
    assert f"person:{person}" not in scene(mine, captain).offers(0)
    assert f"person:{person}" in scene(mine, captain, town(guilders=9)).offers(0)


def test_the_dice_respect_nobody() -> None:
    """BR-72: the Captain's own seat receives its markers and suffers."""
    table = rolled(town(houses="red:militia_captain", threats="yellow yellow", guilders=4), yellow=5, blue=5)
    assert (table.town(0).guilders, table.town(0).threats[BLUE]) == (0, 1)


def test_gifts_arrive_all_the_same() -> None:
    """BR-72: the Moneylender's guilder."""
    table = scene(town(hand="moneylender", houses="red", guilders=1), town(houses="red:militia_captain"))
    table = table.play("card:moneylender/use:recruit/house:red")
    assert (table.town(1).guilders, table.town(0).points) == (1, 1)


def test_the_captain_does_not_protect_from_ones_own_people() -> None:
    """BR-72: persons of others only."""
    table = scene(town(hand="smuggler", houses="red blue:militia_captain", guilders=3, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:yellow")
    assert (table.town(0).guilders, table.town(0).threats[YELLOW]) == (0, 0)


# Exchanging, giving and losing


def exchanging(workers: str) -> Scene:
    """The Coal Miner, who is paid with a brown worker, has been activated."""
    return scene(town(hand="queen", houses="red:coal_miner", workers=workers)).play("person:coal_miner")


def test_workers_are_exchanged_one_for_one() -> None:
    """BR-73: as many as one likes; the worker paid is not replaced."""
    table = exchanging("brown red red blue").play("worker:red/for:yellow").play("worker:red/for:purple").play()
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 0, "purple": 1, "yellow": 1}
    assert table.why(0) == "take-turn"


def test_at_least_one_worker_is_exchanged() -> None:
    """BR-73: after the first one may stop."""
    table = exchanging("brown red blue")
    assert table.limits(0) == (1, 1)
    assert table.play("worker:red/for:yellow").limits(0) == (0, 1)


def test_no_worker_is_exchanged_for_its_own_colour() -> None:
    """BR-73: nothing would change."""
    assert sorted(exchanging("brown red").offers(0)) == [
        "worker:red/for:blue",
        "worker:red/for:brown",
        "worker:red/for:purple",
        "worker:red/for:yellow",
    ]


def test_a_worker_taken_cannot_be_given_again() -> None:
    """BR-73: with the last of the old ones the exchange is over."""
    table = exchanging("brown red blue").play("worker:red/for:blue")
    assert {path.split("/")[0] for path in table.offers(0)} == {"worker:blue"}
    table = table.play("worker:blue/for:yellow")
    assert table.why(0) == "take-turn"
    assert (table.town(0).workers[BLUE], table.town(0).workers[YELLOW]) == (1, 1)


def test_others_choose_themselves_what_they_give_and_all_at_once() -> None:
    """BR-74: nothing changes hands before all have chosen."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(workers="red red blue"), town(workers="yellow brown brown"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.asked == [1, 2]
    table = table.reply(2, "worker:brown", "worker:yellow")
    assert table.asked == [1]
    assert table.town(0).workers[BROWN] == 0
    table = table.reply(1, "worker:red", "worker:blue")
    assert table.town(0).workers == {"red": 1, "blue": 1, "brown": 1, "yellow": 1, "purple": 0}
    assert table.town(1).workers[RED] == 1


def test_others_give_as_much_as_they_have() -> None:
    """BR-74, BR-84: with two workers or fewer there is nothing to choose."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(workers="red"), town(workers="yellow brown"), town())
    table = table.play("card:beggar/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(0).workers == {"red": 1, "yellow": 1, "brown": 1, "blue": 0, "purple": 0}


def test_others_lose_what_they_choose_themselves() -> None:
    """BR-74, BR-30, BR-53: the Troublemaker's victims give up an end token each; a statue is kept."""
    mine = town(hand="troublemaker", houses="red", guilders=6, canals=(1, 1))
    rivals = [town(canals=(5, 2), statues=[7]), town(canals=(0, 3)), town()]
    table = scene(mine, *rivals).play("card:troublemaker/use:recruit/house:red")
    assert (table.asked, sorted(table.offers(1))) == ([1], ["section:left", "section:right"])
    table = table.play("section:left")
    assert [table.town(seat).canals for seat in range(4)] == [[1, 1], [4, 2], [0, 2], [0, 0]]
    assert table.town(1).statues == [7]


def test_the_house_of_a_person_keeps_its_card_when_the_person_acts() -> None:
    """BR-50: activating moves nothing but the person's use."""
    table = scene(town(hand="duke", houses="blue=piper:queen")).play("person:queen")
    assert table.town(0).houses == [House("piper", "queen")]


def test_the_lady_in_waiting_says_at_once_whom_she_brings() -> None:
    """BR-90: nobody is asked in between, and without anybody to bring she is not offered."""
    table = scene(town(hand="prince king", houses="red:lady_in_waiting blue", workers="blue", guilders=7))
    assert "person:lady_in_waiting/card:prince/use:recruit/house:blue" in table.offers(0)
    assert not [path for path in table.offers(0) if path.startswith("person:lady_in_waiting/card:king")]
    table = table.play("person:lady_in_waiting/card:prince/use:recruit/house:blue")
    assert (table.town(0).persons, table.town(0).guilders) == (["lady_in_waiting", "prince"], 0)
    poor = scene(town(hand="prince king", houses="red:lady_in_waiting blue", workers="blue", guilders=6))
    assert poor.barred(0)["person:lady_in_waiting"].id == "barred-can-recruit-for-less"


def test_the_princesss_card_is_no_card_of_the_hand() -> None:
    """BR-91: it can be nothing but played."""
    table = scene(town(hand="prince", houses="red:princess", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left")
    assert (table.town(0).hand, table.town(0).drawn) == (["prince"], ["alchemist"])
    assert {path.partition("/")[0] for path in table.offers(0)} == {"card:alchemist"}
    assert table.limits(0) == (1, 1)
    table = table.play("card:alchemist/use:workers")
    assert (table.town(0).hand, table.town(0).drawn) == (["prince"], [])
