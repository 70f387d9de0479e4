"""Write the JSON Schema of everything that leaves the process: `python -m tools.schema`, or `--check` that it is fresh.

The kernel does not need msgspec for it: its dataclasses are plain, and stay so.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path

import msgspec

from guildtable.kernel.event import Event
from guildtable.kernel.wire import Shown, Told
from guildtable.server.protocol import PROTOCOL
from guildtable.shelf import GAMES
from tools.messages import api, messages

DRAFT = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS = Path(__file__).parent.parent / "docs" / "schema"


def schemas() -> dict[str, str]:
    """The protocol's, the API's, and one a game."""
    protocol = {"$schema": DRAFT, "title": f"protocol {PROTOCOL}", "$defs": messages()}
    return {"protocol.json": _text(protocol), "openapi.json": _text(api()), **games()}


def games() -> dict[str, str]:
    """One schema a game: what a viewer is shown, what it is told, and how a state is stored."""
    found = {}
    for name, game in GAMES.items():
        kinds = [Shown[game.view_type], Told, game.state]  # type: ignore[name-defined]
        _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        for field in fields(game.state):
            if not field.compare:  # such as news: no part of a stored state
                del parts[game.state.__name__]["properties"][field.name]
        parts.pop(Event.__name__, None)
        schema = {
            "$schema": DRAFT,
            "title": f"{name}, rules {game.version}, shape {game.shape}",
            "$defs": dict(sorted(parts.items())),
        }
        found[f"{name}.json"] = _text(schema)
    return found


def _text(schema: object) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files, or say which are stale."""
    stale = [name for name, text in schemas().items() if not _is(SCHEMAS / name, text)]
    if "--check" in sys.argv:
        sys.exit(f"stale: {', '.join(stale)}; run make schema" if stale else 0)
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (SCHEMAS / name).write_text(text, encoding="utf-8")
        print(SCHEMAS / name)


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
