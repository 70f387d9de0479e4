"""The header of a record: what was agreed before the first card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from guildtable.kernel.names import is_nameless, writable
from guildtable.kernel.question import NOTHING

FORMAT = "guildtable-record 2"
FIRST_FORMAT = "guildtable-record 1"
"""In which the names of persons stood in the chain. It is still read, and goes on as it began."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first card."""

    game: str
    rules: str
    players: tuple[str, ...]
    """Bots, and fingerprints of persons' names; in format 1 the names themselves."""
    match: str
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    format: str = FORMAT

    def __post_init__(self) -> None:
        for player in self.players:
            self.check(player)
        for text in (self.game, self.rules, self.match, *self.players, *self.entropy):
            writable(text)
        for name, value in self.settings.items():
            writable(name + value, forbidden="| =")

    def check(self, player: str) -> None:
        """Raise `ValueError` if a player may not be written so: since format 2 no name stands in a chain."""
        if self.format != FIRST_FORMAT and not is_nameless(player):
            raise ValueError(f"{player!r} is a name: in the chain stands its fingerprint")

    def lines(self) -> list[str]:
        """The top of the file."""
        return [
            self.format,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"match: {self.match}",
            f"players: {' | '.join(self.players)}",
            f"settings: {' '.join(f'{name}={value}' for name, value in self.settings.items())}",
            f"commitment: {self.commitment}",
            f"entropy: {' | '.join(self.entropy)}",
        ]

    @classmethod
    def read(cls, lines: Sequence[str]) -> Header:
        """Read the top of a file; raises `ValueError` or `KeyError`."""
        if lines[0] not in {FIRST_FORMAT, FORMAT}:
            raise ValueError("wrong first line")
        fields = {name: value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}

        def several(name: str) -> tuple[str, ...]:
            return tuple(fields[name].split(" | ")) if fields[name] else ()

        return cls(
            game=fields["game"],
            rules=fields["rules"],
            players=several("players"),
            match=fields["match"],
            commitment=fields["commitment"],
            entropy=several("entropy"),
            settings=dict(pair.split("=", 1) for pair in fields["settings"].split()),
            format=lines[0],
        )
