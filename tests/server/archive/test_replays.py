"""Replays: a whole match in one answer, for anybody once it is over; or of a file, once it is verified."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from guildtable.kernel.plain import to_json
from guildtable.kernel.record import Entry, Rebased, Record, Replied, Undone
from guildtable.server.archive.reading import soundness
from guildtable.server.archive.reading.frames import frames
from guildtable.server.archive.reading.soundness import packed_reel, sound
from guildtable.server.matches.headway import TO_AND_FRO, most_entries
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES, game
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down

GOLDEN = Path(__file__).parents[2] / "golden"


async def a_record(name: str = "capital-lux", seats: int = 2) -> str:
    """A finished match, as text."""
    async with a_node() as node:
        table, _ = await sit_down(node, name, *["person"] * seats)
        await play_on(node, table, Random(name))
        return await node.records.text(table)


def brought(text: str, view: str) -> bytes:
    """The packed reel of a file."""
    return packed_reel(sound, text, view)


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
            reel = unpacked(await node.replays.packed(ANYBODY, table, view))
            assert reel["frames"] == json.loads(frames(text, view, 0, 10**6))
            assert (reel["match"], reel["game"]) == ((await node.tables.state(table)).match, name)
            assert reel["players"] == ["Person 0", "Person 1"]
            assert reel["result"].endswith(f"won by {' '.join(map(str, reel['winners']))}")
            assert await node.replays.packed(ANYBODY, table, view) == await node.replays.packed(ANYBODY, table, view)


async def test_while_a_match_is_played_nobody_has_a_reel_of_it() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 40)
        for view in ("outside", "0", "1", "all"):
            with pytest.raises(Refused) as refused:
                await node.replays.packed(ANYBODY, table, view)
            assert refused.value.code == "no-such-record"


async def test_steps_tell_who_acted_and_never_what_was_replied() -> None:
    text = await a_record("flandern", 3)
    for frame in unpacked(brought(text, "0"))["frames"][1:]:
        assert frame["step"].keys() == {"seq", "kind", "seat", "events", "count", "player"}
        assert frame["step"]["events"] == frame["events"]
        assert len(frame["entry"].split(" ")) <= 2


async def test_a_file_shows_what_the_match_itself_shows() -> None:
    text = await a_record()
    assert unpacked(brought(text, "1"))["frames"] == json.loads(frames(text, "1", 0, 10**6))
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
    record.entries = [record.entries[1]] * (most_entries(rules) + rules.longest + 1)
    with pytest.raises(Refused, match="more than"):
        brought(record.text(), "0")


async def test_a_running_game_written_down_by_hand_is_not_analysed() -> None:
    record = Record.read(await a_record())
    at = next(n for n, entry in enumerate(record.entries) if n > 20 and isinstance(entry, Replied) and entry.seat >= 0)
    seat = record.entries[at].seat  # type: ignore[union-attr]
    assert soundness.analyse(sound, record.text(), at, seat).options is not None
    del record.entries[at + 2 :]
    record.result = record.seed = ""
    for read in (sound, soundness.known):
        with pytest.raises(Refused, match="not over"):
            soundness.analyse(read, record.text(), at, seat)


async def test_a_file_that_goes_to_and_fro_is_refused_before_a_card_of_it_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = Record.read(await a_record())
    at = max(n for n, entry in enumerate(record.entries[:-20]) if isinstance(entry, Replied) and entry.seat >= 0)
    last = record.entries[at]
    assert isinstance(last, Replied)
    undone: list[Entry] = [Undone(last.seat), last]
    record.entries[at + 1 :] = undone * (TO_AND_FRO // 2)
    record.result = record.seed = ""
    sound(record.text())
    record.entries += undone * TO_AND_FRO

    def nothing_is_played(_: Record) -> list[str]:
        raise AssertionError

    monkeypatch.setattr(soundness, "verify", nothing_is_played)
    with pytest.raises(Refused, match="to and fro"):
        sound(record.text())


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_is_well_below_the_longest(name: str) -> None:
    played = [Record.read(file.read_text(encoding="utf-8")) for file in (GOLDEN / name).glob("*.record")]
    assert max(len(record.entries) for record in played) <= 0.7 * game(name).longest
