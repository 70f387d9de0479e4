"""Lookalikes: which names a reader takes for one another, as Unicode's Technical Standard 39 tells it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ACCENTS = re.compile("[\u0300-\u036f]")
"""Over and under letters of Europe; in other scripts a mark may be a vowel."""
LIST = Path(__file__).parent / "lookalikes.txt"


@cache
def _signs() -> Mapping[int, str]:
    """Each sign, and what it looks like."""
    found: dict[int, str] = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        like, parted, signs = line.partition(" = ")
        if parted and not line.startswith("#"):
            seen = "".join(chr(int(sign, 16)) for sign in like.split())
            found |= dict.fromkeys((int(sign, 16) for sign in signs.split()), seen)
    return found


def skeleton(text: str) -> str:
    """What is left of a text when every sign is replaced by the one it looks like."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKD", text).translate(_signs()))


def looks(text: str) -> frozenset[str]:
    """How a text can be read, great and small letters alike: `AIice` (with an i) as alice, `ALICE` as alice too."""
    return frozenset(skeleton(one).casefold().replace(" ", "") for one in (text, text.casefold()))


def readings(name: str) -> frozenset[str]:
    """All that a name can be read as: two that share one are alike, as `alike` says. Accents make no difference."""
    read = (ACCENTS.sub("", look) for text in (name, _letters(name)) if text for look in looks(text))
    return frozenset(look for look in read if look)


def alike(one: str, other: str) -> bool:
    """Would a reader take one for the other? A full stop or a star more makes nobody else of its bearer."""
    return any(not looks(a).isdisjoint(looks(b)) for a, b in ((one, other), (_letters(one), _letters(other))) if a)


def _letters(name: str) -> str:
    """A name without signs and punctuation."""
    return "".join(sign for sign in name if unicodedata.category(sign)[0] in "LMN")
