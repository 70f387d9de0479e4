"""Fairness, as somebody attacks it who wants to see more, to think longer, or to go back: over the wire alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import seats
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat

SEAT_CHANGED = "undo-barred-a-seat-changed-hands"


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """A node that thinks for bots, too."""
    with Served(**PATIENT | {"bots": 1}) as served:
        yield served


class Sat:
    """People at a table, each with a socket."""

    def __init__(self, home: Served, table: str, people: list[Player], sockets: list[Seat]) -> None:
        self.home, self.table, self.people, self.sockets = home, table, people, sockets

    async def calm(self, quiet: float = 0.3) -> None:
        """Until nobody is told anything any more."""
        for seat in self.sockets:
            try:
                while True:
                    await seat.next(quiet)
            except TimeoutError:
                pass

    async def play(self, rng: Random, until: Callable[[], bool], replies: int = 60) -> None:
        """Any replies by whoever is asked, until something holds."""
        for _ in range(replies):
            await self.calm(0.05)
            asked = next((seat for seat in self.sockets if seat.update.get("question")), None)
            if until() or asked is None:
                return
            await asked.answer(rng)

    async def call(self, who: int, deed: str) -> tuple[int, dict[str, Any]]:
        answer = await self.people[who].call("POST", f"/api/tables/{self.table}/{deed}", {})
        return answer.status_code, answer.json() if answer.content else {}

    async def gone_for(self, seat: int, seconds: float) -> None:
        """As if this seat's person had been without a connection for so long."""
        mine = update(seats).where(seats.c.table == self.table, seats.c.seat == seat)

        async def set_back() -> None:
            async with self.home.node.database.engine.begin() as transaction:
                await transaction.execute(mine.values(seen=DatabaseTime() - seconds))

        await self.home.inside(set_back())


@asynccontextmanager
async def sat(home: Served, game: str, *names: str, **more: Any) -> AsyncIterator[Sat]:
    people = [await Player.come(home.url, name) for name in names]
    table = await people[0].open(game, "me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit")
    await people[0].post(f"/api/tables/{table}/start")
    sockets = [Seat(home.url, table, person.token) for person in people]
    for seat in sockets:
        await seat.connect()
        await seat.until("update")
    try:
        yield Sat(home, table, people, sockets)
    finally:
        for seat in sockets:
            await seat.socket.close()


async def test_nobody_looks_ahead_with_a_substitute_and_goes_back(home: Served) -> None:
    """Anna's laptop is shut. Mallory has her replaced, looks at what the bot shows of her hand, and wants it undone."""
    async with sat(home, "bruges", "Anna", "Mallory") as at:
        anna, mallory = at.sockets
        await at.play(Random(7), lambda: mallory.seen > 24 and bool(anna.update.get("question")))
        await anna.socket.close()
        at.sockets = [mallory]
        await at.gone_for(0, 240)
        status, said = await at.call(1, "seats/0/replace")
        assert (status, said["code"]) == (409, "not-now"), "four minutes are not enough"
        await at.gone_for(0, 301)
        assert (await at.call(1, "seats/0/replace"))[0] == 204
        await at.calm()
        changed = mallory.seen
        assert [step["player"] for step in mallory.steps if step["kind"] == "seat"] == ["bot:search:25ms"]
        rng = Random(3)
        async with asyncio.timeout(60):  # the bot may be slow where others are at work
            while sum(step["seat"] == 0 and step["seq"] > changed for step in mallory.steps) <= 2:
                await at.play(rng, lambda: False, 1)
        ahead = mallory.seen
        undone = [step for step in mallory.steps if step["kind"] in {"undo", "withdraw"}]
        for _ in range(3):
            await at.calm()
            for message in ("undo", "take-back"):
                await mallory.ask(message, seq=mallory.seen)
            asked = (mallory.table["proposal"] or {}).get("id", "")
            await mallory.ask("consent", seq=mallory.seen, agree=True, proposal=asked)
        await at.calm()
        over_others = [
            step for step in mallory.steps if step["kind"] == "undo" and step not in undone and step["count"] > 1
        ]
        assert not over_others, "nothing that the bot has shown was taken back"
        assert mallory.seen >= ahead
        assert (await at.call(0, "return"))[0] == 204
        await at.calm()
        refused = await mallory.ask("take-back", seq=mallory.seen)
        assert refused["reason"] == SEAT_CHANGED


async def test_a_move_clock_cannot_be_stopped_by_leaving_and_returning(home: Served) -> None:
    async with sat(home, "capital-lux", "Anna", "Staller", clock={"move": 5}) as at:
        await at.sockets[0].answer(Random(1))
        began, returns = time.monotonic(), 0
        while time.monotonic() - began < 9:
            await asyncio.sleep(1.0)
            assert (await at.call(1, "leave"))[0] == 204
            returns += (await at.call(1, "return"))[0] == 204
        await at.calm()
        assert returns <= 2, "one return a round, and at most one in the next"
        staller = at.sockets[1]
        assert [step for step in staller.steps if step["kind"] == "reply" and step["seat"] == 1], (
            "somebody has answered"
        )


