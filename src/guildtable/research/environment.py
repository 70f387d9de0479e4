"""Every game of the shelf as a PettingZoo environment: `env("bruges", players=3)`.

Seats act in turns (AEC). An observation is `{"observation": numbers, "action_mask": ones for what is legal}`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from guildtable.kernel.game import Settings
from guildtable.kernel.plain import plain
from guildtable.kernel.question import NOTHING, Illegal
from guildtable.research.actions import Action
from guildtable.research.observer import Mask, Vector, layout_of, version
from guildtable.research.practice import Practice, Reward, win_share
from guildtable.shelf import game as game_named

type Observed = dict[str, Vector | Mask]


def env(
    game: str, players: int = 2, settings: Settings = NOTHING, reward: Reward = win_share
) -> AECEnv[str, Observed, Action | None]:
    """The environment in the wrappers PettingZoo's own games wear: an illegal action loses the game."""
    bare = raw_env(game, players, settings, reward)
    kept = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(kept))


def raw_env(game: str, players: int = 2, settings: Settings = NOTHING, reward: Reward = win_share) -> TableEnvironment:
    """The environment itself, which is faster: an illegal action raises `Illegal` and changes nothing."""
    return TableEnvironment(game, players, settings, reward)


class TableEnvironment(AECEnv[str, Observed, Action | None]):  # type: ignore[misc]
    """A table of learning agents."""

    def __init__(self, game: str, players: int, settings: Settings, reward: Reward) -> None:
        super().__init__()
        self.practice = Practice(game_named(game), players, settings)
        self.version = version(self.practice.game)
        """Agents are trained for this: see `observer.version`."""
        self.metadata = {"name": f"{game.replace('-', '_')}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward
        self._dice = Random()
        numbers = Box(-np.inf, np.inf, (layout_of(self.practice.game).size,), np.float32)
        mask = Box(0, 1, (len(self.practice.actions),), np.int8)
        self._observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(len(self.practice.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Numbers, and a mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """One of the game's numbered actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - theirs
        """A new game. A seed gives the same cards again, and the same cards in all games after it."""
        if seed is not None:
            self._dice = Random(seed)
        self.practice.deal(self._dice.randbytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.practice.seat]

    def step(self, action: Action | None) -> None:
        """The agent in turn takes an action; None once the game is over for it."""
        practice, agent = self.practice, self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Illegal("an action is wanted: None is only for agents whose game is over")
        practice.act(int(action))  # numpy has integers of its own, and they are slow
        self.agent_selection = self.possible_agents[practice.seat]
        if practice.over:
            earned = self._reward(practice.game, practice.now)
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observed:
        """What the agent sees. Only who is to act has anything legal to do."""
        practice = self.practice
        if agent == self.agent_selection and not practice.over:
            vector, mask = practice.observe()
        else:
            vector, mask = practice.observe_from(self._seats[agent])
        return {"observation": vector, "action_mask": mask}

    def render(self) -> str:
        """The acting seat's question and view, as text."""
        practice = self.practice
        seat = self._seats[self.agent_selection]
        lines = [f"{self.metadata['name']}, seat {seat}"]
        if not practice.over:
            picked = " ".join(practice.actions.names[action] for action in practice.picking.picked)
            legal = " ".join(practice.actions.names[action] for action in practice.legal)
            lines += [f"asked: {practice.picking.choice.why}", f"picked: {picked}", f"legal: {legal}"]
        view = practice.game.view(practice.now, seat)
        return "\n".join([*lines, json.dumps(plain(view), indent=1, ensure_ascii=False)])

    def close(self) -> None:
        """Nothing is open."""
