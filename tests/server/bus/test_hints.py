"""Hints keep their bytes: nodes of two versions share a bus while a site is upgraded."""

from __future__ import annotations

import pytest

from guildtable.server.bus.hints import (
    ChatChanged,
    Hint,
    ListChanged,
    SeatsMoved,
    SessionEnded,
    TableChanged,
    TurnChanged,
    Written,
    decode,
    encode,
    notifications_of,
    player_at,
)

BYTES: list[tuple[Hint, str]] = [
    (Written(17), "17"),
    (TableChanged(), "table"),
    (ChatChanged(), "chat"),
    (ListChanged(), "tables"),
    (TurnChanged("t1", 7, asked=True), "t1 7 1"),
    (TurnChanged("t1", 8, asked=False), "t1 8 0"),
    (SessionEnded("0123abcd"), "ended 0123abcd"),
    (SeatsMoved("t1"), "moved t1"),
]


@pytest.mark.parametrize(("hint", "text"), BYTES)
def test_a_hint_has_the_bytes_it_always_had(hint: Hint, text: str) -> None:
    assert encode(hint) == text
    assert decode(text) == hint


@pytest.mark.parametrize("text", ["", "lost", "t1 7", "t1 seven 1"])
def test_what_is_no_hint_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        decode(text)


def test_a_players_place_is_told_from_a_tables() -> None:
    assert notifications_of("anna") == "@anna"
    assert player_at("@anna") == "anna"
    assert player_at("0123abcd") is None
