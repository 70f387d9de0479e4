"""Style stays in its folder: a rule of one folder's sheet never reaches what another folder draws.

All sheets that were ever loaded are on the page together. So each selector names a class that is drawn by its own
folder alone, or by files that ask for that very sheet. What everybody may use is the kit's (`web/design`).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.floors import ROOT

WEB = ROOT / "web"
KIT = "design"
CLASS_NAME = re.compile(r"\b(?:className|class)=")
WORD = re.compile(r"[A-Za-z_][\w-]*")
IN_SELECTOR = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
SHEET = re.compile(r'^import "([^"]+\.css)"', re.MULTILINE)
LITERAL = re.compile(r'"([^"]*)"|\'([^\']*)\'|[`}]([^`$]*)(?=[`$])')
"""What is written out in an expression: strings, and what stands between the holes of a template."""


def folder_of(file: Path, web: Path) -> str:
    """The folder a file belongs to; every game is one."""
    parts = file.relative_to(web).parts
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def files(web: Path, ending: str) -> Iterator[Path]:
    """All of ours of this kind, tests aside."""
    for file in sorted(web.rglob(f"*.{ending}")):
        if "node_modules" not in file.parts and ".test." not in file.name:
            yield file


def classes(text: str) -> set[str]:
    """Every class that a file of the page draws."""
    found = set[str]()
    for start in CLASS_NAME.finditer(text):
        rest = text[start.end() :]
        value = rest[: rest.index('"', 1) + 1] if rest[0] == '"' else rest[: end_of(rest)]
        for literals in LITERAL.findall(value):
            found |= set(WORD.findall(" ".join(literals)))
    return found


def end_of(text: str) -> int:
    """Where the braces that a text begins with are closed."""
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth == 0:
            return at + 1
    return len(text)


def selectors(text: str) -> Iterator[str]:
    """Every selector of a sheet, one by one; what is nested has those around it in front."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    around: list[str] = []
    begun = 0
    for at, sign in enumerate(text):
        if sign == "{":
            around.append(text[begun:at].strip())
            if not any(one.startswith(("@keyframes", "@font-face")) for one in around) and around[-1][0] != "@":
                before = " ".join(one for one in around[:-1] if one[0] != "@")
                yield from (f"{before} {one.strip()}".strip() for one in re.split(r",(?![^()]*\))", around[-1]))
        elif sign == "}":
            around.pop()
        if sign in "{};":
            begun = at + 1


def crossing(web: Path) -> Iterator[str]:
    """Every selector that may reach into another folder, and where."""
    drawn: dict[str, set[Path]] = defaultdict(set)
    asks: dict[Path, set[Path]] = {}
    for file in files(web, "tsx"):
        text = file.read_text(encoding="utf-8")
        asks[file] = {(file.parent / sheet).resolve() for sheet in SHEET.findall(text)}
        for name in classes(text):
            drawn[name].add(file)
    for sheet in files(web, "css"):
        own = folder_of(sheet, web)
        if own == KIT:
            continue

        def strangers(name: str, own: str = own, sheet: Path = sheet) -> list[Path]:
            return [one for one in drawn[name] if folder_of(one, web) != own and sheet.resolve() not in asks[one]]

        for selector in selectors(sheet.read_text(encoding="utf-8")):
            names = IN_SELECTOR.findall(re.sub(r":not\([^)]*\)", "", selector))
            if all(strangers(name) for name in names):
                where = ", ".join(sorted({folder_of(one, web) for name in names for one in strangers(name)}))
                yield f"{sheet.relative_to(web)}: {selector} reaches {where or 'everything'}"


def test_no_style_crosses_into_another_folder() -> None:
    assert list(crossing(WEB)) == []


