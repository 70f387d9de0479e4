"""A stage: what the scenes of all games have in common, a position and short ways to play on from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from guildtable.kernel.event import Event
from guildtable.kernel.game import Score
from guildtable.kernel.position import Position
from guildtable.kernel.question import Message, Path
from guildtable.kernel.script import State


@dataclass(frozen=True)
class Stage[S: State]:
    """A position, and what the last reply brought about."""

    position: Position[S]
    events: tuple[Event, ...] = ()

    @property
    def now(self) -> S:
        """The table."""
        return self.position.now

    @property
    def asked(self) -> list[int]:
        """Who has to answer."""
        return list(self.position.asked)

    def why(self, seat: int) -> str:
        """Which question this seat is asked."""
        return self.position.choice(seat).why

    def offers(self, seat: int) -> list[Path]:
        """Every path on offer, without doubles."""
        return list(self.position.choice(seat).pieces())

    def limits(self, seat: int) -> tuple[int, int]:
        """The fewest and the most that can be chosen."""
        choice = self.position.choice(seat)
        return choice.least, choice.most

    def barred(self, seat: int) -> Mapping[Path, Message]:
        """What is not on offer, and why."""
        choice = self.position.choice(seat)
        return choice.barred() if choice.barred else {}

    def outcome(self, seat: int, path: Path) -> Message:
        """What is foreseen of an option."""
        choice = self.position.choice(seat)
        assert choice.outcome
        message = choice.outcome(choice.pieces()[path][0])
        assert message
        return message

    def reply(self, seat: int, *paths: Path) -> Self:
        """A seat answers: one path or several; none to decline."""
        return type(self)(*self.position.play(seat, paths))

    def play(self, *paths: Path) -> Self:
        """The only seat that is asked answers."""
        (seat,) = self.position.asked
        return self.reply(seat, *paths)

    def score(self, seat: int) -> Score:
        """The itemised points of a seat."""
        return self.position.game.standing(self.now)[seat]

    def heard(self, event: str) -> list[Mapping[str, Any]]:
        """The arguments of every event of this name in the last step."""
        return [told.args for told in self.events if told.id == event]
