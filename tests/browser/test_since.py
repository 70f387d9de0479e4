"""Since your last turn: it has its room, on a phone a line, and what it speaks of is seen beside it."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import PHONE, Guest
from tests.browser.test_pace import at_pace

HEIGHTS = """() => {
  window.heights = new Set();
  const look = () => {
    const board = document.querySelector('.board-area');
    if (board) window.heights.add(Math.round(board.getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
}"""
"""How high the board was, frame by frame."""
COVERED = """() => {
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const texts = (box) => [...box.childNodes].filter((one) => one.nodeType === 3 || one.matches?.('b, strong, span'))
    .map((one) => { const range = document.createRange(); range.selectNodeContents(one);
      return range.getBoundingClientRect(); });
  return [...document.querySelectorAll('.changed-by')].flatMap((badge) => {
    const [box, at] = [badge.parentElement, badge.getBoundingClientRect()];
    const inner = { left: at.left + 2, right: at.right - 2, top: at.top + 2, bottom: at.bottom - 4 };
    return texts(box).filter((text) => over(inner, text)).map(() => box.innerText);
  });
}"""
"""The numbers that lie under the badge which explains them."""


def until_recapped(guest: Guest) -> None:
    """Play until something has happened since one's last turn."""
    rng = Random(5)
    for _ in range(14):
        guest.wait_for_turn()
        if guest.page.locator(".since").count():
            guest.page.wait_for_timeout(300)
            return
        guest.answer(rng)
    raise AssertionError("nothing ever happened")


@pytest.mark.parametrize("game", ["bruges", "capital-lux"])
def test_the_board_keeps_its_height_when_it_is_told_what_happened(come: Come, game: str) -> None:
    anna = at_pace(come, game, "fast")
    anna.wait_for_turn()
    anna.page.evaluate(f"({HEIGHTS})()")
    until_recapped(anna)
    anna.page.keyboard.press("Escape")
    anna.page.locator(".since .shut").click()
    anna.page.wait_for_timeout(200)
    heights = anna.page.evaluate("[...window.heights]")
    assert max(heights) - min(heights) <= 3, heights


def test_no_chip_is_cut_and_no_badge_covers_its_number(come: Come) -> None:
    anna = at_pace(come, "capital-lux", "fast")
    until_recapped(anna)
    cut = anna.page.evaluate(
        "() => { const box = document.querySelector('.since ul').getBoundingClientRect();"
        " return [...document.querySelectorAll('.since li')].filter((row) => { const at = row.getBoundingClientRect();"
        " return at.top < box.bottom && (at.right > box.right + 1 || at.bottom > box.bottom + 1); }).length; }"
    )
    assert cut == 0
    assert anna.page.evaluate(f"({COVERED})()") == []


def test_on_a_phone_it_is_a_line_that_opens_by_a_tap_and_show_again_closes_it(come: Come) -> None:
    anna = come("Anna", {**PHONE, "reduced_motion": "no-preference"})
    anna.sit_at(anna.open_table("capital-lux", "me", "greedy", "greedy", start=True))
    until_recapped(anna)
    board = anna.page.locator(".board-area").bounding_box()
    line = anna.page.locator(".since-room").bounding_box()
    assert board is not None
    assert line is not None
    assert line["height"] <= 48
    assert board["y"] + board["height"] <= line["y"] + 2
    assert anna.page.locator(".since li:visible").count() == 0
    anna.page.locator(".since .brief").tap()
    assert anna.page.locator(".since li:visible").count() > 0
    anna.page.locator(".since .again").tap()
    assert anna.page.locator(".since li:visible").count() == 0
    anna.page.wait_for_selector(".beat")
    assert anna.is_asked is False
    anna.wait_for_turn()
