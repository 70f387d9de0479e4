"""A match: a position, the replies that led to it, and the record that keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from guildtable.kernel.chance import CHANCE, Dealer, commitment, dealer, dealing_key
from guildtable.kernel.event import Event
from guildtable.kernel.game import AnyGame
from guildtable.kernel.header import Header
from guildtable.kernel.names import Name
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Position, resume, start
from guildtable.kernel.question import Illegal, Reply, Seat
from guildtable.kernel.record import Broken, Entry, Rebased, Record, Replied, Seated, Undone, Withdrawn
from guildtable.kernel.store import read_state
from guildtable.kernel.undo import Past, barrier


@dataclass(slots=True)
class Match:
    """A game being played, or played again, one entry at a time."""

    game: AnyGame
    record: Record
    position: Position[Any]
    history: list[Past] = field(default_factory=list)

    @classmethod
    def begin(cls, game: AnyGame, header: Header, names: tuple[Name, ...] = ()) -> Match:
        """Sit down: nothing has been dealt."""
        position = start(game, len(header.players), header.settings).position
        return cls(game, Record(header, names=names), position)

    @classmethod
    def load(cls, game: AnyGame, record: Record) -> Match:
        """Take a match up again where its record ends."""
        match: Match | None = None
        for moment in replay(game, record):
            match = moment.match
        if match is None or len(match.record.entries) > moment.number:
            raise Broken(f"it was last played by other rules, and these are {game.version}: it cannot go on")
        match.record = replace(record, entries=match.record.entries, result=match.record.result)
        return match

    def play(self, seat: Seat, reply: Reply) -> tuple[Event, ...]:
        """A seat, or chance, answers. What is recorded is the reply as the kernel writes it."""
        asked = self.position.asked.get(seat)
        if asked is None:
            raise Illegal(f"seat {seat} is not asked anything now")
        chosen = asked.read(reply)
        step = self.position.answer(seat, chosen)
        self.record.entries.append(Replied(seat, asked.why, asked.write(chosen)))
        self.history.append(Past(seat, self.position, step.events))
        self.position = step.position
        if self.position.over:
            self.record.result = result(self.game, self.position.now)
        return step.events

    def deal(self, dealer: Dealer) -> tuple[Event, ...]:
        """Let chance answer as long as it is asked."""
        told: list[Event] = []
        while asked := self.position.chance:
            told += self.play(CHANCE, asked.write(dealer(asked)))
        return tuple(told)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last reply; raises `Illegal`, with the reason's id, if something was learned by it."""
        if not any(past.seat == seat for past in self.history):
            raise Illegal("undo-barred-nothing-to-undo")
        if why := barrier(self.history[-1], self.position, seat):
            raise Illegal(why.id)
        self.take_back(seat, 1)

    def take_back(self, seat: Seat, count: int) -> None:
        """Go back, as the rules of the table allow: by undo, or with the consent of the others.

        How far those may go is for `reach` to say before it is written; what was written once is done again.
        """
        if not 1 <= count <= len(self.history):
            raise Illegal(f"{count} replies cannot be taken back: there are {len(self.history)}")
        self.position = self.history[-count].before
        self.record.result = ""
        changed = frozenset[Seat]().union(*(past.changed for past in self.history[-count:]))
        del self.history[-count:]
        if self.history:
            self._mark(self.history[-1].changed | changed)
        self.record.entries.append(Undone(seat, count))

    def _mark(self, changed: frozenset[Seat]) -> None:
        """Seats have changed hands since the last reply: nobody goes back over that."""
        if self.history and self.history[-1].changed != changed:
            self.history[-1] = replace(self.history[-1], changed=changed)

    def withdraw(self, seat: Seat) -> None:
        """Take back an answer that still waits for others. It cannot be undone again: it never counted."""
        self.position = self.position.withdraw(seat)
        # A match that was taken up in the middle may not remember the answer: then all it remembers came after it.
        last = max((i for i, past in enumerate(self.history) if past.seat == seat), default=-1)
        later = [replace(past, before=past.before.withdraw(seat)) for past in self.history[last + 1 :]]
        changed = self.history[last].changed if last >= 0 else frozenset()
        self.history[max(last, 0) :] = later
        if self.history:
            self._mark(self.history[-1].changed | changed)
        self.record.entries.append(Withdrawn(seat))

    def enter(self, entry: Entry) -> tuple[Event, ...]:
        """Do again what an entry of a record says."""
        match entry:
            case Replied(seat, why, reply):
                asked = self.position.asked.get(seat)
                if asked is None or asked.why != why:
                    raise Illegal(f"seat {seat} was asked {why}, but is now asked {asked.why if asked else 'nothing'}")
                return self.play(seat, reply)
            case Undone(seat, count):
                self.take_back(seat, count)
            case Withdrawn(seat):
                self.withdraw(seat)
            case Seated(seat, player):
                self.record.header.check(player)
                self.record.entries.append(entry)
                if self.history:  # a bot for a person, or the person again: the second undoes the first
                    self._mark(self.history[-1].changed ^ {seat})
            case Rebased(_, base):
                self.record.entries.append(entry)
                self.position = resume(self.game, read_state(self.game, base))
                self.history.clear()
        return ()


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry done again, and what it brought about. The match itself goes on with the next entry."""

    number: int
    entry: Entry | None
    match: Match
    events: tuple[Event, ...]


def replay(game: AnyGame, record: Record) -> Iterator[Moment]:
    """Play a record again, entry by entry. Sections played by other rules than today's are passed over."""
    match = Match.begin(game, record.header)
    ours = record.header.rules == game.version
    if ours:
        yield Moment(0, None, match, ())
    for number, entry in enumerate(record.entries, start=1):
        if isinstance(entry, Rebased):
            if ours and to_json(match.position.base) != entry.base:
                raise Illegal("the rules change here, and the state with them: it is not the one that was played to")
            ours = entry.rules == game.version
        if ours:
            yield Moment(number, entry, match, match.enter(entry))
        else:
            match.record.entries.append(entry)


