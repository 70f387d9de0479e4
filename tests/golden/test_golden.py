"""Golden games: finished once, and ending the same ever after."""

from __future__ import annotations

from collections import Counter
from gzip import decompress as gunzip
from pathlib import Path

import pytest

from examples.verify_record import faults as unlike_the_page
from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.shelf import GAMES
from tools.golden import TOLD, reel

FILES = sorted(file for name in GAMES for file in (Path(__file__).parent / name).glob("*.record"))
"""Those in `before` were played by earlier rules, and are kept as they were."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_is_played_by_the_rules_of_today(file: Path) -> None:
    record = Record.read(file.read_text(encoding="utf-8"))
    game = GAMES[record.header.game]
    assert record.header.rules == game.version, "the rules' number went up: write new golden games, and say why"
    assert verify(game, record) == []


@pytest.mark.parametrize(
    ("file", "players"),
    [
        ("first-format", ("Ada", "Ben")),
        ("named", ("Ada", "Ben")),
        ("erased", ("Ada", "Somebody")),
        ("rewritten", ("Ada", "Somebody")),
    ],
)
def test_both_formats_of_a_record_are_read_with_and_without_a_name(file: str, players: tuple[str, str]) -> None:
    """The same game: with names in its chain, with names beside it, and with one of them erased."""
    text = (Path(__file__).parent / "names" / f"{file}.record").read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.players == players
    assert record.text() == text
    assert verify(GAMES[record.header.game], record) == []
    assert list(unlike_the_page(text)) == []
    assert list(unlike_the_page(text.replace("Ada", "Eve"))) != []


def test_every_game_has_twenty_golden_games_for_each_number_of_players() -> None:
    tables = Counter((file.parent.name, int(file.stem[0])) for file in FILES)
    assert all(tables[game.name, players] >= 20 for game in GAMES.values() for players in game.seats)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_page_speaks_in_its_tests_is_a_golden_game_as_its_first_seat_is_told_it(name: str) -> None:
    kept = Path(__file__).parent / name / f"{TOLD}.reel"
    assert gunzip(kept.read_bytes()) == gunzip(reel(name)), "write it anew: python -m tools.golden --reels"
