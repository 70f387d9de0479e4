"""Values: what a table is worth to each seat, learned from games; one module a game, with its `READING`, and its
weights beside it as `<game>.json`. `guildtable train` makes them."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from guildtable.bots.net import Net
from guildtable.bots.rollout import value
from guildtable.bots.taste import AnyTaste
from guildtable.bots.values.reading import AnyReading
from guildtable.kernel.game import AnyGame
from guildtable.kernel.table import Table
from guildtable.shelf import module_name, module_of


@dataclass(frozen=True, slots=True)
class Learned:
    """A game's reading, and the net that was taught with it."""

    reading: AnyReading
    net: Net

    def shares(self, now: Any) -> list[float]:
        """What a table in mid-game is worth to each seat, in shares of winning."""
        return self.net.shares(self.reading.rows(now))

    def value(self, game: AnyGame, taste: AnyTaste, table: Table[Any]) -> list[float]:
        """What was learned, or by who won once the game is over."""
        return self.shares(table.now) if table.question else value(game, taste, table)


def reading_of(game: AnyGame) -> AnyReading | None:
    """How a game is read; None where nobody has said."""
    module = module_of(__name__, game.name)
    return module.READING if module else None


@cache
def _net(name: str) -> Net | None:
    weights = files(__name__).joinpath(f"{module_name(name)}.json")
    return Net.read(weights.read_text(encoding="utf-8")) if weights.is_file() else None


def learned(game: AnyGame) -> Learned | None:
    """What was learned of a game; None where nothing was."""
    reading, net = reading_of(game), _net(game.name)
    return Learned(reading, net) if reading and net else None
