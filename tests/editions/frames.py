"""What a record shows when it is played again, in one fingerprint: every moment, what was told, what each seat saw."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from guildtable.editions.replaying import replay
from guildtable.kernel.plain import to_json
from guildtable.kernel.record import Record

BEFORE = Path(__file__).parents[1] / "golden" / "before"
FINGERPRINTS = BEFORE / "frames.json"
"""The fingerprint of each record, written when its rules were those of the day (`python -m tests.editions.frames`)."""


def records() -> list[Path]:
    """The golden records of before."""
    return sorted(BEFORE.glob("*/*.record"))


def name_of(file: Path) -> str:
    """Which game, and which of its records."""
    return f"{file.parent.name}/{file.stem}"


def fingerprint_of(record: Record) -> str:
    """The same for the same frames."""
    found = sha256()
    for moment in replay(record):
        seen = [moment.shown(viewer) for viewer in (*range(len(record.header.players)), None)]
        found.update(to_json([moment.number, str(moment.entry), moment.events, seen]).encode())
    return found.hexdigest()[:16]


def main() -> None:
    """Add the fingerprints of records that have none."""
    known: dict[str, str] = json.loads(FINGERPRINTS.read_text(encoding="utf-8")) if FINGERPRINTS.exists() else {}
    for file in records():
        known.setdefault(name_of(file), fingerprint_of(Record.read(file.read_text(encoding="utf-8"))))
    FINGERPRINTS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
