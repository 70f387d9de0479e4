"""The protocol: every message between a client and the server. `docs/protocol.md` tells it in sentences.

A client opens a socket (or the stream, and posts) for one table and says `hello` with the last number it has seen.
What it is sent from then on is in order and without a gap, and holds only what its seat, or a spectator, may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from guildtable.kernel.question import Seat, Word

PROTOCOL = 1

type Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z_.:-]+\Z")]
type Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*\Z")]
type Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
type Path = Annotated[str, Meta(max_length=200)]
type Kind = Literal["empty", "person", "bot"]
type State = Literal["open", "playing", "over", "ended"]
type Ask = Literal["take-back", "replace", "end"]
type Spectators = Literal["talk", "watch", "none"]
"""What those who do not sit at a table may do there: watch and talk, only watch, or neither."""
type Greeting = Literal["well-met", "masterly", "thanks", "alas", "patience", "well-fought"]
"""What is said by one press, and read by everybody in their own language."""
type Deed = Literal["reply", "undo", "withdraw", "seat", "rules"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `seen` is the last step the client has; the steps after it follow."""

    seen: Number = 0
    token: Annotated[str, Meta(max_length=200)] = ""
    """For clients without cookies."""
    stamp: Number = 0
    """Of that step, as its update had it; 0: not known. By it the client is told if the step is gone, even where others
    have played further since."""


