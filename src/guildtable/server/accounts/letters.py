"""Letters: what the site writes to people, in their language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from guildtable.server.mail.mail import Letter

LANGUAGES = ("en", "nl", "de")


def sign_in_letter(language: str, to: str, site: str, code: str, link: str) -> Letter:
    """The letter with code and link. The link's secret stands behind a #: no server on the way is told it."""
    words = {"code": f"{code[:3]} {code[3:]}", "link": f"{site}/sign-in#{link}", "site": site.partition("://")[2]}
    return Letter(to, _say(language, "sign-in-subject", words), _say(language, "sign-in-text", words) + "\n")


def changed_letter(language: str, to: str, site: str) -> Letter:
    """The letter to an address that is an account's no more."""
    words = {"site": site.partition("://")[2]}
    return Letter(to, _say(language, "changed-subject", words), _say(language, "changed-text", words) + "\n")


def _say(language: str, message: str, words: dict[str, str]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern
    text, errors = bundle.format_pattern(pattern, words)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    page = files("guildtable.server.accounts") / "words" / f"{language}.ftl"
    bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