@pytest.mark.parametrize(
    ("drawing", "style", "found"),
    [
        ('<span className="room">', ".room { margin: 0 }", True),
        ("<span className={`cell ${wide ? 'room' : ''}`}>", "@media print { .room > p { margin: 0 } }", True),
        ('<span className="room">', ".waiting-room .room { margin: 0 }", False),
        ('<span className="room">', "h1 { margin: 0 }", True),
        ('import "../../waiting/room.css";\n<span className="room">', ".room { margin: 0 }", False),
        ("<span className={room ? 'cell' : ''}>", ".room { margin: 0 }", False),
    ],
)
def test_style_that_crosses_is_found(tmp_path: Path, drawing: str, style: str, found: bool) -> None:
    for name, text in (
        ("waiting/Room.tsx", '<main className="waiting-room room">'),
        ("waiting/room.css", style),
        ("games/lux/Cell.tsx", drawing),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert bool(list(crossing(tmp_path))) == found


BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
FONT_IN_PX = re.compile(r"(?:font(?:-size)?|--[a-z-]*size):(?![^;]*rem)[^;]*\dpx")
DRAWN = re.compile(r"(?: text|\.caption)$")
"""Letters within a drawing grow with the drawing."""


def in_px(web: Path) -> Iterator[str]:
    """Every text whose size does not follow the reader's wish. (The gallery is for those who draw.)"""
    for sheet in files(web, "css"):
        if sheet.name == "gallery.css":
            continue
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selector, rules in BLOCK.findall(text):
            if FONT_IN_PX.search(rules) and not DRAWN.search(selector.strip()):
                yield f"{sheet.relative_to(web)}: {selector.strip()}"


def test_text_is_as_large_as_the_reader_wants_it() -> None:
    """Sizes are in rem, so that each of 100, 125 and 150 % reaches the smallest letter too."""
    assert list(in_px(WEB)) == []


@pytest.mark.parametrize(
    ("style", "found"),
    [
        (".room { font-size: 12px }", True),
        (".room { font: 650 12px / 1 var(--sans) }", True),
        ("@media print { .room { --text-size: 11px } }", True),
        (".room { font-size: 0.75rem }", False),
        (".room text { font: 700 12px var(--serif) }", False),
    ],
)
def test_text_in_px_is_found(tmp_path: Path, style: str, found: bool) -> None:
    (tmp_path / "room.css").write_text(style, encoding="utf-8")
    assert bool(list(in_px(tmp_path))) == found


NESTED = r"\((?:[^()]|\([^()]*\))*\)"
ASKS_WITHIN = re.compile(rf":has{NESTED}")
UNNAMED = re.compile(rf":not{NESTED}|::?(?!is\(|where\()[a-z-]+(?:\([^)]*\))?|\*")
"""What of the last part of a selector does not name anything."""
CHOICE = re.compile(r"(.*):(?:is|where)\((.*)\)(.*)")


def is_named(part: str) -> bool:
    """Does it name what it means, by more than its tag? Of several choices each must."""
    bare = UNNAMED.sub("", part)
    if (choice := CHOICE.fullmatch(bare)) and not re.search(r"[.#[]", choice[1] + choice[3]):
        return all(is_named(one) for one in choice[2].split(","))
    return re.search(r"[.#[]", bare) is not None


def styling_all(web: Path) -> Iterator[str]:
    """Every selector by which the browser styles all that is within anew, whenever what it has may have changed."""
    for sheet in files(web, "css"):
        for selector in selectors(sheet.read_text(encoding="utf-8")):
            *around, last = re.split(r"\s*[ >+~]\s*(?![^(]*\))", ASKS_WITHIN.sub(":has()", selector))
            if any(":has()" in one for one in around) and not is_named(last.replace(":has()", "")):
                yield f"{sheet.relative_to(web)}: {selector}"


def test_what_a_place_has_does_not_style_everything_in_it() -> None:
    """By `.table:has(.asking) > *` the whole table was styled anew at every change, by `… b` every name in it."""
    assert list(styling_all(WEB)) == []


@pytest.mark.parametrize(
    ("style", "found"),
    [
        (".table:has(.asking) > * { margin: 0 }", True),
        (".table:has(.asking) .dock { margin: 0 }", False),
        (".prompt:has(.put-back) .say > :not(:only-child) { margin: 0 }", True),
        (".prompt:has(.put-back) .say > b:not(:only-child) { margin: 0 }", True),
        (".prompt:has(.put-back) .say > .title:not(:only-child) { margin: 0 }", False),
        (".table:has(> .top :is(.clock, .last)) :is(b, span) { margin: 0 }", True),
        (".table:has(.asking) .say > :is(.title, .hint):not(:only-child) { margin: 0 }", False),
        (".table:has(.asking) .tabs [aria-selected] { margin: 0 }", False),
        (".table > * { margin: 0 }", False),
        (":root:has(.table) { margin: 0 }", False),
    ],
)
def test_a_rule_that_styles_everything_is_found(tmp_path: Path, style: str, found: bool) -> None:
    (tmp_path / "room.css").write_text(style, encoding="utf-8")
    assert bool(list(styling_all(tmp_path))) == found
