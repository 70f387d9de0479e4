"""A record played again, and verified, each part of it by the rules it was played by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from guildtable.editions.edition import Edition, edition_of
from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.header import FIRST_FORMAT
from guildtable.kernel.match import Match, rebasing
from guildtable.kernel.position import resume
from guildtable.kernel.record import Broken, Entry, Rebased, Record
from guildtable.kernel.store import restore
from guildtable.kernel.wire import Shown
from guildtable.shelf import game as game_named


@dataclass(frozen=True, slots=True)
class RulesSection:
    """Entries that were played by the same rules: from `first` to `last`, where 0 is before the first card."""

    rules: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry done again, what it brought about, and the position after it, in the edition it was played by."""

    number: int
    entry: Entry | None
    events: tuple[Event, ...]
    edition: Edition
    position: Any

    def shown(self, viewer: Viewer) -> Shown[Any]:
        """What a viewer was shown."""
        seen: Shown[Any] = self.edition("kernel.wire").shown(self.position, viewer)
        return seen


def sections(record: Record) -> list[RulesSection]:
    """The parts of a record, each with its rules; one, if they never changed."""
    changes = [(0, record.header.rules)]
    changes += [(number, entry.rules) for number, entry in enumerate(record.entries, 1) if isinstance(entry, Rebased)]
    ends = [number - 1 for number, _ in changes[1:]] + [len(record.entries)]
    return [RulesSection(rules, first, last) for (first, rules), last in zip(changes, ends, strict=True)]


def replay(record: Record) -> Iterator[Moment]:
    """Play a record again, entry by entry. Parts whose rules are not kept here are passed over."""
    for section in sections(record):
        edition = edition_of(record.header.game, section.rules)
        if edition is None:
            continue
        for moment in edition("kernel.match").replay(
            edition.game(record.header.game), _up_to(record, section, edition)
        ):
            if section.first <= moment.number <= section.last:
                entry = record.entries[moment.number - 1] if moment.number else None
                events = tuple(Event(told.id, told.args, told.only, told.but) for told in moment.events)
                yield Moment(moment.number, entry, events, edition, moment.match.position)


def verify(record: Record) -> list[str]:
    """What is wrong with a record: the chance, the replies, the result. (Its chain was checked by reading it.)"""
    faults: list[str] = []
    for section in sections(record):
        edition = edition_of(record.header.game, section.rules)
        if edition:
            game = edition.game(record.header.game)
            faults += edition("kernel.match").verify(game, _up_to(record, section, edition))
        else:
            faults.append(f"entries {section.first} to {section.last}: rules {section.rules} are not kept here")
    return list(dict.fromkeys(faults))


def go_on(record: Record) -> Match:
    """A match where its record ends. If it was played by rules of before, it goes on by those of today."""
    game, last = game_named(record.header.game), sections(record)[-1]
    if last.rules == game.version:
        return Match.load(game, record)
    *_, moment = replay(record) if edition_of(game.name, last.rules) else (None,)
    if moment is None:
        raise Broken(f"it was last played by rules {last.rules}, which this Guildtable does not have: it cannot go on")
    if moment.position.over:
        raise Broken("the game is over: look at it by `guildtable replay`")
    position = restore(game, moment.edition("kernel.store").store(moment.position))
    match = Match(game, replace(record, entries=record.entries[:]), resume(game, position.base))
    for entry in rebasing(position):
        match.enter(entry)
    return match


def _up_to(record: Record, section: RulesSection, edition: Edition) -> Any:
    """The record to the end of a section, as a record of the edition: by its text."""
    if section.last < len(record.entries):
        record = replace(record, entries=record.entries[: section.last], result="")
    kernel = edition("kernel.record")
    if kernel.FORMAT == FIRST_FORMAT:  # it knows no other; what the chain has instead of names, it takes for names
        record = replace(record, header=replace(record.header, format=FIRST_FORMAT), names=(), before="")
    return kernel.Record.read(record.text())
