"""Check a record without a line of ours: chain, commitment, names and cards, as docs/protocol.md has it.

python examples/verify_record.py RECORD      prints what was checked, and ends with 1 if anything is wrong
"""

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256, shake_256
from hmac import digest
from pathlib import Path

SUITS, COPIES = ("agent", "cleric", "scholar", "merchant"), {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}
LISTS = {
    "capital-lux deck": [f"card:{suit}-{value}" for suit in SUITS for value in COPIES for _ in range(COPIES[value])],
    "capital-lux first-starter": ["modifier:plus-4", "modifier:plus-2", "modifier:minus-1", "modifier:minus-3"],
    "capital-lux modifiers": ["modifier:plus-4", "modifier:plus-2", "modifier:minus-1", "modifier:minus-3"],
    "bruges guard-houses": ["guard:red", "guard:blue", "guard:yellow", "guard:green"],
    "flandern guilds": ["arms:blue", "arms:yellow", "arms:green", "arms:red"],
}
CHOICES = {"guard-house": "guard", "guild": "arms"}


def numbers(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label."""
    for block in range(2**32):
        found = shake_256(block.to_bytes(4) + key + label.encode()).digest(1024)
        yield from (int.from_bytes(found[place : place + 8]) for place in range(0, 1024, 8))


def below(stream: Iterator[int], bound: int) -> int:
    """A fair number: what falls into the uneven last stretch is thrown away."""
    return next(word for word in stream if word < 2**64 - 2**64 % bound) % bound


def chosen(settings: str) -> set[str]:
    """What people chose before the first card, `guard-house-0=red`: chance does not draw it."""
    pairs = (setting.split("=") for setting in settings.split())
    found = ((name.rpartition("-")[0], value) for name, value in pairs)
    return {f"{CHOICES[name]}:{value}" for name, value in found if name in CHOICES}


def answer(key: bytes, head: dict[str, str], label: str, count: int) -> Sequence[str] | None:
    """What chance must have answered; None if that needs the rules of the game."""
    game, seats = head["game"].strip(), len(head["players"].split(" | "))
    stream, name = numbers(key, label), f"{game} {label.rstrip('0123456789-')}"
    if name == "bruges dice":
        return [str(1 + below(stream, 6)) for _ in range(count)]
    starters = {"bruges first-player", "flandern starting-player"}
    left = [f"seat:{seat}" for seat in range(seats)] if name in starters else list(LISTS.get(name, ()))
    left = [item for item in left if item not in chosen(head["settings"])]
    if not left:
        return None
    drawn = []
    for bound in range(len(left), len(left) - count, -1):
        place = below(stream, bound)
        drawn.append(left[place])
        left[place] = left[bound - 1]
    return drawn


def faults(text: str) -> Iterator[str]:
    """What is wrong with a record."""
    top, entries, end = text.split("\n\n")
    head = dict(line.split(":", 1) for line in top.split("\n")[1:])
    match, commitment = head["match"].strip(), head["commitment"].strip()
    beside = [line.split(": ", 1) for line in end.split("\n") if ": " in line]
    seed = bytes.fromhex(dict(beside)["seed"])
    if sha256(b"guildtable commitment\0" + match.encode() + b"\0" + seed).hexdigest() != commitment:
        yield "the seed is not the one that was committed to"
    key = digest(seed, head["entropy"].strip().replace(" | ", "\n").encode(), "sha256")
    for salt, name in (value.split(" ", 1) for field, value in beside if field == "name"):  # since format 2
        if f"person:{sha256(f'guildtable name\0{salt}\0{name}'.encode()).hexdigest()[:32]}" not in top + entries:
            yield f"nobody of the name {name} played"
    link = sha256(top.encode()).digest()
    for number, line in enumerate(entries.split("\n"), start=1):
        body = line.removeprefix(f"{number} ").rpartition(" #")[0]
        link = sha256(link + body.encode()).digest()
        if line != f"{number} {body} #{link.hex()[:16]}":
            yield f"entry {number}, or something before it, was changed"
        kind, label, *paths = body.split(" ")
        must = answer(key, head, label, len(paths)) if kind == "chance" else None
        if must and must != paths:
            yield f"entry {number}: chance did not answer from the seed ({label})"


if __name__ == "__main__":
    wrong = list(faults(Path(sys.argv[1]).read_text(encoding="utf-8")))
    print("\n".join(wrong) or "chain, commitment, names and cards are right")
    sys.exit(bool(wrong))
