"""Soundness: a record that somebody brought along is verified before anything is shown of it."""

from __future__ import annotations

from collections.abc import Callable

from guildtable.editions.replaying import verify
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Broken, Rebased, Record
from guildtable.server.archive.reading.counsel import Counsel, analyse_record
from guildtable.server.archive.reading.reel import pack
from guildtable.server.archive.reading.review import Review, review_record
from guildtable.server.matches.headway import most_entries, runs_on
from guildtable.server.protocol import Refused
from guildtable.shelf import game

type Read = Callable[[str], Record]


def packed_reel(read: Read, text: str, view: str) -> bytes:
    """The packed reel of a record that a client sent."""
    return pack(read(text), view)


def analyse(read: Read, text: str, step: int, seat: Seat) -> Counsel:
    """Analyse a record that a client sent: of a game that is over, for counsel is none while one plays.

    That it is over cannot be made up. The seed must be the one that was committed to and have dealt every card, and
    whoever writes down a running game by hand does not know it.
    """
    return analyse_record(_over(read(text)), step, seat)


def review(read: Read, text: str, seat: Seat) -> Review:
    """Review a record that a client sent, once its game is over."""
    return review_record(_over(read(text)), seat)


def _over(record: Record) -> Record:
    if not (record.seed and record.result):
        raise Refused("not-now", "This game is not over: it can be analysed when it is.")
    return record


def known(text: str) -> Record:
    """Read a record that was found sound before."""
    return Record.read(text.replace("\r\n", "\n"))


def sound(text: str) -> Record:
    """Read a record that a client sent. Nothing in it is believed before it is verified."""
    try:
        record = Record.read(text.replace("\r\n", "\n"))
        _bounded(record)
        faults = verify(record)
    except (Broken, Illegal, ValueError, KeyError, IndexError, TypeError) as error:
        raise Refused("malformed", f"This record cannot be shown: {error}."[:300]) from None
    if faults:
        raise Refused("malformed", f"This record is not sound: {'; '.join(faults)}."[:300])
    return record


def _bounded(record: Record) -> None:
    """Is it one that a match could have left? Raises `Broken`; no card is played for it."""
    rules = game(record.header.game)
    most = most_entries(rules) + rules.longest
    if len(record.entries) > most:
        raise Broken(f"it has more than {most} entries, and no game of {rules.name} has")
    if runs_on(record.entries):
        raise Broken("it goes to and fro without end")
    if any(isinstance(entry, Rebased) for entry in record.entries):
        # A state from a file is a state of anybody's making: the rules need not come to an end in it.
        raise Broken("the rules changed in the middle of it; open it by its link on the site where it was played")
