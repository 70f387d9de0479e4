"""Names and lines as people type them, made into plain text that can be read, and is nobody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from guildtable.server.protocol import Refused
from guildtable.server.tables.lookalikes import alike, looks, skeleton

LONGEST_NAME = 24
MARKS = 3
"""Marks on one letter, as some scripts need them; more are a tower over other people's lines."""
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"  # Default_Ignorable
    "\u2800\U00013441\U00013442\U00016fe4\U0001d159]"  # blanks that Unicode counts among signs and letters
)
"""Signs that nobody can see: what Unicode calls Default_Ignorable_Code_Point, and the blanks among its letters."""
EMOJI = "\ufe0f"
"""Shows the sign before it as a picture: the one unseen sign that is kept, after a picture."""
ID = re.compile(r"[0-9a-f]{16,}")
"""What looks like one of our ids, spaces aside."""
ANYWHERE = ("admin", "administrator", "moderator", "guildtable", "beheerder", "beheer", "verwalter", "verwaltung")
"""No word of a name: only those who run the site are that."""
WHOLE = (
    *("bot", "robot", "computer", "host", "house", "server", "system", "support", "staff", "team", "mod", "root"),
    *("somebody", "nobody", "everybody", "spectator", "the house", "the host"),
    *("gastheer", "gastvrouw", "huis", "systeem", "ondersteuning", "iemand", "niemand", "iedereen", "toeschouwer"),
    *("you", "mentor", "tutor", "apprentice", "journeyman", "master", "syndic", "grandmaster"),
    *("jij", "jullie", "leerling", "gezel", "meester", "syndicus", "grootmeester"),
    *("du", "ihr", "mentorin", "lehrling", "geselle", "meister", "syndikus", "großmeister"),
    *("gastgeber", "gastgeberin", "haus", "betreiber", "jemand", "niemand", "alle", "zuschauer", "zuschauerin"),
)
"""No whole name, numbers aside: the page says these of somebody else."""

OURS = skeleton("guildtable").casefold()
"""The site's own name, which is no part of a word either."""
DIGITS = tuple(str.maketrans("0134578", f"o{one}eastb") for one in "il")
"""Digits as letters: whoever writes `Adm1n` wants to be read so."""
INNER = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")
"""Where a word begins inside another: `SiteAdmin`."""
BRACKETED = re.compile(r"[(\[{<]([^()\[\]{}<>]+)[)\]}>]")
"""What a name says of its bearer, as the page does: `Anna (bot)`."""


def clean(text: str) -> str:
    """Plain text on one line: composed, no blanks around it, no signs that control, turn, hide or pile up text."""
    while (cleaned := _cleaned_once(text)) != text:  # what is taken away may bring together what belongs together
        text = cleaned
    return text


def _cleaned_once(text: str) -> str:
    kept, marks = list[str](), 0
    for sign in " ".join(unicodedata.normalize("NFC", text).split()):
        if UNSEEN.match(sign) and not (sign == EMOJI and kept and unicodedata.category(kept[-1]) == "So"):
            continue
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if sign.isprintable() and marks <= MARKS:  # what turns text is not printable either
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name that can be written in a record, and is no bot's, nobody's office and no id."""
    while (name := _named_once(text)) != text:
        text = name
    if len(name) > LONGEST_NAME or not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        raise Refused(
            "malformed",
            f"A name has 1 to {LONGEST_NAME} signs, and a letter among them that can be seen.",
            "refused-name-unseen",
        )
    if ID.fullmatch(name.casefold().replace(" ", "")):
        raise Refused("malformed", "That looks like an id of ours: choose another name.", "refused-name-reserved")
    if _is_reserved(name):
        raise Refused(
            "malformed", "That name is kept for those who run the site: choose another.", "refused-name-reserved"
        )
    return name


def _named_once(text: str) -> str:
    """Without what a record parts names by (a bar) and knows bots by (a colon), whatever draws it."""
    composed = unicodedata.normalize("NFKC", clean(text)).replace(EMOJI, "")
    return clean("".join(sign for sign in composed if sign not in "|\u2223" and skeleton(sign) != ":"))


def _is_reserved(name: str) -> bool:
    """Is it what we call somebody who is no player, or does it hold the name of an office?"""
    return any(map(_says_reserved, {name, *(name.translate(digits) for digits in DIGITS)})) or any(
        map(_is_reserved, BRACKETED.findall(name))
    )


def _says_reserved(name: str) -> bool:
    words = [word for word in re.split(r"[\W\d_]+", name) if word]
    whole = looks("".join(words))
    if not whole.isdisjoint(_all_looks(WHOLE)) or any(OURS in look for look in whole):
        return True
    parts = (part for word in words for part in (word, *INNER.split(word)))
    return any(not part.isdisjoint(_all_looks(ANYWHERE)) for part in (*map(looks, parts), whole))


@cache
def _all_looks(reserved: tuple[str, ...]) -> frozenset[str]:
    return frozenset(look for word in reserved for look in looks(word))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name as it is called at a table: with a number, if somebody there has one that looks the same."""
    taken, called, number = tuple(others), name, 2
    while any(alike(called, other) for other in taken):
        called, number = f"{name} {number}", number + 1
    return called
