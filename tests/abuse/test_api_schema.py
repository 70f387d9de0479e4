"""The API against its own description: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from guildtable.server.app import application
from guildtable.server.protocol import CODES
from guildtable.server.settings import Settings
from tests.abuse.neighbours import Neighbours
from tests.abuse.places import Served
from tests.server.client import Player

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
DESCRIPTION = application(Settings(database="sqlite://")).openapi()
CALLABLE = schemathesis.openapi.from_dict(DESCRIPTION).exclude(path_regex="/stream$")
"""All but the stream: it does not end, and has tests of its own."""
CALLS = {"calls": 0}


@pytest.fixture(scope="module")
def people(patient: Served) -> Iterator[dict[str, str]]:
    """Somebody with a session, and tables to name: one open, one begun."""

    async def come() -> dict[str, str]:
        anna = await Player.come(patient.url, "Anna")
        bert = await Player.come(patient.url, "Bert")
        begun = await anna.open("capital-lux", "me", "greedy", start=True)
        waiting = await bert.open("bruges", "me", "open", "open")
        return {"token": anna.token, "begun": begun, "waiting": waiting}

    yield asyncio.run(come())
    print(f"\ncalls made from the description: {CALLS['calls']}")  # noqa: T201


@CALLABLE.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_is_answered_as_described(case: Any, patient: Served, people: dict[str, str]) -> None:
    CALLS["calls"] += 1
    number = CALLS["calls"]
    checks = [*CHECKS, negative_data_rejection]
    if number % 3 and "table" in case.path_parameters:
        case.path_parameters["table"] = people["begun" if number % 2 else "waiting"]
        checks = CHECKS  # what was wrong with the call may have been the table
    goodbye = (case.method, case.path) == ("DELETE", "/api/me")
    headers = {"authorization": f"Bearer {people['token']}"} if number % 4 and not goodbye else {}
    case.call_and_validate(base_url=patient.url, headers=headers, checks=checks, timeout=30)


def test_after_all_that_a_game_can_be_played(patient: Served) -> None:
    async def play() -> None:
        async with Neighbours(patient.url) as neighbours:
            await neighbours.play(6)

    asyncio.run(play())
    patient.well()


def test_every_route_says_how_it_refuses() -> None:
    statuses = {str(status) for status in CODES.values()}
    for path, operations in DESCRIPTION["paths"].items():
        for method, operation in operations.items():
            assert statuses <= set(operation["responses"]), (method, path)
            assert "422" not in operation["responses"], (method, path)
            unsigned = path == "/api/guests" or (method, path) == ("post", "/api/me")  # the ways in
            unsigned |= path == "/api/calls/unsubscribe/{token}"  # by a letter, in a mail program
            changes = method != "get" and not unsigned and not path.endswith("/messages")
            assert not changes or operation["security"], (method, path)
    error = DESCRIPTION["components"]["schemas"]["Error"]
    assert set(error["properties"]) == {"type", "code", "text", "reason", "key", "wait"}
    assert error["properties"]["code"]["enum"] == sorted(CODES)
