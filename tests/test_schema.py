"""The published JSON Schema is that of today, and describes what is really sent."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from guildtable.kernel.game import AnyGame
from guildtable.kernel.plain import plain, to_json
from guildtable.kernel.wire import Shown, Told, heard, shown
from guildtable.shelf import GAMES
from tests.properties.walk import walk
from tools.schema import SCHEMAS, schemas

TYPES = SCHEMAS.parent.parent / "web" / "protocol"


def test_the_published_schema_is_fresh() -> None:
    for name, text in schemas().items():
        assert (SCHEMAS / name).read_text(encoding="utf-8") == text, "run make schema"


def test_the_types_for_typescript_are_made_from_it() -> None:
    for name in schemas():
        made = (
            "messages" if name == "protocol.json" else "api" if name == "openapi.json" else name.removesuffix(".json")
        )
        banner = (TYPES / f"{made}.ts").read_text(encoding="utf-8").splitlines()[1]
        assert banner == f"// sha256 {sha256((SCHEMAS / name).read_bytes()).hexdigest()}", "run make types"


def test_a_client_has_no_type_of_what_is_stored() -> None:
    for game in GAMES.values():
        assert f"interface {game.state.__name__} " not in (TYPES / f"{game.name}.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_sent_reads_back_as_the_types_of_the_schema(game: AnyGame) -> None:
    kind: Any = Shown[game.view_type]  # type: ignore[name-defined]
    for moment in walk(game, game.seats[0], 1):
        for viewer in (0, None):
            sent = shown(moment.after, viewer)
            assert plain(msgspec.json.decode(to_json(sent), type=kind, strict=True)) == plain(sent)
            for told in heard(moment.step.events, viewer):
                assert plain(msgspec.json.decode(to_json(told), type=Told)) == json.loads(to_json(told))
