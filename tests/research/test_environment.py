"""The environment: as PettingZoo wants it, fair, and the same for the same seed."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from guildtable.kernel.question import Illegal
from guildtable.research.actions import DONE
from guildtable.research.environment import TableEnvironment, env, raw_env
from guildtable.research.practice import points
from guildtable.shelf import games_with

TABLES = [(game.name, players) for game in games_with("observation").values() for players in game.seats]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # PettingZoo lists by name which environments may give a mask with their observation; ours are not on its list.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # It warns of empty masks, though an agent whose game is over has nothing legal to do.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(game, players), num_cycles=100)
        api_test(raw_env(game, players), num_cycles=100)
    seed_test(lambda: env(game, players), num_cycles=100)


def play(table: TableEnvironment, seed: int) -> list[tuple[str, int]]:
    """A whole game of anybody; who did what."""
    rng, done = Random(seed), []
    table.reset(seed=seed)
    while not all(table.terminations.values()):
        seen = table.observe(table.agent_selection)
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        done.append((table.agent_selection, action))
        table.step(action)
    return done


@every_table
def test_rewards_come_at_the_end_and_are_zero_together(game: str, players: int) -> None:
    for reward in ({}, {"reward": points}):
        table = raw_env(game, players, **reward)  # type: ignore[arg-type]
        play(table, 1)
        earned = [table.rewards[agent] for agent in table.agents]
        assert sum(earned) == pytest.approx(0)
        winners = table.practice.game.winners(table.practice.now)
        assert {earned.index(reward) for reward in earned if reward == max(earned)} <= set(winners)


def test_everybody_is_told_what_it_earned() -> None:
    table = raw_env("capital-lux", 3)
    play(table, 4)
    told = {}
    for agent in table.agent_iter():
        _, told[agent], terminated, _, _ = table.last()
        assert terminated
        table.step(None)
    assert sorted(told) == ["player_0", "player_1", "player_2"]
    assert sum(told.values()) == pytest.approx(0)
    assert max(told.values()) > 0


@every_table
def test_the_same_seed_plays_the_same_game_and_another_does_not(game: str, players: int) -> None:
    first, second = raw_env(game, players), raw_env(game, players)
    assert play(first, 3) == play(second, 3)
    assert play(first, 5) != play(second, 6)


def test_a_reset_without_a_seed_goes_on_to_the_next_game_of_the_last_seed() -> None:
    tables = [raw_env("capital-lux"), raw_env("capital-lux")]
    seen: list[list[bytes]] = []
    for table in tables:
        table.reset(seed=9)
        table.reset()
        seen.append([table.observe(agent)["observation"].tobytes() for agent in table.agents])
    assert seen[0] == seen[1]


def test_only_who_acts_has_anything_legal_to_do() -> None:
    table = raw_env("flandern", 4)
    table.reset(seed=1)
    busy = [agent for agent in table.agents if table.observe(agent)["action_mask"].any()]
    assert busy == [table.agent_selection]


def test_those_asked_together_do_not_see_each_others_answers() -> None:
    """Capital Lux: all choose cards at once. What the first picks changes nothing of what the second sees."""
    seen: list[dict[str, Any]] = []
    for pick in (0, -1):
        table = raw_env("capital-lux", 2)
        table.reset(seed=1)
        first = table.agent_selection
        while table.agent_selection == first:
            table.step(table.practice.legal[pick])
        seen.append(table.observe(table.agent_selection))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_an_observation_that_was_kept_does_not_change() -> None:
    table = raw_env("capital-lux", 2)
    table.reset(seed=1)
    kept = table.observe(table.agent_selection)
    copies = {name: array.copy() for name, array in kept.items()}
    table.step(table.practice.legal[0])
    table.observe(table.agent_selection)
    assert all((kept[name] == copies[name]).all() for name in kept)


def test_an_illegal_action_is_refused_bare_and_loses_wrapped() -> None:
    bare = raw_env("capital-lux", 2)
    bare.reset(seed=1)
    with pytest.raises(Illegal):
        bare.step(DONE)
    with pytest.raises(Illegal, match="None is only for"):
        bare.step(None)
    wrapped = env("capital-lux", 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.last()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(DONE)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


def test_a_table_that_cannot_be_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="no game named chess"):
        env("chess")
    with pytest.raises(ValueError, match="2 to 4 players"):
        env("bruges", players=5)
    with pytest.raises(ValueError, match="board=reconstruction only"):
        env("flandern", settings={"board": "second"})


def test_guests_may_come_to_bruges() -> None:
    play(raw_env("bruges", 2, settings={"guests": "yes"}), 1)


def test_rendering_shows_the_acting_seats_own_view() -> None:
    table = raw_env("capital-lux", 2)
    table.reset(seed=1)
    text = table.render()
    assert "asked: choose-cards" in text
    assert "legal: card:" in text
    assert '"hand"' in text
