"""Room enough: at every desk's width words stay in their boxes, and a long log moves no board."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import DESK, Guest
from tests.browser.recorded import RecordedTable, questions

WIDTHS = (1000, 1200, 1245, 1280, 1385, 1440)
SPILLED = """() => [...document.querySelectorAll('.uses .use')].flatMap((use) => {
  const box = use.getBoundingClientRect();
  return [...use.querySelectorAll('b, small')].filter((words) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      || words.scrollWidth > words.clientWidth + 1;
  }).map((words) => `${use.dataset.ref}: ${words.textContent}`);
})"""
"""Words of a use of a card that stand outside of it."""

BEYOND = "(board) => board.scrollHeight - board.clientHeight"
"""How much more board there is than room for it: where there is any, the wheel rolls the table away."""


def with_uses(anna: Guest) -> Guest:
    """Until a card is chosen, and its six uses are to be read."""
    rng = Random(3)
    for _ in range(40):
        assert anna.wait_for_turn()
        cards = anna.page.locator(".dock-area .is-open[data-ref^='card:']:visible")
        if cards.count() > 3:
            cards.nth(3).click()
            anna.page.wait_for_selector(".uses .use[data-ref]")
            return anna
        anna.answer(rng)
    raise AssertionError("no card could be played")


def test_the_six_uses_of_a_card_are_readable_at_every_width(come: Come) -> None:
    anna = come("Anna", DESK)
    with_uses(anna.sit_at(anna.open_table("bruges", "me", "greedy", "greedy", start=True)))
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        anna.page.wait_for_timeout(400)
        assert anna.page.evaluate(SPILLED) == [], f"at {width}"


@pytest.mark.parametrize("game", ["bruges", "flandern", "capital-lux"])
def test_a_long_log_leaves_the_board_where_it_is(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table(game, "me", "greedy", "greedy", start=True))
    rng = Random(4)
    while anna.page.locator(".log li").count() < 20:
        anna.play(rng, replies=5)
        assert anna.wait_for_turn()
    assert anna.page.locator(".board-area").evaluate(BEYOND) <= 2


def test_what_a_round_has_cost_leaves_the_board_where_it_is(come: Come) -> None:
    """What all have lost stands beside it, what one knows of the cards, the supply, and the log."""
    anna = come("Anna", DESK)
    table = RecordedTable(anna, "capital-lux", 3)
    for moment in islice(questions("capital-lux", "3-players-04"), 11):
        table.tell(moment)
    assert moment.asked.why == "choose-cards"
    assert anna.page.locator(".lux-report li").count() >= 4
    assert anna.page.locator(".board-area").evaluate(BEYOND) <= 2
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    assert anna.page.locator(".board-area").evaluate(BEYOND) <= 4, "no more than the rim of what scrolls"
