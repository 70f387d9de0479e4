"""WriteBatches: calls to the database that come while it is busy are made together, in one statement.

Alone, a call goes at once and waits for nobody. Under load, a statement, a commit and a round trip serve many matches.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

LARGEST = 100
"""Calls in one statement."""


class WriteBatches[Q, A]:
    """Gathers calls of one kind. `together` answers many at once, each with its result or its error."""

    def __init__(self, together: Callable[[Sequence[Q]], Awaitable[Sequence[A | Exception]]], at_once: int = 2) -> None:
        self._together, self._at_once = together, at_once
        self._waiting: deque[tuple[Q, asyncio.Future[A]]] = deque()
        self._running = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, question: Q) -> A:
        """Make a call, together with others if there are any."""
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, answer))
        if self._running < self._at_once:
            self._running += 1
            task = asyncio.create_task(self._run())
            self._tasks.add(task)  # a task nobody holds may vanish
            task.add_done_callback(self._tasks.discard)
        return await answer

    async def _run(self) -> None:
        try:
            await self._run_all()
        finally:
            self._running -= 1  # at once, not when the task is cleared away: who asks meanwhile must find a runner

    async def _run_all(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
            try:
                found = await self._together([question for question, _ in batch])
                for (_, answer), result in zip(batch, found, strict=True):
                    _give(answer, result)
            except Exception as error:  # noqa: BLE001  whoever has no answer is told why
                for _, answer in batch:
                    _give(answer, error)


def _give[A](answer: asyncio.Future[A], result: A | Exception) -> None:
    if answer.done():  # nobody waits for it any more
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
