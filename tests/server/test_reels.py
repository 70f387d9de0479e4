"""Reels: a whole match in one answer, for anybody once it is over; a file that somebody brings, once it is verified."""

from __future__ import annotations

import gzip
import json
from random import Random
from typing import Any

import pytest

from guildtable.kernel.plain import to_json
from guildtable.kernel.record import Rebased, Record, Replied
from guildtable.server import codec
from guildtable.server.protocol import Refused
from guildtable.server.records import frames
from guildtable.server.reels import LONGEST, brought
from guildtable.shelf import GAMES, game
from tests.server.sitting import a_node, play_on, sit_down


async def a_record(name: str = "capital-lux", seats: int = 2) -> str:
    """A finished match, as text."""
    async with a_node() as node:
        table, _ = await sit_down(node, name, *["person"] * seats)
        await play_on(node, table, Random(name))
        return await node.records.text(table)


def unpacked(packed: bytes) -> Any:
    """As a client reads it."""
    return json.loads(gzip.decompress(packed))


@pytest.mark.parametrize("name", GAMES)
async def test_a_reel_is_every_frame_of_the_match(name: str) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "person")
        await play_on(node, table, Random(name))
        text = await node.records.text(table)
        for view in ("outside", "1", "all"):
            reel = unpacked(await node.reels.packed(table, view))
            assert reel["frames"] == json.loads(codec.encode(frames(text, view, 0, 10**6)))
            assert (reel["match"], reel["game"]) == (table, name)
            assert reel["result"].endswith(f"won by {' '.join(map(str, reel['winners']))}")
            assert await node.reels.packed(table, view) == await node.reels.packed(table, view)


async def test_while_a_match_is_played_nobody_has_a_reel_of_it() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 40)
        for view in ("outside", "0", "1", "all"):
            with pytest.raises(Refused) as refused:
                await node.reels.packed(table, view)
            assert refused.value.code == "no-such-record"


async def test_steps_tell_who_acted_and_never_what_was_replied() -> None:
    text = await a_record("flandern", 3)
    for frame in unpacked(brought(text, "0"))["frames"][1:]:
        assert frame["step"].keys() == {"seq", "kind", "seat", "events", "count", "player"}
        assert frame["step"]["events"] == frame["events"]
        assert len(frame["entry"].split(" ")) <= 2


async def test_a_file_shows_what_the_match_itself_shows() -> None:
    text = await a_record()
    assert unpacked(brought(text, "1"))["frames"] == json.loads(codec.encode(frames(text, "1", 0, 10**6)))
    assert unpacked(brought(text.replace("\n", "\r\n"), "1")) == unpacked(brought(text, "1"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: "",
        lambda _: "a holiday photograph",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("seed: ", "seed: 00"),
        lambda text: text.replace("seed: ", "seed: no seed at all "),
        lambda text: text.replace("game: capital-lux", "game: chess"),
        lambda text: text.replace("players: ", "players: Anna | "),
        lambda text: text.replace("won by", "won by nobody, not by"),
    ],
)
async def test_a_spoilt_file_is_refused_with_what_is_wrong(spoil: Any) -> None:
    with pytest.raises(Refused) as refused:
        brought(spoil(await a_record()), "0")
    assert refused.value.code == "malformed"
    assert refused.value.text.startswith("This record ")


async def test_a_card_put_in_by_hand_is_found_although_the_chain_is_whole() -> None:
    record = Record.read(await a_record())
    first = record.entries[0]
    assert isinstance(first, Replied)
    first.reply = (*first.reply[1:], first.reply[0])
    with pytest.raises(Refused):
        brought(record.text(), "0")


async def test_no_state_is_taken_from_a_file_and_no_endless_one() -> None:
    record = Record.read(await a_record())
    rules = game("capital-lux")
    record.entries.insert(0, Rebased(rules.version, to_json(rules.opening(2))))
    with pytest.raises(Refused, match="rules changed"):
        brought(record.text(), "0")
    record.entries = [record.entries[1]] * (LONGEST + 1)
    with pytest.raises(Refused, match="more than"):
        brought(record.text(), "0")
