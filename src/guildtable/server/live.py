"""A live match: what a node holds of it, as of the last entry it knows. And a draft: what would come of one more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from guildtable.bots.player import BOT
from guildtable.kernel.chance import CHANCE, Dealer
from guildtable.kernel.event import Event
from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import Match
from guildtable.kernel.plain import to_json
from guildtable.kernel.question import Illegal, Message, Seat
from guildtable.kernel.record import Entry, Header, Rebased, Record, Replied, Seated, read_entry
from guildtable.kernel.store import restore, store
from guildtable.kernel.undo import Past, barrier, undoable
from guildtable.kernel.wire import question_print
from guildtable.server.clocks import Clocks
from guildtable.server.codec import decode, encode
from guildtable.server.store.journal import Checkpoint, Row

REMEMBERED = 32
"""Replies kept for undo; a deeper take-back is read from the journal."""


class Newer(Exception):
    """The match goes on by rules this node does not have."""


@dataclass(frozen=True, slots=True)
class Undos:
    """How many replies could be taken back when this one was the last, and if none, why."""

    last: Past
    count: int
    why: Message | None


@dataclass(slots=True)
class Live:
    """A match as of its entry number `seq`."""

    match: Match
    seq: int
    put: int
    """The entry by which the present question was put."""
    players: list[str]
    """Who plays each seat now: a name, or `bot:` and its kind."""
    clocks: Clocks | None
    since: dict[Seat, int] = field(default_factory=dict)
    """The entry by which each seat was last asked: with the print, it tells a seat's questions apart."""
    undos: Undos | None = None
    """Remembered, for the next reply adds to it: to count anew from the present looks at every card of every step."""
    prints: dict[Seat, str] = field(default_factory=dict)
    """The prints of this moment's questions, as far as somebody has asked for them."""

    @classmethod
    def begin(cls, game: AnyGame, header: Header, clocks: Clocks | None) -> Live:
        """Before the first card."""
        return cls(Match.begin(game, header), 0, 0, list(header.players), clocks)

    @property
    def game(self) -> AnyGame:
        """Which rules."""
        return self.match.game

    @property
    def asked(self) -> list[Seat]:
        """The seats that have yet to answer."""
        return [seat for seat in self.match.position.asked if seat != CHANCE]

    @property
    def waits_for(self) -> set[Seat]:
        """The seats whose own person has yet to answer."""
        return {seat for seat in self.asked if not self.is_bot(seat)}

    def is_bot(self, seat: Seat) -> bool:
        """Does a bot play this seat now?"""
        return self.players[seat].startswith(BOT)

    def question(self, seat: Seat) -> str:
        """The print a reply of this seat must carry; empty if it is not asked."""
        if seat not in self.prints:
            asked = self.match.position.asked.get(seat)
            self.prints[seat] = f"{self.since.get(seat, self.put)}.{question_print(asked)}" if asked else ""
        return self.prints[seat]

    def undo(self, seat: Seat) -> tuple[int, Message | None]:
        """How many replies the seat may take back, and if none, why."""
        history = self.match.history
        if seat in self.match.position.pending and not (history and history[-1].seat == seat):
            return 1, None  # it still waits for others, who may have answered since: it can be withdrawn
        if not history:
            return 0, Message("undo-barred-nothing-to-undo")
        last, known = history[-1], self.undos
        if last.seat != seat:
            return 0, barrier(last, self.match.position, seat)
        if known is None or known.last is not last:
            self.undos = known = self._undos(last, known)
        return min(known.count, len(history)), known.why

    def _undos(self, last: Past, known: Undos | None) -> Undos:
        history = self.match.history
        if why := barrier(last, self.match.position, last.seat):
            return Undos(last, 0, why)
        if known and len(history) > 1 and known.last is history[-2]:
            return Undos(last, 1 + (known.count if known.last.seat == last.seat else 0), None)
        return Undos(last, 1 + undoable(history[:-1], last.before, last.seat), None)

    def enter(self, entry: Entry) -> tuple[Event, ...]:
        """Do what the next entry says; raises `Illegal` if it cannot be done from what is remembered."""
        match = self.match
        if isinstance(entry, Rebased) and entry.rules != match.game.version:
            raise Newer(f"it is played by rules {entry.rules}; here they are {match.game.version}")
        before, already = match.position.question, set(match.position.asked)
        events = match.enter(entry)
        match.record.entries.clear()  # the journal has them
        del match.history[:-REMEMBERED]
        self.seq += 1
        self.prints = {}
        if match.position.question is not before:
            self.put, already = self.seq, set()
        # Who took an answer back is asked anew: what was sent before is no answer to that, under whichever key.
        asked, since = match.position.asked, self.since
        self.since = {seat: since.get(seat, self.put) if seat in already else self.seq for seat in asked}
        if isinstance(entry, Seated):
            self.players[entry.seat] = entry.player
        return events

    def carry(self, rows: Sequence[Row]) -> int:
        """Take over entries played by other rules, as far as ours can follow them: up to the number this gives.

        Of what cannot be followed, who sits where and how the clocks stand are kept; and where the match was rebased
        to our rules, it is found again.
        """
        lost, reached = False, self.seq
        for row in rows:
            entry = read_entry(row.seq, row.entry)
            if isinstance(entry, Rebased) and entry.rules == self.game.version:
                lost = False
            if not lost:
                try:
                    self.follow(row)
                except (Illegal, Newer):
                    lost = True
                else:
                    reached = row.seq
                    continue
            self.seq = row.seq
            self._pass_over(entry, row)
        return reached

    def _pass_over(self, entry: Entry, row: Row) -> None:
        if isinstance(entry, Seated):
            self.players[entry.seat] = entry.player
        if row.clocks and self.clocks:
            self.clocks = self.clocks.read(row.clocks)

    def follow(self, row: Row) -> tuple[Event, ...]:
        """Take over an entry that somebody else has written."""
        events = self.enter(read_entry(row.seq, row.entry))
        if row.clocks and self.clocks:
            self.clocks = self.clocks.read(row.clocks)
        return events

    def copy(self) -> Live:
        """Another, to try something on."""
        match = self.match
        tried = Match(match.game, Record(match.record.header), match.position, list(match.history))
        return Live(tried, self.seq, self.put, list(self.players), self.clocks, self.since, self.undos, self.prints)

    def checkpoint(self) -> Checkpoint:
        """To be taken up again from here."""
        live = {
            "put": self.put,
            "since": self.since,
            "players": [player if player.startswith(BOT) else "" for player in self.players],  # names may be erased
            "clocks": self.clocks.text() if self.clocks else None,
            "position": store(self.match.position),
        }
        return Checkpoint(self.seq, self.game.version, encode(live).decode())

    def taken_up(self, made: Checkpoint) -> Live:
        """The match as the checkpoint has it, in the rules and the shape of today."""
        kept = decode(made.live)
        position = restore(self.game, kept["position"])
        clocks = self.clocks.read(kept["clocks"]) if self.clocks and kept["clocks"] else self.clocks
        match = Match(self.game, Record(self.match.record.header), position)
        players = [bot or name for bot, name in zip(kept["players"], self.players, strict=True)]
        since = {int(seat): seq for seat, seq in kept.get("since", {}).items()}
        return Live(match, made.seq, kept["put"], players, clocks, since)


