"""The version stands in pyproject.toml: this writes it wherever else it must stand, and says if it may be released.

python -m tools.versions            # write it
python -m tools.versions v0.2.0     # may this tag be released? Ends with 1, and says why not
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACES = {
    "CITATION.cff": r"(?m)^version: (\S+)$",
    "deploy/kubernetes/kustomization.yaml": r"(?m)^    newTag: (\S+)$",
    "deploy/kubernetes/migrate.yaml": r"(?m)^  name: migrate-(\S+)$",
    "deploy/compose.yaml": r"(?m)^  image: .*\$\{VERSION:-(\S+)\}$",
}
"""Where else it stands, and how it is found there."""
HEADING = re.compile(r"(?m)^## (\S+) \((unreleased|\d{4}-\d\d-\d\d)\)$")


def version(root: Path = ROOT) -> str:
    """What is being made."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def released(root: Path = ROOT) -> tuple[str, str]:
    """The newest version of the changelog, and the day of its release, or `unreleased`."""
    newest = HEADING.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not newest:
        raise SystemExit("CHANGELOG.md has no heading such as: ## 0.2.0 (2027-01-31)")
    return newest[1], newest[2]


def written(place: str, text: str, number: str, day: str) -> str:
    """The text of a place with this version in it; a citation says the day, too, once there is one."""
    found = re.search(PLACES[place], text)
    if not found:
        raise SystemExit(f"{place} says no version where it should: {PLACES[place]}")
    here = number.replace(".", "-") if place.endswith("migrate.yaml") else number  # the name of a job has no dots
    text = text[: found.start(1)] + here + text[found.end(1) :]
    if place != "CITATION.cff":
        return text
    text = re.sub(r"(?m)^date-released: .*\n", "", text)
    return text if day == "unreleased" else f'{text}date-released: "{day}"\n'


def stale(root: Path = ROOT) -> list[str]:
    """The places that say another version, or another day."""
    number, (_, day) = version(root), released(root)
    texts = {place: (root / place).read_text(encoding="utf-8") for place in PLACES}
    return [place for place, text in texts.items() if written(place, text, number, day) != text]


def faults(tag: str, root: Path = ROOT) -> list[str]:
    """Why a tag may not be released yet."""
    number, (told, day) = version(root), released(root)
    found = []
    if tag != f"v{number}":
        found.append(f"the tag is {tag}, and pyproject.toml says {number}")
    if told != number:
        found.append(f"the changelog tells of {told}, and not of {number}")
    if day == "unreleased":
        found.append(f"the changelog has no day for {told}: ## {told} (YYYY-MM-DD)")
    return found + [f"{place} is stale: make versions" for place in stale(root)]


def main() -> int:
    """Write, or say what is wrong with a tag."""
    if sys.argv[1:]:
        found = faults(sys.argv[1])
        print("\n".join(found) or f"{sys.argv[1]} may be released")
        return 1 if found else 0
    for place in stale():
        text = (ROOT / place).read_text(encoding="utf-8")
        (ROOT / place).write_text(written(place, text, version(), released()[1]), encoding="utf-8")
        print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
