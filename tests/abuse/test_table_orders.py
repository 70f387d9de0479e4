"""Three people do everything that can be done at a table, in any order: nothing breaks, and the table stays a table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from guildtable.server.tables.plan import STRENGTHS
from guildtable.server.tables.players import Player
from tests.abuse.places import PATIENT, Served
from tests.server.client import TLS

PEOPLE = ("Anna", "Bert", "Cleo")
ONWARD = {"open": {"open", "playing", "ended"}, "playing": {"playing", "over", "ended"}}
REFUSALS = {400, 403, 404, 409}
SEATS = ["open", "open", "me", "open", "greedy"]

person = st.sampled_from(PEOPLE)
number = st.integers(0, 5)
"""A seat; mostly, one that the table has."""


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


class Tables(RuleBasedStateMachine):
    """One table at a time; after a rematch, the new one."""

    served: Served

    def __init__(self) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=self.served.url, timeout=30, verify=TLS)
        self.people: dict[str, Player] = {}
        self.tokens: dict[str, str] = {}
        for name in PEOPLE:
            told = self.http.post("/api/guests", json={"name": name}).json()
            self.people[name], self.tokens[name] = Player(told["id"], name), told["token"]
        self.http.cookies.clear()
        self.table = ""
        self.before: dict[str, Any] = {}

    def teardown(self) -> None:
        if self.table:
            self.everybody_finds_their_table()
        self.http.close()

    def call(self, who: str, method: str, path: str, body: Any = None) -> httpx.Response:
        """Whatever it is, it is done or refused."""
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        answer = self.http.request(method, path, json={} if body is None else body, headers=headers)
        assert answer.status_code < 300 or answer.status_code in REFUSALS, (method, path, answer.text)
        return answer

    @property
    def ids(self) -> dict[str, str | None]:
        """By which id everybody is known at this table."""
        return {
            name: self.inside(self.served.node.tables.pseudonym(self.table, who)) for name, who in self.people.items()
        }

    def inside[Found](self, doing: Coroutine[Any, Any, Found]) -> Found:
        """Something done in the node itself."""
        return asyncio.run_coroutine_threadsafe(doing, self.served.loop).result(10)

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{self.table}").json()
        return found

    @initialize(
        game=st.sampled_from(["capital-lux", "bruges"]),
        seats=st.lists(st.sampled_from(SEATS), min_size=2, max_size=4),
        listed=st.booleans(),
        host=person,
    )
    def open(self, game: str, seats: list[str], listed: bool, host: str) -> None:
        seats = ["open" if kind == "me" and "me" in seats[:place] else kind for place, kind in enumerate(seats)]
        new = {"game": game, "seats": seats, "listed": listed}
        self.table = self.call(host, "POST", "/api/tables", new).json()["table"]
        self.before = self.state

    def place(self, seat: int) -> int:
        """A seat of this table, or (of five) one that it has not."""
        return seat if seat == 5 else seat % len(self.before["seats"])

    @rule(who=person, number=number)
    def sit_there(self, who: str, number: int) -> None:
        self.sit(who, self.place(number))

    @rule(who=person)
    def sit_anywhere(self, who: str) -> None:
        self.sit(who, None)

    def sit(self, who: str, seat: int | None) -> None:
        before = self.before
        done = self.call(who, "POST", f"/api/tables/{self.table}/sit", {"seat": seat})
        if done.is_success:
            assert self.state["seats"][done.json()["seat"]]["player"] == self.ids[who]
        elif seat is not None and seat < len(before["seats"]):
            wanted = before["seats"][seat]
            assert before["state"] != "open" or wanted["kind"] != "empty" or wanted["kept"] not in {None, self.ids[who]}

    @rule(who=person, choice=st.sampled_from([None, "red", "red", "blue", "purple"]))
    def choose(self, who: str, choice: str | None) -> None:
        before = self.before
        done = self.call(who, "PUT", f"/api/tables/{self.table}/choice", {"choice": choice})
        mine = [seat for seat in before["seats"] if seat["player"] == self.ids[who]]
        held = choice is not None and any(seat["choice"] == choice for seat in before["seats"] if seat not in mine)
        fits = before["game"] == "bruges" and before["state"] == "open" and choice != "purple"
        assert done.is_success == (bool(mine) and fits and not held)
        if done.is_success:
            assert self.state["seats"][mine[0]["seat"]]["choice"] == choice

    def seats(self, kind: str) -> list[dict[str, Any]]:
        return [seat for seat in self.before.get("seats", ()) if seat["kind"] == kind]

    @precondition(lambda self: self.before.get("state") == "open" and self.seats("person") and self.seats("empty"))
    @rule()
    def move_to_the_last_free_seat(self) -> None:
        who = next(name for name, player in self.ids.items() if player == self.seats("person")[0]["player"])
        self.sit(who, self.seats("empty")[-1]["seat"])

    @precondition(lambda self: self.before.get("state") == "open" and self.seats("person"))
    @rule()
    def begin_with_bots(self) -> None:
        for seat in self.seats("empty"):
            path = f"/api/tables/{self.table}/seats/{seat['seat']}"
            assert self.call(self.host, "PUT", path, {"bot": "random"}).is_success
        assert self.call(self.host, "POST", f"/api/tables/{self.table}/start").is_success
        assert self.state["state"] == "playing"

    @rule(
        whoever=st.none() | person,
        number=number,
        bot=st.sampled_from([None, "apprentice", *STRENGTHS[-5:-2], "bot:greedy"]),
    )
    def seat_bot(self, whoever: str | None, number: int, bot: str | None) -> None:
        before, seat, who = self.before, self.place(number), whoever or self.host
        done = self.call(who, "PUT", f"/api/tables/{self.table}/seats/{seat}", {"bot": bot})
        assert not done.is_success or before["host"] == self.ids[who]
        sat = before["seats"][seat]["player"] if done.is_success else None
        assert sat is None or (bot is None and sat != before["host"])
        if done.is_success:
            now = self.state["seats"][seat]
            assert (now["player"], now["bot"], now["choice"]) == (None, bot, None)

    @rule(whoever=st.none() | person)
    def call_off(self, whoever: str | None) -> None:
        before, who = self.before, whoever or self.host
        done = self.call(who, "DELETE", f"/api/tables/{self.table}")
        if done.is_success:
            assert before["host"] == self.ids[who]
            assert before["state"] in {"open", "ended"}
            assert self.state["state"] == "ended"

    @rule(who=person)
    def leave(self, who: str) -> None:
        self.call(who, "POST", f"/api/tables/{self.table}/leave")

    @property
    def host(self) -> str:
        return next(name for name, player in self.ids.items() if player == self.before["host"])

    @rule(whoever=st.none() | person)
    def start(self, whoever: str | None) -> None:
        before, who = self.before, whoever or self.host
        done = self.call(who, "POST", f"/api/tables/{self.table}/start")
        if before["state"] == "open" and done.is_success:
            assert before["host"] == self.ids[who]
            assert all(seat["kind"] != "empty" for seat in before["seats"])

    @rule(who=person)
    def come_back(self, who: str) -> None:
        done = self.call(who, "POST", f"/api/tables/{self.table}/return")
        if done.is_success:
            now = self.state
            mine = [seat for seat in now["seats"] if seat["player"] == self.ids[who]]
            assert not mine[0]["away"] or now["state"] != "playing"

    @rule(who=person, number=number)
    def replace(self, who: str, number: int) -> None:
        seat = self.place(number)
        done = self.call(who, "POST", f"/api/tables/{self.table}/seats/{seat}/replace")
        assert not done.is_success or not self.before["seats"][seat]["here"]

    @rule(who=person)
    def end(self, who: str) -> None:
        before = self.before
        done = self.call(who, "POST", f"/api/tables/{self.table}/end")
        assert not done.is_success or before["state"] == "playing"
        others = [seat for seat in self.seats("person") if seat["player"] != self.ids[who] and not seat["absent"]]
        assert not done.is_success or self.state["state"] == ("playing" if others else "ended")

    @rule(who=person)
    def rematch(self, who: str) -> None:
        before = self.before
        done = self.call(who, "POST", f"/api/tables/{self.table}/rematch")
        if done.is_success:
            assert before["state"] in {"over", "ended"}
            assert self.state["rematch"] is None, "nobody else is told"
            assert self.call(who, "GET", f"/api/tables/{self.table}").json()["rematch"] == done.json()["table"]
            self.table = done.json()["table"]
            self.before = self.state
            assert self.before["state"] == "open"
            assert not any(seat["choice"] for seat in self.before["seats"])

    @precondition(lambda self: self.before.get("state") == "playing")
    @rule()
    def the_house_ends_it(self) -> None:
        self.inside(self.served.node.tables.close(self.table, "ended"))

    @invariant()
    def the_table_is_a_table(self) -> None:
        if not self.table:
            return
        now, before = self.state, self.before
        assert now["state"] in ONWARD.get(before["state"], {before["state"]}), (before["state"], now["state"])
        assert len(now["seats"]) == len(before["seats"])
        people = [seat["player"] for seat in now["seats"] if seat["player"]]
        assert len(people) == len(set(people)), "somebody sits twice"
        for place, seat in enumerate(now["seats"]):
            assert seat["seat"] == place
            assert seat["kind"] == ("person" if seat["player"] else "bot" if seat["bot"] else "empty")
            assert (seat["name"] != "") == (seat["kind"] != "empty" or seat["kept"] is not None)
            assert not seat["away"] or (seat["kind"] == "person" and seat["bot"])
        if now["state"] == "open":
            assert now["host"] in self.ids.values()
            assert now["host"] in people or now["host"] == before["host"], "the host is somebody who is there"
        chosen = [seat["choice"] for seat in now["seats"] if seat["choice"]]
        assert len(chosen) == len(set(chosen)), "two have chosen the same"
        assert all(seat["player"] for seat in now["seats"] if seat["choice"]), "nobody sits there any more"
        if before["state"] != "open":
            assert [seat["choice"] for seat in now["seats"]] == [seat["choice"] for seat in before["seats"]]
            assert [seat["player"] for seat in now["seats"]] == [seat["player"] for seat in before["seats"]]
        self.before = now

    def everybody_finds_their_table(self) -> None:
        now = self.state
        for who in PEOPLE:
            mine = [found["table"]["id"] for found in self.call(who, "GET", "/api/me/tables").json()]
            sits = any(seat["player"] == self.ids[who] for seat in now["seats"])
            assert (self.table in mine) == (sits and now["state"] in {"open", "playing"})


def test_nothing_breaks_in_whatever_order_things_are_done(home: Served) -> None:
    Tables.served = home
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=30,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],  # a failure is told at once: making it smaller would take minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
    home.well()
