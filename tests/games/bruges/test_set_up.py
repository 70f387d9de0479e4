"""The box, the deal, and who may see which card: BR-1 to BR-12, BR-87 to BR-89."""

from collections import Counter

import pytest

from guildtable.games.bruges import GAME, deck
from guildtable.games.bruges.deck import DECK
from guildtable.games.bruges.parts import COLOURS, RED, REPUTATION, SPACES, STATUES, Colour, Group, GuardHouse
from guildtable.games.bruges.person import PERSONS, Icon
from guildtable.games.bruges.state import House, Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.position import start
from tests.games.bruges.scenes import Known, Scene, scene, town

CARDS = tuple(sorted(DECK))


def opening(seats: int) -> Scene:
    """A table at which chance has not yet been asked anything."""
    return Scene(*start(GAME, seats))


def dealt(seats: int, *guards: str, first: int = 0) -> Scene:
    """A table whose deck lies in the order of the names."""
    table = opening(seats).reply(CHANCE, *(f"card:{card}" for card in CARDS))
    return table.reply(CHANCE, *(f"guard:{guard}" for guard in guards)).reply(CHANCE, f"seat:{first}")


# The box


def test_the_deck_has_165_persons() -> None:
    """BR-1: no two are the same."""
    assert len(DECK) == len(set(DECK)) == 165
    assert opening(2).position.asked[CHANCE].terms() == (165, [f"card:{card}" for card in CARDS])


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_33_cards(colour: Colour) -> None:
    """BR-1: five colours."""
    assert sum(PERSONS[card].colour is colour for card in DECK) == 33


@pytest.mark.parametrize("group", Group)
def test_each_of_the_eleven_groups_has_15_persons(group: Group) -> None:
    """BR-1: eleven groups."""
    assert len(Group) == 11
    assert sum(PERSONS[card].group is group for card in DECK) == 15


@pytest.mark.parametrize("colour", COLOURS)
def test_there_are_nine_threat_markers_of_a_colour(colour: Colour) -> None:
    """BR-1: 45 in all; what a town has is no longer in the supply."""
    assert scene(town(), town()).now.supply(colour) == 9
    assert scene(town(threats=f"{colour} {colour}"), town(threats=colour)).now.supply(colour) == 6


