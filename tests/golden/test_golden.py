"""Golden games: finished once, and ending the same ever after."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.shelf import GAMES

FILES = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_is_played_by_the_rules_of_today(file: Path) -> None:
    record = Record.read(file.read_text(encoding="utf-8"))
    game = GAMES[record.header.game]
    assert record.header.rules == game.version, "the rules' number went up: write new golden games, and say why"
    assert verify(game, record) == []


def test_every_game_has_twenty_golden_games_for_each_number_of_players() -> None:
    tables = Counter((file.parent.name, int(file.stem[0])) for file in FILES)
    assert all(tables[game.name, players] >= 20 for game in GAMES.values() for players in game.seats)
