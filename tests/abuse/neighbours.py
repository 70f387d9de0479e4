"""Neighbours: two people who play an honest game while others misbehave."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Self

from tests.server.client import Player, Seat


class Neighbours:
    """Anna and Bert at one table. When a game is over they sit down to the next."""

    def __init__(self, url: str) -> None:
        self._url, self._rng = url, Random(1302)
        self.anna: Player
        self.bert: Player
        self.table: str
        self._seats: tuple[Seat, Seat]

    async def __aenter__(self) -> Self:
        self.anna, self.bert = await Player.come(self._url, "Anna"), await Player.come(self._url, "Bert")
        await self._sit_down()
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self._seats:
            await seat.socket.close()

    async def _sit_down(self) -> None:
        self.table = await self.anna.open("capital-lux", "me", "open")
        await self.bert.post(f"/api/tables/{self.table}/sit")
        await self.anna.post(f"/api/tables/{self.table}/start")
        self._seats = (
            Seat(self._url, self.table, self.anna.token),
            Seat(self._url, self.table, self.bert.token),
        )
        for seat in self._seats:
            await seat.connect()
            await seat.until("update")

    async def play(self, replies: int = 4) -> None:
        """So many replies, each acknowledged."""
        done = 0
        async with asyncio.timeout(60):
            while done < replies:
                if self._seats[0].over:
                    await self.__aexit__()
                    await self._sit_down()
                asked = [seat for seat in self._seats if seat.update.get("question")]
                for seat in asked:
                    answer = await seat.answer(self._rng)
                    assert answer["type"] == "ack", answer
                    done += 1
                await self._agree()

    async def _agree(self) -> None:
        """Both have been told all there is."""
        newest = max(seat.seen for seat in self._seats)
        for seat in self._seats:
            while seat.seen < newest:
                await seat.until("update")
        first, second = (seat.update["seq"] for seat in self._seats)
        if first != second:
            await self._agree()
