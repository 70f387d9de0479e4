"""`docs/protocol.md` cannot rot: what it shows is what is sent, and what it says can be checked is checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pydantic import BaseModel

from examples.verify_record import faults
from guildtable.games.capital_lux.view import CapitalLuxView
from guildtable.kernel import wire
from guildtable.kernel.wire import Shown
from guildtable.server import protocol
from guildtable.server.codec import encode, read_message
from guildtable.server.http import calls, players, records, reports, table_forms
from guildtable.shelf import GAMES
from tests.server.sitting import a_node, play_on, sit_down

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json(?: (\w+))?\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PLACES = (protocol, players, table_forms, calls, records, reports, wire)
CLIENT = {kind.__struct_config__.tag for kind in protocol.FromClient.__value__.__args__}
SERVER = {kind.__struct_config__.tag for kind in protocol.FromServer.__value__.__args__}
SHOWN: Any = Shown[CapitalLuxView]


def read(name: str, text: str) -> Any:
    """A block, by its name or by its own type; raises unless it is such a thing."""
    if name:
        kind = next(getattr(place, name) for place in PLACES if hasattr(place, name))
        return kind.model_validate_json(text) if issubclass(kind, BaseModel) else msgspec.json.decode(text, type=kind)
    if json.loads(text)["type"] in CLIENT:
        return read_message(text)
    message = msgspec.json.decode(text, type=protocol.FromServer.__value__)
    if isinstance(message, protocol.Update):
        assert isinstance(message.shown, msgspec.Raw)
        msgspec.json.decode(message.shown, type=SHOWN)
    return message


@pytest.mark.parametrize(("name", "text"), BLOCKS)
def test_every_message_of_the_page_is_one(name: str, text: str) -> None:
    said = json.loads(text)
    found = read(name, text)
    back = json.loads(found.model_dump_json() if hasattr(found, "model_dump_json") else encode(found))
    assert said.items() <= back.items()
    assert name or said["type"] in CLIENT or said == back


def test_the_page_shows_every_message_there_is() -> None:
    shown = {json.loads(text)["type"] for name, text in BLOCKS if not name}
    assert shown >= CLIENT | SERVER - {"table"}
    assert "`table`" in PAGE


def test_the_page_explains_every_code_and_every_kind_of_step() -> None:
    for code, status in protocol.CODES.items():
        assert f"| `{code}` | {status} |" in PAGE
    for kind in protocol.Deed.__value__.__args__:
        assert f"| `{kind}` |" in PAGE


def test_the_page_names_every_field_of_an_update_and_of_what_is_shown() -> None:
    for field in (*protocol.Update.__struct_fields__, *Shown.__dataclass_fields__):
        assert f"| `{field}` |" in PAGE


def test_the_page_explains_why_an_undo_is_barred() -> None:
    words = (Path(__file__).parents[3] / "src/guildtable/kernel/undo.py").read_text(encoding="utf-8")
    for reason in re.findall(r'"(undo-barred-[a-z-]+)"', words):
        assert f"`{reason}`" in PAGE


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_is_verified_by_the_formulas_of_the_page_alone(name: str) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "greedy", "person")
        await play_on(node, table, Random(name))
        text = await node.records.text(table)
    assert list(faults(text)) == []
    assert list(faults(broken(text))) != []


def broken(text: str) -> str:
    """Another seed than was committed to."""
    seed = text.partition("seed: ")[2][:64]
    return text.replace(seed, ("0" if seed[0] != "0" else "1") + seed[1:])
