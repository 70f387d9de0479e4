"""The boards as data, for tests of layouts."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from guildtable.games.flandern.layout import layout

BOARD = layout("reconstruction")


def data_of(name: str) -> dict[str, Any]:
    """A layout as it is written down."""
    text = files("guildtable.games.flandern").joinpath("layouts", f"{name}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


DATA = data_of("reconstruction")
