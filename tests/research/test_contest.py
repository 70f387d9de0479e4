"""Contests: who meets, who sits where, and with which cards."""

from __future__ import annotations

from collections import Counter

import pytest

from guildtable.bots.player import BOTS
from guildtable.bots.playout import play_out
from guildtable.research.contest import Contest, Result, play
from guildtable.shelf import game


@pytest.fixture
def four_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots a, b, c and d, all of them blind."""
    for name in "abcd":
        monkeypatch.setitem(BOTS, name, BOTS["random"])


def contest(players: int, *bots: str) -> Contest:
    """In Capital Lux."""
    return Contest("capital-lux", players, bots, 1, {})


@pytest.mark.usefixtures("four_bots")
def test_as_many_bots_as_seats_sit_together() -> None:
    assert contest(3, "a", "b", "c").line_ups() == [("a", "b", "c")]


@pytest.mark.usefixtures("four_bots")
def test_more_bots_than_seats_take_turns_in_all_combinations() -> None:
    assert set(contest(2, "a", "b", "c").line_ups()) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert contest(2, *"abcd").bouts_a_deal == 6 * 2


def test_the_last_bot_named_fills_the_table() -> None:
    assert contest(4, "greedy", "random").line_ups() == [("greedy", "random", "random", "random")]


@pytest.mark.usefixtures("four_bots")
def test_every_bot_has_every_seat_equally_often_with_every_deal() -> None:
    meeting = contest(3, *"abcd")
    bouts = [meeting.bout(number) for number in range(2 * meeting.bouts_a_deal)]
    for deal in {bout.deal for bout in bouts}:
        seats = Counter(place for bout in bouts if bout.deal == deal for place in enumerate(bout.seats))
        assert set(seats.values()) == {3}
        assert len(seats) == 3 * 4


def test_a_deal_gives_the_same_cards_whoever_sits_where() -> None:
    meeting = contest(2, "greedy", "random")
    first, second, other = (meeting.bout(number) for number in range(3))
    assert first.seats == second.seats[::-1]
    cards = [
        next(str(entry) for entry in play_out(game("capital-lux"), bout.seats, bout.deal).record.entries)
        for bout in (first, second, other)
    ]
    assert cards[0].startswith("chance")
    assert cards[0] == cards[1] != cards[2]


def test_shared_victories_count_in_parts_and_seats_are_ranked_winners_first() -> None:
    played = Result(0, ("a", "b", "b", "c"), (9, 9, 4, 9), (0, 1), (1,) * 4, (0.0,) * 4)
    assert (played.won("a"), played.won("b"), played.won("c")) == (0.5, 0.5, 0.0)
    assert played.ranks() == [1, 1, 3, 2]


def test_a_game_reads_back_from_its_line() -> None:
    played = play(contest(2, "greedy", "random"), 1)
    assert Result.read(played.line()) == played
    assert sum(played.won(name) for name in ("greedy", "random")) == 1
    for line in ("{}", "[]", '{"number": 1, "points": 3}', "{"):
        with pytest.raises(ValueError, match=r"."):
            Result.read(line)


def test_options_of_the_game_reach_the_table() -> None:
    playout = play_out(game("flandern"), ["random"] * 2, "1", settings={"board": "second"})
    assert playout.record.header.settings == {"board": "second"}
    assert playout.now != play_out(game("flandern"), ["random"] * 2, "1").now
    with pytest.raises(ValueError, match="no option board=round"):
        Contest("flandern", 2, ("greedy", "random"), 1, {"board": "round"})


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "random", "greedy")])
def test_two_bots_or_more_must_be_named_each_once(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="two bots or more"):
        contest(2, *bots)
