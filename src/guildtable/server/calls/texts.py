"""What a call says, in the player's language and by the clock on their wall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from guildtable.catalogue import Catalogue, pages
from guildtable.server.awake import Rest, wall_of
from guildtable.server.mail.mail import Letter
from guildtable.server.protocol import MyTable

LONGEST = 60
"""Signs of the names of those one plays with."""
FAR = 6 * 86400.0
"""Seconds after which a day of the week does not say which day is meant."""


@dataclass(frozen=True, slots=True)
class CallText:
    """A call in words: where, what, and the link to it; how many tables wait in all."""

    title: str
    body: str
    site: str
    url: str
    waiting: int

    @property
    def link(self) -> str:
        """Where the table is, from anywhere."""
        return f"{self.site}{self.url}"

    def payload(self) -> dict[str, Any]:
        """The call as a browser's worker reads it. One tag: the newest replaces the last on the screen, too."""
        return {"title": self.title, "body": self.body, "url": self.url, "tag": "guildtable", "waiting": self.waiting}


@dataclass(frozen=True, slots=True)
class Addressee:
    """Whom it is written for."""

    language: str
    rest: Rest
    site: str
    now: float


def call_text(mine: MyTable, waiting: int, addressee: Addressee) -> CallText:
    """It is somebody's turn at a table."""
    words = _words(addressee.language)
    names = [seat.name for seat in mine.table.seats if seat.seat != mine.seat and seat.kind == "person"]
    game = words.say(f"call-game-{mine.table.game}", {})
    title = words.say("call-title", {"game": game, "names": ", ".join(names)[:LONGEST]}) if names else game
    seat = mine.table.seats[mine.seat]
    body = words.say("call-body", {})
    if seat.free_until is not None and seat.out_at is not None:
        times = {"free": _time(words, seat.free_until, addressee), "out": _time(words, seat.out_at, addressee)}
        body = words.say("call-body-bank" if seat.free_until <= addressee.now else "call-body-free", times)
    if waiting > 1:
        body += " " + words.say("call-more", {"count": waiting - 1})
    return CallText(title, body, addressee.site, f"/t/{mine.table.id}", waiting)


def test_text(addressee: Addressee) -> CallText:
    """A call that was asked for, to see whether it comes."""
    words = _words(addressee.language)
    return CallText(words.say("call-test-title", {}), words.say("call-test-body", {}), addressee.site, "/", 0)


def call_letter(to: str, calls: Sequence[CallText], addressee: Addressee, unsubscribe: str, id: str) -> Letter:  # noqa: A002
    """One letter for all tables that wait, the most urgent first."""
    words, site = _words(addressee.language), addressee.site.partition("://")[2]
    subject = words.say("mail-subject", {"count": len(calls), "title": calls[0].title, "site": site})
    tables = "\n\n".join(f"{call.title}\n{call.body}\n{call.link}" for call in calls)
    foot = words.say("mail-foot", {"site": site, "link": f"{addressee.site}/account"})
    headers = {"List-Unsubscribe": f"<{unsubscribe}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return Letter(to, subject, f"{tables}\n\n-- \n{foot}\n", headers, id)


def _time(words: Catalogue, at: float, addressee: Addressee) -> str:
    """Such as 10:30, if it is today; Mon 10:30, if it is soon; else with the date."""
    wall, today = wall_of(at, addressee.rest), wall_of(addressee.now, addressee.rest)
    time = f"{wall.hour:02}:{wall.minute:02}"
    if wall.date() == today.date():
        return time
    if at - addressee.now < FAR:
        return f"{words.say(f'call-day-{wall.weekday()}', {})} {time}"
    return f"{words.say('call-date', {'day': str(wall.day), 'month': str(wall.month)})} {time}"


@cache
def _words(language: str) -> Catalogue:
    return Catalogue(language, pages("guildtable.server.calls", language))
