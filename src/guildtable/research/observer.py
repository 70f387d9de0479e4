"""An observer: writes down what a seat sees, is asked and has picked, as numbers for a learning agent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Seat
from guildtable.research.actions import VERSION as ACTIONS_VERSION
from guildtable.research.actions import Action, Actions, actions_of
from guildtable.research.observations import observation_of
from guildtable.research.observations.layout import Layout, Stretch

VERSION = 1
"""Goes up when the same view is written down otherwise."""
HOW_MANY = 5.0

type Vector = NDArray[np.float32]
type Mask = NDArray[np.int8]


class Observer:
    """Looks at one question of one seat after another. All it is given are the seat's view and its own choice."""

    __slots__ = (
        "_about",
        "_actions",
        "_buffer",
        "_numbers",
        "_picked",
        "_players",
        "_vector",
        "_why",
        "_whys",
        "_write",
    )

    def __init__(self, game: AnyGame, players: int) -> None:
        observation, layout = observation_of(game), layout_of(game)
        self._write, self._players, self._actions = observation.write, players, actions_of(game)
        starts = {section.name: section.offset for section in layout.sections}
        self._why, self._about, self._picked = starts["why"], starts["about"], starts["picked"]
        self._whys = {why: place for place, why in enumerate(observation.whys)}
        self._buffer = bytearray(4 * layout.size)
        self._numbers = memoryview(self._buffer).cast("f")
        self._vector: Vector = np.frombuffer(self._buffer, np.float32)

    def look(self, view: Any, me: Seat) -> None:
        """The table, with no question yet."""
        self._vector.fill(0)
        self._write(view, me, self._numbers)

    def ask(self, choice: Choice[Any], me: Seat) -> None:
        """What the seat is asked: why, how many, and the things the question speaks of."""
        numbers, actions, about = self._numbers, self._actions, self._about
        numbers[self._why + self._whys.get(choice.why, len(self._whys))] = 1
        numbers[self._picked - 2] = choice.least / HOW_MANY
        numbers[self._picked - 1] = choice.most / HOW_MANY
        for word in choice.args.values():
            for ref in word if isinstance(word, tuple) else (word,):
                if isinstance(ref, str) and ref.startswith("seat:"):
                    numbers[about + actions.number(ref, me, self._players)] = 1
                elif (known := actions.get(ref)) is not None:
                    numbers[about + known] = 1

    def pick(self, picked: Sequence[Action]) -> None:
        """What has been picked of the answer since it was last told."""
        for action in picked:
            self._numbers[self._picked + action] += 1

    @property
    def vector(self) -> Vector:
        """What was seen, as an array of its own."""
        return self._vector.copy()

    def copy_to(self, out: Vector) -> None:
        """Copy what was seen into an array."""
        out[:] = self._vector


@cache
def layout_of(game: AnyGame) -> Layout:
    """All sections of a game's observation: the table first, then the question."""
    observation, actions = observation_of(game), actions_of(game)
    layout = Layout([*observation.layout.sections], observation.layout.size)
    layout.add("why", len(observation.whys) + 1, f"one-hot: {', '.join(observation.whys)}, or anything else")
    layout.add("about", len(actions), "what the question speaks of, by action")
    layout.add("how many", 2, "the least and the most to choose, / 5")
    layout.add("picked", len(actions), "what has been picked of the answer so far, by action")
    return layout


def sections(game: AnyGame) -> tuple[Stretch, ...]:
    """Name, offset, size and meaning of everything in a game's observation."""
    return tuple(layout_of(game).sections)


def version(game: AnyGame) -> str:
    """What an agent was trained for: actions, observation, and the rules of the game. Any change shows here."""
    return f"{game.name} {game.version} actions {ACTIONS_VERSION}-{actions_of(game).fingerprint} observation {VERSION}"


def mask_of(actions: Actions, legal: Sequence[Action]) -> Mask:
    """A one for every legal action."""
    ones = bytearray(len(actions))
    for action in legal:
        ones[action] = 1
    return np.frombuffer(ones, np.int8)
