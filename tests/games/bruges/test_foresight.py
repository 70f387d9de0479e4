"""What every question says would come of an answer, and why others cannot be given: BR-84 to BR-86."""

import pytest

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.state import Phase
from guildtable.kernel.question import Message
from tests.games.bruges.scenes import Scene, TownSpec, scene, town

USES = ("workers", "guilders", "threat", "canal", "house", "recruit")
CARDS = {"blue": "beggar", "brown": "groom", "red": "queen", "purple": "prince", "yellow": "mayor"}
PENALTIES = {"blue": "flood", "brown": "plague", "red": "fire", "purple": "intrigue", "yellow": "raid"}
RICH = "blue brown red purple yellow"


# Uses that can be had


@pytest.mark.parametrize("colour", COLOURS)
def test_workers_are_foreseen(colour: Colour) -> None:
    """BR-85: how many of which colour."""
    table = scene(town(hand=CARDS[colour]))
    assert table.outcome(0, f"card:{CARDS[colour]}/use:workers") == Message(
        "outcome-workers", {"count": 2, "colour": f"colour:{colour}"}
    )


def test_the_lawyers_worker_is_foreseen() -> None:
    """BR-85: three instead of two."""
    table = scene(town(hand="queen", houses="red:lawyer"))
    assert table.outcome(0, "card:queen/use:workers").args["count"] == 3


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("face", [1, 6])
def test_guilders_are_foreseen(colour: Colour, face: int) -> None:
    """BR-85: what the die shows."""
    table = scene(town(hand=CARDS[colour]), dice={colour: face})
    assert table.outcome(0, f"card:{CARDS[colour]}/use:guilders") == Message(
        "outcome-guilders", {"guilders": face, "die": f"die:{colour}", "face": face, "more": 0}
    )


def test_more_guilders_through_persons_are_foreseen() -> None:
    """BR-85: the Money Changer adds one."""
    table = scene(town(hand="queen", houses="red:money_changer"), dice={"red": 4})
    assert table.outcome(0, "card:queen/use:guilders") == Message(
        "outcome-guilders", {"guilders": 5, "die": "die:red", "face": 4, "more": 1}
    )


@pytest.mark.parametrize(("threats", "left"), [("red", 0), ("red red", 1), ("red blue blue", 0)])
def test_a_returned_marker_is_foreseen(threats: str, left: int) -> None:
    """BR-85: how many of that colour are left."""
    table = scene(town(hand="queen", threats=threats))
    assert table.outcome(0, "card:queen/use:threat") == Message(
        "outcome-return-threat", {"colour": "colour:red", "left": left}
    )


def test_a_canal_token_is_foreseen() -> None:
    """BR-85: its price, what is left, and the space."""
    table = scene(town(hand="groom", guilders=5, canals=(1, 0)))
    assert table.outcome(0, "card:groom/use:canal/section:left") == Message(
        "outcome-canal", {"price": 2, "left": 3, "space": 2, "colour": "colour:brown"}
    )


def test_the_third_space_is_foreseen() -> None:
    """BR-85: it is the one worth points."""
    table = scene(town(hand="mayor", guilders=5, canals=(2, 0)))
    assert table.outcome(0, "card:mayor/use:canal/section:left") == Message(
        "outcome-canal-third", {"price": 3, "left": 2, "space": 3, "colour": "colour:yellow"}
    )


@pytest.mark.parametrize(("stack", "points"), [((2, 3, 4, 5, 6, 7), 7), ((2, 3), 3)])
def test_the_statue_is_foreseen(stack: tuple[int, ...], points: int) -> None:
    """BR-85: the one on top of the stack."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 5)), statues=stack)
    assert table.outcome(0, "card:prince/use:canal/section:left") == Message(
        "outcome-canal-statue", {"price": 5, "left": 0, "space": 5, "colour": "colour:purple", "points": points}
    )


@pytest.mark.parametrize(
    ("mine", "stack"),
    [(town(completed=(True, False)), (2, 3)), (town(), ())],
    ids=["completed before", "empty stack"],
)
def test_no_statue_is_foreseen_where_none_is_earned(mine: TownSpec, stack: tuple[int, ...]) -> None:
    """BR-85: a section completed again, or no statue left."""
    mine.hand, mine.guilders, mine.canals = "prince", 5, (4, 5)
    assert scene(mine, statues=stack).outcome(0, "card:prince/use:canal/section:left").id == "outcome-canal"


def test_a_free_canal_token_is_foreseen() -> None:
    """BR-85: the Fountain Builder pays nothing."""
    table = scene(town(hand="groom", houses="red:fountain_builder", canals=(1, 0)))
    assert table.outcome(0, "card:groom/use:canal/section:left").args["price"] == 0


def test_twice_the_price_is_foreseen() -> None:
    """BR-85: the Acrobat's."""
    table = scene(town(hand="queen", houses="red:acrobat", workers="red", guilders=7, canals=(1, 0)))
    table = table.play("person:acrobat")
    assert table.outcome(0, "section:left") == Message(
        "outcome-canal", {"price": 4, "left": 3, "space": 2, "colour": "colour:brown"}
    )


