"""The rules at hand: at every table ? opens the rule of what is asked, and every reason leads to its own."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import SCREENS, faults, is_too_wide

SHEET = ".rule-sheet"
SIGN = ".rule-of-prompt"
WHYS = {
    "bruges": ("Drawing cards", "drawing"),
    "capital-lux": ("Choosing cards", "choosing"),
    "flandern": ("Set-up", "set-up"),
}
"""The first question of each game, and the section that explains it."""


def at_table(come: Come, game: str, screen: dict[str, object]) -> Guest:
    anna = come("Anna", screen)
    anna.sit_at(anna.open_table(game, "me", "greedy", "greedy", start=True))
    assert anna.wait_for_turn()
    return anna


@pytest.mark.parametrize("game", WHYS)
def test_the_rule_of_the_prompt_opens_by_click_and_key(come: Come, game: str) -> None:
    title, section = WHYS[game]
    anna = at_table(come, game, DESK)
    sheet = anna.page.locator(SHEET)
    anna.page.locator(SIGN).click()
    expect(sheet.get_by_role("heading", name=title, level=2)).to_be_visible()
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    anna.page.keyboard.press("?")
    whole = sheet.locator(f"a[href='/rules/{game}#{section}']")
    with anna.page.context.expect_page() as opened:
        whole.click()
    there = opened.value
    expect(there.locator(f"#{section} h2")).to_be_in_viewport()
    there.close()


@pytest.mark.parametrize("game", WHYS)
def test_the_rule_of_the_prompt_opens_by_thumb_and_the_prompt_stays_as_low(come: Come, game: str) -> None:
    anna = at_table(come, game, PHONE)
    prompt, sign = anna.page.locator(".prompt"), anna.page.locator(SIGN)
    size = sign.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    high = prompt.bounding_box()
    sign.evaluate("sign => { sign.style.display = 'none' }")
    without = prompt.bounding_box()
    sign.evaluate("sign => { sign.style.display = '' }")
    assert high
    assert without
    assert high["height"] <= without["height"]
    sign.tap()
    expect(anna.page.locator(SHEET).get_by_role("heading", name=WHYS[game][0], level=2)).to_be_visible()
    assert faults(anna) == []
    assert not is_too_wide(anna)
    anna.page.get_by_role("button", name="Close").tap()
    expect(anna.page.locator(SHEET)).to_have_count(0)


def test_a_reason_leads_to_its_rule_and_what_was_picked_stays_picked(come: Come) -> None:
    anna = at_table(come, "bruges", DESK)
    page = anna.page
    cards = page.locator(".is-open[data-ref^='card:']")
    # Until the first turn: nobody has a house then.
    while cards.count() == 0:
        anna.play(Random(3), replies=1)
        assert anna.wait_for_turn()
    cards.first.click()
    picked = page.locator(".is-picked[data-ref^='card:']").get_attribute("data-ref")
    assert picked
    barred = page.locator("[data-ref='use:recruit'].is-barred")
    expect(barred).to_contain_text("empty house")
    # It says of itself that it cannot be had; a click on it is answered all the same, with the reason.
    barred.click(force=True)
    sheet = page.locator(SHEET)
    expect(sheet.get_by_role("heading", name="Houses and people")).to_be_visible()
    expect(sheet.locator(".barred")).to_contain_text("you have no empty house")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(sheet.get_by_role("heading", name="The six uses of a card")).to_be_visible()
    sheet.locator(".why-not li", has_text="no empty house").get_by_role("button").press("Enter")
    expect(sheet.get_by_role("heading", name="Houses and people")).to_be_visible()
    sheet.get_by_role("button", name="Back to").click()
    expect(sheet.get_by_role("heading", name="The six uses of a card")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.locator(".is-picked[data-ref^='card:']").get_attribute("data-ref") == picked


@pytest.mark.parametrize(("screen", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_nothing_is_serious_in_the_rulebooks(come: Come, screen: str, scheme: str) -> None:
    anna = come("Anna", SCREENS[screen], color_scheme=scheme)
    for game, (title, _) in WHYS.items():
        anna.open(f"/rules/{game}")
        anna.page.get_by_role("heading", name=title, level=2).wait_for()
        assert faults(anna) == [], game
        assert not is_too_wide(anna), game


def test_a_word_is_found_in_the_rulebook(come: Come) -> None:
    anna = come("Anna").open("/rules/flandern")
    anna.page.get_by_role("searchbox").fill("swallow")
    expect(anna.page.get_by_role("heading", level=2)).to_have_count(1)
    expect(anna.page.get_by_role("heading", name="Special church tiles", level=2)).to_be_visible()
