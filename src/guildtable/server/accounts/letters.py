"""Letters: what the site writes to people, in their language."""

from __future__ import annotations

from datetime import date
from functools import cache

from guildtable.catalogue import Catalogue, pages
from guildtable.server.mail.mail import Letter


def sign_in_letter(language: str, to: str, site: str, code: str, link: str) -> Letter:
    """The letter with code and link. The link's secret stands behind a #: no server on the way is told it."""
    args = {"code": f"{code[:3]} {code[3:]}", "link": f"{site}/sign-in#{link}", "site": site.partition("://")[2]}
    words = _words(language)
    return Letter(to, words.say("sign-in-subject", args), words.say("sign-in-text", args) + "\n")


def changed_letter(language: str, to: str, site: str) -> Letter:
    """The letter to an address that is an account's no more."""
    words, args = _words(language), {"site": site.partition("://")[2]}
    return Letter(to, words.say("changed-subject", args), words.say("changed-text", args) + "\n")


def leaving_letter(language: str, to: str, site: str, day: date) -> Letter:
    """The letter to whoever has asked to be erased, or in whose name somebody did."""
    args = {"site": site.partition("://")[2], "day": day.isoformat(), "link": f"{site}/sign-in"}
    words = _words(language)
    return Letter(to, words.say("leaving-subject", args), words.say("leaving-text", args) + "\n")


@cache
def _words(language: str) -> Catalogue:
    return Catalogue(language, pages("guildtable.server.accounts", language))