async def test_consent_to_a_small_wish_is_none_to_a_large_one(home: Served) -> None:
    async with sat(home, "bruges", "Anna", "Mal", "Mallory") as at:
        anna, mal, mallory = at.sockets

        def ripe() -> bool:
            last = [step["seat"] for step in anna.steps if step["kind"] == "reply" and step["seat"] is not None]
            return len(last) > 8 and last[-1] == 1 and 2 in last[:-2]

        await at.play(Random(5), ripe)
        await at.calm()
        seq = anna.seen
        await mal.ask("take-back", seq=seq)
        await at.calm()
        seen = anna.table["proposal"]
        assert seen["seat"] == 1
        assert (await mallory.ask("take-back", seq=seq))["reason"] == "already-asked"
        await mal.ask("consent", seq=seq, agree=False, proposal=seen["id"])
        await mallory.ask("take-back", seq=seq)
        for named in ({"proposal": seen["id"]}, {}):
            assert (await anna.ask("consent", seq=seq, agree=True, **named))["code"] == "stale"
        await at.calm()
        assert anna.table["proposal"]["agreed"] == [2]
        assert not [step for step in anna.steps if step["kind"] == "undo"]


async def test_no_strong_player_is_called_by_leaving_and_nothing_it_plays_is_taken_back(home: Served) -> None:
    async with sat(home, "bruges", "Lazy", "Fair") as at:
        lazy, fair = at.sockets
        returned = undoable = 0
        rng, until = Random(3), time.monotonic() + 12
        while time.monotonic() < until and returned < 3:
            await at.calm(0.1)
            if fair.update.get("question"):
                await fair.answer(rng)
                continue
            began = lazy.seen
            await at.call(0, "leave")
            for _ in range(20):
                await at.calm(0.1)
                if any(step["seat"] == 0 and step["kind"] == "reply" and step["seq"] > began for step in lazy.steps):
                    break
            back = (await at.call(0, "return"))[0] == 204
            await at.calm(0.1)
            returned += back
            undoable += lazy.update["undo"]["count"]
            if not back:
                break
        rounds = lazy.update["shown"]["chapter"]["round"]
        assert returned <= rounds
        assert undoable == 0
        assert {step["player"] for step in lazy.steps if step["kind"] == "seat"} <= {"bot:search:25ms", "Lazy"}


async def test_nobody_uses_up_the_keys_of_a_rival(home: Served) -> None:
    async with sat(home, "capital-lux", "Anna", "Mallory") as at:
        for seat in reversed(at.sockets):
            question = seat.update["shown"]["question"]
            paths = [offer["path"] for offer in question["offers"] for _ in range(offer["count"])][: question["least"]]
            sent = {"question": seat.update["question"], "reply": paths}
            assert (await seat.ask("reply", key="anna-0002", **sent))["type"] == "ack"


async def test_one_person_alone_ends_no_game_of_others(home: Served) -> None:
    async with sat(home, "capital-lux", "Anna", "Mallory", "Cora") as at:
        mallory = at.sockets[1]
        assert (await at.call(1, "end"))[0] == 204
        await at.calm()
        asked = mallory.table["proposal"]
        await mallory.ask("consent", seq=mallory.seen, agree=True, proposal=asked["id"])
        assert (await at.call(1, "end"))[0] == 204  # asking again is asking once
        await at.call(0, "leave")  # nor does the bot of who has left agree
        await at.calm()
        assert mallory.table["state"] == "playing"
        assert mallory.table["proposal"] is None, "who sits has changed: nobody is asked any more"


async def test_who_leaves_or_waits_for_others_is_not_played_out_of_a_game(home: Served) -> None:
    async with sat(home, "capital-lux", "Anna", "Mallory") as at:
        anna, mallory = at.sockets
        await at.play(Random(8), lambda: mallory.seen > 12 and bool(mallory.update.get("question")))
        await anna.socket.close()
        at.sockets = [mallory]
        await at.gone_for(0, 90000)
        assert (await at.call(1, "end"))[0] == 204
        await at.calm()
        assert mallory.table["state"] == "playing", "it is Mallory's own turn: Anna keeps nobody waiting"
        assert (await at.call(0, "leave"))[0] == 204
        assert (await at.call(1, "end"))[0] == 204
        await at.calm()
        assert mallory.table["state"] == "playing", "a bot plays for Anna, who may come back"
        assert (await at.call(0, "return"))[0] == 204
