"""The API's own description: what FastAPI knows of the routes, and what all of them have in common.

Whatever is refused, is refused as the protocol's `Error`; so it is described once, and every route refers to it.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from guildtable.server.protocol import CODES, Ack, Error, FromClient, Pong

SIGNED: dict[str, Any] = {"security": [{"bearer": []}, {"cookie": []}]}
"""Marks a route that needs a session."""
PLACE = "#/components/schemas/{name}"


def describe(app: FastAPI) -> None:
    """Let the application describe itself; the description is made once."""

    def description() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _description(app)
        return app.openapi_schema

    app.openapi = description  # type: ignore[method-assign]


def _description(app: FastAPI) -> dict[str, Any]:
    told = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    components = told["components"]
    for name in ("HTTPValidationError", "ValidationError"):  # FastAPI's own words, which are never sent
        components["schemas"].pop(name, None)
    components["schemas"] |= _messages()
    components["responses"] = {f"Refused{status}": _refused(codes) for status, codes in _by_status().items()}
    components["securitySchemes"] = {
        "bearer": {"type": "http", "scheme": "bearer", "description": "The token of POST /api/guests."},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "guildtable", "description": "For this site's pages."},
    }
    for path in told["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            for status in _by_status():
                operation["responses"][str(status)] = {"$ref": f"#/components/responses/Refused{status}"}
    return told


def _messages() -> dict[str, Any]:
    """The protocol's messages that go over HTTP too."""
    (sent, answered, error), schemas = msgspec.json.schema_components(
        [FromClient, Ack | Pong | Error, Error], ref_template=PLACE
    )
    schemas["Error"]["properties"]["code"]["enum"] = sorted(CODES)
    schemas["Error"]["required"] = ["type", "code", "text"]
    assert error == {"$ref": PLACE.format(name="Error")}
    return {**schemas, "FromClient": sent, "Answer": answered}


def _by_status() -> dict[int, list[str]]:
    found: defaultdict[int, list[str]] = defaultdict(list)
    for code, status in CODES.items():
        found[status].append(code)
    return dict(sorted(found.items()))


def _refused(codes: list[str]) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": PLACE.format(name="Error")}}}
    return {"description": f"Refused: {', '.join(codes)}", "content": content}
