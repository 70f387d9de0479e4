"""Names of players in a record: a person's stands beside the chain, and in the chain only its salted fingerprint.

So a name can be erased, and every link holds. A bot is nobody's secret: its kind is written as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

BOT = "bot:"
"""How the name of a bot begins, before its kind. A person's name has no colon."""
PERSON = "person:"
"""How the fingerprint of a person's name begins."""
SOMEBODY = "Somebody"
"""Whose name was erased."""
_IN_A_CHAIN = re.compile(f"{PERSON}[0-9a-f]{{32}}|{BOT}.+")
_SALT = re.compile("[0-9a-zA-Z]{8,64}")


@dataclass(frozen=True, slots=True)
class Name:
    """What a person is called, and the salt without which nobody can try names until a fingerprint fits."""

    salt: str
    text: str

    def __post_init__(self) -> None:
        writable(self.text)
        if not _SALT.fullmatch(self.salt):
            raise ValueError(f"{self.salt!r} is no salt: it has 8 to 64 letters and digits")

    @property
    def fingerprint(self) -> str:
        """How the chain writes this person."""
        salted = b"guildtable name\0" + self.salt.encode() + b"\0" + self.text.encode()
        return PERSON + sha256(salted).hexdigest()[:32]


def is_nameless(player: str) -> bool:
    """May it stand in a chain: a bot, or a fingerprint?"""
    return bool(_IN_A_CHAIN.fullmatch(player))


def fingerprinted(players: Sequence[str], salt: Callable[[], str]) -> tuple[tuple[str, ...], tuple[Name, ...]]:
    """These players as a chain writes them, and the names to be kept beside it."""
    persons = dict.fromkeys(player for player in players if not player.startswith(BOT))
    names = {player: Name(salt(), player) for player in persons}
    chained = (names[player].fingerprint if player in names else player for player in players)
    return tuple(chained), tuple(names.values())


def called(players: Sequence[str], names: Sequence[Name]) -> dict[str, str]:
    """What each of these players of a chain is called; of several whose names were erased, the second has a number."""
    known = {name.fingerprint: name.text for name in names}
    erased = 0
    for player in players:
        if player.startswith(PERSON) and player not in known:
            erased += 1
            known[player] = f"{SOMEBODY} {erased}" if erased > 1 else SOMEBODY
    return {player: known.get(player, player) for player in players}


def writable(text: str, forbidden: str = "|") -> None:
    """What stands in a line must read back as it was."""
    if not text.isprintable() or not text or text != text.strip() or any(sign in text for sign in forbidden):
        raise ValueError(
            f"{text!r} cannot be written down: it needs a letter, no line break, no | and no blanks around it"
        )