def test_the_statues_are_worth_two_to_seven_and_the_seven_lies_on_top() -> None:
    """BR-1: from the bottom to the top."""
    assert STATUES == (2, 3, 4, 5, 6, 7)
    assert dealt(2, "red", "blue").now.statues == [2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("guard", GuardHouse)
def test_every_guard_house_has_ten_canal_spaces(guard: GuardHouse) -> None:
    """BR-1, BR-51: two sections of five; 40 tokens are enough for four seats."""
    assert [len(section) for section in SPACES[guard]] == [5, 5]


@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_players(seats: int) -> None:
    """BR-1: neither fewer nor more."""
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.opening(seats)


# The deal


@pytest.mark.parametrize(("seats", "left", "right", "extra"), [(2, 33, 33, 99), (3, 50, 49, 66), (4, 66, 66, 33)])
def test_as_many_stacks_as_players_are_halved_and_the_rest_is_the_extra_pile(
    seats: int, left: int, right: int, extra: int
) -> None:
    """BR-2: five stacks of 33."""
    table = opening(seats).reply(CHANCE, *(f"card:{card}" for card in CARDS))
    assert [len(pile) for pile in table.now.piles] == [left, right]
    assert len(table.now.extra) == extra
    assert sorted([*table.now.piles[0], *table.now.piles[1], *table.now.extra]) == [*CARDS]
    assert table.now.discards == []


def test_chance_deals_the_guard_houses() -> None:
    """BR-3: any of the four, whatever the number of players."""
    table = dealt(2, "green", "yellow")
    assert [town.guard_house for town in table.now.towns] == ["green", "yellow"]
    asked = opening(3).reply(CHANCE, *(f"card:{card}" for card in CARDS)).position.asked[CHANCE]
    assert asked.why == "guard-houses"
    assert asked.terms() == (3, ["guard:blue", "guard:green", "guard:red", "guard:yellow"])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_first_player(first: int) -> None:
    """BR-3: who begins to draw."""
    table = dealt(3, "red", "blue", "green", first=first)
    assert table.now.starter == first
    assert table.asked == [first]
    assert table.heard("round-begins") == [{"round": 1, "seat": f"seat:{first}"}]


def test_turns_go_clockwise_as_seated_whatever_the_guard_houses() -> None:
    """BR-3: seat after seat."""
    table = dealt(3, "green", "red", "blue", first=1)
    drawing = []
    for _ in range(15):
        drawing += table.asked
        table = table.play("pile:left")
    assert drawing == [1] * 5 + [2] * 5 + [0] * 5


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_begins_with_the_same(seat: int) -> None:
    """BR-4: 5 points, the town hall, a worker of each colour, 5 guilders, no card."""
    mine = dealt(4, "red", "blue", "yellow", "green").town(seat)
    assert (mine.points, mine.reputation, mine.guilders) == (5, 0, 5)
    assert mine.workers == {"blue": 1, "brown": 1, "red": 1, "purple": 1, "yellow": 1}
    assert set(mine.threats.values()) == {0}
    assert (mine.hand, mine.unseen, mine.houses, mine.canals) == ([], [], [], [0, 0])
    assert (mine.majorities, mine.statues) == ([], [])


@pytest.mark.parametrize(
    ("seat", "spaces"),
    [
        (0, ["card:beggar/use:canal/section:left", "card:prince/use:canal/section:right"]),
        (1, ["card:queen/use:canal/section:left", "card:prince/use:canal/section:right"]),
        (2, ["card:mayor/use:canal/section:left", "card:groom/use:canal/section:right"]),
        (3, ["card:queen/use:canal/section:left", "card:beggar/use:canal/section:right"]),
    ],
)
def test_the_guard_house_says_which_canals_are_ones_own(seat: int, spaces: list[str]) -> None:
    """BR-5: red, blue, yellow and green seats hold a card of each colour, and begin with other spaces each."""
    towns = [town(), town(), town(), town()]
    towns[seat] = town(hand="beggar groom queen prince mayor", guilders=9)
    table = scene(*towns, turn=seat)
    assert sorted(path for path in table.offers(seat) if "canal" in path) == sorted(spaces)


def test_the_guard_house_gives_no_workers_of_its_colour() -> None:
    """BR-5: a red seat lays a red house for a red worker like everybody else."""
    table = scene(town(hand="queen", workers="blue"))
    assert table.town(0).guard_house == "red"
    assert "card:queen/use:house" not in table.offers(0)


def test_workers_never_run_out() -> None:
    """BR-6: ten of a colour are in the box, and two more are taken all the same."""
    table = scene(town(hand="queen", workers="red " * 8), town(workers="red " * 7)).play("card:queen/use:workers")
    assert table.town(0).workers[RED] == 10
    assert table.town(1).workers[RED] == 7


def test_guilders_never_run_out() -> None:
    """BR-6: all 92 of the box may be with one seat."""
    table = scene(town(hand="queen", guilders=92), dice={"red": 6}).play("card:queen/use:guilders")
    assert table.town(0).guilders == 98


def test_a_round_has_its_phases_in_order() -> None:
    """BR-7: drawing, dice, threats, reputation, playing, majorities."""
    table = dealt(2, "red", "blue")
    assert table.now.phase == Phase.DRAW
    for _ in range(10):
        table = table.play("pile:left")
    assert table.now.phase == Phase.ROLL
    assert table.position.asked[CHANCE].why == "dice-1"
    table = table.roll(red=6, blue=1)
    assert [event.id for event in table.events] == ["rolls", "receives-threat", "receives-threat"]
    assert (table.asked, table.why(0)) == ([0], "advance")
    table = table.play().play()
    assert (table.now.phase, table.asked, table.why(0)) == (Phase.PLAY, [0], "take-turn")


# What is known


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_backs_of_a_hand(viewer: int | None) -> None:
    """BR-8: by colour, not in the order in which they are held."""
    table = scene(town(hand="prince mason groom queen"), town(hand="scribe"))
    shown = GAME.view(table.now, viewer)
    assert shown.players[0].backs == ("brown", "red", "red", "purple")
    assert shown.players[1].backs == ("purple",)


def test_only_the_owner_sees_the_faces_of_a_hand() -> None:
    """BR-8: the person is hidden."""
    table = scene(town(hand="prince queen"), town(hand="scribe"))
    mine, theirs = GAME.view(table.now, 0).own, GAME.view(table.now, 1).own
    assert mine
    assert theirs
    assert sorted(mine.hand) == ["prince", "queen"]
    assert theirs.hand == ("scribe",)
    assert GAME.view(table.now, None).own is None
    assert {"prince", "queen"} <= set(GAME.sealed(table.now, 1))
    assert {"prince", "queen"}.isdisjoint(GAME.sealed(table.now, 0))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_top_backs_of_both_piles_and_of_the_extra_pile(viewer: int | None) -> None:
    """BR-8: and how high the piles are."""
    shown = GAME.view(scene(town(), left="prince queen", right="groom", extra="queen groom prince").now, viewer)
    assert [(pile.cards, pile.top) for pile in shown.piles] == [(2, "red"), (1, "brown")]
    assert (shown.extra.cards, shown.extra.top) == (3, "purple")


@pytest.mark.parametrize("viewer", [0, 1])
def test_nobody_sees_the_faces_of_the_piles(viewer: int) -> None:
    """BR-8: neither of the top cards nor of the others."""
    table = scene(town(), left="prince queen", right="groom", extra="jester scribe")
    assert {"prince", "queen", "groom", "jester", "scribe"} <= set(GAME.sealed(table.now, viewer))


def test_a_house_laid_from_the_hand_is_known_to_its_owner_only() -> None:
    """BR-9: its colour is known to all."""
    table = scene(town(hand="queen mason", workers="red")).play("card:queen/use:house")
    assert table.town(0).houses == [House("queen", None, Known.OWNER)]
    owner, other = (GAME.view(table.now, seat).players[0].houses[0] for seat in (0, 1))
    assert (owner.colour, owner.card) == ("red", "queen")
    assert (other.colour, other.card) == ("red", None)
    assert GAME.view(table.now, None).players[0].houses[0].card is None
    assert "queen" in GAME.sealed(table.now, 1)
    assert "queen" not in GAME.sealed(table.now, 0)


def test_only_the_owner_hears_with_which_card_a_house_was_built() -> None:
    """BR-9: the others hear its colour."""
    table = scene(town(hand="queen mason", workers="red")).play("card:queen/use:house")
    told = {event.id: event for event in table.events}
    assert told["builds-house"].args == {"seat": "seat:0", "house": "house:red"}
    assert told["you-built-with"].args == {"card": "card:queen"}
    assert told["you-built-with"].heard_by(0)
    assert not told["you-built-with"].heard_by(1)
    assert not told["you-built-with"].heard_by(None)


def test_a_house_laid_by_the_architect_is_known_to_nobody() -> None:
    """BR-9: not even to its owner."""
    table = scene(town(hand="mason", houses="red:architect", workers="blue"), left="queen prince", right="groom queen")
    table = table.play("person:architect").play("pile:left")
    assert table.town(0).houses[1] == House("prince", None, Known.NOBODY)
    shown = GAME.view(table.now, 0).players[0].houses[1]
    assert (shown.colour, shown.card) == ("purple", None)
    assert "prince" in GAME.sealed(table.now, 0)
    assert all("prince" not in str(event.args) for event in table.events)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_may_look_through_the_discards(viewer: int | None) -> None:
    """BR-10: the whole pile, and what has just been played."""
    table = scene(town(hand="queen"), discards="prince groom", extra="").play("card:queen/use:workers")
    assert {"prince", "groom", "queen"} <= set(GAME.view(table.now, viewer).discards)
    assert {"prince", "groom", "queen"}.isdisjoint(GAME.sealed(table.now, 1))


def test_the_card_of_a_lost_house_is_discarded_face_up() -> None:
    """BR-10: all learn what it was."""
    table = scene(town(houses="red=queen", threats="red red"), phase=Phase.ROLL).roll(red=5)
    assert table.heard("loses-house") == [{"seat": "seat:0", "house": "house:red", "card": "card:queen"}]
    assert table.now.discards[-1] == "queen"
    assert "queen" not in GAME.sealed(table.now, 1)


def burnt(hand: str) -> Scene:
    """Seat 0 has just lost the house of the Prince, who is purple; these cards are in its hand besides."""
    return scene(
        town(hand=hand, houses="red=queen:prince", threats="red red", workers="purple red", guilders=9),
        phase=Phase.ROLL,
    ).roll(red=5)


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_person_sent_back_by_fire_is_known_to_all(viewer: int | None) -> None:
    """BR-11: while it stays in the hand."""
    table = burnt("vicar mason")
    assert table.town(0).hand == ["vicar", "mason", "prince"]
    assert table.town(0).returned == ["prince"]
    assert GAME.view(table.now, viewer).players[0].returned == ("prince",)
    assert "prince" not in GAME.sealed(table.now, 1)
    assert "vicar" in GAME.sealed(table.now, 1)


def test_it_stays_known_when_other_colours_are_laid_face_down() -> None:
    """BR-11: a red house cannot be the purple person."""
    table = burnt("vicar mason").play("card:mason/use:house")
    assert table.town(0).returned == ["prince"]
    assert table.town(0).houses[-1] == House("mason", None, Known.OWNER)


def test_it_stays_known_when_others_of_its_colour_are_played_openly() -> None:
    """BR-11: everybody saw that it was another."""
    table = burnt("vicar mason").play("card:vicar/use:workers")
    assert table.town(0).returned == ["prince"]


@pytest.mark.parametrize(("laid", "kept"), [("vicar", "prince"), ("prince", "vicar")])
def test_it_counts_as_unknown_once_one_of_several_of_its_colour_is_laid_face_down(laid: str, kept: str) -> None:
    """BR-11: it may be the house, or it may still be in the hand."""
    table = burnt("vicar mason").play(f"card:{laid}/use:house")
    assert table.town(0).returned == []
    assert table.town(0).houses[-1] == House(laid, None, Known.OWNER)
    assert {laid, kept} <= set(GAME.sealed(table.now, 1))
    assert GAME.view(table.now, 1).players[0].houses[-1].card is None
    assert GAME.view(table.now, 1).players[0].returned == ()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_laid_as_the_only_card_of_its_colour_the_house_is_known_to_all(viewer: int | None) -> None:
    """BR-11: a purple house can be nobody else."""
    table = burnt("mason groom").play("card:prince/use:house")
    assert table.town(0).returned == []
    assert table.town(0).houses[-1] == House("prince", None, Known.ALL)
    assert GAME.view(table.now, viewer).players[0].houses[-1].card == "prince"
    assert "prince" not in GAME.sealed(table.now, 1)


def test_a_card_that_never_was_open_is_not_given_away_by_being_the_only_one_of_its_colour() -> None:
    """BR-11: its back says no more than its colour."""
    table = burnt("mason").play("card:mason/use:house")
    assert table.town(0).houses[-1] == House("mason", None, Known.OWNER)


def test_of_two_known_cards_of_one_colour_neither_is_known_once_one_is_laid() -> None:
    """BR-11: even though all know that it is one of the two."""
    table = scene(town(hand="prince vicar mason", returned="prince vicar", workers="purple"))
    table = table.play("card:vicar/use:house")
    assert table.town(0).returned == []
    assert table.town(0).houses == [House("vicar", None, Known.OWNER)]


def test_played_openly_it_is_no_longer_among_the_known_cards_of_the_hand() -> None:
    """BR-11: it has left the hand."""
    assert burnt("mason").play("card:prince/use:guilders").town(0).returned == []


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everything_else_lies_open(viewer: int | None) -> None:
    """BR-12: to a spectator too."""
    table = scene(
        town(
            houses="red:queen blue",
            workers="red red",
            threats="yellow",
            guilders=4,
            points=9,
            reputation=3,
            canals=(5, 2),
            statues=[7],
            majorities=["canal"],
            used="queen",
        ),
        town(points=1),
        town(),
    )
    player = GAME.view(table.now, viewer).players[0]
    assert (player.guard_house, player.guilders, player.points, player.reputation) == ("red", 4, 9, 3)
    assert Counter(player.workers) == {"red": 2, "blue": 0, "brown": 0, "purple": 0, "yellow": 0}
    assert Counter(player.threats) == {"yellow": 1, "blue": 0, "brown": 0, "purple": 0, "red": 0}
    assert [(house.colour, house.person, house.used) for house in player.houses] == [
        ("red", "queen", True),
        ("blue", None, False),
    ]
    assert [canal.built for canal in player.canals] == [5, 2]
    assert (player.statues, player.majorities) == ((7,), ("canal",))
    assert GAME.view(table.now, viewer).players[1].points == 1


# What is reconstructed


def test_of_every_person_it_is_said_whether_it_is_known_or_designed() -> None:
    """BR-87: 20 with a card to be read, 30 explained in the supplement, 3 mentioned; a King from outside; 111 ours."""
    assert Counter(source.known for source in DECK.values()) == {
        "rulebook": 20,
        "supplement": 30,
        "mentioned": 3,
        "outside": 1,
        "": 111,
    }


@pytest.mark.parametrize(
    ("person", "price", "group", "worker"),
    [
        ("prince", 9, "noble", "yellow"),
        ("princess", 9, "noble", None),
        ("queen", 9, "noble", None),
        ("troublemaker", 6, "underworld", None),
        ("carpet_maker", 6, "artist", None),
        ("mathematician", 3, "scholar", None),
        ("acrobat", 3, "entertainer", "red"),
        ("alchemist", 0, "scholar", None),
        ("servant", 3, "castle", "red"),
        ("accountant", 3, "merchant", None),
        ("lawyer", 9, "scholar", None),
        ("inventor", 9, "scholar", None),
        ("bishop", 0, "church", None),
        ("coachman", 3, "castle", "yellow"),
        ("mayor", 9, "bureaucrat", None),
        ("councilman", 3, "bureaucrat", None),
        ("councillor", 3, "bureaucrat", None),
        ("vicar", 6, "church", None),
        ("powderman", 0, "entertainer", None),
        ("beggar", 6, "underworld", None),
    ],
)
def test_what_the_rulebooks_tell_of_a_person_is_kept(person: str, price: int, group: str, worker: str | None) -> None:
    """BR-87: price and group of the twenty cards to be seen there, and the worker where it is told."""
    found = PERSONS[person]
    assert (found.price, found.group) == (price, group)
    assert worker is None or found.worker == worker


@pytest.mark.parametrize(
    ("person", "colour"),
    [("prince", "purple"), ("queen", "red"), ("troublemaker", "yellow"), ("carpet_maker", "brown")],
)
def test_the_colours_that_the_rulebooks_show_are_kept(person: str, colour: str) -> None:
    """BR-87: four cards lie in the figures."""
    assert PERSONS[person].colour == colour


def test_prices_are_multiples_of_three_from_0_to_12() -> None:
    """BR-87: three times the points."""
    assert {PERSONS[card].price for card in DECK} == {0, 3, 6, 9, 12}


def test_the_engraver_is_that_of_the_supplement() -> None:
    """BR-87: 2 points for each group, and a price of ours, since none is told."""
    assert scene(town(houses="red:engraver blue:prince red:queen")).score(0).items["laurels"] == 4
    assert DECK["engraver"].ours == ("price", "group", "colour")


def test_a_text_without_at_once_is_no_arrow() -> None:
    """BR-87: the Carpet Maker is activated for a worker, whose colour is our own choice."""
    assert (PERSONS["carpet_maker"].icon, PERSONS["carpet_maker"].worker) == (Icon.FOR_WORKER, RED)
    assert {"icon", "worker_colour"} <= set(DECK["carpet_maker"].ours)


def test_the_red_guard_house_has_a_blue_first_space_for_one_guilder() -> None:
    """BR-88: as in the rulebook's figure."""
    assert (1, "blue") in [section[0] for section in SPACES[GuardHouse.RED]]


@pytest.mark.parametrize("guard", GuardHouse)
def test_canal_prices_rise_from_1_to_5_outward(guard: GuardHouse) -> None:
    """BR-88: in both sections; the third space is the one with a 3."""
    assert [[space.price for space in section] for section in SPACES[guard]] == [[1, 2, 3, 4, 5]] * 2


@pytest.mark.parametrize("guard", GuardHouse)
def test_every_section_has_each_colour_once(guard: GuardHouse) -> None:
    """BR-88: and the two of a seat differ at every distance."""
    left, right = ([space.colour for space in section] for section in SPACES[guard])
    assert sorted(left) == sorted(right) == sorted(COLOURS)
    assert all(one != other for one, other in zip(left, right, strict=True))


def test_the_reputation_track_has_eight_steps() -> None:
    """BR-89: after the town hall, which is worth nothing. The sixth is worth 7, and one of them 6."""
    assert REPUTATION == (0, 1, 2, 3, 4, 6, 7, 9, 12)


@pytest.mark.parametrize(("guests", "dealt_too"), [("no", False), ("yes", True)])
def test_a_person_beyond_the_deck_is_dealt_only_where_guests_are_asked_for(
    guests: str, dealt_too: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BR-87: the Acrobat, struck from the list."""
    monkeypatch.setattr(deck, "DECK", {card: source for card, source in DECK.items() if card != "acrobat"})
    position, _ = start(GAME, 2, {"guests": guests})
    (_, cards) = position.asked[CHANCE].terms()
    assert ("card:acrobat" in cards) is dealt_too
    assert "card:bard" in cards