@pytest.mark.parametrize("colour", COLOURS)
def test_a_house_is_foreseen(colour: Colour) -> None:
    """BR-85: of the card's colour, for a worker of that colour."""
    table = scene(town(hand=CARDS[colour], workers=RICH))
    assert table.outcome(0, f"card:{CARDS[colour]}/use:house") == Message(
        "outcome-house", {"colour": f"colour:{colour}"}
    )


def test_a_house_for_nothing_is_foreseen() -> None:
    """BR-85: the Carpenter's."""
    table = scene(town(hand="carpenter queen", houses="red", guilders=3)).play("card:carpenter/use:recruit/house:red")
    assert table.outcome(0, "card:queen/use:house") == Message("outcome-house-free", {"colour": "colour:red"})


@pytest.mark.parametrize(
    ("person", "price", "points"),
    [("jester", 0, 0), ("servant", 3, 1), ("vicar", 6, 2), ("prince", 9, 3), ("king", 12, 4)],
)
def test_a_recruitment_is_foreseen(person: str, price: int, points: int) -> None:
    """BR-85: the price, what is left, and the points it brings at the end."""
    table = scene(town(hand=person, houses="red", guilders=13))
    assert table.outcome(0, f"card:{person}/use:recruit/house:red") == Message(
        "outcome-recruit", {"price": price, "left": 13 - price, "points": points}
    )


def test_a_lower_price_is_foreseen() -> None:
    """BR-85: the Lady-in-Waiting's; the points stay the same."""
    table = scene(town(hand="prince", houses="red:lady_in_waiting blue", workers="blue", guilders=8))
    assert table.outcome(0, "person:lady_in_waiting/card:prince/use:recruit/house:blue") == Message(
        "outcome-recruit", {"price": 7, "left": 1, "points": 3}
    )


# Uses that cannot be had


def test_a_missing_marker_is_said() -> None:
    """BR-85: of the card's colour."""
    table = scene(town(hand="queen", threats="blue"))
    assert table.barred(0)["card:queen/use:threat"] == Message("barred-no-threat", {"colour": "colour:red"})


def test_the_colours_of_the_next_spaces_are_said() -> None:
    """BR-85: those of both sections, or of the one that is left."""
    table = scene(town(hand="queen", guilders=9))
    assert table.barred(0)["card:queen/use:canal"] == Message(
        "barred-canal-colour", {"colours": ("colour:blue", "colour:purple")}
    )
    table = scene(town(hand="queen", guilders=9, canals=(5, 1)))
    assert table.barred(0)["card:queen/use:canal"] == Message("barred-canal-colour", {"colours": ("colour:yellow",)})


def test_missing_guilders_for_a_canal_are_said() -> None:
    """BR-85: for the cheaper space if both fit."""
    table = scene(town(hand="groom", guilders=1, canals=(1, 0)))
    assert table.barred(0)["card:groom/use:canal"] == Message("barred-short-of", {"missing": 1, "price": 2})
    table = scene(town(hand="prince", canals=(4, 0)))
    assert table.barred(0)["card:prince/use:canal"] == Message("barred-short-of", {"missing": 1, "price": 1})


def test_complete_canals_are_said() -> None:
    """BR-85: whatever the colour."""
    table = scene(town(hand="queen", guilders=9, canals=(5, 5)))
    assert table.barred(0)["card:queen/use:canal"] == Message("barred-canals-complete")


def test_a_missing_worker_for_a_house_is_said() -> None:
    """BR-85: of the card's colour."""
    table = scene(town(hand="queen", workers="blue"))
    assert table.barred(0)["card:queen/use:house"] == Message("barred-no-worker", {"worker": "worker:red"})


