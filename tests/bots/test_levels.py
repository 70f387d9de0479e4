"""Levels: what a weaker bot may give away, what it never does, and how its name is read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from guildtable.bots.levels import LEEWAYS, LEVELS, LONGEST, Level
from guildtable.bots.limit import Limit
from guildtable.bots.look import Leeway, Seen, sensible
from guildtable.bots.player import BOTS, USUAL, thinking
from guildtable.bots.playout import play_out
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.sight import Sight
from guildtable.shelf import GAMES
from tests.bots.test_learned import after, reply
from tests.toys import tavern


class Foreseen:
    """A look that has found these shares."""

    def __init__(self, shares: list[float]) -> None:
        self.shares = shares

    def seen(self, _sight: Sight[Any]) -> dict[Reply, Seen]:
        """The answers, by their number."""
        return {(f"number:{number}",): Seen((number,), share) for number, share in enumerate(self.shares)}


def taken(shares: list[float], name: str, why: str = "play") -> set[int]:
    """All answers that this level takes in 300 tries, where `finish` is an aside."""
    choice = Choice(why, list(range(len(shares))), lambda number: f"number:{number}")
    sight = Sight[Any](0, choice, lambda: None, lambda _rng: None)  # type: ignore[arg-type, return-value]
    found = set()
    for seed in range(300):
        player = Level(Foreseen(shares), frozenset({"finish"}), LEEWAYS[name], Random(seed))  # type: ignore[arg-type]
        found.add(player.choose(sight)[0])
    return found


def test_a_weaker_bot_gives_away_a_little_and_never_much() -> None:
    apprentice, master = LEEWAYS["apprentice"], LEEWAYS["master"]
    assert taken([0.9, 0.86, 0.9 - apprentice.most - 0.01], "apprentice") == {0, 1}
    assert taken([0.5, 0.46, 0.3], "master") == {0, 1}
    assert taken([0.5, 0.5 - 3.1 * master.heat], "master") == {0}
    assert taken([0.5, 0.5 - master.most - 0.01], "journeyman") == {0}


def test_what_is_obvious_is_always_done() -> None:
    assert taken([0.9, 0.3, 0.2], "apprentice") == {0}
    assert taken([0.6, 0.4, 0.3], "journeyman") == {0}


@pytest.mark.parametrize("name", LEEWAYS)
def test_nobody_throws_a_game_away_that_is_not_lost_yet(name: str) -> None:
    """In the last round a certain loss is a share of nearly nothing."""
    assert taken([0.06, 0.004], name) == {0}


def test_what_only_finishes_something_is_done_well_at_every_level() -> None:
    assert taken([0.5, 0.49], "apprentice", "finish") == {0}
    assert taken([0.5, 0.49], "apprentice") == {0, 1}


def test_the_best_is_always_among_the_sensible() -> None:
    rng = Random(1)
    for _ in range(100):
        seen = [Seen((number,), rng.random()) for number in range(5)]
        assert max(seen, key=lambda one: one.share) in sensible(seen, Leeway(0.01))


@pytest.mark.parametrize("name", LEVELS[:-1])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_answers_what_every_game_asks(name: str, game: str) -> None:
    assert play_out(GAMES[game], [name, "random"], "level").record.result


@pytest.mark.parametrize(
    ("name", "by_taste"),
    [("apprentice", "greedy"), ("journeyman", "search:4"), ("master", "search:12"), ("syndic", "search:40")],
)
@pytest.mark.parametrize(("game", "settings"), [("bruges", {"guests": "yes"}), ("flandern", {"board": "second"})])
def test_levels_are_told_apart_at_a_table_unlike_those_learned_from(
    name: str, by_taste: str, game: str, settings: dict[str, str]
) -> None:
    position = after(game, 3, settings, 20)
    assert reply(name, position) == reply(by_taste, position)


def test_levels_play_a_game_of_which_nothing_was_learned() -> None:
    assert play_out(tavern.GAME, ["apprentice", "journeyman", "syndic"], "toy").record.result


@pytest.mark.parametrize(
    ("name", "thinks"),
    [
        ("grandmaster", ("learned", LONGEST)),
        ("learned", ("learned", USUAL)),
        ("learned:50ms", ("learned", Limit(seconds=0.05))),
        ("search:200", ("search", Limit(iterations=200))),
        ("syndic", None),
        ("greedy", None),
    ],
)
def test_how_long_a_bot_thinks_is_known_by_its_name(name: str, thinks: tuple[str, Limit] | None) -> None:
    assert thinking(name) == thinks


def test_every_level_is_a_bot() -> None:
    assert set(LEVELS) <= BOTS.keys()
