"""A live table: the same game played in place, for going on in a line. One running script, no copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guildtable.kernel.question import Question, Seat
from guildtable.kernel.script import Script, State


class Table[S: State]:
    """Playouts and simulations sit here. What is answered is trusted to come from the question's options."""

    __slots__ = ("_pending", "_script", "now", "question")

    def __init__(self, now: S) -> None:
        self.now = now
        self.question: Question | None = None
        self._pending: dict[Seat, tuple[Any, ...]] = {}
        self._script: Script | None = None
        self._open()

    def answer(self, seat: Seat, chosen: tuple[Any, ...]) -> None:
        """One seat answers. The game goes on when all who were asked have."""
        assert self.question
        if len(self.question.asked) == 1:
            self.answer_all({seat: chosen})
            return
        self._pending[seat] = chosen
        if len(self._pending) == len(self.question.asked):
            answers = {seat: self._pending[seat] for seat in self.question.asked}
            self._pending.clear()
            self.answer_all(answers)

    def answer_all(self, answers: Mapping[Seat, tuple[Any, ...]]) -> None:
        """All who were asked answer at once."""
        assert self._script
        self.now.news.clear()
        try:
            self.question = self._script.send(answers)
        except StopIteration:
            self._open()

    def _open(self) -> None:
        self.question = None
        while script := self._next_script():
            try:
                self.question = script.send(None)
            except StopIteration:
                continue
            self._script = script
            return

    def _next_script(self) -> Script | None:
        return self.now.next_script()


class Traced[S: State](Table[S]):
    """A live table that also keeps what led to the present question, so that a guess can be made from it."""

    __slots__ = ("answers", "base")

    def __init__(self, now: S) -> None:
        self.base = now
        self.answers: list[Mapping[Seat, tuple[Any, ...]]] = []
        super().__init__(now)

    def answer_all(self, answers: Mapping[Seat, tuple[Any, ...]]) -> None:
        """All who were asked answer at once, and it is kept."""
        self.answers.append(answers)
        super().answer_all(answers)

    def _next_script(self) -> Script | None:
        self.base = self.now.clone()
        self.answers.clear()
        return super()._next_script()
