"""Guard houses chosen before the first card: BR-3."""

from random import Random

import pytest

from guildtable.games.bruges import GAME
from guildtable.games.bruges.deck import DECK
from guildtable.games.bruges.parts import GUARD_HOUSES, SPACES
from guildtable.games.bruges.state import nobody_chose
from guildtable.kernel.chance import CHANCE, Draw, commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match, verify
from guildtable.kernel.position import start
from guildtable.kernel.record import Record
from tests.games.bruges.scenes import Scene

DECK_DEALT = [f"card:{card}" for card in sorted(DECK)]


def opening(seats: int, **chosen: str) -> Scene:
    """A table whose deck lies; `seat_1="red"` is what was chosen at seat 1."""
    settings = {seat.replace("seat_", "guard-house-"): house for seat, house in chosen.items()}
    return Scene(*start(GAME, seats, settings)).reply(CHANCE, *DECK_DEALT)


def asked(table: Scene) -> Draw[str]:
    """What chance is asked."""
    found = table.position.asked[CHANCE]
    assert isinstance(found, Draw)
    return found


def test_who_has_chosen_sits_there_and_the_others_are_dealt_what_is_left() -> None:
    """BR-3: seat 1 has chosen red; the others are dealt two of the other three."""
    table = opening(3, seat_1="red")
    assert asked(table).why == "guard-houses"
    assert asked(table).terms() == (2, ["guard:blue", "guard:green", "guard:yellow"])
    table = table.reply(CHANCE, "guard:green", "guard:blue")
    assert [town.guard_house for town in table.now.towns] == ["green", "red", "blue"]
    assert table.heard("sits-at") == [
        {"seat": "seat:0", "guard": "guard:green"},
        {"seat": "seat:1", "guard": "guard:red"},
        {"seat": "seat:2", "guard": "guard:blue"},
    ]
    assert asked(table).why == "first-player"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_have_chosen_chance_only_names_the_first_player(seats: int) -> None:
    """BR-3: it has no guard house to deal; all are told all the same."""
    chosen = {f"seat_{seat}": house.value for seat, house in enumerate(reversed(GUARD_HOUSES[:seats]))}
    table = opening(seats, **chosen)
    assert (asked(table).why, asked(table).count) == ("first-player", 1)
    assert [town.guard_house for town in table.now.towns] == list(chosen.values())
    assert len(table.heard("sits-at")) == seats


def test_the_last_guard_house_is_not_drawn_but_left() -> None:
    """BR-3: with four players and three choices there is one way to deal."""
    table = opening(4, seat_0="green", seat_2="red", seat_3="blue")
    assert asked(table).why == "first-player"
    assert table.now.towns[1].guard_house == "yellow"


def test_with_two_players_the_one_who_has_not_chosen_may_be_dealt_any_other() -> None:
    """BR-3: three are left."""
    assert asked(opening(2, seat_0="yellow")).terms() == (1, ["guard:blue", "guard:green", "guard:red"])


def test_the_canals_go_with_the_guard_house() -> None:
    """BR-3: that is why it is worth choosing."""
    table = opening(2, seat_0="blue", seat_1="red").reply(CHANCE, "seat:0")
    assert table.town(0).next_space(0) == SPACES[GUARD_HOUSES[1]][0][0]
    assert len({SPACES[house] for house in GUARD_HOUSES}) == 4


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"guard-house-0": "purple"}, "no guard-house purple: it is one of red, blue, yellow, green"),
        ({"guard-house-0": "red", "guard-house-1": "red"}, "seats 0 and 1 cannot both have the guard-house red"),
        ({"guard-house-2": "red"}, "no option guard-house-2=red"),
        ({"guard-house-00": "red"}, "no option guard-house-00=red"),
        ({"guard-house--1": "red"}, "no option guard-house--1=red"),
        ({"guard-house": "red"}, "no option guard-house=red"),
        ({"guild-0": "red"}, "no option guild-0=red"),
    ],
)
def test_what_cannot_be_chosen_is_refused(settings: dict[str, str], why: str) -> None:
    """BR-3: four guard houses, one each, for the seats there are."""
    with pytest.raises(ValueError, match=why):
        GAME.opening(2, settings)


@pytest.mark.parametrize("chosen", [{}, {"guard-house-1": "green"}, {"guard-house-0": "red", "guard-house-1": "blue"}])
def test_a_whole_match_with_chosen_guard_houses_is_kept_read_and_verified(chosen: dict[str, str]) -> None:
    """BR-3: what was chosen stands among the settings of the record, and cannot be changed there."""
    rng, seed = Random(3), bytes(32)
    deal = dealer(dealing_key(seed, ()))
    match = Match.begin(
        GAME, Header("bruges", GAME.version, ("bot:ada", "bot:ben"), "m", commitment(seed, "m"), (), chosen)
    )
    match.record.seed = seed.hex()
    match.deal(deal)
    for name, house in chosen.items():
        assert match.position.now.towns[int(name[-1])].guard_house == house
    while not match.position.over:
        seat = next(iter(match.position.asked))
        choice = match.position.choice(seat)
        match.play(seat, choice.write(choice.any(rng)))
        match.deal(deal)
    text = match.record.text()
    assert verify(GAME, Record.read(text)) == []
    if chosen:
        with pytest.raises(ValueError, match="changed"):
            Record.read(text.replace("guard-house-1=", "guard-house-1=y", 1))


def test_of_an_older_state_nobody_had_chosen() -> None:
    """BR-3: shape 1, kept before the guard houses were dealt, has them all dealt."""
    assert nobody_chose({"towns": [{}, {}, {}]})["chosen"] == [None, None, None]
