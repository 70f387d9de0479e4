"""Every game on the shelf has all that belongs to a game, or says what it does not have."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import pytest
from rich.console import Console

from guildtable.bots.playout import play_out
from guildtable.bots.tastes import taste_of
from guildtable.catalogue import LANGUAGES
from guildtable.cli.tables import drawing_of, plain
from guildtable.cli.words import Words
from guildtable.kernel.plain import plain as plain_values
from guildtable.kernel.wire import shown
from guildtable.research.observations import observation_of
from guildtable.shelf import GAMES, WITHOUT, Part, game, games_with, module_name
from tests.properties.walk import walk
from tests.toys import tavern

ROOT = Path(__file__).parent.parent
PARTS: dict[Part, tuple[str, ...]] = {
    "taste": ("src/guildtable/bots/tastes/{module}",),
    "observation": ("src/guildtable/research/observations/{module}",),
    "drawing": ("src/guildtable/cli/tables/{module}",),
    "page": ("web/games/{name}/index.ts",),
    "lesson": (
        "src/guildtable/server/archive/lessons/{name}.record",
        *(f"web/words/lessons/{{name}}.{language}.ftl" for language in LANGUAGES),
    ),
    "rulebook": (
        "docs/rules/{name}.md",
        "web/games/{name}/rulebook.ts",
        *(f"web/words/rules-{{name}}.{language}.ftl" for language in LANGUAGES),
    ),
}
"""Where each part of a game lies; docs/how-to/add-a-game.md tells the same."""


def files_of(name: str, part: Part) -> list[str]:
    """The files by which a game has a part."""
    return [place.format(name=name, module=module_name(name)) for place in PARTS[part]]


def is_there(file: Path) -> bool:
    """Is there such a file? What has no ending is a module, and may be a folder."""
    return file.is_file() or file.with_suffix(".py").is_file() or (file / "__init__.py").is_file()


@pytest.mark.parametrize("part", get_args(Part.__value__))
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_part_or_says_that_it_has_none(name: str, part: Part) -> None:
    there = [file for file in files_of(name, part) if is_there(ROOT / file)]
    if name in games_with(part):
        missing = sorted({*files_of(name, part)} - {*there})
        assert not missing, f"write it, or say in WITHOUT of shelf.py that {name} has no {part}"
    else:
        assert not there, f"take {part} out of WITHOUT in shelf.py: {name} has one"


def test_only_games_of_the_shelf_say_what_they_do_not_have() -> None:
    assert WITHOUT.keys() <= GAMES.keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_the_name_of_its_folder(name: str) -> None:
    assert game(name).package == f"guildtable.games.{module_name(name)}"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_has_is_used(name: str) -> None:
    found = game(name)
    if name in games_with("taste"):
        assert taste_of(found).swing
    if name in games_with("observation"):
        assert observation_of(found).whys
    if name in games_with("drawing"):
        assert drawing_of(found) is not plain.DRAWING


def test_without_a_taste_every_bot_plays_all_the_same_and_search_goes_by_points() -> None:
    assert list(taste_of(tavern.GAME).hopes(tavern.GAME.opening(3))) == [0.0] * 3
    won = 0
    for number in range(6):
        ended = play_out(tavern.GAME, ["search:12", "greedy", "random"], f"toy {number}")
        won += 0 in tavern.GAME.winners(ended.now)
    assert won >= 4


def test_a_game_without_an_observation_says_where_to_write_one() -> None:
    with pytest.raises(ValueError, match=r"tavern has no observation.*guildtable/research/observations/tavern\.py"):
        observation_of(tavern.GAME)


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_drawing_shows_all_that_a_viewer_sees(name: str) -> None:
    words = Words("en", game(name), players=["Ada", "Ben", "Cas"])
    moments = list(walk(game(name), 3, 1))
    moment = moments[min(40, len(moments) // 2)]
    for viewer in (0, None):
        seen = shown(moment.after, viewer)
        console = Console(width=2000, file=StringIO(), record=True)
        console.print(plain.DRAWING.table(seen, words))
        drawn = console.export_text()
        assert all(
            f"{player} {score.total}" in drawn for player, score in zip(words.players, seen.standing, strict=True)
        )
        assert [word for word in leaves(plain_values(seen.view)) if word not in drawn] == []


def leaves(value: Any) -> Iterator[str]:
    """Every word and number in a plain value, and the names of its fields."""
    if isinstance(value, dict):
        yield from value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from leaves(part)
    if isinstance(value, str | int):
        yield str(value)
