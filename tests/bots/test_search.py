"""The search bot: what it finds, that it plays the same again, and that it never comes upon the true position."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from time import perf_counter
from types import FunctionType, ModuleType
from typing import Any

import pytest

from guildtable.bots.limit import Limit
from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.bots.rollout import Horizon
from guildtable.bots.search import Search
from guildtable.bots.taste import Taste
from guildtable.bots.tastes import taste_of
from guildtable.bots.tree import Node
from guildtable.bots.world import World
from guildtable.kernel.chance import dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Position, start
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.sight import sight
from guildtable.shelf import GAMES
from tests.toys import tavern

NO_TASTE: Taste[Any] = Taste(lambda _now, _seat, _choice: lambda _option: 0.0, lambda g: [0.0] * len(g.hands), 5)


def opening(game: AnyGame, seats: int) -> Position[Any]:
    """The first question of a match that is put to a seat."""
    return start(game, seats).position.dealt(dealer(b"opening")).position


def middle(game: AnyGame, seats: int, replies: int = 30) -> Position[Any]:
    """A question after some random replies."""
    rng, deal, position = Random(3), dealer(b"middle"), opening(game, seats)
    for _ in range(replies):
        seat = next(iter(position.asked))
        position = position.answer(seat, position.choice(seat).any(rng)).position.dealt(deal).position
    return position


def asked_of(position: Position[Any]) -> Seat:
    """Who is asked first."""
    return next(iter(position.asked))


def search(position: Position[Any], seat: Seat, limit: Limit) -> Reply:
    """What a seat without any taste of its own answers."""
    dice = Random(1)
    seen = sight(position, seat, dice)
    return seen.choice.write(Search(NO_TASTE, dice, limit).choose(seen))


def test_it_feasts_where_a_house_brings_nothing() -> None:
    (reply,) = search(opening(tavern.GAME, 3), 0, Limit(iterations=120))
    assert reply.endswith("use:feast")


@pytest.mark.parametrize("first", [True, False])
def test_who_is_asked_together_with_others_keeps_the_coins_whether_or_not_they_have_answered(first: bool) -> None:
    position = opening(tavern.GAME, 3)
    feast = next(option for option in position.choice(0).options if option[1] == "feast")
    position = position.answer(0, (feast,)).position
    assert set(position.asked) == {1, 2}
    if not first:
        position = position.answer(1, (1, 1)).position
    assert search(position, 2, Limit(iterations=60)) == ()


def test_what_rivals_have_answered_face_down_is_not_taken_for_guessed() -> None:
    position = opening(GAMES["capital-lux"], 3)
    first, second, *_ = position.asked
    position = position.answer(first, position.choice(first).any(Random(1))).position
    world = World.imagined(sight(position, second, Random(1)), Random(2))
    assert set(world.guess.asked) == {0, 1, 2}


def test_in_every_world_rivals_answer_with_what_they_have_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they like is thought of once for all lines of a world, and never of two."""
    position, of_rivals, ranked_so_often = opening(GAMES["capital-lux"], 3), 0, 0
    me, select, ranked = asked_of(position), Node.select, Taste.ranked
    all_choose = position.choice(me).why

    def watched(node: Node, seat: Seat, choice: Choice[Any], likely: Iterable[tuple[Any, ...]]) -> Any:
        nonlocal of_rivals
        likely = [*likely]
        assert all(option in choice.options for answer in likely for option in answer)
        of_rivals += seat != me and choice.why == all_choose
        return select(node, seat, choice, likely)

    def counted(taste: Taste[Any], now: Any, seat: Seat, choice: Choice[Any]) -> Any:
        nonlocal ranked_so_often
        ranked_so_often += seat != me and choice.why == all_choose
        return ranked(taste, now, seat, choice)

    monkeypatch.setattr(Node, "select", watched)
    monkeypatch.setattr(Taste, "ranked", counted)
    seen = sight(position, me, Random(1))
    Search(taste_of(position.game), Random(1), Limit(iterations=60)).choose(seen)
    assert of_rivals >= 120
    assert ranked_so_often < of_rivals / 3


def test_the_clock_is_kept() -> None:
    position = middle(GAMES["flandern"], 4)
    seen = sight(position, asked_of(position), Random(1))
    player = bot("search:50ms", position.game, Random(1))
    began = perf_counter()
    player.choose(seen)
    assert 0.05 <= perf_counter() - began < 0.5


@pytest.mark.parametrize("text", ["", "fast", "0", "-5", "10s", "1.5"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="200, 100ms"):
        Limit.read(text)


@pytest.mark.parametrize("text", ["200", "50ms"])
def test_a_limit_reads_as_it_is_written(text: str) -> None:
    assert str(Limit.read(text)) == text


def test_iterations_are_counted_and_kept_to() -> None:
    position = opening(GAMES["capital-lux"], 2)
    player = Search(NO_TASTE, Random(1), Limit(iterations=40))
    player.choose(sight(position, asked_of(position), Random(1)))
    assert player.iterations == 40


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["search:3", "learned:3"])
def test_the_same_dice_give_the_same_game(game: str, kind: str) -> None:
    records = {play_out(GAMES[game], [kind, "greedy"], "again").record.text() for _ in range(2)}
    assert len(records) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["greedy", "search:10", "look", "learned:10"])
def test_neither_bot_nor_sight_leads_to_the_true_position(game: str, kind: str) -> None:
    position = middle(GAMES[game], 3)
    seat, dice = asked_of(position), Random(1)
    seen, player = sight(position, seat, dice), bot(kind, position.game, dice)
    player.choose(seen)
    true = {id(position), id(position.now), id(position.base), id(position.question)}
    assert not true & {id(thing) for thing in reachable(seen, player)}


def reachable(*first: object) -> Iterator[object]:
    """Everything one could dig up from here: closures too, but not by way of the modules' own names."""
    seen, coming = set[int](), [*first]
    while coming:
        thing = coming.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type):
            continue
        seen.add(id(thing))
        yield thing
        coming += thing.__closure__ or () if isinstance(thing, FunctionType) else gc.get_referents(thing)


def test_it_beats_the_greedy_bot() -> None:
    game, won = GAMES["capital-lux"], 0.0
    for deal in range(4):
        for seat in range(2):
            bots = ["greedy", "greedy"]
            bots[seat] = "search:24"
            winners = game.winners(play_out(game, bots, f"deal {deal}").now)
            won += (seat in winners) / len(winners)
    assert won >= 6


def test_a_line_of_play_goes_to_the_end_of_the_round_in_which_enough_was_replied() -> None:
    now = tavern.start(2, {})
    horizon = Horizon(tavern.GAME, replace(NO_TASTE, ahead=3), now)
    assert horizon.within(now)
    now.turns_left, horizon.replies = 9, 2
    assert horizon.within(now)  # a round is over, but only two replies were given
    horizon.replies = 3
    assert horizon.within(now)
    now.turns_left = 8
    assert not horizon.within(now)
    assert not horizon.within(now)
