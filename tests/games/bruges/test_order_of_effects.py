"""The general rules for persons: what comes after what, and what comes twice."""

import pytest

from guildtable.games.bruges.parts import RED
from guildtable.games.bruges.person import PERSONS
from tests.games.bruges.scenes import Scene, rolled, scene, town


def told(table: Scene) -> list[tuple[str, str]]:
    """What the last reply brought about, and to whom."""
    return [(event.id, str(event.args.get("seat", ""))) for event in table.events]


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
        *("calligrapher", "organ_builder", "poet", "almoner", "sergeant", "astrologer", "broker"),
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
