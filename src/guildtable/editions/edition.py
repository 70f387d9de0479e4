"""An edition: kernel, games and bots as they were at one time, under a package name of their own.

Today's edition is this package. Those of before lie beside this file, one zip each (`make edition` writes the next):
the same modules, their imports renamed, so that two editions can be loaded at once and share nothing. What they give
is told apart from ours by type only; it has the fields that records, screens and clients of then were made for.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any
from zipfile import ZipFile
from zipimport import zipimporter

from guildtable.bots.taste import AnyTaste
from guildtable.kernel.game import AnyGame
from guildtable.shelf import GAMES

KEPT = Path(__file__).parent
VERSIONS = "versions.json"
"""In each zip: the version of every game it has."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The package of an edition. Its modules are typed like ours of today, of which they are older or newer copies."""

    package: str

    def __call__(self, module: str) -> Any:
        """A module of it, such as `kernel.match`."""
        if self.package not in sys.modules:
            load(KEPT / f"{self.package}.zip")
        return import_module(f"{self.package}.{module}")

    def game(self, name: str) -> AnyGame:
        """The game as it was."""
        found: AnyGame = self("shelf").game(name)
        return found

    def taste(self, game: AnyGame) -> AnyTaste:
        """The taste of one of its games. The first edition had a table of them, where there is a function today."""
        tastes = self("bots.tastes")
        found: AnyTaste = tastes.TASTES[game.name] if hasattr(tastes, "TASTES") else tastes.taste_of(game)
        return found


TODAY = Edition("guildtable")


def edition_of(game: str, version: str) -> Edition | None:
    """The edition that has these rules of a game; of several the newest."""
    if game in GAMES and GAMES[game].version == version:
        return TODAY
    return before().get((game, version))


@cache
def before() -> Mapping[tuple[str, str], Edition]:
    """Every game and version of the editions before today's."""
    found: dict[tuple[str, str], Edition] = {}
    for file in sorted(KEPT.glob("*.zip"), key=lambda file: int(file.stem.rpartition("_")[2])):
        found |= dict.fromkeys(versions_in(file).items(), Edition(file.stem))
    return found


def versions_in(file: Path) -> dict[str, str]:
    """The versions of the games in a zip."""
    with ZipFile(file) as kept:
        found: dict[str, str] = json.loads(kept.read(f"{file.stem}/{VERSIONS}"))
    return found


def load(file: Path) -> None:
    """Load the package in a zip; what is below it, Python finds by its path."""
    spec = zipimporter(str(file)).find_spec(file.stem)
    assert spec
    assert spec.loader
    sys.modules[file.stem] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
