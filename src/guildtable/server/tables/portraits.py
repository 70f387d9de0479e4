"""Portraits: the faces one may choose. They are of the persons of Bruges, and say nothing about any card."""

from __future__ import annotations

import secrets
from functools import cache
from importlib.resources import files

from guildtable.server.protocol import Refused


@cache
def portraits() -> frozenset[str]:
    """Every face there is, by its name."""
    return frozenset((files(__package__) / "portraits.txt").read_text(encoding="utf-8").split())


def known_portrait(name: str) -> str:
    """The name of a face; raises `Refused` if there is none named so."""
    if name not in portraits():
        raise Refused("malformed", "There is no portrait named so.")
    return name


def any_portrait() -> str:
    """A face by chance: who has chosen none is known by the same one at every table."""
    return secrets.choice(sorted(portraits()))
