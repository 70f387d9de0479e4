"""A mailbox: an address that mail can be sent to, and by which a person is known again."""

from __future__ import annotations

import re

from guildtable.server.protocol import Refused

LONGEST = 254
"""Signs of an address, by the standard for mail."""
LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*", re.IGNORECASE | re.ASCII)
LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


def mailbox(text: str) -> str:
    """The address as we send to it, and as we know it again: two that differ are two, whatever they look like.

    It is plain ASCII before it is compared. Were letters only folded, an address with a letter that folds to another
    would be taken for somebody else's, and their code be sent to it.
    """
    local, _, domain = text.strip().rpartition("@")
    try:
        host = domain.encode("idna").decode("ascii").lower() if domain else ""
    except UnicodeError:
        host = ""
    labels = host.split(".")
    whole = f"{local}@{host}".lower()
    if not LOCAL.fullmatch(local) or len(local) > 64 or len(labels) < 2 or len(whole) > LONGEST:
        raise _unfit()
    if not all(LABEL.fullmatch(label) for label in labels) or labels[-1].isdecimal():
        raise _unfit()
    return whole


def _unfit() -> Refused:
    return Refused("malformed", "This is no address that we can send mail to: write it like anna@example.org.")
