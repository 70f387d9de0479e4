"""Many tables stepped together, for learners that think in batches: in this process, or a club of several.

A game that ends is followed by a new one at once. Every table has dice of its own, so what happens there does not
depend on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from guildtable.kernel.game import Settings
from guildtable.kernel.question import Illegal
from guildtable.research.actions import actions_of
from guildtable.research.observer import layout_of
from guildtable.research.practice import Practice, Reward, win_share
from guildtable.shelf import game as game_named


@dataclass(frozen=True, slots=True)
class VectorPlan:
    """Which tables there are."""

    game: str
    tables: int
    players: int = 2
    settings: Settings = field(default_factory=dict)
    reward: Reward = win_share
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """What is seen at all tables. The arrays are written anew by every step: copy what you want to keep."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    """Whose action is wanted at each table."""
    over: NDArray[np.int8]
    """Where the last step ended a game. What is seen there belongs to the next game already."""
    rewards: NDArray[np.float32]
    """By table and seat: what the game that is over brought, otherwise nothing."""

    def part(self, start: int, stop: int) -> Batch:
        """The part of the arrays that belongs to some of the tables."""
        return Batch(
            self.observations[start:stop],
            self.masks[start:stop],
            self.seats[start:stop],
            self.over[start:stop],
            self.rewards[start:stop],
        )


def shapes(plan: VectorPlan) -> tuple[tuple[tuple[int, ...], type[np.generic]], ...]:
    """The arrays of a batch."""
    game = game_named(plan.game)
    return (
        ((plan.tables, layout_of(game).size), np.float32),
        ((plan.tables, len(actions_of(game))), np.int8),
        ((plan.tables,), np.int8),
        ((plan.tables,), np.int8),
        ((plan.tables, plan.players), np.float32),
    )


class LocalTables:
    """Tables in this process. Several of these may share a batch: this one has the tables from `first` on."""

    def __init__(self, plan: VectorPlan, batch: Batch | None = None, first: int = 0) -> None:
        self.batch = batch or Batch(*(np.zeros(shape, kind) for shape, kind in shapes(plan)))
        self._reward = plan.reward
        self._tables = [Practice(game_named(plan.game), plan.players, plan.settings) for _ in self.batch.seats]
        self._dice = [Random(f"{plan.seed} table {first + place}") for place in range(len(self._tables))]
        for place, table in enumerate(self._tables):
            table.deal(self._dice[place].randbytes(32))
            self._show(place, table)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action at every table; raises `Illegal`, and no table has changed, if one of them is not legal."""
        batch = self.batch
        wrong = np.flatnonzero(batch.masks[np.arange(len(batch.seats)), actions] == 0)
        if len(wrong):
            raise Illegal(f"action {actions[wrong[0]]} is not legal at table {wrong[0]} of the room: see its mask")
        batch.over.fill(0)
        batch.rewards.fill(0)
        for place, table in enumerate(self._tables):
            table.act(int(actions[place]))
            if table.over:
                batch.over[place] = 1
                batch.rewards[place] = self._reward(table.game, table.now)
                table.deal(self._dice[place].randbytes(32))
            self._show(place, table)
        return batch

    def _show(self, place: int, table: Practice) -> None:
        batch = self.batch
        table.observe_into(batch.observations[place], batch.masks[place])
        batch.seats[place] = table.seat


class Club:
    """Rooms in processes of their own, looking into the same memory. Use it in a `with`, so that they end."""

    def __init__(self, plan: VectorPlan, processes: int) -> None:
        context = get_context("spawn")
        self._memory = [
            context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes(plan)
        ]
        self._actions = context.RawArray("i", plan.tables)
        self.batch = batch_in(plan, self._memory)
        self._wanted = np.frombuffer(self._actions, np.int32)
        edges = [plan.tables * place // processes for place in range(processes + 1)]
        self._lines: list[Connection] = []
        self._rooms = []
        for start, stop in pairwise(edges):
            ours, theirs = context.Pipe()
            room = context.Process(
                target=keep_room, args=(plan, self._memory, self._actions, start, stop, theirs), daemon=True
            )
            room.start()
            theirs.close()
            self._lines.append(ours)
            self._rooms.append(room)
        self._wait()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action at every table."""
        self._wanted[:] = actions
        for line in self._lines:
            line.send_bytes(b"step")
        self._wait()
        return self.batch

    def close(self) -> None:
        """Send everybody home."""
        for line in self._lines:
            line.close()
        for room in self._rooms:
            room.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _wait(self) -> None:
        for trouble in [line.recv() for line in self._lines]:
            if trouble:
                raise trouble


def batch_in(plan: VectorPlan, memory: Sequence[Any]) -> Batch:
    """A batch whose arrays lie in shared memory."""
    arrays = [
        np.frombuffer(part, kind).reshape(shape) for part, (shape, kind) in zip(memory, shapes(plan), strict=True)
    ]
    return Batch(*arrays)


def keep_room(plan: VectorPlan, memory: Sequence[Any], actions: Any, start: int, stop: int, line: Connection) -> None:
    """A process of the club: steps its tables whenever it is told to, until nobody listens any more."""
    wanted = np.frombuffer(actions, np.int32)[start:stop]
    room = LocalTables(plan, batch_in(plan, memory).part(start, stop), start)
    line.send(None)
    while True:
        try:
            line.recv_bytes()
            room.step(wanted)
            line.send(None)
        except EOFError:
            return
        except ValueError as error:
            line.send(error)
