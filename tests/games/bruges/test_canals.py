"""Building canals, and the statues: BR-48, BR-51 to BR-53. Seat 0 has the red guard house, seat 1 the blue one."""

import pytest

from guildtable.games.bruges.parts import BLUE
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import Scene, scene, town

ALL_COLOURS = "beggar groom queen prince mayor"
CARD_OF = {"blue": "beggar", "brown": "groom", "red": "queen", "purple": "prince", "yellow": "mayor"}


def canal_offers(table: Scene, seat: int = 0) -> list[str]:
    return sorted(path for path in table.offers(seat) if "use:canal" in path)


def test_a_card_of_the_spaces_colour_and_its_price_build_a_token() -> None:
    """BR-48: the card is discarded, the guilders go to the bank."""
    table = scene(town(hand="beggar queen", guilders=5)).play("card:beggar/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([1, 0], 4)
    assert table.now.discards[-1] == "beggar"
    assert table.town(0).hand == ["queen"]
    assert table.heard("builds-canal") == [{"seat": "seat:0", "section": "section:left", "space": 1}]
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": 1}]


@pytest.mark.parametrize(
    ("built", "left", "right"),
    [(0, "blue", "purple"), (1, "brown", "yellow"), (2, "yellow", "red"), (3, "red", "brown"), (4, "purple", "blue")],
)
def test_only_cards_of_the_next_spaces_colours_build(built: int, left: str, right: str) -> None:
    """BR-48, BR-51: outward from the guard house, either section."""
    table = scene(town(hand=ALL_COLOURS, guilders=9, canals=(built, built)))
    assert canal_offers(table) == sorted(
        [f"card:{CARD_OF[left]}/use:canal/section:left", f"card:{CARD_OF[right]}/use:canal/section:right"]
    )


@pytest.mark.parametrize(("built", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("section", [0, 1])
def test_the_printed_price_must_be_paid(built: int, price: int, section: int) -> None:
    """BR-48: exactly enough is enough, one less is not."""
    side = ("left", "right")[section]
    canals = (built, 5) if section == 0 else (5, built)
    poor = scene(town(hand=ALL_COLOURS, guilders=price - 1, canals=canals, completed=(True, True)))
    assert canal_offers(poor) == []
    table = scene(town(hand=ALL_COLOURS, guilders=price, canals=canals))
    (path,) = canal_offers(table)
    table = table.play(path)
    assert path.endswith(f"section:{side}")
    assert (table.town(0).guilders, table.town(0).canals[section]) == (0, built + 1)


def test_the_two_sections_may_be_built_in_any_order() -> None:
    """BR-51: the direction once taken does not bind."""
    table = scene(town(hand="beggar prince mayor groom", guilders=20), town())
    table = table.play("card:beggar/use:canal/section:left").end_turn().end_turn()
    assert canal_offers(table) == ["card:groom/use:canal/section:left", "card:prince/use:canal/section:right"]
    table = table.play("card:prince/use:canal/section:right").end_turn().end_turn()
    assert canal_offers(table) == ["card:groom/use:canal/section:left", "card:mayor/use:canal/section:right"]
    table = table.play("card:mayor/use:canal/section:right")
    assert (table.town(0).canals, table.town(0).guilders) == ([1, 2], 16)


def test_one_card_may_fit_both_sections() -> None:
    """BR-48: then there is a choice between them (red left 5 is purple, red right 1 too)."""
    table = scene(town(hand="prince", guilders=9, canals=(4, 0)))
    assert canal_offers(table) == ["card:prince/use:canal/section:left", "card:prince/use:canal/section:right"]
    assert table.play("card:prince/use:canal/section:right").town(0).guilders == 8


def test_canals_are_built_by_their_owner_alone() -> None:
    """BR-51: what one seat builds is not built for another."""
    table = scene(town(hand="beggar", guilders=5), town(hand="queen", guilders=5)).play(
        "card:beggar/use:canal/section:left"
    )
    assert (table.town(0).canals, table.town(1).canals) == ([1, 0], [0, 0])
    assert canal_offers(table.end_turn(), 1) == ["card:queen/use:canal/section:left"]


def test_a_complete_section_cannot_be_built_any_further() -> None:
    """BR-51: only the other is left."""
    table = scene(town(hand=ALL_COLOURS, guilders=20, canals=(5, 1)))
    assert canal_offers(table) == ["card:mayor/use:canal/section:right"]
    assert canal_offers(scene(town(hand=ALL_COLOURS, guilders=20, canals=(5, 5)))) == []


def test_the_third_space_scores_at_the_end_only() -> None:
    """BR-51, BR-81: nothing is scored when it is built."""
    table = scene(town(hand="mayor", guilders=3, canals=(2, 0))).play("card:mayor/use:canal/section:left")
    assert table.town(0).points == 0
    assert table.heard("scores") == []
    assert table.score(0).items["canals"] == 3


def test_whoever_completes_a_section_takes_the_topmost_statue() -> None:
    """BR-52: at once; its points count at the end."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 0))).play("card:prince/use:canal/section:left")
    assert table.town(0).statues == [7]
    assert table.now.statues == [2, 3, 4, 5, 6]
    assert table.heard("takes-statue") == [{"seat": "seat:0", "points": 7}]
    assert table.town(0).points == 0
    assert table.score(0).items["statues"] == 7


def test_the_next_to_complete_a_section_takes_the_next_statue() -> None:
    """BR-52: whoever it is; two sections make two statues."""
    table = scene(town(hand="beggar", guilders=5, canals=(5, 4), statues=[7]), town(statues=[6]))
    table = table.play("card:beggar/use:canal/section:right")
    assert table.town(0).statues == [7, 5]
    assert table.now.statues == [2, 3, 4]


def test_the_fourth_space_earns_no_statue() -> None:
    """BR-52: only a complete section does."""
    table = scene(town(hand="queen", guilders=5, canals=(3, 0))).play("card:queen/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).statues) == ([4, 0], [])


def test_a_section_completed_through_a_person_earns_its_statue() -> None:
    """BR-52: the Porter builds the last space."""
    table = scene(town(hand="porter", houses="red", guilders=3, canals=(4, 0)))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert (table.town(0).canals, table.town(0).statues) == ([5, 0], [7])


def test_a_statue_is_kept_when_its_section_loses_a_token() -> None:
    """BR-53: by fire."""
    table = scene(town(canals=(5, 0), statues=[7], threats="red red"), phase=Phase.ROLL).roll(red=5)
    assert (table.town(0).canals, table.town(0).statues) == ([4, 0], [7])


def test_a_section_completed_again_earns_no_second_statue() -> None:
    """BR-53: the other section still earns its own."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 0), completed=(True, False), statues=[7]))
    table = table.play("card:prince/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).statues) == ([5, 0], [7])
    assert table.heard("takes-statue") == []
    table = scene(town(hand="beggar", guilders=5, canals=(4, 4), completed=(True, False), statues=[7]))
    assert table.play("card:beggar/use:canal/section:right").town(0).statues == [7, 6]


def test_a_section_burnt_and_completed_again_in_play_earns_no_second_statue() -> None:
    """BR-53: from the beginning to the end."""
    table = scene(town(hand="prince", guilders=5, canals=(5, 0), statues=[7], threats="red red"), phase=Phase.ROLL)
    table = table.roll(red=5).play("card:prince/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).statues) == ([5, 0], [7])


def test_with_the_stack_empty_there_is_no_statue_to_take() -> None:
    """BR-53: six statues for eight sections; the token is built all the same."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 0)), statues=()).play("card:prince/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).statues) == ([5, 0], [])
    assert table.heard("takes-statue") == []


def test_the_last_statue_is_the_two() -> None:
    """BR-52: from 7 down to 2."""
    table = scene(town(hand="prince", guilders=5, canals=(4, 0)), statues=(2,)).play(
        "card:prince/use:canal/section:left"
    )
    assert (table.town(0).statues, table.now.statues) == ([2], [])


def test_the_spaces_of_another_guard_house_are_other_spaces() -> None:
    """BR-48: the blue seat's right section begins purple, brown."""
    table = scene(town(), town(hand="groom prince beggar", guilders=9, canals=(0, 1)), turn=1)
    assert canal_offers(table, 1) == ["card:groom/use:canal/section:right"]
    assert table.town(1).workers[BLUE] == 0
