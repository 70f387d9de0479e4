"""The floors of a folder, counted from its imports: `python -m tools.floors`.

A room is a file or a folder directly inside; an arrow leads from a room to one it imports. An arrow runs up if it
closes a way back to where it came from; rooms that are not on such a way stand on floors. A circle is a ring of files.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = (
    "src/guildtable",
    "src/guildtable/kernel",
    "src/guildtable/games/bruges",
    "src/guildtable/server",
    "web",
    "web/table",
)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")

type Arrow = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a folder is built."""

    rooms: int
    floors: int
    arrows: int
    up: tuple[Arrow, ...]
    circles: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return (
            f"{self.rooms:3} rooms {self.floors:3} floors {self.arrows:4} arrows "
            f"{len(self.up):3} up {len(self.circles):3} circles"
        )


def plan_of(folder: Path) -> Plan:
    """Count."""
    files = list(sources(folder))
    between = {(file, to) for file in files for to in imports(file) if to != file and to.is_relative_to(folder)}
    rooms = {room(folder, file) for file in files}
    arrows = {(room(folder, one), room(folder, two)) for one, two in between}
    arrows = {(one, two) for one, two in arrows if one != two}
    up = set(run_up(arrows))
    named = {(one.relative_to(folder).as_posix(), two.relative_to(folder).as_posix()) for one, two in between}
    return Plan(len(rooms), floors(arrows - up), len(arrows), tuple(sorted(up)), tuple(circles(named)))


def sources(folder: Path) -> Iterator[Path]:
    """The modules below a folder; tests are no rooms."""
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder).parts
        if "node_modules" in inside or any(part.startswith((".", "__pycache__")) for part in inside):
            continue
        if file.suffix in {".py", ".ts", ".tsx"} and ".test." not in file.name and file.name != "testing.ts":
            yield file


def room(folder: Path, file: Path) -> str:
    """The file or folder directly inside."""
    first = file.relative_to(folder).parts[0]
    return first.removesuffix(".py").removesuffix(".tsx").removesuffix(".ts")


def imports(file: Path) -> Iterator[Path]:
    """The files of ours that a file imports."""
    text = file.read_text(encoding="utf-8")
    yield from python_imports(text) if file.suffix == ".py" else script_imports(file, text)


def python_imports(text: str) -> Iterator[Path]:
    """A module, or a name in a package that may be one."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found = [module_file(name) or module_file(node.module) for name in names]
        elif isinstance(node, ast.Import):
            found = [module_file(alias.name) for alias in node.names]
        else:
            continue
        yield from (file for file in found if file)


def module_file(name: str) -> Path | None:
    """Where a module of ours lies."""
    path = ROOT / "src" / name.replace(".", "/")
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def script_imports(file: Path, text: str) -> Iterator[Path]:
    """Relative imports, the dynamic ones too."""
    for name in IMPORT.findall(text):
        path = (file.parent / name).resolve()
        for found in (path.with_suffix(".ts"), path.with_suffix(".tsx"), path / "index.ts", path):
            if found.is_file() and found.suffix in {".ts", ".tsx"}:
                yield found
                break


def run_up(arrows: set[Arrow]) -> Iterator[Arrow]:
    """The fewest arrows, as far as a greedy look finds them, without which nothing leads back."""
    left = set(arrows)
    while ring := a_circle(left):
        steps = list(zip(ring, [*ring[1:], ring[0]], strict=True))
        weight = {step: sum(1 for one, two in left if two == step[1]) for step in steps}
        worst = min(steps, key=lambda step: (weight[step], step))
        left.discard(worst)
        yield worst


def a_circle(arrows: Iterable[Arrow]) -> list[str]:
    """Some way that leads back, or nothing."""
    graph: dict[str, set[str]] = {}
    for one, two in sorted(arrows):
        graph.setdefault(one, set()).add(two)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        ring: list[str] = error.args[1]
        return ring[:0:-1]  # graphlib tells it backwards, its first once more at the end
    return []


def circles(arrows: set[Arrow]) -> Iterator[tuple[str, ...]]:
    """Rings of files, each told once."""
    left = set(arrows)
    while ring := a_circle(left):
        yield tuple(ring)
        left -= set(zip(ring, [*ring[1:], ring[0]], strict=True))


def floors(arrows: set[Arrow]) -> int:
    """The longest way down."""
    graph: dict[str, set[str]] = {}
    for one, two in arrows:
        graph.setdefault(one, set()).add(two)
        graph.setdefault(two, set())
    height: dict[str, int] = {}
    for name in TopologicalSorter(graph).static_order():
        height[name] = 1 + max((height[below] for below in graph[name]), default=0)
    return max(height.values(), default=1)


def main() -> None:
    """The folders named, or those whose plan matters."""
    for name in sys.argv[1:] or FOLDERS:
        plan = plan_of(ROOT / name)
        print(f"{name:28}{plan}")
        for one, two in plan.up:
            print(f"    up: {one} -> {two}")
        for ring in plan.circles:
            print(f"    circle: {' -> '.join(ring)}")


if __name__ == "__main__":
    main()
