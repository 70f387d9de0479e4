"""The checker: holds what clients saw against what the database has. Nothing acknowledged may be lost, nothing done
twice, and everybody must have been told the same steps in the same order, without a gap."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from guildtable.kernel.chance import CHANCE
from guildtable.kernel.match import verify
from guildtable.kernel.record import Broken, Record, Replied, Seated, Undone, Withdrawn, read_entry
from guildtable.shelf import game
from lab.faults.history import BOTS_KEY, Answered, History, Kept, Sent, Step, Written


def wrongs(kept: Kept, histories: Sequence[History], *, lossy: bool = False) -> list[str]:
    """All that is wrong with a match; nothing, if it went as it should.

    Where the database may forget what it has acknowledged (`lossy`), whoever was told so must expect it.
    """
    told = {history.seat for history in histories if history.went_back} if lossy else set()
    found = [
        *_journal(kept),
        *_answers(kept, [history for history in histories if history.seat not in told]),
        *_authors(kept, histories),
        *_probes(histories),
        *_record(kept),
    ]
    steps = [_step(row) for row in kept.rows]
    for history in histories:
        if history.stayed or not lossy:
            found += _stream(history, steps)
    return [f"{kept.match}: {wrong}" for wrong in found]


def gone(kept: Kept, histories: Sequence[History]) -> int:
    """How many replies were acknowledged and are not there."""
    there = {row.key for row in kept.rows}
    acknowledged = {answer.key for history in histories for answer in history.answered if answer.seq}
    return len(acknowledged - there)


def _journal(kept: Kept) -> Iterator[str]:
    """The numbers have no holes, and no key is there twice."""
    for place, row in enumerate(kept.rows, start=1):
        if row.seq != place:
            yield f"journal: entry {place} is missing, {row.seq} stands there"
            break
    for key, count in Counter(row.key for row in kept.rows if row.key).items():
        if count > 1:
            yield f"journal: key {key} was applied {count} times"


def _answers(kept: Kept, histories: Sequence[History]) -> Iterator[str]:
    """What was acknowledged is there, as it was sent and where it was said to be; what was refused is not."""
    by_key = {row.key: row for row in kept.rows if row.key}
    for history in histories:
        sent = {wish.key: wish for wish in history.sent}
        told: dict[str, set[tuple[int, str]]] = defaultdict(set)
        for answer in history.answered:
            told[answer.key].add((answer.seq, answer.code))
        for key, answers in told.items():
            if key not in sent:
                yield f"{history.who}: an answer came to {key}, which was never sent"
            elif len(answers) > 1:
                yield f"{history.who}: {key} was answered differently: {sorted(answers)}"
            else:
                yield from _answer(history.who, sent[key], Answered(key, *next(iter(answers))), by_key.get(key))


def _answer(who: str, sent: Sent, answer: Answered, row: Written | None) -> Iterator[str]:
    if answer.code:
        if row:
            yield f"{who}: {sent.key} was refused ({answer.code}), but is entry {row.seq}"
    elif row is None:
        yield f"{who}: {sent.key} was acknowledged as {answer.seq}, and is lost"
    else:
        if row.seq != answer.seq:
            yield f"{who}: {sent.key} was acknowledged as {answer.seq}, but is entry {row.seq}"
        if (row.body or "") != sent.body or not _same(sent, row):
            yield f"{who}: {sent.key} was sent as {sent.body!r}, but {row.entry!r} ({row.body!r}) was written"


def _same(sent: Sent, row: Written) -> bool:
    """Is the entry what was sent?"""
    match read_entry(row.seq, row.entry):
        case Replied(seat, _, reply):
            return sent.kind == "reply" and seat == sent.seat and sorted(reply) == sorted(sent.body.split()[2:])
        case Undone(seat, 1) | Withdrawn(seat):
            return sent.kind == "undo" and seat == sent.seat
    return False


def _authors(kept: Kept, histories: Sequence[History]) -> Iterator[str]:
    """Nothing stands in the journal that nobody sent. Chance and the house have no keys; bots have their own."""
    sent = {(wish.key, wish.seat) for history in histories for wish in history.sent}
    for row in kept.rows:
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Replied) and entry.seat == CHANCE:
            continue
        seat = getattr(entry, "seat", None)
        if row.key is None:
            yield f"journal: entry {row.seq} ({row.entry!r}) has no key"
        elif seat in kept.bots:
            if not row.key.startswith(BOTS_KEY):
                yield f"journal: entry {row.seq} is a bot's, but has the key {row.key}"
        elif (row.key, seat) not in sent:
            yield f"journal: entry {row.seq} ({row.entry!r}) was sent by nobody"


def _probes(histories: Sequence[History]) -> Iterator[str]:
    for history in histories:
        for probe in history.probes:
            if probe.got != probe.wanted:
                yield f"{history.who}: {probe.what} ({probe.key}) was answered {probe.got}, not {probe.wanted}"


def _step(row: Written) -> Step:
    """What viewers must be told of an entry."""
    match read_entry(row.seq, row.entry):
        case Replied(seat):
            return Step(row.seq, "reply", None if seat == CHANCE else seat)
        case Undone(seat):
            return Step(row.seq, "undo", seat)
        case Withdrawn(seat):
            return Step(row.seq, "withdraw", seat)
        case Seated(seat):
            return Step(row.seq, "seat", seat)
    return Step(row.seq, "rules", None)


def _stream(history: History, journal: Sequence[Step]) -> Iterator[str]:
    """A viewer's stream is the journal from where it began, number after number, to the end if it stayed."""
    expected = history.first
    for step in history.steps:
        if step.seq != expected:
            fault = "repeated or out of order" if step.seq < expected else "a gap"
            yield f"{history.who}: {fault}: after {expected - 1} came {step.seq}"
            return
        expected += 1
        if step.seq > len(journal):
            yield f"{history.who}: was told of step {step.seq}, which the journal does not have"
            return
        if journal[step.seq - 1] != step:
            yield f"{history.who}: was told {step}, but the journal has {journal[step.seq - 1]}"
            return
    if history.stayed and expected != len(journal) + 1:
        yield f"{history.who}: was told up to {expected - 1} of {len(journal)} steps"


def _record(kept: Kept) -> Iterator[str]:
    """It is over, and its record is the journal, and verifies."""
    if kept.record is None:
        yield "it has no record: it was not finished"
        return
    try:
        record = Record.read(kept.record)
    except Broken as error:
        yield f"record: {error}"
        return
    if [str(entry) for entry in record.entries] != [row.entry for row in kept.rows]:
        yield "record: it is not what the journal has"
    yield from (f"record: {fault}" for fault in verify(game(record.header.game), record))