def rebasing(position: Position[Any]) -> Iterator[Entry]:
    """The entries by which a match goes on from here by the rules of today: its base, and what was answered since."""
    table = replace(position, answers=(), pending={}).table()
    yield Rebased(position.game.version, to_json(position.base))
    for answers in (*position.answers, position.pending):
        for seat, chosen in answers.items():
            assert table.question
            asked = table.question.asked[seat]
            yield Replied(seat, asked.why, asked.write(chosen))
        if answers is not position.pending:
            table.answer_all(answers)


def result(game: AnyGame, now: Any) -> str:
    """The last line of a record: everybody's points, and who won."""
    totals = [score.total for score in game.standing(now)]
    winners = " ".join(map(str, game.winners(now)))
    return f"{' '.join(map(str, totals))} won by {winners}"


def verify(game: AnyGame, record: Record) -> list[str]:
    """What is wrong with a record: the chance, the replies, the result. (Its chain was checked by reading it.)"""
    faults: list[str] = []
    deal = None
    if record.result and not record.seed:
        faults.append("the game is over, but the seed was not revealed")
    if record.seed:
        seed = bytes.fromhex(record.seed)
        if commitment(seed, record.header.match) != record.header.commitment:
            faults.append("the seed is not the one that was committed to before the first card")
        deal = dealer(dealing_key(seed, record.header.entropy))
    before: Position[Any] | None = None
    match: Match | None = None
    try:
        for moment in replay(game, record):
            entry, match = moment.entry, moment.match
            if deal and before and isinstance(entry, Replied) and entry.seat == CHANCE:
                asked = before.chance
                if asked is None or asked.write(deal(asked)) != entry.reply:
                    faults.append(f"entry {moment.number}: chance did not answer from the seed ({entry.why})")
            before = match.position
    except Illegal as error:
        return [*faults, f"entry {1 + len(match.record.entries) if match else 1}: {error}"]
    if match is None:
        return [*faults, f"no part of it was played by the rules of today ({game.version})"]
    truth = result(game, match.position.now) if match.position.over else ""
    if truth != record.result:
        faults.append(f"the result should read: {truth or 'nothing, for the game is not over'}")
    return faults
