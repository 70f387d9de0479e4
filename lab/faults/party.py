"""A party: the guests at one table, from opening it to its last card, and the histories they leave."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from guildtable.shelf import GAMES
from lab.faults.guest import Guest
from lab.faults.history import History
from lab.faults.tally import Tally

OPEN_WITHIN = 90.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be opened: its game, its seats (`guest`, or a bot's strength) and how many watch."""

    game: str
    seats: tuple[str, ...]
    spectators: int

    @property
    def acks(self) -> float:
        """About how many replies of guests it will take."""
        return LENGTHS.get(self.game, 50) * self.seats.count("guest")


LENGTHS = {"capital-lux": 28, "bruges": 100, "flandern": 52}
"""About how many replies a seat gives, where it is not 50."""


def plans(rng: Random) -> Plan:
    """Any table: mostly guests only, sometimes with a bot of the house; at every other one somebody watches."""
    game = rng.choice(list(GAMES))
    seats = ["guest"] * rng.choice(GAMES[game].seats)
    if rng.random() < 0.25:
        seats[rng.randrange(1, len(seats))] = rng.choice(["greedy", "random"])
    return Plan(game, tuple(seats), rng.randrange(2))


class Party:
    """Guests at one table."""

    def __init__(
        self, plan: Plan, urls: Sequence[str], http: httpx.AsyncClient, tally: Tally, seed: str, linger: float = 0.0
    ) -> None:
        self.plan, self._urls, self._http, self._tally, self._seed = plan, urls, http, tally, seed
        self._linger = linger
        self._rng = Random(seed)
        self.match = ""
        self.guests: list[Guest] = []
        self._histories: list[History] = []

    @property
    def histories(self) -> list[History]:
        """What they all saw and did."""
        return [*self._histories, *(other for guest in self.guests for other in guest.elsewhere)]

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(seat for seat, kind in enumerate(self.plan.seats) if kind != "guest")

    async def play(self, guests: set[Guest]) -> None:
        """To the end."""
        tokens = await self._sit_down()
        told: dict[int, float] = {}
        for seat, token in [*tokens.items(), *((None, "") for _ in range(self.plan.spectators))]:
            name = f"{self.match} seat {seat}" if seat is not None else f"{self.match} spectator"
            history = History(self.match, name, seat)
            self._histories.append(history)
            rng = Random(f"{self._seed} {seat}")
            guest = Guest(self._urls, token, history, self._tally, rng, told)
            guest.linger = self._linger
            self.guests.append(guest)
        guests.update(self.guests)
        try:
            async with asyncio.TaskGroup() as playing:
                for guest in self.guests:
                    playing.create_task(guest.play())
        finally:
            guests.difference_update(self.guests)

    async def _sit_down(self) -> dict[int, str]:
        """Open the table, sit, begin. All of it may be asked for twice, for all of it may fail."""
        host, *_ = seats = [seat for seat, kind in enumerate(self.plan.seats) if kind == "guest"]
        tokens = {seat: str((await self._post("/api/guests", {"name": f"Guest {seat}"}))["token"]) for seat in seats}
        kinds = [
            "me" if seat == host else "open" if seat in seats else kind for seat, kind in enumerate(self.plan.seats)
        ]
        opened = await self._post("/api/tables", {"game": self.plan.game, "seats": kinds}, tokens[host])
        self.match = str(opened["table"])
        for seat in seats[1:]:
            await self._post(f"/api/tables/{self.match}/sit", {"seat": seat}, tokens[seat])
        await self._post(f"/api/tables/{self.match}/start", {}, tokens[host])
        return tokens

    async def _post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        said = ""
        async with asyncio.timeout(OPEN_WITHIN):
            while True:
                try:
                    url = self._rng.choice(self._urls)
                    answer = await self._http.post(url + path, json=body, headers=headers)
                    if answer.status_code < 300:
                        return answer.json() if answer.content else None
                    said = answer.text
                    assert answer.status_code == 503, f"{path}: {answer.status_code} {said}"
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(self._rng.uniform(0.1, 0.4))
