"""The published JSON Schema is that of today, and describes what is really sent."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from guildtable.kernel.game import AnyGame
from guildtable.kernel.plain import plain, to_json
from guildtable.kernel.wire import Shown, Told, heard, shown
from guildtable.shelf import GAMES
from tests.properties.walk import walk
from tools.schema import SCHEMAS, schemas


def test_the_published_schema_is_fresh() -> None:
    for name, text in schemas().items():
        assert (SCHEMAS / name).read_text(encoding="utf-8") == text, "run python tools/schema.py"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_sent_reads_back_as_the_types_of_the_schema(game: AnyGame) -> None:
    kind: Any = Shown[game.view_type]  # type: ignore[name-defined]
    for moment in walk(game, game.seats[0], 1):
        for viewer in (0, None):
            sent = shown(moment.after, viewer)
            assert plain(msgspec.json.decode(to_json(sent), type=kind, strict=True)) == plain(sent)
            for told in heard(moment.step.events, viewer):
                assert plain(msgspec.json.decode(to_json(told), type=Told)) == json.loads(to_json(told))
