"""The text of an entry: its kind is read from it in one place, and a store finds entries by how they begin."""

from __future__ import annotations

import pytest

from guildtable.kernel.chance import CHANCE
from guildtable.kernel.record import (
    Entry,
    EntryKind,
    Rebased,
    Replied,
    Seated,
    Undone,
    Withdrawn,
    kind_of,
    read_entry,
    reply_prefix,
    seated_prefix,
)

KINDS: list[tuple[Entry, EntryKind]] = [
    (Replied(2, "play-card", ("card:a", "card:b")), "reply"),
    (Replied(CHANCE, "deal", ()), "reply"),
    (Undone(1, 2), "undo"),
    (Withdrawn(0), "withdraw"),
    (Seated(1, "rules the roost"), "seat"),
    (Rebased("2-abc", "{}"), "rules"),
]


@pytest.mark.parametrize(("entry", "kind"), KINDS)
def test_an_entry_tells_its_kind_by_its_text(entry: Entry, kind: EntryKind) -> None:
    assert kind_of(str(entry)) == kind
    assert read_entry(1, str(entry)) == entry


def test_entries_are_found_by_how_they_begin() -> None:
    assert str(Seated(1, "Anna")) == "seat 1 Anna"
    assert str(Seated(1, "Anna")).startswith(seated_prefix())
    assert str(Seated(1, "Anna")).startswith(seated_prefix(1))
    assert not str(Seated(11, "Anna")).startswith(seated_prefix(1))
    assert str(Replied(3, "why", ("a",))).startswith(reply_prefix(3))
    assert str(Replied(CHANCE, "why", ("a",))) == reply_prefix(CHANCE) + "why a"
