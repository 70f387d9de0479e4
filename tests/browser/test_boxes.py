"""Every screen: the questions of a recorded game of each game, measured on phones, tablets, small desks, with zoom and
with larger text. What can be pressed is in reach and large enough, what can be read is whole, and nothing lies over
anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.browser.conftest import WHOLE, Come
from tests.browser.guest import Guest
from tests.browser.recorded import Moment, RecordedTable, fullest, questions

BOXES = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
SET_TEXT = """text => new Promise((done) => {
  document.documentElement.dataset.text = text;
  window.dispatchEvent(new Event('resize'));
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
PRESS = "thing => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
"""Whether it can be reached is for the boxes to say."""
TABS = ".fl-arms [role=tab]"
"""On a phone the tiles of one guild are shown at a time."""
GAMES = ("bruges", "flandern", "capital-lux")
SEATS, RECORD = 4, "4-players-03"
"""The fullest table, all of whom play sensibly."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A window of so many px, and text of so many percent."""

    width: int
    height: int
    text: int = 100

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" {self.text}%" if self.text != 100 else "")


UPRIGHT = [Screen(*size) for size in ((320, 568), (360, 560), (360, 640), (375, 553), (390, 664), (390, 844))]
SIDEWAYS = [Screen(667, 375), Screen(844, 390)]
TABLET = [Screen(820, 1180)]
THUMB = [*UPRIGHT, *SIDEWAYS, *TABLET]
LARGER = [
    Screen(width, height, text)
    for width, height in ((320, 568), (360, 640), (844, 390), (820, 1180))
    for text in (125, 150)
]
MOUSE = [Screen(1280, 720), Screen(720, 450), Screen(320, 256)]
"""A small desk; and a desk of 1440 x 900 at 200 and of 1280 x 1024 at 400 %."""
LARGER_DESK = [Screen(1280, 720, 125), Screen(1280, 720, 150)]
FEW_THUMB = [Screen(320, 568), Screen(667, 375), Screen(360, 640, 150)]
NARROW = [Screen(667, 375), Screen(320, 568, 150), Screen(360, 640, 150)]
"""Where long words have least room."""
FEW_MOUSE = [Screen(1280, 720), Screen(320, 256)]
BY_THUMB = (
    {"short": UPRIGHT[:4], "upright": UPRIGHT[4:], "sideways": SIDEWAYS, "tablet": TABLET}
    | {f"larger text at {width}": [one for one in LARGER if one.width == width] for width in (320, 360, 844, 820)}
    if WHOLE
    else {"few": FEW_THUMB}
)
"""Sizes measured together: a whole game at all of them takes most of an hour, and the night has two workers."""
BY_MOUSE = {"zoom": MOUSE, "larger text": LARGER_DESK} if WHOLE else {"few": FEW_MOUSE}


def at_the_table(come: Come, game: str, *, thumb: bool, language: str = "en") -> RecordedTable:
    """Somebody who sees everything at once: nothing moves, and nothing is told slowly."""
    device = {"viewport": {"width": 390, "height": 844}, "has_touch": thumb, "is_mobile": thumb}
    anna = come("Anna", device)
    settings = f'{{"state":{{"pace":"instant","motion":"off","language":"{language}"}},"version":0}}'
    anna.page.add_init_script(f"localStorage.setItem('guildtable-settings', '{settings}')")
    return RecordedTable(anna, game, SEATS)


def wrong(guest: Guest, screens: Iterable[Screen], what: str, *, thumb: bool) -> list[str]:
    """What is wrong with the page as it stands, on each of these screens."""
    found: list[str] = []
    for screen in screens:
        guest.page.set_viewport_size({"width": screen.width, "height": screen.height})
        guest.page.evaluate(SET_TEXT, str(screen.text))
        found += [f"{screen}, {what}: {fault}" for fault in guest.page.evaluate(BOXES, thumb)]
    return found


def longest_way(paths: Sequence[Sequence[str]]) -> Iterator[str]:
    """What is pointed at along the longest of these, as long as nothing is sent: from its second ref on, a way without
    a fork is walked to its end by the page."""
    longest = max(paths, key=len, default=[])
    for depth, ref in enumerate(longest[:-1], 1):
        if depth > 1 and sum(path[:depth] == longest[:depth] for path in paths) == 1:
            return
        yield ref


def walk(table: RecordedTable, moments: Iterable[Moment], screens: list[Screen], *, thumb: bool) -> list[str]:
    """Each question as it is asked, and then along the longest way to answer it, as far as nothing is sent."""
    found: list[str] = []
    page = table.guest.page
    for moment in moments:
        table.tell(moment)
        found += wrong(table.guest, screens, moment.asked.why, thumb=thumb)
        for ref in longest_way([offer.path.split("/") for offer in moment.asked.offers]):
            lit = page.locator(f'.is-open[data-ref="{ref}"]')
            for tab in page.locator(TABS).all() if lit.count() == 0 else ():
                if lit.count() == 0:
                    tab.evaluate(PRESS)
            lit.first.evaluate(PRESS)
            page.locator(".put-back").wait_for(state="attached")
            found += wrong(table.guest, screens, f"{moment.asked.why} {ref}", thumb=thumb)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screens", BY_THUMB)
def test_by_thumb_nothing_is_out_of_reach_cut_small_or_covered(come: Come, game: str, screens: str) -> None:
    table = at_the_table(come, game, thumb=True)
    every = questions(game, RECORD)
    assert walk(table, every if WHOLE else fullest(every), BY_THUMB[screens], thumb=True) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screens", BY_MOUSE)
def test_by_mouse_on_a_small_desk_and_with_zoom(come: Come, game: str, screens: str) -> None:
    table = at_the_table(come, game, thumb=False)
    every = questions(game, RECORD)
    assert walk(table, every if WHOLE else fullest(every), BY_MOUSE[screens], thumb=False) == []


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_too(come: Come, game: str, language: str) -> None:
    table = at_the_table(come, game, thumb=True, language=language)
    assert walk(table, fullest(questions(game, RECORD)), NARROW, thumb=True) == []
