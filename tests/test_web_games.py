"""The web's list of games is the server's, generated: nobody writes it by hand a second time."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from guildtable.games.capital_lux.cards import MODIFIERS
from guildtable.shelf import GAMES
from tools.floors import ROOT, sources
from tools.schema import SCHEMAS

WEB = ROOT / "web"
LIST = (WEB / "protocol" / "games.ts").read_text(encoding="utf-8")


def test_the_list_is_made_from_the_schema() -> None:
    assert LIST.splitlines()[1] == f"// sha256 {sha256((SCHEMAS / 'protocol.json').read_bytes()).hexdigest()}"
    listed = re.search(r"GAME_NAMES = \[(.*)\]", LIST)
    assert listed, "run make types"
    assert re.findall(r'"([\w-]+)"', listed[1]) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_its_own_folder_only(game: str) -> None:
    """Elsewhere the list is used, and what a game has is found by its folder."""
    for file in sources(WEB):
        if file.relative_to(WEB).parts[0] in {"games", "protocol"}:
            continue
        assert f'"{game}"' not in file.read_text(encoding="utf-8"), file.relative_to(WEB)


def test_the_page_counts_with_the_same_modifiers() -> None:
    """Told what a round's end revealed, the page says anew how far hidden modifiers can move a limit."""
    listed = re.search(r"MODIFIERS = \[(.*)\]", (WEB / "games/capital-lux/aftermath.ts").read_text(encoding="utf-8"))
    assert listed
    assert [int(value) for value in listed[1].split(",")] == sorted(map(int, MODIFIERS))