@pytest.mark.parametrize("houses", ["", "red:jester"])
def test_a_missing_empty_house_is_said(houses: str) -> None:
    """BR-85: even if the guilders are missing too."""
    table = scene(town(hand="queen", houses=houses))
    assert table.barred(0)["card:queen/use:recruit"] == Message("barred-no-empty-house")


def test_missing_guilders_for_a_person_are_said() -> None:
    """BR-85: how many, and of what price."""
    table = scene(town(hand="queen", houses="red", guilders=5))
    assert table.barred(0)["card:queen/use:recruit"] == Message("barred-short-of", {"missing": 4, "price": 9})


@pytest.mark.parametrize(
    "mine",
    [
        town(),
        town(houses="red", guilders=4, workers="red", threats="blue", canals=(2, 3)),
        town(houses="red blue", guilders=20, workers=RICH, threats=RICH, canals=(5, 5)),
        town(houses="red:engineer", guilders=1, workers="purple yellow", canals=(0, 4)),
    ],
    ids=["nothing", "something", "everything", "an engineer"],
)
@pytest.mark.parametrize("card", CARDS.values())
def test_every_use_of_every_card_is_offered_or_barred_and_never_both(mine: TownSpec, card: str) -> None:
    """BR-85: nothing goes without saying."""
    mine.hand = card
    table = scene(mine)
    offered = {"/".join(path.split("/")[:2]) for path in table.offers(0) if path.startswith("card:")}
    barred = {path for path in table.barred(0) if path.startswith("card:")}
    assert offered | barred == {f"card:{card}/use:{use}" for use in USES}
    assert offered & barred == set()


@pytest.mark.parametrize("played", [False, True])
def test_cards_are_neither_offered_nor_barred_once_the_turns_card_is_played(played: bool) -> None:
    """BR-85: there is nothing more to be had from them on this turn."""
    table = scene(town(hand="queen"), played=played)
    assert any(path.startswith("card:") for path in [*table.offers(0), *table.barred(0)]) is not played


# Persons


@pytest.mark.parametrize(
    ("person", "mine", "message"),
    [
        ("queen", town(), Message("outcome-gain-points", {"points": 1})),
        ("accountant", town(), Message("outcome-gain-guilders", {"guilders": 2})),
        ("powderman", town(), Message("outcome-gain-workers", {"workers": ("worker:brown",)})),
        ("prince", town(workers="yellow"), Message("outcome-gain-points-guilders", {"points": 1, "guilders": 2})),
        ("servant", town(workers="red"), Message("text-servant")),
    ],
)
def test_what_a_person_would_bring_is_foreseen(person: str, mine: TownSpec, message: Message) -> None:
    """BR-85: its gain, or its text if it asks something."""
    mine.houses = f"red:{person}"
    assert scene(mine, dice={"brown": 5}).outcome(0, f"person:{person}") == message


@pytest.mark.parametrize(
    ("mine", "message"),
    [
        (town(workers="yellow", used="prince"), Message("barred-used")),
        (town(workers="purple"), Message("barred-no-worker", {"worker": "worker:yellow"})),
    ],
)
def test_why_a_person_cannot_be_activated_is_said(mine: TownSpec, message: Message) -> None:
    """BR-85: used in this round, or without its worker."""
    mine.houses = "red:prince"
    assert scene(mine).barred(0)["person:prince"] == message


def test_a_person_who_would_bring_nothing_is_barred() -> None:
    """BR-85: a Vicar without a 1."""
    table = scene(town(houses="red:vicar", workers="yellow"))
    assert table.barred(0)["person:vicar"] == Message("barred-no-gain")


ACTIVE = [name for name, person in sorted(PERSONS.items()) if person.icon in {"for-worker", "once-a-round"}]
PASSIVE = [name for name, person in sorted(PERSONS.items()) if name not in ACTIVE]


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("person", ACTIVE)
def test_every_person_to_activate_is_offered_or_barred_and_never_both(person: str, rich: bool, played: bool) -> None:
    """BR-85: before and after the turn's card."""
    mine = town(hand="duke", houses="blue", workers=RICH, guilders=20, threats="red") if rich else town()
    mine.houses += f" red:{person}"
    table = scene(mine, town(guilders=1), played=played)
    offered = any(path.split("/")[0] == f"person:{person}" for path in table.offers(0))
    assert (f"person:{person}" in table.barred(0)) is not offered


@pytest.mark.parametrize("person", PASSIVE)
def test_nothing_is_said_of_people_who_are_never_activated(person: str) -> None:
    """BR-85: arrows, laurels, and those who act by themselves."""
    table = scene(town(hand="duke", houses=f"red:{person}", workers=RICH, guilders=20))
    assert f"person:{person}" not in [*table.offers(0), *table.barred(0)]


