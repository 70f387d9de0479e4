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
type Deed = Literal["reply", "undo", "withdraw", "seat", "rules"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `seen` is the last step the client has; the steps after it follow."""

    seen: Number = 0
    token: Annotated[str, Meta(max_length=200)] = ""
    """For clients without cookies."""


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


class Confirm(Struct, tag="confirm", forbid_unknown_fields=True):
    """The person takes nothing back: bots need not wait any longer."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Plain text for everybody at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


type FromClient = Hello | Reply | Undo | TakeBack | Consent | Confirm | Say | Ping


class Welcome(Struct, tag="welcome"):
    """The first answer: who the client is here, and in which seat (null: a spectator)."""

    protocol: int
    server: str
    player: str | None
    seat: Seat | None
    seq: int
    """The last step there is. If it is less than what was seen, a backup was restored: all steps follow anew."""


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


@dataclass(frozen=True, slots=True)
class ClockRules:
    """Seconds for each reply, and for the whole game; null: none."""

    move: int | None = None
    game: int | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A seat asks to take back `count` replies; these seats have agreed so far."""

    seat: Seat
    count: int
    seq: int
    agreed: tuple[Seat, ...]


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
    seats: tuple[SeatState, ...]
    clock: ClockRules
    commitment: str
    """Of the seed from which the cards will fall: published before anybody throws in entropy."""
    proposal: Proposal | None
    rematch: str | None
    created: float


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table one sits at, and whether one is to answer there."""

    table: TableState
    seat: Seat
    asked: bool


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
    """A line of the table's talk."""

    id: int
    name: str
    seat: Seat | None
    text: str
    at: float


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


class Ack(Struct, tag="ack"):
    """It is written down, as step `seq` (0: it needed no step)."""

    key: str
    seq: int


class Error(Struct, tag="error"):
    """It was not done. `code` is for programs, `text` for people."""

    code: str
    text: str
    key: str = ""


class Pong(Struct, tag="pong"):
    """Here."""


type FromServer = Welcome | Table | Chat | Update | Ack | Error | Pong


class Refused(Exception):
    """What was asked for cannot be done: a code of the protocol, and a sentence that says what to do."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


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
    "too-many": 429,
    "too-long": 413,
    "internal": 500,
    "newer-rules": 503,
    "unavailable": 503,
}
"""Every code there is, and what it is over HTTP."""
