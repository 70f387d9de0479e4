"""A record: a header and all replies, chance's included. Kept for ever; text that a person can read.

Each line ends with the print of all lines so far, so that none can be changed, added or lost unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from guildtable.kernel.chance import CHANCE
from guildtable.kernel.question import NOTHING, Reply, Seat

FORMAT = "guildtable-record 1"


class Broken(ValueError):
    """The text is no record, or no longer the record that was written."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first card."""

    game: str
    rules: str
    players: tuple[str, ...]
    match: str
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=lambda: NOTHING)

    def __post_init__(self) -> None:
        for text in (self.game, self.rules, self.match, *self.players, *self.entropy):
            _writable(text)
        for name, value in self.settings.items():
            _writable(name + value, forbidden="| =")

    def lines(self) -> list[str]:
        """The top of the file."""
        return [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"match: {self.match}",
            f"players: {' | '.join(self.players)}",
            f"settings: {' '.join(f'{name}={value}' for name, value in self.settings.items())}",
            f"commitment: {self.commitment}",
            f"entropy: {' | '.join(self.entropy)}",
        ]


@dataclass(slots=True)
class Replied:
    """A seat, or chance, answered a question."""

    seat: Seat
    why: str
    reply: Reply

    def __str__(self) -> str:
        return " ".join(("chance" if self.seat == CHANCE else str(self.seat), self.why, *self.reply))


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back the last reply; or, with the consent of the others, the last `count`."""

    seat: Seat
    count: int = 1

    def __str__(self) -> str:
        return f"undo {self.seat} {self.count}"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A seat took back an answer that waited for others."""

    seat: Seat

    def __str__(self) -> str:
        return f"withdraw {self.seat}"


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody else, or a bot, plays this seat from here on."""

    seat: Seat
    player: str

    def __post_init__(self) -> None:
        _writable(self.player)

    def __str__(self) -> str:
        return f"seat {self.seat} {self.player}"


@dataclass(frozen=True, slots=True)
class Rebased:
    """The rules changed under the match: from here on it is played by these, from this state (as JSON)."""

    rules: str
    base: str

    def __str__(self) -> str:
        return f"rules {self.rules} {self.base}"


type Entry = Replied | Undone | Withdrawn | Seated | Rebased


@dataclass(slots=True)
class Record:
    """A header, the entries in order and, once the game is over, the seed and the result."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    seed: str = ""
    """Revealed at the end; not part of the chain, for the commitment already binds it."""
    result: str = ""

    def text(self) -> str:
        """The record as a file."""
        lines = [*self.header.lines(), ""]
        for number, (entry, link) in enumerate(zip(self.entries, self.chain(), strict=True), start=1):
            lines.append(f"{number} {entry} #{link}")
        return "\n".join([*lines, "", f"seed: {self.seed}", f"result: {self.result}", ""])

    def chain(self) -> Iterator[str]:
        """The print of everything up to each entry."""
        link = sha256("\n".join(self.header.lines()).encode()).digest()
        for entry in self.entries:
            link = sha256(link + str(entry).encode()).digest()
            yield link.hex()[:16]

    @classmethod
    def read(cls, text: str) -> Record:
        """Read a file; raises `Broken` with the line to look at."""
        try:
            lines = text.split("\n")
            top = lines.index("")
            seed, result, end = lines[-3:]
            record = cls(_header(lines[:top]), seed=_value(seed, "seed"), result=_value(result, "result"))
            if lines[-4] or end:
                raise ValueError("the end is missing")
        except (ValueError, KeyError, IndexError) as error:
            raise Broken(f"this is no {FORMAT}: {error}") from None
        for number, (line, link) in enumerate(record._follow(lines[top + 1 : -4]), start=1):
            if line != f"{number} {record.entries[-1]} #{link}":
                raise Broken(f"entry {number}, or something before it, was changed after it was written")
        return record

    def _follow(self, lines: list[str]) -> Iterator[tuple[str, str]]:
        """Take the entries of these lines one by one, each with the link it should end in."""
        chain = self.chain()
        for number, line in enumerate(lines, start=1):
            body = line.partition(" ")[2].rpartition(" #")[0]
            self.entries.append(read_entry(number, body))
            yield line, next(chain)


def _writable(text: str, forbidden: str = "|") -> None:
    """What stands in a line must read back as it was."""
    if not text.isprintable() or not text or text != text.strip() or any(sign in text for sign in forbidden):
        raise ValueError(
            f"{text!r} cannot be written down: it needs a letter, no line break, no | and no blanks around it"
        )


def _value(line: str, name: str) -> str:
    field, colon, value = line.partition(":")
    if field != name or not colon:
        raise ValueError(f"no {name}")
    return value.strip()


def _header(lines: list[str]) -> Header:
    if lines[0] != FORMAT:
        raise ValueError("wrong first line")
    fields = {name: value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}

    def several(name: str) -> tuple[str, ...]:
        return tuple(fields[name].split(" | ")) if fields[name] else ()

    settings = dict(pair.split("=", 1) for pair in fields["settings"].split())
    return Header(
        game=fields["game"],
        rules=fields["rules"],
        players=several("players"),
        match=fields["match"],
        commitment=fields["commitment"],
        entropy=several("entropy"),
        settings=settings,
    )


def read_entry(number: int, body: str) -> Entry:
    """An entry that was written as text."""
    kind, *words = body.split(" ")
    try:
        match kind:
            case "undo":
                return Undone(int(words[0]), int(words[1]))
            case "withdraw":
                return Withdrawn(int(words[0]))
            case "seat":
                return Seated(int(words[0]), " ".join(words[1:]))
            case "rules":
                return Rebased(words[0], " ".join(words[1:]))
            case _:
                return Replied(CHANCE if kind == "chance" else int(kind), words[0], tuple(words[1:]))
    except (ValueError, IndexError):
        raise Broken(f"entry {number} cannot be read: {body[:60]}") from None