# Reputation, drawing, the end of a turn


def test_a_step_is_foreseen() -> None:
    """BR-85: its price, what is left, and what the step is worth."""
    table = scene(town(guilders=5, reputation=5), phase=Phase.ROLL).roll(red=2, blue=1)
    foreseen = {"price": 3, "left": 2, "points": 7, "before": 6}
    assert table.outcome(0, "button:yes") == Message("outcome-step", foreseen)


def test_the_colour_and_height_of_a_pile_are_said() -> None:
    """BR-85, BR-8: before a card is drawn from it."""
    table = scene(town(), town(), phase=Phase.DRAW, left="queen mason prince", right="prince groom")
    assert table.outcome(0, "pile:left") == Message("draw-from", {"colour": "colour:purple", "cards": 3})
    assert table.outcome(0, "pile:right") == Message("draw-from", {"colour": "colour:brown", "cards": 2})


def test_who_is_next_is_said_at_the_end_of_a_turn() -> None:
    """BR-85: clockwise."""
    table = scene(town(), town(), town(), turn=2, played=True)
    assert table.outcome(2, "button:end-turn") == Message("outcome-end-turn", {"seat": "seat:0"})


# Penalties


def choosing_a_threat(mine: TownSpec) -> Scene:
    """The Smuggler, who has just taken eight guilders, asks which threat marker to take."""
    mine.hand, mine.houses, mine.guilders = "smuggler", f"{mine.houses} yellow", mine.guilders + 3
    return scene(mine).play("card:smuggler/use:recruit/house:yellow")


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("before", [0, 1])
def test_a_marker_that_completes_no_circle_is_foreseen(colour: Colour, before: int) -> None:
    """BR-86: how many there will be."""
    table = choosing_a_threat(town(threats=" ".join([colour] * before)))
    assert table.outcome(0, f"threat:{colour}") == Message("outcome-threat", {"count": before + 1})


@pytest.mark.parametrize(
    ("colour", "mine", "lost"),
    [
        ("blue", town(workers="red red blue"), 3),
        ("blue", town(), 0),
        ("brown", town(houses="red:prince blue:queen"), 1),
        ("red", town(canals=(1, 1)), 1),
        ("purple", town(points=5), 3),
        ("purple", town(points=2), 2),
        ("purple", town(points=0), 0),
        ("yellow", town(guilders=4), 12),
    ],
)
def test_a_marker_that_completes_a_circle_is_foreseen_with_its_penalty(colour: str, mine: TownSpec, lost: int) -> None:
    """BR-86: what would be lost, the Smuggler's guilders and himself included."""
    mine.threats = f"{colour} {colour}"
    table = choosing_a_threat(mine)
    assert table.outcome(0, f"threat:{colour}") == Message(f"outcome-{PENALTIES[colour]}", {"lost": lost})


def test_a_marker_that_may_be_refused_is_foreseen() -> None:
    """BR-86: the Watchtower Keeper sees which one would complete a circle."""
    table = scene(town(houses="red:watchtower_keeper", threats="red red blue"), phase=Phase.ROLL).roll(red=5, blue=6)
    assert table.outcome(0, "threat:blue") == Message("outcome-threat", {"count": 2})
    assert table.outcome(0, "threat:red") == Message("outcome-fire", {"lost": 1})


@pytest.mark.parametrize(
    ("victim", "lost"), [(town(), 0), (town(houses="blue"), 1), (town(canals=(0, 2)), 1), (town(houses="blue red"), 1)]
)
def test_a_marker_passed_on_is_foreseen(victim: TownSpec, lost: int) -> None:
    """BR-86: what it would do to each victim."""
    victim.threats = "red red"
    mine = town(hand="prince", houses="red:informant", threats="red", workers="purple")
    table = scene(mine, victim, town()).play("person:informant")
    assert table.outcome(0, "threat:red/seat:1") == Message("outcome-fire", {"lost": lost})
    assert table.outcome(0, "threat:red/seat:2") == Message("outcome-threat", {"count": 1})