class Reply(Struct, tag="reply", forbid_unknown_fields=True):
    """An answer to the question of this print. The same key again is the same answer, however often it is sent."""

    key: Key
    question: Annotated[str, Meta(max_length=64)]
    reply: Annotated[tuple[Path, ...], Meta(max_length=64)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last reply, if nobody has learned anything by it. `seq` is the last step the client has."""

    key: Key
    seq: Number


class TakeBack(Struct, tag="take-back", forbid_unknown_fields=True):
    """Ask the others to let the seat take back its last reply, and all that came after it."""

    key: Key
    seq: Number


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Answer to what another seat asked for at step `seq`."""

    key: Key
    seq: Number
    agree: bool
    proposal: Annotated[str, Meta(max_length=32)] = ""
    """The id of what is agreed to. Without it only the first take-back that was asked for at that step can be meant."""


class Confirm(Struct, tag="confirm", forbid_unknown_fields=True):
    """The person takes nothing back: bots need not wait any longer."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Plain text for everybody at the table; or a greeting, and then the text is what the house says for it."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    greeting: Greeting | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    idle: Number = 0
    """Seconds since the person last did anything here; 0: just now, or not known."""


type FromClient = Hello | Reply | Undo | TakeBack | Consent | Confirm | Say | Ping


class Welcome(Struct, tag="welcome"):
    """The first answer: who the client is at this table (an id of this table alone), and in which seat (null: a
    spectator)."""

    protocol: int
    server: str
    player: str | None
    seat: Seat | None
    seq: int
    """The last step there is. If it is less than what was seen (it is 0 then), what was seen is gone: a backup was
    restored, or a standby of the database took over. All steps follow anew."""
    since: int | UnsetType = UNSET
    """Of a long match that the client has seen nothing of: the steps up to this one are not told."""
    spread: int | UnsetType = UNSET
    """Many are here. If the line breaks without a word, come back after a while of one's own choice between nothing and
    so many seconds: at once for all would be too much."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat at a table: `empty`, a `person`, or a `bot`; of an away person, the bot that plays meanwhile."""

    seat: Seat
    kind: Kind
    name: str
    player: str | None
    bot: str | None
    away: bool
    here: bool
    choice: str | None
    """What the seat has chosen of what the game lets it choose before the first card; null: chance decides."""
    absent: bool = False
    """The person has had no connection for five minutes: the others may decide without them."""
    kept: str | None = None
    """Whom an empty seat is kept for, by the id they have here, and `name` says how they are called; null: nobody."""
    idle: bool = False
    """The person is here, but has done nothing for five minutes, or has just lost their connection."""
    portrait: str | None = None
    """The person's face, of a set that everybody knows: one by chance until they choose; null: of bots."""
    profile: str | None = None
    """Where the person's page is found, if they share it."""
    free_until: float | None = None
    """At a table by the day, of who is asked: until when the time for this reply lasts, in seconds since 1970."""
    out_at: float | None = None
    """When their bank is gone too, and a bot takes the seat."""
    tips: int = 0
    """How often the person has asked a bot what it would do: only where all others are bots."""


@dataclass(frozen=True, slots=True)
class ClockRules:
    """Seconds for each reply, and for the whole game; null: none.

    With a `bank` the table is played by the day: `move` is fresh for each reply and not saved up, the bank is there
    once, for what takes longer, and neither runs while the person rests.
    """

    move: int | None = None
    game: int | None = None
    bank: int | None = None
    vacation: bool = False
    """Do clocks rest on days of vacation, and is one taken before a bank is gone?"""

    @property
    def by_the_day(self) -> bool:
        """Is it a clock for days?"""
        return self.bank is not None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A seat asks the others to agree: to take something back, to let a bot play for somebody, or to end the game."""

    seat: Seat
    count: int
    """Of a take-back: how many replies."""
    seq: int
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far."""
    kind: Ask = "take-back"
    id: str = ""
    """To be named by who agrees."""
    gone: Seat | None = None
    """Of a replacement: for whom a bot would play."""


@dataclass(frozen=True, slots=True)
class TableState:
    """A table, as everybody may see it."""

    id: str
    game: str
    rules: str
    settings: Mapping[str, str]
    state: State
    """`open`, `playing`, `over`, or `ended`: by the house, or by the host before the game."""
    listed: bool
    host: str
    """As in `seats` and in `welcome`: players have another id at every table."""
    seats: tuple[SeatState, ...]
    clock: ClockRules
    commitment: str
    """Of the seed from which the cards will fall, and of `match`: published before anybody throws in entropy."""
    proposal: Proposal | None
    rematch: str | None
    """The table at which those who played play again: told to them alone."""
    created: float
    match: str
    """The public name of its match: its record is found by it, once the game is over."""
    spectators: Spectators = "talk"
    """What those may do who do not sit here; before the game everybody may come in, to sit down."""
    hidden: tuple[int, ...] = ()
    """Lines of the chat that the host or the house has taken away: show them no longer."""
    rematch_by: Seat | None = None
    """The seat here of whoever waits at the rematch: told to those alone who are told of it."""


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table one sits at, and whether one is to answer there."""

    table: TableState
    seat: Seat
    asked: bool
    left: float | None = None
    """Where one is asked and there is a clock: the seconds until a bot takes the seat."""


class MyTables(Struct, tag="tables"):
    """A player's own tables that are not over, newest first: told first, and whenever one comes, changes or goes."""

    tables: tuple[MyTable, ...]


class Turn(Struct, tag="turn"):
    """At this table it is the player's turn now; or, not asked, no longer."""

    table: str
    asked: bool


type ToPlayer = MyTables | Turn


class Table(Struct, tag="table"):
    """The table has changed: somebody came, left, or wants something."""

    table: TableState


@dataclass(frozen=True, slots=True)
class Saying:
    """A line of the table's talk. Without a seat it was said by a spectator."""

    id: int
    name: str
    seat: Seat | None
    text: str
    at: float
    speaker: str = ""
    """The same for all lines of one person at this table, whatever they call themselves; it says nothing else."""
    greeting: Greeting | None = None
    """To be said in the reader's own language; `text` is for clients that do not know it."""
    carried: bool = False
    """It was said at the table before this one, of which this is the rematch: told to those who sat there."""


class Chat(Struct, tag="chat"):
    """Lines said at the table, oldest first."""

    lines: tuple[Saying, ...]


@dataclass(slots=True)
class Heard:
    """An event this viewer may hear: a message id of the game's catalogue, and its arguments."""

    id: str
    args: Mapping[str, Word]


@dataclass(slots=True)
class Step:
    """One entry of the match. That a seat has replied, never what; what came of it is in the events."""

    seq: int
    kind: Deed
    seat: Seat | None
    """Null: chance, or the house."""
    events: tuple[Heard, ...]
    count: int = 0
    """Of an undo: how many replies were taken back."""
    player: str = ""
    """Of a seat: who plays it from here on."""


@dataclass(slots=True)
class UndoState:
    """How many of its replies the seat may take back one after another; if none, why (a message id)."""

    count: int
    barred: str | None


@dataclass(slots=True)
class SeatClock:
    """Seconds left for this reply and for the game (null: no such clock), and whether they run now."""

    move: float | None
    game: float | None
    runs: bool
    bank: float | UnsetType = UNSET
    """At a table by the day: seconds of the bank. There `move` and `bank` are what was left when the question was put,
    and `runs` says who is asked."""
    free_until: float | UnsetType = UNSET
    """Of who is asked at a table by the day: as in `seats` of the table, as of when the question was put."""
    out_at: float | UnsetType = UNSET


class Update(Struct, tag="update", omit_defaults=True):
    """Steps in order, without a gap, and what there is to see after the last of them.

    `shown` is `Shown` of the game's own schema. A long way is told in several updates, of which only the last shows.
    """

    seq: int
    steps: tuple[Step, ...]
    shown: Raw | UnsetType = UNSET
    question: str = ""
    """The print to answer with; empty if the seat is not asked."""
    undo: UndoState | None = None
    clocks: tuple[SeatClock, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Once the game is over: who has won. Several share a victory."""
    bots_in: float | UnsetType = UNSET
    """Seconds that bots wait, in case the seat takes its reply back; `confirm` ends it. Told with that reply only."""
    stamp: int = 0
    """Tells the last of these steps from another that may once have its number: to be sent back with `hello`."""


class Ack(Struct, tag="ack"):
    """It is written down, as step `seq` (0: it needed no step)."""

    key: str
    seq: int


class Error(Struct, tag="error"):
    """It was not done. `code` is for programs, `text` for people."""

    code: str
    text: str
    key: str = ""
    reason: str | UnsetType = UNSET
    """A message id that says why in the reader's own language, where there is one."""
    wait: int | UnsetType = UNSET
    """Of what came too often, or from a node that goes down: the seconds after which it may be tried again."""


class Pong(Struct, tag="pong"):
    """Here."""


type FromServer = Welcome | Table | Chat | Update | Ack | Error | Pong


class Refused(Exception):
    """What was asked for cannot be done: a code of the protocol, a sentence that says what to do, perhaps a reason.

    Who did something too often is told how many seconds to wait.
    """

    def __init__(self, code: str, text: str, reason: str = "", wait: int = 0) -> None:
        super().__init__(text)
        self.code, self.text, self.reason = code, text, reason
        self.wait = wait or (1 if code == "too-many" else 0)

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str, int]]:
        """It may be raised in another process."""
        return Refused, (self.code, self.text, self.reason, self.wait)

    def message(self, key: str = "") -> Error:
        """The refusal as the client is told it."""
        text = self.text.encode(errors="replace").decode()  # it may speak of what was sent, and that need not be text
        return Error(self.code, text, key, self.reason or UNSET, self.wait or UNSET)


CODES: Mapping[str, int] = {
    "malformed": 400,
    "illegal": 409,
    "stale": 409,
    "key-reused": 409,
    "undo-barred": 409,
    "not-now": 409,
    "no-session": 401,
    "forbidden": 403,
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-place": 404,
    "no-such-way": 405,
    "too-slow": 408,
    "full": 409,
    "taken": 409,
    "too-many": 429,
    "too-long": 413,
    "internal": 500,
    "newer-rules": 503,
    "unavailable": 503,
}
"""Every code there is, and what it is over HTTP."""
