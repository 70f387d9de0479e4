"""A record: a header and all replies, chance's included. Kept for ever; text that a person can read.

Each line ends with the fingerprint of all lines so far, so that none can be changed, added or lost unnoticed. The
names of persons are no part of that: they stand beside the chain (see `names.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal

from guildtable.kernel.chance import CHANCE
from guildtable.kernel.header import FIRST_FORMAT, FORMAT, Header
from guildtable.kernel.names import Name, called, fingerprinted, writable
from guildtable.kernel.question import Reply, Seat

type EntryKind = Literal["reply", "undo", "withdraw", "seat", "rules"]
FIRST_WORDS: Mapping[str, EntryKind] = {"undo": "undo", "withdraw": "withdraw", "seat": "seat", "rules": "rules"}
"""How entries begin, by kind; a reply begins with its seat, or with `chance`."""


class Broken(ValueError):
    """The text is no record, or no longer the record that was written."""


@dataclass(slots=True)
class Replied:
    """A seat, or chance, answered a question."""

    seat: Seat
    why: str
    reply: Reply

    def __str__(self) -> str:
        return reply_prefix(self.seat) + " ".join((self.why, *self.reply))


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
        writable(self.player)

    def __str__(self) -> str:
        return seated_prefix(self.seat) + self.player


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
    """A header, the entries in order and, once the game is over, the seed and the result; beside it, the names."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    seed: str = ""
    """Revealed at the end; not part of the chain, for the commitment already binds it."""
    result: str = ""
    names: tuple[Name, ...] = ()
    """Of persons, as far as they were not erased."""
    before: str = ""
    """The last link it had in format 1, if it was rewritten."""

    @property
    def players(self) -> tuple[str, ...]:
        """What those are called who sat down first."""
        return tuple(map(self.name_of, self.header.players))

    @property
    def chained(self) -> list[str]:
        """Everybody who stands in the chain."""
        return [*self.header.players, *(entry.player for entry in self.entries if isinstance(entry, Seated))]

    def name_of(self, player: str) -> str:
        """What a player of the chain is called."""
        return called([*self.chained, player], self.names)[player]

    def without(self, seat: Seat) -> Record:
        """The record without the names of the persons who sat on this seat. Its links stay as they are."""
        sat = {entry.player for entry in self.entries if isinstance(entry, Seated) and entry.seat == seat}
        sat.add(self.header.players[seat])
        return replace(self, names=tuple(name for name in self.names if name.fingerprint not in sat))

    def text(self) -> str:
        """The record as a file."""
        lines = [*self.header.lines(), ""]
        for number, (entry, link) in enumerate(zip(self.entries, self.chain(), strict=True), start=1):
            lines.append(f"{number} {entry} #{link}")
        beside = [f"name: {name.salt} {name.text}" for name in self.names]
        beside += [f"before: {self.before}"] if self.before else []
        return "\n".join([*lines, "", *beside, f"seed: {self.seed}", f"result: {self.result}", ""])

    def chain(self) -> Iterator[str]:
        """The fingerprint of everything up to each entry."""
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
            bottom = lines.index("", top + 1)
            *beside, seed, result, end = lines[bottom + 1 :]
            record = cls(Header.read(lines[:top]), seed=_value(seed, "seed"), result=_value(result, "result"))
            if end:
                raise ValueError("the end is missing")
            record._read_beside(beside)
        except (ValueError, KeyError, IndexError) as error:
            raise Broken(f"this is no {FORMAT}: {error}") from None
        for number, (line, link) in enumerate(record._follow(lines[top + 1 : bottom]), start=1):
            if line != f"{number} {record.entries[-1]} #{link}":
                raise Broken(f"entry {number}, or something before it, was changed after it was written")
        for name in record.names:
            if name.fingerprint not in record.chained:
                raise Broken(f"nobody of the name {name.text} played: the name, or its salt, was changed")
        return record

    def _read_beside(self, lines: list[str]) -> None:
        """Take what stands beside the chain: names, and the last link it had in format 1."""
        if lines and self.header.format == FIRST_FORMAT:
            raise ValueError("nothing stands beside its chain")
        if lines and lines[-1].startswith("before: "):
            self.before = _value(lines.pop(), "before")
        salted = [_value(line, "name").partition(" ") for line in lines]
        self.names = tuple(Name(salt, text) for salt, _, text in salted)

    def _follow(self, lines: list[str]) -> Iterator[tuple[str, str]]:
        """Take the entries of these lines one by one, each with the link it should end in."""
        chain = self.chain()
        for number, line in enumerate(lines, start=1):
            body = line.partition(" ")[2].rpartition(" #")[0]
            self.entries.append(entry := read_entry(number, body))
            if isinstance(entry, Seated):
                try:
                    self.header.check(entry.player)
                except ValueError as error:
                    raise Broken(f"entry {number}: {error}") from None
            yield line, next(chain)


def _value(line: str, name: str) -> str:
    field, colon, value = line.partition(":")
    if field != name or not colon:
        raise ValueError(f"no {name}")
    return value.strip()


def in_second_format(record: Record, salt: Callable[[], str]) -> Record:
    """A record of format 1 as format 2, so that a name can be erased from it; its last link is kept beside it."""
    if record.header.format != FIRST_FORMAT:
        return record
    *_, last = "", *record.chain()
    chained, names = fingerprinted(record.chained, salt)
    written = dict(zip(record.chained, chained, strict=True))
    header = replace(record.header, players=tuple(written[p] for p in record.header.players), format=FORMAT)
    entries = [Seated(e.seat, written[e.player]) if isinstance(e, Seated) else e for e in record.entries]
    return replace(record, header=header, entries=entries, names=names, before=last)


def kind_of(text: str) -> EntryKind:
    """The kind of an entry that was written as text."""
    return FIRST_WORDS.get(text.partition(" ")[0], "reply")


def seated_prefix(seat: Seat | None = None) -> str:
    """How the text of a `Seated` begins, of any seat or of this one: a store finds them by it."""
    return "seat " if seat is None else f"seat {seat} "


def reply_prefix(seat: Seat) -> str:
    """How the text of a reply of this seat begins: a store finds them by it."""
    return "chance " if seat == CHANCE else f"{seat} "


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