def test_a_rumour_is_foreseen() -> None:
    """BR-86: who would suffer which penalty."""
    table = scene(
        town(hand="rumour_monger", houses="red", guilders=3),
        town(threats="blue blue"),
        town(threats="blue blue red red"),
    )
    table = table.play("card:rumour_monger/use:recruit/house:red")
    assert table.outcome(0, "threat:blue") == Message(
        "outcome-rumour", {"seats": ("seat:1", "seat:2"), "count": 2, "penalty": "penalty:flood"}
    )
    assert table.outcome(0, "threat:red").args == {"seats": ("seat:2",), "count": 1, "penalty": "penalty:fire"}
    assert table.outcome(0, "threat:yellow").args == {"seats": (), "count": 0, "penalty": "penalty:raid"}


def test_what_a_fire_can_take_is_foreseen() -> None:
    """BR-86: an empty house, a house with a person, or a token."""
    mine = town(houses="red blue:prince", canals=(3, 0), threats="red red")
    table = scene(mine, phase=Phase.ROLL).roll(red=5)
    assert table.outcome(0, "house:red") == Message("outcome-burn-house")
    assert table.outcome(0, "house:blue/person:prince") == Message("outcome-burn-occupied", {"card": "card:prince"})
    assert table.outcome(0, "section:left") == Message("outcome-lose-canal-third", {"space": 3})


@pytest.mark.parametrize(("built", "foreseen"), [(1, ""), (2, ""), (3, "-third"), (4, ""), (5, "-fifth")])
def test_what_the_troublemaker_would_take_is_foreseen(built: int, foreseen: str) -> None:
    """BR-86: and what went with it."""
    table = scene(town(hand="troublemaker", houses="red", guilders=6), town(canals=(built, 1)))
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.outcome(1, "section:left") == Message(f"outcome-lose-canal{foreseen}", {"space": built})


@pytest.mark.parametrize(("colour", "lost"), [("blue", 2), ("brown", 1), ("red", 1), ("purple", 3), ("yellow", 5)])
def test_what_paying_for_a_penalty_saves_is_foreseen(colour: str, lost: int) -> None:
    """BR-86: the Shield Bearer's two guilders against two workers, a person, a house, three points, five guilders."""
    mine = town(houses="red:shield_bearer", workers="red blue", guilders=5, points=9, threats=f"{colour} {colour}")
    table = scene(mine, phase=Phase.ROLL).roll(**{colour: 6})
    penalty = f"penalty:{PENALTIES[colour]}"
    assert table.position.choice(0).args == {"penalty": penalty, "guilders": 2}
    assert table.outcome(0, "button:yes") == Message(
        "outcome-buy-off", {"penalty": penalty, "guilders": 2, "lost": lost}
    )


# What is not asked


def test_a_question_with_one_possible_answer_is_not_asked() -> None:
    """BR-84: one pile, one victim, one thing to lose."""
    table = scene(
        town(hand="queen", houses="red:servant", workers="red"), left="", right="prince", extra="", last_round=2
    )
    assert table.play("person:servant").town(0).hand == ["queen", "prince"]
    table = scene(town(hand="pickpocket", houses="red"), town(guilders=2))
    assert table.play("card:pickpocket/use:recruit/house:red").town(0).guilders == 2
    table = scene(town(houses="red:prince", threats="brown brown"), phase=Phase.ROLL).roll(brown=5)
    assert table.town(0).persons == []


def test_equal_pieces_are_one_answer() -> None:
    """BR-84: two red workers are given without a question, a red and a blue one out of three are not."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(workers="red red red")).play("card:beggar/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert sum(table.town(0).workers.values()) == 2
    table = scene(mine, town(workers="red red blue")).play("card:beggar/use:recruit/house:red")
    assert table.asked == [1]


def test_a_may_is_asked_even_with_a_single_option() -> None:
    """BR-84: it can be declined."""
    table = scene(town(guilders=1), phase=Phase.ROLL).roll(red=1)
    assert (table.offers(0), table.limits(0)) == (["button:yes"], (0, 1))
    assert table.play().town(0).reputation == 0


def test_of_several_penalties_it_is_said_what_each_takes() -> None:
    """BR-86: and of the plague whom it takes."""
    table = scene(
        town(threats="blue blue brown brown", workers="red red", houses="red:prince blue:queen"),
        town(),
        dice={"blue": 5, "brown": 6},
        phase=Phase.THREATS,
    )
    assert table.why(0) == "suffer-first"
    assert table.outcome(0, "penalty:flood") == Message("outcome-flood", {"lost": 2})
    assert table.outcome(0, "penalty:plague") == Message("outcome-plague", {"lost": 1})
    table = table.play("penalty:plague")
    assert table.outcome(0, "person:prince") == Message("outcome-lose-person", {"points": 3})
