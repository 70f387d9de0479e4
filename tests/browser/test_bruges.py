"""Bruges on the screen: on a phone, upright or on its side, all that can be done with a card is seen at once."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import PHONE

BELOW = """() => [...document.querySelectorAll('.card-sheet .use')]
  .filter((use) => use.getBoundingClientRect().bottom > innerHeight).map((use) => use.innerText)"""
"""The uses that are below the edge of the screen."""
RISEN = "sheet => Promise.all(sheet.getAnimations().map(({ finished }) => finished)).then(() => true)"
"""When the sheet has come up, which on a busy machine takes its time."""
HAND = ".bruges-dock .hand [data-ref^='card:'].is-open"


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375), (390, 844), (375, 553)])
def test_the_six_uses_of_a_card_are_seen_at_once_on_a_phone(come: Come, width: int, height: int) -> None:
    anna = come("Anna", {**PHONE, "viewport": {"width": width, "height": height}})
    anna.sit_at(anna.open_table("bruges", "me", "greedy", start=True))
    rng = Random(3)
    for _ in range(20):
        assert anna.wait_for_turn()
        if "play a card" in anna.page.locator("#prompt").inner_text():
            break
        anna.answer(rng)
    for card in anna.page.locator(HAND).all():
        card.click()
        anna.page.wait_for_selector(".card-sheet .use")
        assert anna.page.locator(".card-sheet .use").count() == 6
        assert anna.page.locator(".card-sheet").evaluate(RISEN)
        assert anna.page.evaluate(BELOW) == []
        anna.page.keyboard.press("Escape")
        anna.page.locator(".card-sheet").wait_for(state="detached")
