"""Choosing cards, revealing them, and the order of play: FL-9 to FL-16."""

import pytest

from guildtable.games.flandern.state import Phase
from guildtable.kernel.plain import to_json
from guildtable.kernel.question import Illegal, Message
from guildtable.kernel.wire import heard, shown
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.towns import bruges, chosen, rest

TOWNS = ["bruges pick-up", "ghent pick-up", "ypres pick-up", "leuven pick-up"]


def acting(table: Scene) -> list[int]:
    """Who acts, one after the other, until cards are chosen again."""
    order = []
    while table.now.phase is Phase.ACT:
        (seat,) = table.asked
        order.append(seat)
        table = table.play(table.offers(seat)[0])
    return order


# Choosing


def test_a_round_goes_through_its_six_steps() -> None:
    """FL-9: reveal, actions, golden action, then the next starting player takes a golden card."""
    table = scene(hands=TOWNS, golden="influence", golden_pile="pick-up cathedral")
    assert (table.now.phase, table.asked) == (Phase.CHOOSE, [0, 1, 2, 3])
    table = table.choose("card:bruges", "card:ghent", "card:ypres", "card:leuven")
    assert table.now.phase is Phase.ACT
    events = list(table.events)
    for _ in range(4):
        table = table.play(table.offers(table.asked[0])[0])
        events += table.events
    assert [event.id for event in events if event.id != "takes-golden"] == [
        *["reveals"] * 4,
        *["builds"] * 4,
        "reveals-golden",
        "round-begins",
        "you-take-golden",
    ]
    assert (table.now.phase, table.now.round, table.now.starter) == (Phase.CHOOSE, 3, 1)


def test_one_action_card_and_any_number_of_influence_cards() -> None:
    """FL-10: none, or as many as one holds."""
    table = scene(hands=["bruges pick-up", "building-site pick-up", "pick-up", "pick-up"], influence=[2, 0, 1, 3])
    assert table.asked == [0, 1, 2, 3]
    assert [table.why(seat) for seat in range(4)] == ["choose-cards"] * 4
    assert table.offers(0) == [
        "card:bruges",
        "card:bruges/influence:1",
        "card:bruges/influence:2",
        "card:pick-up",
        "card:pick-up/influence:1",
        "card:pick-up/influence:2",
    ]
    assert table.offers(1) == ["card:building-site", "card:pick-up"]
    assert table.offers(2) == ["card:pick-up", "card:pick-up/influence:1"]
    assert table.offers(3) == ["card:pick-up", *(f"card:pick-up/influence:{n}" for n in (1, 2, 3))]


@pytest.mark.parametrize(
    "paths",
    [(), ("card:bruges", "card:pick-up"), ("card:bruges/influence:3",), ("card:ghent",), ("influence:1",)],
)
def test_what_cannot_be_chosen(paths: tuple[str, ...]) -> None:
    """FL-10: no card, two cards, more influence than one holds, a card one has not, influence alone."""
    table = scene(hands=["bruges pick-up", "ghent pick-up", "pick-up", "pick-up"], influence=[2, 3, 3, 3])
    with pytest.raises(Illegal):
        table.reply(0, *paths)


def test_all_choose_at_once_in_any_order() -> None:
    """FL-10: nobody waits for another."""
    table = scene(hands=TOWNS)
    table = table.reply(2, "card:ypres").reply(0, "card:bruges").reply(3, "card:leuven")
    assert table.asked == [1]
    assert table.now.phase is Phase.CHOOSE
    table = table.reply(1, "card:ghent")
    assert table.now.phase is Phase.ACT


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_the_others_see_that_somebody_has_chosen_and_not_what(viewer: int | None) -> None:
    """FL-11: not even how many cards."""
    table = scene(hands=TOWNS)
    seen = set()
    for path in table.offers(0):
        chosen = table.reply(0, path)
        seen.add(to_json((shown(chosen.position, viewer), heard(chosen.events, viewer))))
        assert shown(chosen.position, viewer).answered == (0,)
    assert len(seen) == 1


def test_nothing_is_revealed_before_all_have_chosen() -> None:
    """FL-11, FL-12: then everything at once."""
    table = scene(hands=TOWNS)
    for seat, path in enumerate(["card:bruges/influence:1", "card:pick-up", "card:ypres/influence:3"]):
        table = table.reply(seat, path)
        assert table.events == ()
        assert table.now.chosen == []
    table = table.reply(3, "card:leuven")
    assert table.heard("reveals") == [
        {"seat": "seat:0", "card": "card:bruges", "influence": 1},
        {"seat": "seat:1", "card": "card:pick-up", "influence": 0},
        {"seat": "seat:2", "card": "card:ypres", "influence": 3},
        {"seat": "seat:3", "card": "card:leuven", "influence": 0},
    ]


# The order of play


def test_the_example_of_the_rulebook() -> None:
    """FL-12, FL-13: yellow starts with one card, green and blue play two, red three: red, green, blue, yellow."""
    table = scene(hands=TOWNS, starter=1)
    table = table.choose("card:bruges/influence:1", "card:ghent", "card:ypres/influence:1", "card:leuven/influence:2")
    assert acting(table) == [3, 2, 0, 1]


def test_more_cards_go_before_the_starting_player() -> None:
    """FL-12: the number of cards counts first."""
    table = scene(hands=TOWNS, starter=0)
    table = table.choose("card:bruges", "card:ghent/influence:1", "card:ypres/influence:2", "card:leuven/influence:3")
    assert acting(table) == [3, 2, 1, 0]


