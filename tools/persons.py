"""Write what is printed on the cards of Bruges for the browser: `python -m tools.persons`; `--check` that it is so."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from guildtable.games.bruges.deck import chosen, known
from guildtable.games.bruges.person import PERSONS, Person

FILE = Path(__file__).parent.parent / "web" / "games" / "bruges" / "persons.json"


def persons() -> str:
    """Every person, by name."""
    return json.dumps({name: printed(person) for name, person in PERSONS.items()}, indent=2) + "\n"


def printed(person: Person) -> dict[str, object]:
    """A card's face, where we know it from, and which facts are our own choice."""
    return {
        "colour": person.colour,
        "group": person.group,
        "price": person.price,
        "points": person.points,
        "icon": person.icon,
        "worker": person.worker,
        "known": known(person.name),
        "ours": " ".join(chosen(person.name)),
    }


def main() -> None:
    """Write the file, or say that it is stale."""
    if "--check" in sys.argv:
        sys.exit("stale: run make persons" if FILE.read_text(encoding="utf-8") != persons() else 0)
    FILE.write_text(persons(), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
