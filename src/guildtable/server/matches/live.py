"""A live match: what a node holds of it, as of the last entry it knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from guildtable.bots.player import Sitter
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.event import Event
from guildtable.kernel.game import AnyGame
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.question import Message, Seat
from guildtable.kernel.record import Entry, Rebased, Record, Replied, Seated, Undone, read_entry
from guildtable.kernel.store import restore, store
from guildtable.kernel.undo import SEAT_CHANGED, Past, barrier, undoable, withdrawable
from guildtable.kernel.wire import question_fingerprint
from guildtable.server.codec import decode, encode
from guildtable.server.matches.day_clocks import DayClocks
from guildtable.server.matches.headway import INTERRUPTS, START, TO_AND_FRO, Headway, most_entries
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.store.journal import Checkpoint, Head, Lost, Row

REMEMBERED = 32
"""Replies kept for undo; a deeper take-back is read from the journal."""

type AnyClocks = Clocks | DayClocks


class Gap(Exception):
    """Raised if an entry does not follow the one before: some between them are missing."""


class Newer(Exception):
    """Raised if the match goes on by rules that this node does not have."""


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
    asked_at: int
    """The entry by which the present question was asked."""
    players: list[str]
    """Who plays each seat now, as a record writes it."""
    clocks: AnyClocks | None
    since: dict[Seat, int] = field(default_factory=dict)
    """The entry by which each seat was last asked: with the fingerprint, it tells a seat's questions apart."""
    undos: Undos | None = None
    """Remembered, for the next reply adds to it: to count anew from the present looks at every card of every step."""
    fingerprints: dict[Seat, str] = field(default_factory=dict)
    """The fingerprints of this moment's questions, as far as somebody has asked for them."""
    stamp: int = 0
    """The stamp of its last entry; 0 if that is not known."""
    headway: Headway = START
    """How far the match has come: by it, going to and fro has an end."""
    clocks_then: Mapping[int, AnyClocks] = field(default_factory=dict)
    """The clocks as they were before each of the latest replies, by how many replies stood then."""

    @classmethod
    def begin(cls, game: AnyGame, header: Header, clocks: AnyClocks | None) -> Live:
        """The match before the first card."""
        return cls(Match.begin(game, header), 0, 0, list(header.players), clocks)

    @property
    def game(self) -> AnyGame:
        """The game whose rules it is played by."""
        return self.match.game

    @property
    def asked(self) -> list[Seat]:
        """The seats that have yet to answer."""
        return [seat for seat in self.match.position.asked if seat != CHANCE]

    @property
    def waits_for(self) -> set[Seat]:
        """The seats whose own person has yet to answer."""
        return {seat for seat in self.asked if not self.is_bot(seat)}

    @property
    def head(self) -> Head:
        """The last entry it knows."""
        return Head(self.seq, self.stamp)

    def sitter(self, seat: Seat) -> Sitter:
        """Who plays this seat now."""
        return Sitter.read(self.players[seat])

    def person(self, seat: Seat) -> str:
        """Whose seat it is, as the record writes it: who sat down here first."""
        return self.match.record.header.players[seat]

    def is_bot(self, seat: Seat) -> bool:
        """Does a bot play this seat now?"""
        return self.sitter(seat).bot is not None

    @property
    def may_be_returned_to(self) -> bool:
        """Is there a person who could take their seat again?"""
        seats = range(len(self.players))
        persons = (seat for seat in seats if Sitter.read(self.person(seat)).bot is None)
        return not self.only_forward and not all(map(self.has_no_time, persons))

    @property
    def nobody_plays(self) -> bool:
        """Do bots play every seat?"""
        return all(map(self.is_bot, range(len(self.players))))

    def has_no_time(self, seat: Seat) -> bool:
        """Has the seat's person used up their time for the whole game? Then there is nothing to return to."""
        return self.clocks is not None and self.clocks.spent(seat)

    @property
    def round(self) -> int:
        """The round that is played now."""
        return self.game.chapter(self.match.position.now).round

    def question(self, seat: Seat) -> str:
        """The fingerprint a reply of this seat must carry; empty if it is not asked."""
        if seat not in self.fingerprints:
            asked = self.match.position.asked.get(seat)
            since = self.since.get(seat, self.asked_at)
            self.fingerprints[seat] = f"{since}.{question_fingerprint(asked)}" if asked else ""
        return self.fingerprints[seat]

    @property
    def only_forward(self) -> bool:
        """Has it gone to and fro so long that nothing is taken back any more, and nobody returns?"""
        return self.headway.since >= TO_AND_FRO or self.seq >= most_entries(self.game)

    def undo(self, seat: Seat) -> tuple[int, Message | None]:
        """How many replies the seat may take back, and if none, why."""
        if self.only_forward:
            return 0, Message("undo-barred-too-often")
        history = self.match.history
        if self.is_bot(seat):
            return 0, Message("undo-barred-a-bot-plays-for-you")
        if seat in self.match.position.pending and not withdrawable(history, seat):
            return 0, Message(SEAT_CHANGED)
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
        interrupts = isinstance(entry, Undone) and entry.count == 1 and bool(self.waits_for - {entry.seat})
        if isinstance(entry, Replied) and self.clocks:
            standing = self.headway.standing
            latest = {then: clocks for then, clocks in self.clocks_then.items() if then > standing - REMEMBERED}
            self.clocks_then = latest | {standing: self.clocks}
        events = match.enter(entry)
        match.record.entries.clear()  # the journal has them
        del match.history[:-REMEMBERED]
        self.seq += 1
        self.headway = self.headway.after(entry, INTERRUPTS if interrupts else 1)
        self.fingerprints = {}
        if match.position.question is not before:
            self.asked_at, already = self.seq, set()
        # Who took an answer back is asked anew: what was sent before is no answer to that, under whichever key.
        asked, since = match.position.asked, self.since
        self.since = {seat: since.get(seat, self.asked_at) if seat in already else self.seq for seat in asked}
        if isinstance(entry, Seated):
            self.players[entry.seat] = entry.player
        return events

    def after(self, rows: Sequence[Row]) -> Sequence[Row]:
        """Of the journal from our last entry on, what comes after it; raises `Lost` if our last entry is not there."""
        if self.seq == 0:
            return rows
        if not rows or rows[0].seq != self.seq or self.stamp not in {0, rows[0].stamp}:
            raise Lost
        self.stamp = rows[0].stamp
        return rows[1:]

    def follow(self, row: Row) -> tuple[Event, ...]:
        """Take over an entry that somebody else has written; raises `Gap` if it is not the next."""
        if row.seq != self.seq + 1:
            raise Gap(f"after entry {self.seq} comes {row.seq}")
        events = self.enter(read_entry(row.seq, row.entry))
        self.stamp = row.stamp
        if row.clocks and self.clocks:
            self.clocks = self.clocks.read(row.clocks)
        return events

    def copy(self) -> Live:
        """A copy, to try something on."""
        match = self.match
        tried = Match(match.game, Record(match.record.header), match.position, list(match.history))
        known = self.since, self.undos, self.fingerprints, self.stamp, self.headway, self.clocks_then
        return Live(tried, self.seq, self.asked_at, list(self.players), self.clocks, *known)

    def checkpoint(self) -> Checkpoint:
        """What is kept to load the match again from here."""
        live = {
            "put": self.asked_at,
            "since": self.since,
            "players": [player if Sitter.read(player).bot else "" for player in self.players],  # names may be erased
            "clocks": self.clocks.text() if self.clocks else None,
            "position": store(self.match.position),
            "stamp": self.stamp,
            "headway": (self.headway.standing, self.headway.furthest, self.headway.since),
        }
        return Checkpoint(self.seq, self.game.version, encode(live).decode())

    def restored(self, made: Checkpoint) -> Live:
        """The match as the checkpoint has it, in the rules and the shape of today."""
        kept = decode(made.live)
        position = restore(self.game, kept["position"])
        clocks = self.clocks.read(kept["clocks"]) if self.clocks and kept["clocks"] else self.clocks
        match = Match(self.game, Record(self.match.record.header), position)
        players = [bot or name for bot, name in zip(kept["players"], self.players, strict=True)]
        since = {int(seat): number for seat, number in kept.get("since", {}).items()}
        known = {"stamp": kept.get("stamp", 0), "headway": Headway(*kept.get("headway", ()))}
        return Live(match, made.seq, kept["put"], players, clocks, since, **known)
