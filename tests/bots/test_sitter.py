"""Who plays a seat: a person or a bot, and how records write it."""

from __future__ import annotations

import pytest

from guildtable.bots.player import Sitter


@pytest.mark.parametrize(("text", "bot"), [("Anna", None), ("bot:search:50ms", "search:50ms"), ("robot", None)])
def test_a_bot_is_told_from_a_person_by_its_name(text: str, bot: str | None) -> None:
    assert Sitter.read(text).bot == bot
    assert str(Sitter.read(text)) == text


def test_a_bot_of_a_kind_is_written_as_it_is_read() -> None:
    assert str(Sitter.of_bot("greedy")) == "bot:greedy"
    assert Sitter.read("bot:greedy") == Sitter.of_bot("greedy")
