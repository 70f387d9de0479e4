"""A script: the rules. An `async def` that changes a state and awaits questions.

`async` here is only a notation for "may stop and ask". There is no event loop and no clock: `send` drives it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, Self

from guildtable.kernel.event import Event
from guildtable.kernel.question import Question, Seat

type Script = Coroutine[Question, Mapping[Seat, Any] | None, None]
"""Sent None to begin, and from then on the answers to what it asked last."""
type Card = str
"""The name of one piece. Never shown: views, paths and events speak of faces and places."""


class State(Protocol):
    """What lies on the table: slotted dataclasses of plain values. It changes only inside a script."""

    news: list[Event]

    def clone(self) -> Self:
        """A copy that shares nothing that can change, without the news."""
        ...

    def next_script(self) -> Script | None:
        """What the rules do next, as the state says; None when the game is over."""
        ...

    def renamed(self, names: Mapping[Card, Card], seat: Seat) -> Self:
        """A copy in which every hidden piece bears its new name. What `seat` remembers of faces it has seen stays."""
        ...


class Steps[S: State](dict[str, Callable[[S], Script]]):
    """Which script is what the rules do next, by the phase a state is in."""

    def __call__(self, phase: str) -> Callable[[Callable[[S], Script]], Callable[[S], Script]]:
        """Enters a script for a phase."""

        def enter(script: Callable[[S], Script]) -> Callable[[S], Script]:
            self[phase] = script
            return script

        return enter
