"""Choices that are none: refused, and nothing is kept of them."""

from __future__ import annotations

from random import Random

from tests.abuse.nonsense import value
from tests.abuse.places import Served
from tests.server.client import Player

NONE_OF_THEM = [
    "",
    "purple",
    "RED",
    " red",
    "red ",
    "red\x00",
    "r\u00e9d",
    "0",
    "null",
    "guard-house-0=red",
    "x" * 10**5,
]


async def test_nonsense_is_no_choice(patient: Served) -> None:
    anna = await Player.come(patient.url, "Anna")
    table = await anna.open("bruges", "me", "open", choice="green")
    rng = Random(15)
    wrong = [*NONE_OF_THEM, *(sent for sent in (value(rng) for _ in range(150)) if sent is not None)]
    for sent in wrong:
        answer = await anna.call("PUT", f"/api/tables/{table}/choice", {"choice": sent})
        assert answer.json()["code"] in {"malformed", "too-long"}, sent
    bodies: list[object] = [{}, [], None, {"choice": "red", "seat": 1}, {"guard-house-1": "red"}]
    for body in bodies:
        assert (await anna.call("PUT", f"/api/tables/{table}/choice", body)).status_code == 400, body
    assert [seat["choice"] for seat in (await anna.call("GET", f"/api/tables/{table}")).json()["seats"]] == [
        "green",
        None,
    ]
    patient.well()


async def test_nonsense_opens_no_table(patient: Served) -> None:
    anna = await Player.come(patient.url, "Anna")
    for new in (
        {"game": "bruges", "seats": ["me", "open"], "choice": "purple"},
        {"game": "bruges", "seats": ["open", "open"], "choice": "red"},
        {"game": "capital-lux", "seats": ["me", "open"], "choice": "red"},
        {"game": "bruges", "seats": ["me", "open"], "settings": {"guard-house-0": "red"}},
        {"game": "bruges", "seats": ["me", "open"], "settings": {"guard-house-7": "red"}},
        {"game": "flandern", "seats": ["me", "open"], "settings": {"guild-1": "grey"}},
    ):
        answer = await anna.call("POST", "/api/tables", new)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), new
    assert (await anna.call("GET", "/api/me/tables")).json() == []


async def test_nobody_chooses_for_another(patient: Served) -> None:
    anna, bert = await Player.come(patient.url, "Anna"), await Player.come(patient.url, "Bert")
    table = await anna.open("flandern", "me", "open")
    answer = await bert.call("PUT", f"/api/tables/{table}/choice", {"choice": "red"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert (
        await Player(patient.url, "", "", "no-token").call("PUT", f"/api/tables/{table}/choice", {"choice": "red"})
    ).status_code == 401
