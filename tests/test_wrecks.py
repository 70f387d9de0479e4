"""What sabotage would break is really there: a wreck that no longer fits the code proves nothing."""

from __future__ import annotations

import pytest

from guildtable.shelf import GAMES
from tools.sabotage import PARTS, ROOT, Wreck, source, wrecks

LISTED = [pytest.param(part, wreck, id=wreck.what) for part in (*PARTS, *GAMES) for wreck in wrecks(part)]


@pytest.mark.parametrize(("part", "wreck"), LISTED)
def test_a_wreck_fits_the_code_of_today(part: str, wreck: Wreck) -> None:
    text = (ROOT / source(part) / wreck.file).read_text(encoding="utf-8")
    assert text.count(wreck.sound) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_lists_at_least_ten(game: str) -> None:
    assert len(wrecks(game)) >= 10
