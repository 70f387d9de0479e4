"""Hints: what nodes tell each other over the bus. A hint that is lost costs time and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Written:
    """Entries were written at a table; `seq` is the number of the last."""

    seq: int


@dataclass(frozen=True, slots=True)
class TableChanged:
    """The seats, the state or the proposal of a table have changed."""


@dataclass(frozen=True, slots=True)
class ChatChanged:
    """Somebody has said something at a table."""


@dataclass(frozen=True, slots=True)
class ListChanged:
    """Any of a player's tables may have changed."""


@dataclass(frozen=True, slots=True)
class TurnChanged:
    """Since this entry a player is asked at this table, or no longer is."""

    table: str
    seq: int
    asked: bool


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """A session has ended, or its player was banned: look whether it is in use here. It is named by its fingerprint."""

    session: str


@dataclass(frozen=True, slots=True)
class SeatsMoved:
    """Seats of a table are another player's now: the match goes on, and others are to be told of it."""

    table: str


type TableHint = Written | TableChanged | ChatChanged
type PlayerHint = ListChanged | TurnChanged
type Hint = TableHint | PlayerHint | SessionEnded | SeatsMoved

BARE: Mapping[str, Hint] = {"table": TableChanged(), "chat": ChatChanged(), "tables": ListChanged()}
"""Hints that are one word on the bus."""
WORDS = {hint: word for word, hint in BARE.items()}
ALL_SESSIONS = "~sessions"
"""The place where all nodes hear of sessions."""
ENDED = "ended"
ALL_MATCHES = "~matches"
"""The place where all who hold matches hear of seats that have moved, workers too: they watch no table."""
MOVED = "moved"
PLAYER = "@"
"""How a player's place on the bus begins; that of a table is its id."""


def encode(hint: Hint) -> str:
    """A hint as it goes over the bus."""
    match hint:
        case Written(seq):
            return str(seq)
        case TurnChanged(table, seq, asked):
            return f"{table} {seq} {int(asked)}"
        case SessionEnded(session):
            return f"{ENDED} {session}"
        case SeatsMoved(table):
            return f"{MOVED} {table}"
        case _:
            return WORDS[hint]


def decode(text: str) -> Hint:
    """A hint as it came over the bus; raises `ValueError` if it is none of ours."""
    if text in BARE:
        return BARE[text]
    if text.isdecimal():
        return Written(int(text))
    if text.startswith(f"{ENDED} "):
        return SessionEnded(text.removeprefix(f"{ENDED} "))
    if text.startswith(f"{MOVED} "):
        return SeatsMoved(text.removeprefix(f"{MOVED} "))
    table, seq, asked = text.split(" ")
    return TurnChanged(table, int(seq), asked == "1")


def notifications_of(player: str) -> str:
    """A player's place on the bus, among those of the tables."""
    return PLAYER + player


def player_at(place: str) -> str | None:
    """Whose place on the bus it is; None if it is a table's."""
    return place.removeprefix(PLAYER) if place.startswith(PLAYER) else None
