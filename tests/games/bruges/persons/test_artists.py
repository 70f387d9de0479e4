"""The fifteen Artists."""

import pytest

from guildtable.games.bruges.parts import COLOURS
from tests.games.bruges.referee.cards import members
from tests.games.bruges.scenes import scene, town

COUNTS_A_GROUP = [
    ("poet", "queen", "countess", "squire", "red=duke"),
    ("organ_builder", "vicar", "preacher", "sacristan", "red=beguine"),
    ("illuminator", "lawyer", "student", "tutor", "red=geographer"),
    ("calligrapher", "notary", "judge", "councilman", "red=registrar"),
]
"""Artist, two persons of the counted group, one more for a rival, and a house whose card is one of them."""
TWO_OF_THE_GROUP = [(artist, first, second) for artist, first, second, _, _ in COUNTS_A_GROUP]

COUNTS_A_PAIR = [
    ("painter", "yellow", "blue"),
    ("glass_painter", "purple", "red"),
    ("woodcarver", "red", "brown"),
    ("goldsmith", "blue", "yellow"),
    ("embroiderer", "brown", "purple"),
]
"""Artist, worker to be paid, colour of the houses."""


ONE_OF_EACH_OTHER_GROUP = (
    "red:banker red:prince red:vicar red:coachman red:weaver blue:notary blue:jester blue:guard blue:student blue:thief"
)


def other(colour: str, *more: str) -> str:
    """Some colour that is none of these."""
    return next(each for each in COLOURS if each not in {colour, *more})


@pytest.mark.parametrize("artist", members("artist", but="lacemaker"))
def test_the_lacemaker_counts_each_artist(artist: str) -> None:
    table = scene(town(houses=f"red:lacemaker blue:{artist}", workers="yellow")).play("person:lacemaker")
    assert table.town(0).guilders == 4


# Poet, Organ Builder, Illuminator, Calligrapher


@pytest.mark.parametrize(("artist", "first", "second", "rival", "house"), COUNTS_A_GROUP)
def test_the_artist_scores_a_point_for_each_person_of_the_group(
    artist: str, first: str, second: str, rival: str, house: str
) -> None:
    table = scene(
        town(hand=artist, houses=f"red:{first} blue:{second} brown:jester purple:saddler {house} yellow", guilders=6),
        town(houses=f"red:{rival}"),
    ).play(f"card:{artist}/use:recruit/house:yellow")
    assert table.heard("scores") == [{"seat": "seat:0", "points": 2}]
    assert (table.town(0).points, table.town(1).points) == (2, 0)


@pytest.mark.parametrize(("artist", "first", "second", "rival", "house"), COUNTS_A_GROUP)
def test_the_artist_scores_nothing_without_a_person_of_the_group(
    artist: str, first: str, second: str, rival: str, house: str
) -> None:
    table = scene(
        town(hand=f"{artist} {first}", houses=f"{house} blue:saddler yellow:thief", guilders=6),
        town(houses=f"red:{second} blue:{rival}"),
    ).play(f"card:{artist}/use:recruit/house:red")
    assert table.heard("scores") == []
    assert table.town(0).points == 0


@pytest.mark.parametrize("artist", ["poet", "organ_builder", "calligrapher"])
def test_the_artist_is_not_asked_to_count_nothing_again(artist: str) -> None:
    """All but the Illuminator, for whom the Astronomer himself counts."""
    table = scene(town(hand=artist, houses="blue:astronomer red", guilders=6))
    assert table.play(f"card:{artist}/use:recruit/house:red").why(0) == "after-card"


@pytest.mark.parametrize(("artist", "first", "second"), TWO_OF_THE_GROUP)
def test_the_artist_counts_only_when_recruited(artist: str, first: str, second: str) -> None:
    table = scene(town(hand=f"{second} jester", houses=f"red:{artist} blue:{first} yellow", guilders=12))
    assert f"person:{artist}" not in table.offers(0)
    table = table.play(f"card:{second}/use:recruit/house:yellow")
    assert table.town(0).points == 0
    assert f"person:{artist}" not in table.offers(0)


@pytest.mark.parametrize(("artist", "first", "second"), TWO_OF_THE_GROUP)
def test_the_artist_counts_again_with_the_astronomer(artist: str, first: str, second: str) -> None:
    table = scene(town(hand=artist, houses=f"blue:astronomer red:{first} brown:{second} yellow", guilders=6)).play(
        f"card:{artist}/use:recruit/house:yellow"
    )
    once = 3 if artist == "illuminator" else 2
    assert table.town(0).points == once
    assert table.why(0) == "carry-out-again"
    assert table.play("button:yes").town(0).points == 2 * once
    assert table.play().town(0).points == once


# Carpet Maker