@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("influence", ["", "/influence:2"])
def test_with_equally_many_cards_play_goes_clockwise_from_the_starting_player(starter: int, influence: str) -> None:
    """FL-13: one card each, or three."""
    table = scene(hands=TOWNS, starter=starter)
    table = table.choose(*(f"card:{town}{influence}" for town in ("bruges", "ghent", "ypres", "leuven")))
    assert acting(table) == [(starter + n) % 4 for n in range(4)]


def test_a_tie_behind_the_first_goes_clockwise_too() -> None:
    """FL-13: seat 1 has most; the others follow from seat 2, the starting player."""
    table = scene(hands=TOWNS, starter=2)
    table = table.choose("card:bruges", "card:ghent/influence:1", "card:ypres", "card:leuven")
    assert acting(table) == [1, 2, 3, 0]


def test_it_is_the_number_of_cards_not_which() -> None:
    """FL-12: a pick-up with influence goes before a town card without."""
    table = scene(hands=TOWNS, played=["", "leuven", "", ""])
    table = table.choose("card:bruges", "card:pick-up/influence:1", "card:pick-up", "card:pick-up")
    assert [event.id for event in table.events] == ["reveals"] * 4 + ["picks-up"]
    assert table.asked == [0]


# What becomes of the cards


def test_influence_cards_leave_the_game() -> None:
    """FL-14: at once, also if they changed nothing."""
    table = scene(hands=TOWNS, influence=[3, 3, 2, 3])
    table = table.choose("card:bruges/influence:1", "card:ghent/influence:3", "card:ypres/influence:2", "card:leuven")
    assert table.now.influence == [2, 0, 0, 3]
    while table.now.phase is Phase.ACT:
        table = table.play(table.offers(table.asked[0])[0])
    assert table.offers(0) == ["card:pick-up", "card:pick-up/influence:1", "card:pick-up/influence:2"]


def test_influence_cards_cannot_be_picked_up() -> None:
    """FL-14, FL-22: only action cards come back."""
    table = scene(hands=["pick-up"] * 4, played=["bruges ghent", "", "", ""], influence=[3, 1, 1, 1])
    table = table.choose("card:pick-up/influence:2", "card:pick-up", "card:pick-up", "card:pick-up")
    assert table.now.influence == [1, 1, 1, 1]
    assert sorted(table.now.hands[0]) == ["bruges", "ghent", "pick-up"]


def test_action_cards_played_lie_open_and_are_not_offered_again() -> None:
    """FL-15: until they are picked up."""
    table = scene(hands=["bruges ghent pick-up", "pick-up", "pick-up", "pick-up"])
    table = chosen(table, "bruges")
    assert table.now.played[0] == ["bruges"]
    assert table.now.hands[0] == ["ghent", "pick-up"]
    table = table.play(table.offers(0)[0])
    assert table.why(0) == "choose-cards"
    assert not any("bruges" in path for path in table.offers(0))
    table = chosen(table, "ghent")
    table = table.play(table.offers(0)[0])
    assert table.now.played[0] == ["bruges", "ghent"]


def test_an_impossible_card_may_be_chosen() -> None:
    """FL-16: a full town's, and a building site with no piece left."""
    hands = ["bruges building-site pick-up", "pick-up", "pick-up", "pick-up"]
    table = scene(hands=hands, influence=[0] * 4, towns={"bruges": bruges()}, building_sites=0)
    assert table.offers(0) == ["card:bruges", "card:building-site", "card:pick-up"]
    assert chosen(table, "bruges").heard("cannot-act") == [{"seat": "seat:0", "card": "card:bruges"}]
    assert chosen(table, "building-site").heard("cannot-act") == [{"seat": "seat:0", "card": "card:building-site"}]


def test_all_are_asked_to_choose_even_who_has_one_card() -> None:
    """FL-26: no round passes unseen."""
    table = scene(hands=["bruges pick-up", "pick-up", "pick-up", "pick-up"], influence=[0, 0, 1, 0])
    assert table.asked == [0, 1, 2, 3]


def test_the_card_of_a_scored_town_is_good_for_a_pass() -> None:
    """FL-16, FL-25, FL-64: Ghent was scored in step 6; its card is played, and does nothing."""
    table = scene(phase=Phase.SCORE, covered=rest(2), golden_pile="influence influence")
    assert table.now.scored == ["ghent"]
    assert all("card:ghent" in table.offers(seat) for seat in range(4))
    before = table.now.districts
    table = table.choose("card:ghent/influence:1", "card:pick-up", "card:pick-up", "card:pick-up")
    assert table.heard("cannot-act") == [{"seat": "seat:0", "card": "card:ghent"}]
    assert (table.now.districts, table.now.played[0], table.now.influence[0]) == (before, ["ghent"], 2)


@pytest.mark.parametrize("card", ["ghent", "ghent/influence:2"])
def test_it_is_said_before_that_nothing_will_come_of_the_card_of_a_scored_town(card: str) -> None:
    """FL-16: with influence cards too."""
    table = scene(scored="ghent", hands=["bruges ghent pick-up", "pick-up", "pick-up", "pick-up"])
    assert table.outcome(0, f"card:{card}") == Message("outcome-scored", {"town": "town:ghent"})


def test_it_is_said_before_that_nothing_can_come_of_a_card_as_the_board_lies() -> None:
    """FL-16: a full town's, and a building site with no piece left; of the others nothing is said."""
    hands = ["bruges ghent building-site pick-up", "pick-up", "pick-up", "pick-up"]
    table = scene(hands=hands, influence=[0] * 4, towns={"bruges": bruges()}, building_sites=0)
    choice = table.position.choice(0)
    assert choice.outcome
    said = {path: choice.outcome(equal[0]) for path, equal in choice.pieces().items()}
    assert said == {
        "card:bruges": Message("outcome-nothing"),
        "card:ghent": None,
        "card:building-site": Message("outcome-nothing"),
        "card:pick-up": None,
    }
