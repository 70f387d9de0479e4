"""Bots that play with what was learned: what they take, and what they do at tables unlike those learned from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from guildtable.bots import learned as learned_bots
from guildtable.bots.limit import Limit
from guildtable.bots.look import Look, Seen, tossed
from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.bots.search import FEW, HOPELESS, Search, promising
from guildtable.bots.taste import Taste
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.chance import dealer
from guildtable.kernel.game import Settings
from guildtable.kernel.position import Position, start
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.sight import Sight, sight
from guildtable.shelf import GAMES
from tests.bots.test_search import asked_of, middle, opening
from tests.bots.test_values import LEARNED


def after(game: str, seats: int, settings: Settings, replies: int) -> Position[Any]:
    """A question after some random replies, at a table with these options."""
    rng, deal = Random(2), dealer(b"strange")
    position = start(GAMES[game], seats, settings).position.dealt(deal).position
    for _ in range(replies):
        seat = asked_of(position)
        position = position.answer(seat, position.choice(seat).any(rng)).position.dealt(deal).position
    return position


def reply(kind: str, position: Position[Any]) -> Reply:
    """What a bot of this kind answers."""
    seen = sight(position, asked_of(position), Random(4))
    return seen.choice.write(bot(kind, position.game, Random(5)).choose(seen))


@pytest.mark.parametrize(("game", "settings"), [("bruges", {"guests": "yes"}), ("flandern", {"board": "second"})])
@pytest.mark.parametrize(("learned_", "by_taste"), [("learned:12", "search:12"), ("look", "greedy")])
def test_at_a_table_unlike_those_learned_from_bots_play_by_taste(
    game: str, settings: Settings, learned_: str, by_taste: str
) -> None:
    for replies in (5, 20, 40):
        position = after(game, 3, settings, replies)
        assert reply(learned_, position) == reply(by_taste, position)


@pytest.mark.parametrize("game", LEARNED)
def test_a_look_finds_what_each_answer_promises_and_takes_the_most(game: str) -> None:
    position = middle(GAMES[game], 3)
    seat, known = asked_of(position), learned(GAMES[game])
    assert known
    taste, seen = taste_of(GAMES[game]), sight(position, seat, Random(1))
    found = Look(taste, known, Random(2)).seen(seen)
    assert all(0 < one.share < 1 for one in found.values())
    assert Look(taste, known, Random(2)).choose(seen) == max(found.values(), key=lambda one: one.share).answer


def test_who_is_asked_with_me_answers_the_same_whatever_i_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """They do not know it: so they are asked once in each guess, and not for each answer of mine."""
    position, asked_so_often, answer = opening(GAMES["capital-lux"], 3), 0, Taste.answer
    me, known = asked_of(position), learned(GAMES["capital-lux"])
    assert known

    def counted(taste: Taste[Any], now: Any, seat: int, choice: Choice[Any], rng: Random) -> Any:
        nonlocal asked_so_often
        asked_so_often += seat != me and choice.why == position.choice(me).why and len(choice.options) > 1
        return answer(taste, now, seat, choice, rng)

    monkeypatch.setattr(Taste, "answer", counted)
    seen = Look(taste_of(GAMES["capital-lux"]), known, Random(2)).seen(sight(position, me, Random(1)))
    assert len(seen) > 4
    assert asked_so_often == 2 * known.reading.guesses


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", LEARNED)
def test_a_search_looks_first_and_plays_on_where_the_reading_says_so(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, known, played_on = middle(GAMES[game], players), learned(GAMES[game]), list[Any]()
    assert known
    looked, seen = list[Look](), Look.seen

    def watched(look: Look, at: Sight[Any]) -> dict[Reply, Seen]:
        looked.append(look)
        return seen(look, at)

    monkeypatch.setattr(learned_bots, "play_on", lambda *given: played_on.append(given))
    monkeypatch.setattr(Look, "seen", watched)
    bot("learned:12", GAMES[game], Random(1)).choose(sight(position, asked_of(position), Random(2)))
    assert bool(played_on) == known.reading.plays_on(position.now)
    assert bool(looked) == known.reading.looks


def test_a_search_tries_the_few_answers_that_promise_hardly_less_than_the_best() -> None:
    shares = {("a",): 0.5, ("b",): 0.6, ("c",): 0.6 - HOPELESS - 0.01} | {(str(n),): 0.55 for n in range(9)}
    kept = promising({path: Seen((path,), share) for path, share in shares.items()})
    assert next(iter(kept)) == ("b",)
    assert ("c",) not in kept
    assert len(kept) == FEW


def test_what_was_played_is_weighed_even_if_it_promises_little() -> None:
    position = opening(GAMES["capital-lux"], 2)
    seat, known = asked_of(position), learned(GAMES["capital-lux"])
    assert known
    taste, seen = taste_of(GAMES["capital-lux"]), sight(position, seat, Random(1))
    looks = Look(taste, known, Random(2)).seen(seen)
    worst = min(looks, key=lambda path: looks[path].share)
    searching = Search(taste, Random(3), Limit(iterations=30), known.value, look=Look(taste, known, Random(2)))
    weighed = searching.weigh(seen, also=worst)
    assert worst in weighed
    assert weighed[worst].behind > 0


def test_answers_are_tossed_for_the_likelier_the_more_they_promise() -> None:
    answers = [Seen(("a",), 0.5), Seen(("b",), 0.5 - 0.02)]
    taken = [tossed(answers, 0.02, Random(seed)) for seed in range(400)]
    assert 0.65 < taken.count(("a",)) / len(taken) < 0.81  # 2.7 to 1


def test_a_look_beats_greedy() -> None:
    game, won = GAMES["capital-lux"], 0.0
    for deal in range(12):
        for seat in range(2):
            bots = ["greedy", "greedy"]
            bots[seat] = "look"
            winners = game.winners(play_out(game, bots, f"deal {deal}").now)
            won += (seat in winners) / len(winners)
    assert won >= 15