def test_the_carpet_maker_scores_a_point_for_each_merchant() -> None:
    table = scene(
        town(houses="red:carpet_maker blue:accountant brown:banker purple:jester red=dye_trader", workers="red"),
        town(houses="red:shopkeeper"),
    ).play("person:carpet_maker")
    assert table.heard("scores") == [{"seat": "seat:0", "points": 2}]
    assert (table.town(0).points, table.town(1).points) == (2, 0)


def test_the_carpet_maker_scores_nothing_when_recruited() -> None:
    table = scene(town(hand="carpet_maker", houses="red blue:accountant blue:astronomer", guilders=6, workers="red"))
    table = table.play("card:carpet_maker/use:recruit/house:red")
    assert (table.town(0).points, table.why(0)) == (0, "after-card")
    assert table.play("person:carpet_maker").town(0).points == 1


def test_the_carpet_maker_is_not_activated_without_a_merchant() -> None:
    houses = "red:carpet_maker blue:poet red=dye_trader"
    table = scene(town(hand="jester", houses=houses, workers="red"), town(houses="red:shopkeeper"))
    assert "person:carpet_maker" not in table.offers(0)


# Painter, Glass Painter, Woodcarver, Goldsmith, Embroiderer


@pytest.mark.parametrize(("artist", "worker", "colour"), COUNTS_A_PAIR)
@pytest.mark.parametrize(("houses", "points"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_the_artist_scores_a_second_point_from_two_houses_on(
    artist: str, worker: str, colour: str, houses: int, points: int
) -> None:
    home = other(colour)
    empty = f" {colour}" * houses
    table = scene(
        town(hand="jester", houses=f"{home}:{artist}{empty}", workers=worker), town(houses=f"{colour} {colour}")
    )
    table = table.play(f"person:{artist}")
    assert table.heard("scores") == [{"seat": "seat:0", "points": points}]
    assert table.town(0).points == points


@pytest.mark.parametrize(("artist", "worker", "colour"), COUNTS_A_PAIR)
def test_the_artist_counts_occupied_houses_its_own_included(artist: str, worker: str, colour: str) -> None:
    table = scene(town(houses=f"{colour}:{artist} {colour}:prince", workers=worker)).play(f"person:{artist}")
    assert table.town(0).points == 2


@pytest.mark.parametrize(("artist", "worker", "colour"), COUNTS_A_PAIR)
def test_the_artist_does_not_count_pairs_of_other_colours(artist: str, worker: str, colour: str) -> None:
    houses = " ".join(f"{each} {each}" for each in COLOURS if each != colour)
    table = scene(town(houses=f"{colour}:{artist} {houses}", workers=worker)).play(f"person:{artist}")
    assert table.town(0).points == 1


@pytest.mark.parametrize(("artist", "worker", "colour"), COUNTS_A_PAIR)
def test_the_artist_counts_the_colour_of_the_house_not_of_the_person(artist: str, worker: str, colour: str) -> None:
    persons = {"red": "queen", "blue": "earl", "brown": "king", "yellow": "princess", "purple": "prince"}
    home = other(colour)
    table = scene(town(houses=f"{colour}:{artist} {home}:{persons[colour]}", workers=worker)).play(f"person:{artist}")
    assert table.town(0).points == 1


# Lacemaker


@pytest.mark.parametrize(
    ("artists", "guilders"),
    [
        ("", 2),
        ("blue:poet", 4),
        ("blue:poet brown:painter", 6),
        ("blue:poet brown:painter yellow:engraver", 6),
    ],
)
def test_the_lacemaker_takes_two_guilders_for_each_artist_up_to_six(artists: str, guilders: int) -> None:
    table = scene(
        town(houses=f"red:lacemaker purple:prince red=calligrapher {artists}", workers="yellow"),
        town(houses="red:composer"),
    ).play("person:lacemaker")
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": guilders}]
    assert table.town(0).guilders == guilders
    assert table.town(0).points == 0


# Composer


def test_the_composer_scores_a_point_with_five_groups() -> None:
    houses = "red:composer blue:banker brown:prince yellow:vicar purple:coachman"
    table = scene(town(hand="jester", houses=houses)).play("person:composer")
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]
    assert table.town(0).points == 1


def test_the_composer_scores_no_more_than_a_point() -> None:
    houses = "red:composer blue:banker brown:prince yellow:vicar purple:coachman red:weaver"
    assert scene(town(houses=houses)).play("person:composer").town(0).points == 1


def test_the_composer_needs_a_fifth_group() -> None:
    houses = "red:composer blue:banker brown:prince yellow:vicar purple:poet blue:queen red:deacon"
    table = scene(town(hand="jester", houses=houses), town(houses="red:coachman"))
    assert "person:composer" not in table.offers(0)


def test_the_composer_works_once_a_round() -> None:
    houses = "red:composer blue:banker brown:prince yellow:vicar purple:coachman"
    table = scene(town(hand="jester", houses=houses)).play("person:composer")
    assert set(table.offers(0)) == {"card:jester/use:workers", "card:jester/use:guilders", "person:banker"}
    assert set(table.play("card:jester/use:guilders").offers(0)) == {"button:end-turn", "person:banker"}


# Portraitist


def test_the_portraitist_rewards_the_first_person_of_a_group() -> None:
    table = scene(
        town(hand="queen", houses="red:portraitist blue:banker yellow", guilders=9), town(houses="red:prince")
    ).play("card:queen/use:recruit/house:yellow")
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": 1}]
    assert (table.town(0).points, table.town(0).guilders) == (1, 1)


@pytest.mark.parametrize("card", ["queen", "poet"])
def test_the_portraitist_does_not_reward_a_group_already_there(card: str) -> None:
    """The Portraitist herself is the Artist who is already there."""
    table = scene(town(hand=card, houses="red:portraitist blue:squire yellow", guilders=9))
    table = table.play(f"card:{card}/use:recruit/house:yellow")
    assert table.heard("takes-guilders") == []
    assert table.town(0).persons == ["portraitist", "squire", card]
    assert table.town(0).points == (1 if card == "poet" else 0)  # the Poet's own, for the Squire


def test_the_portraitist_is_not_rewarded_for_herself() -> None:
    table = scene(town(hand="portraitist", houses="yellow", guilders=9)).play(
        "card:portraitist/use:recruit/house:yellow"
    )
    assert (table.town(0).points, table.town(0).guilders) == (0, 0)


def test_the_portraitist_comes_before_the_arrow() -> None:
    """The Moneylender gives away the guilder the Portraitist has just brought."""
    table = scene(town(hand="moneylender", houses="red:portraitist yellow")).play(
        "card:moneylender/use:recruit/house:yellow"
    )
    assert [event.id for event in table.events] == ["recruits", "scores", "takes-guilders", "gives-guilders", "scores"]
    assert (table.town(0).points, table.town(0).guilders, table.town(1).guilders) == (2, 0, 1)


def test_the_portraitist_does_not_look_at_rivals() -> None:
    table = scene(town(hand="queen", houses="yellow", guilders=9), town(houses="red:portraitist")).play(
        "card:queen/use:recruit/house:yellow"
    )
    assert [(seat.points, seat.guilders) for seat in table.now.towns] == [(0, 0), (0, 0)]


def test_the_portraitist_also_sees_who_is_recruited_by_an_effect() -> None:
    table = scene(town(hand="queen", houses="red:portraitist blue:lady_in_waiting yellow", guilders=7, workers="blue"))
    table = table.play("person:lady_in_waiting/card:queen/use:recruit/house:yellow")
    assert (table.town(0).points, table.town(0).guilders) == (1, 1)


def test_the_portraitist_sees_every_new_group_of_a_turn() -> None:
    table = scene(
        town(
            hand="queen alchemist",
            houses="red:portraitist blue:lady_in_waiting yellow brown",
            guilders=7,
            workers="blue",
        )
    )
    table = table.play("person:lady_in_waiting/card:queen/use:recruit/house:yellow")
    table = table.play("card:alchemist/use:recruit/house:brown")
    assert (table.town(0).points, table.town(0).guilders) == (2, 2 + 6)


# Engraver, Court Painter


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("red:engraver", 2),
        ("red:engraver blue:poet", 2),
        ("red:engraver blue:poet brown:banker yellow:accountant", 4),
        ("red:engraver blue:prince brown:banker red=dye_trader blue=earl", 6),
        (f"red:engraver {ONE_OF_EACH_OTHER_GROUP}", 22),
    ],
)
def test_the_engraver_scores_two_points_for_each_group(houses: str, points: int) -> None:
    table = scene(town(houses=houses), town(houses="red:queen"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("red:court_painter", 0),
        ("red:court_painter red=calligrapher blue:banker brown:prince", 0),
        ("red:court_painter blue:poet brown:prince", 2),
        ("red:court_painter blue:poet brown:painter yellow:composer", 2),
        ("red:court_painter blue:banker brown:accountant yellow:prince purple:queen red:king", 4),
    ],
)
def test_the_court_painter_scores_two_points_for_each_group_with_two_persons(houses: str, points: int) -> None:
    table = scene(town(houses=houses), town(houses="red:duke blue:duchess"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize("artist", ["engraver", "court_painter"])
def test_laurels_are_not_activated_and_do_not_score_before_the_end(artist: str) -> None:
    table = scene(town(hand=f"{artist} jester", houses="blue:poet red", guilders=12))
    table = table.play(f"card:{artist}/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]
