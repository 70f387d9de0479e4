"""Measuring environments: an agent's step in ours and in other people's, in the same run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from guildtable.cli.bench import Measured, imported, stepping
from guildtable.kernel.game import AnyGame

type Pacer = Callable[[float], Measured]

STRETCHES = 5
PETTINGZOO = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5")
RLCARD = ("gin-rummy", "uno", "limit-holdem", "doudizhu", "mahjong", "bridge")


def bench_steps(
    games: Sequence[AnyGame], against: Sequence[str], seconds: float, console: Console, *, as_json: bool
) -> None:
    """Print microseconds of CPU time a step, and how many times ours each other one takes.

    A step is an action, its observation and its mask included; who acts chooses blindly among what is legal. All are
    measured in turn, five times over, and the least disturbed stretch of each counts.
    """
    if unknown := set(against) - PEERS.keys():
        raise ValueError(f"no environments to measure against by the name of {', '.join(unknown)}: {', '.join(PEERS)}")
    ours = dict(own_steps(games))
    theirs = {name: pacer for peer in against for name, pacer in PEERS[peer]()}
    pacers = ours | theirs
    found: dict[str, float] = dict.fromkeys(pacers, float("inf"))
    with console.status("measuring"):
        for _ in range(STRETCHES):
            for name, pacer in pacers.items():
                steps, took = pacer(seconds / STRETCHES)
                found[name] = min(found[name], took / max(1, steps) * 1e6)
    slowest = {
        (game.name, kind): max(found[f"{game.name}, {players} players, {kind}"] for players in game.seats)
        for game in games
        for kind in KINDS
    }
    ratios = {
        name: {game.name: round(found[name] / slowest[game.name, kind_of(name)], 2) for game in games}
        for name in theirs
    }
    if as_json:
        rounded = {name: round(micros, 2) for name, micros in found.items()}
        console.print_json(json.dumps({"micros": rounded, "times our slowest": ratios}))
        return
    table = Table(title="an agent's step, observation and mask included: CPU time, best of five")
    for heading in ("environment", "µs", "steps/s", *(f"times {game.name}" for game in games)):
        table.add_column(heading, justify="left" if heading == "environment" else "right")
    for name, micros in found.items():
        times = [f"{times:.1f}" for times in ratios.get(name, {}).values()]
        table.add_row(name, f"{micros:.1f}", f"{1e6 / micros:,.0f}", *times, end_section=name == [*ours][-1])
    console.print(table)
    console.print("Times: how many times the slowest table of that game, bare or wrapped alike.", style="dim")


KINDS = ("raw", "wrapped")


def kind_of(name: str) -> str:
    """What is compared with what: bare with bare, wrapped with wrapped."""
    return "wrapped" if "wrapped" in name else "raw"


def own_steps(games: Sequence[AnyGame]) -> Iterator[tuple[str, Pacer]]:
    """Our environments, bare and as PettingZoo wraps its own."""
    environment = imported("guildtable.research.environment")
    for kind, make in zip(KINDS, (environment.raw_env, environment.env), strict=True):
        for game in games:
            for players in game.seats:
                yield f"{game.name}, {players} players, {kind}", turns_in(make(game.name, players))


def pettingzoo_steps() -> Iterator[tuple[str, Pacer]]:
    """PettingZoo's own card games, bare and wrapped."""
    for kind in KINDS:
        for name in PETTINGZOO:
            module = imported(f"pettingzoo.classic.{name}")
            yield f"PettingZoo {name}, {kind}", turns_in(module.raw_env() if kind == "raw" else module.env())


def turns_in(env: Any) -> Pacer:
    """Whole games of an AEC environment, as its makers say it is used: `last`, choose, `step`."""
    import numpy as np  # noqa: PLC0415 - an extra

    def pace(seconds: float) -> Measured:
        rng, steps, began = Random(1), 0, process_time()
        while process_time() < began + seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = (seen if isinstance(seen, dict) else info)["action_mask"]
                env.step(rng.choice(np.flatnonzero(mask)))
                steps += 1
        return steps, process_time() - began

    return pace


def rlcard_steps() -> Iterator[tuple[str, Pacer]]:
    """RLCard's environments: its own loop for agents, and stepping by hand."""
    rlcard: Any = imported("rlcard")
    for name in RLCARD:
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([Anybody() for _ in range(env.num_players)])

        def running(seconds: float, env: Any = env) -> Measured:
            before, began = env.timestep, process_time()
            while process_time() < began + seconds:
                env.run(is_training=False)
            return env.timestep - before, process_time() - began

        yield f"RLCard {name}, env.step", stepping(env)
        yield f"RLCard {name}, env.run", running


class Anybody:
    """An agent as RLCard wants it, that takes anything legal. RLCard's own is slower, which would flatter us."""

    use_raw = False

    def __init__(self) -> None:
        self._rng = Random(1)

    def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
        """Any action."""
        return self._rng.choice(list(state["legal_actions"])), {}


PEERS: dict[str, Callable[[], Iterator[tuple[str, Pacer]]]] = {"pettingzoo": pettingzoo_steps, "rlcard": rlcard_steps}