class Draft:
    """Entries that are not written yet, and the match as it would be after them."""

    def __init__(self, live: Live, tick: float) -> None:
        self.before, self.live, self.tick = live, live.copy(), tick
        self.rows: list[Row] = []
        self.told: list[tuple[Event, ...]] = []

    def enter(self, entry: Entry) -> None:
        """One more entry."""
        put = self.live.put
        events = self.live.enter(entry)
        clocks = self.live.clocks
        if clocks:
            people = [seat for seat in self.live.asked if not self.live.is_bot(seat)]
            self.live.clocks = clocks = clocks.after(people, self.live.put != put, self.tick)
        self.told.append(events)
        self.rows.append(Row(self.live.seq, str(entry), write_events(events), clocks.text() if clocks else None))

    def reply(self, seat: Seat, paths: Sequence[str]) -> None:
        """A seat answers."""
        asked = self.live.match.position.choice(seat)
        self.enter(Replied(seat, asked.why, asked.write(asked.read(tuple(paths)))))

    def deal(self, dealer: Dealer) -> None:
        """Chance answers as long as it is asked."""
        while asked := self.live.match.position.asked.get(CHANCE):
            self.enter(Replied(CHANCE, asked.why, asked.write(dealer(asked))))  # type: ignore[arg-type]

    def rebase(self) -> None:
        """Go on by the rules of today. What was answered since the base is entered again, so that nothing is lost."""
        position, game = self.live.match.position, self.live.game
        table = replace(position, answers=(), pending={}).table()
        self.enter(Rebased(game.version, to_json(position.base)))
        for answers in (*position.answers, position.pending):
            question = table.question
            assert question or not answers
            for seat, chosen in answers.items():
                asked = question.asked[seat]  # type: ignore[union-attr]
                self.enter(Replied(seat, asked.why, asked.write(chosen)))
            if answers is not position.pending:
                table.answer_all(answers)


def write_events(events: Sequence[Event]) -> str:
    """Events with their audience, for a row of the journal."""
    return encode([(event.id, event.args, event.only, event.but) for event in events]).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """The events of a row."""
    return tuple(Event(*parts) for parts in decode(text))
