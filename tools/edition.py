"""Keep the rules as they are committed, for the records played by them: `python -m tools.edition`.

To be run before the `rules` of a game go up, or its data change. Kernel, games and bots of the last commit go into a
zip of their own beside `guildtable/editions`, their imports renamed; nothing is changed in what was kept before.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from guildtable.editions.edition import KEPT, VERSIONS, Edition, before, load

ROOT = Path(__file__).parent.parent
SOURCE = "src/guildtable"
PARTS = ("__init__.py", "kernel", "games", "bots", "shelf.py")
IMPORT = re.compile(r"^(\s*(?:from|import) )guildtable\b", re.MULTILINE)


def main() -> None:
    """Keep the last commit, or the one named."""
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    package = f"guildtable_{1 + len(list(KEPT.glob('guildtable_*.zip')))}"
    files = {name: source(commit, name) for name in listed(commit)}
    versions = versions_of(package, files)
    if versions.items() <= before().keys():
        print(f"nothing to keep: {versions} are kept already")
        return
    file = KEPT / f"{package}.zip"
    write(file, package, files | {VERSIONS: json.dumps(versions, indent=1).encode()})
    print(f"{file.relative_to(ROOT)}: {versions}, {file.stat().st_size // 1024} kB")


def versions_of(package: str, files: dict[str, bytes]) -> dict[str, str]:
    """The versions of the games among these files: the games themselves are asked."""
    with TemporaryDirectory() as folder:
        trial = Path(folder) / f"{package}.zip"
        write(trial, package, files)
        load(trial)
        return {name: game.version for name, game in Edition(package)("shelf").GAMES.items()}


def listed(commit: str) -> list[str]:
    """The files of an edition."""
    told = git("ls-tree", "-r", "--name-only", "-z", commit, *(f"{SOURCE}/{part}" for part in PARTS))
    return [name.removeprefix(f"{SOURCE}/") for name in told.decode().split("\0") if name]


def source(commit: str, name: str) -> bytes:
    """A file as it was committed."""
    return git("show", f"{commit}:{SOURCE}/{name}")


def write(file: Path, package: str, files: dict[str, bytes]) -> None:
    """The zip: the same files give the same bytes."""
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as kept:
        for name, text in sorted(files.items()):
            renamed = IMPORT.sub(rf"\1{package}", text.decode()) if name.endswith(".py") else text
            kept.writestr(ZipInfo(f"{package}/{name}"), renamed, ZIP_DEFLATED, 9)


def git(*words: str) -> bytes:
    """What git answers."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


if __name__ == "__main__":
    main()
