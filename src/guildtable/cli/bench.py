"""Measuring: how fast the engine is, and other people's engines beside it in the same run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from guildtable.bots.limit import Limit
from guildtable.bots.playout import play_out
from guildtable.bots.search import Search
from guildtable.bots.tastes import taste_of
from guildtable.kernel.chance import dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Position, run, start
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import sight
from guildtable.kernel.wire import shown

type Measured = tuple[int, float]
"""Replies given, and the CPU time they took."""


def bench(game: AnyGame, against: list[str], seconds: float, console: Console, *, as_json: bool) -> None:
    """Print microseconds of CPU time: each figure is the best of five stretches, the least disturbed one."""
    unknown = set(against) - PEERS.keys()
    if unknown:
        raise ValueError(f"nothing to measure against by the name of {', '.join(unknown)}: {', '.join(PEERS)}")
    ours = {
        f"{players} players, a reply in random play": best(random_play(game, players), seconds)
        for players in game.seats
    }
    parts = dict(parts_of(game, seconds)) | {
        f"{players} players, an iteration of search from the opening": best(searching(game, players), seconds)
        for players in game.seats
    }
    peers = {name: best(pace, seconds) for peer in against for name, pace in PEERS[peer]()}
    slowest = max(ours.values())
    ratios = {name: round(micros / slowest, 2) for name, micros in peers.items()}
    if as_json:
        console.print_json(json.dumps({"game": game.name, **ours, "parts": parts, "peers": peers, "ratios": ratios}))
        return
    table = Table(title=f"{game.name}: microseconds of CPU time, best of five")
    table.add_column("what")
    table.add_column("µs", justify="right")
    table.add_column("times ours", justify="right")
    for name, micros in (*ours.items(), *parts.items()):
        table.add_row(name, f"{micros:.1f}", "")
    table.add_section()
    for name, micros in peers.items():
        table.add_row(name, f"{micros:.1f}", f"{ratios[name]:.1f}")
    console.print(table)


def best(pace: Callable[[float], Measured], seconds: float) -> float:
    """Microseconds a reply in the least disturbed of five stretches."""
    paces = [pace(seconds / 5) for _ in range(5)]
    return round(min(took / max(1, replies) for replies, took in paces) * 1e6, 2)


def random_play(game: AnyGame, players: int) -> Callable[[float], Measured]:
    """Whole games between random bots, records kept."""

    def pace(seconds: float) -> Measured:
        replies, number, began = 0, 0, process_time()
        while process_time() < began + seconds:
            replies += play_out(game, ["random"] * players, f"bench {number}").choices
            number += 1
        return replies, process_time() - began

    return pace


def searching(game: AnyGame, players: int) -> Callable[[float], Measured]:
    """The first question of a game, searched over and over."""
    position = start(game, players).position.dealt(dealer(b"bench")).position
    seat, rng = next(iter(position.asked)), Random(1)

    def pace(seconds: float) -> Measured:
        thinker, began = Search(taste_of(game), rng, Limit(iterations=100)), process_time()
        while process_time() < began + seconds:
            thinker.choose(sight(position, seat, rng))
        return thinker.iterations, process_time() - began

    return pace


def parts_of(game: AnyGame, seconds: float) -> Iterator[tuple[str, float]]:
    """What search, storage and the wire are made of, in the middle of a game and of a script."""
    position, rng = middle(game), Random(1)
    seat = next(iter(position.asked))
    rival = (seat + 1) % game.seats[-1]
    parts: dict[str, Callable[[], object]] = {
        "clone of a state": position.now.clone,
        "resume in mid-script": lambda: run(game, position.base, position.answers),
        "redeal in mid-script": lambda: redeal(position, rival, rng),
        "a seat's view": lambda: game.view(position.now, seat),
        "all a seat is shown, as JSON": lambda: to_json(shown(position, seat)),
    }
    for name, part in parts.items():
        yield name, best(repeated(part), seconds)


def repeated(part: Callable[[], object]) -> Callable[[float], Measured]:
    """Measure the same thing again and again."""

    def pace(seconds: float) -> Measured:
        times, began = 0, process_time()
        while process_time() < began + seconds:
            for _ in range(50):
                part()
            times += 50
        return times, process_time() - began

    return pace


def middle(game: AnyGame) -> Position[Any]:
    """A position half-way through a game, with a script half-way through its questions if the game has such."""
    rng, deal = Random(7), dealer(b"bench")
    half = play_out(game, ["random"] * game.seats[-1], "bench").choices // 2
    position, replies = start(game, game.seats[-1]).position.dealt(deal).position, 0
    found = position
    while not position.over:
        if replies == half:
            found = position
        if replies >= half and position.answers:
            return position
        seat = next(iter(position.asked))
        position = position.answer(seat, position.choice(seat).any(rng)).position.dealt(deal).position
        replies += 1
    return found


def rlcard_games() -> Iterator[tuple[str, Callable[[float], Measured]]]:
    """RLCard's card games, stepped with random legal actions."""
    rlcard: Any = imported("rlcard")
    for name in ("gin-rummy", "uno", "limit-holdem"):
        env = rlcard.make(name, config={"seed": 1})
        yield f"RLCard {name} (Python)", stepping(env)


def stepping(env: Any) -> Callable[[float], Measured]:
    """Whole games of one of RLCard's environments, step by step."""

    def pace(seconds: float) -> Measured:
        rng, actions, began = Random(1), 0, process_time()
        while process_time() < began + seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                actions += 1
        return actions, process_time() - began

    return pace


def open_spiel_games() -> Iterator[tuple[str, Callable[[float], Measured]]]:
    """OpenSpiel's games, those written in Python and some written in C++, chance sampled as it advises."""
    pyspiel: Any = imported("pyspiel")
    imported("open_spiel.python.games")
    for name in ("python_team_dominoes", "python_block_dominoes", "hearts", "crazy_eights", "gin_rummy"):
        game = pyspiel.load_game(name)

        def pace(seconds: float, game: Any = game) -> Measured:
            rng, actions, began = Random(1), 0, process_time()
            while process_time() < began + seconds:
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(rng.choices(outcomes, chances)[0])
                    else:
                        state.apply_action(rng.choice(state.legal_actions()))
                        actions += 1
            return actions, process_time() - began

        yield f"OpenSpiel {name} ({'Python' if name.startswith('python') else 'C++'})", pace


def imported(module: str) -> Any:
    """Import another project's package, or say how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(
            f"{error.name} is not installed: uv sync --group bench, or install guildtable[research]"
        ) from None


PEERS: dict[str, Callable[[], Iterator[tuple[str, Callable[[float], Measured]]]]] = {
    "rlcard": rlcard_games,
    "open_spiel": open_spiel_games,
}
