"""What many ask for at the same time is read once."""

from __future__ import annotations

import asyncio

import pytest

from guildtable.server.store.joined_reads import JoinedReads


class Slow:
    """Answers a moment later, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.away = False

    async def read(self) -> int:
        """How often it was asked."""
        self.asked += 1
        await asyncio.sleep(0.01)
        if self.away:
            raise ConnectionError("away")
        return self.asked


async def test_who_asks_meanwhile_gets_the_same_answer_and_who_asks_later_another() -> None:
    slow, reads = Slow(), JoinedReads[str, int]()
    assert await asyncio.gather(*(reads.ask("a", slow.read) for _ in range(3))) == [1, 1, 1]
    assert await reads.ask("a", slow.read) == 2
    assert [*await asyncio.gather(reads.ask("a", slow.read), reads.ask("b", slow.read))] == [4, 4]


async def test_when_it_fails_all_are_told_and_the_next_reads_again() -> None:
    slow, reads = Slow(), JoinedReads[str, int]()
    slow.away = True
    found = await asyncio.gather(*(reads.ask("a", slow.read) for _ in range(2)), return_exceptions=True)
    assert [type(error) for error in found] == [ConnectionError] * 2
    slow.away = False
    assert await reads.ask("a", slow.read) == 2


async def test_who_gives_up_takes_the_answer_from_nobody() -> None:
    slow, reads = Slow(), JoinedReads[str, int]()
    first, second = (asyncio.create_task(reads.ask("a", slow.read)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == 1
    with pytest.raises(asyncio.CancelledError):
        await first
