"""The rules at hand: at every table ? opens the rule of what is asked, and every reason leads to its own."""

from __future__ import annotations

import re
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
    anna.page.locator(SHEET).get_by_role("button", name="Close").tap()
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


AIMS = {"en": "The aim and the story", "nl": "Het doel en het verhaal", "de": "Das Ziel und die Geschichte"}
AIDS = {"en": "Player aid", "nl": "Spelhulp", "de": "Spielhilfe"}


@pytest.mark.parametrize("language", AIMS)
@pytest.mark.parametrize("game", WHYS)
def test_a_rulebook_begins_with_its_aim_and_the_original(come: Come, game: str, language: str) -> None:
    page = come("Anna", locale=language).open(f"/rules/{game}").page
    expect(page.locator(".sections h2").first).to_have_text(AIMS[language])
    first = page.locator("#aim")
    expect(first.locator(".rule-section > p")).to_have_count(2)
    expect(first.locator(".original dd").first).not_to_be_empty()
    expect(page.locator(".sections > section").nth(1).locator(".glance li")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("game", "sums", "last"),
    [
        ("bruges", ["8 points", "8 + 6 = 14 points"], "8 + 6 + 4 + 8 + 3 + 7 = 36 points"),
        ("flandern", ["worth 11", "11 + 2: worth 13"], "Fullers 0 · Cloth-cutters 0 · Armourers 0"),
    ],
)
def test_an_example_is_stepped_through_by_buttons_and_by_keys(
    come: Come, game: str, sums: list[str], last: str
) -> None:
    anna = come("Anna").open(f"/rules/{game}")
    example = anna.page.locator(".worked")
    total, told = example.locator(".sum"), example.locator("[aria-live]")
    here = example.locator(".steps [aria-current]")
    lines = example.locator(".steps li")
    expect(total).to_contain_text(sums[0])
    expect(told).to_be_empty()
    lit = example.locator(".counts, .fresh")
    before = lit.count()
    example.get_by_role("button", name="Next").click()
    expect(total).to_contain_text(sums[1])
    expect(told).to_contain_text("Step 2 of")
    expect(told).to_contain_text(sums[1])
    assert lit.count() != before
    anna.page.keyboard.press("ArrowLeft")
    expect(total).to_contain_text(sums[0])
    for _ in range(lines.count()):
        anna.page.keyboard.press("ArrowRight")
    expect(total).to_contain_text(last)
    expect(lines.last.locator("[aria-current]")).to_have_count(1)
    expect(example.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "true")
    example.get_by_role("button", name="Back").click()
    expect(here).to_have_count(1)
    lines.first.get_by_role("button").click()
    expect(total).to_contain_text(sums[0])


@pytest.mark.parametrize("game", WHYS)
def test_the_player_aid_opens_by_its_key_at_the_table(come: Come, game: str) -> None:
    anna = at_table(come, game, DESK)
    aid = anna.page.locator(".aid-sheet")
    anna.page.keyboard.press("a")
    expect(aid.get_by_role("heading", name="Player aid")).to_be_visible()
    expect(aid.get_by_role("heading", name="Set-up", level=2)).to_be_visible()
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Keys").click()
    expect(anna.page.locator(".keys").first).to_contain_text("the player aid")


@pytest.mark.parametrize("game", WHYS)
def test_the_player_aid_opens_by_thumb_from_the_menu(come: Come, game: str) -> None:
    anna = at_table(come, game, PHONE)
    anna.page.get_by_role("button", name="Menu").tap()
    anna.page.get_by_role("button", name="Player aid").tap()
    aid = anna.page.locator(".aid-sheet")
    expect(aid.get_by_role("heading", name="Set-up", level=2)).to_be_attached()
    assert not is_too_wide(anna)
    assert faults(anna) == []
    with anna.page.context.expect_page() as opened:
        aid.get_by_role("link", name="Print it").tap()
    expect(opened.value.get_by_role("heading", name="Player aid", level=1)).to_be_visible()


@pytest.mark.parametrize("language", AIDS)
def test_a_player_aid_is_printed_on_one_sheet(come: Come, language: str) -> None:
    anna = come("Anna", locale=language, color_scheme="dark")
    for game in WHYS:
        anna.open(f"/aid/{game}")
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(AIDS[language])
        expect(anna.page.locator(".aid .block").nth(5)).to_be_visible()
        anna.page.evaluate("document.fonts.ready")
        for paper in ("A4", "Letter"):
            printed = anna.page.pdf(format=paper, print_background=True)
            assert pages(printed) == 1, (game, paper)


def pages(printed: bytes) -> int:
    """How many pages a printed file has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.parametrize(("screen", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_nothing_is_serious_beside_the_rulebooks(come: Come, screen: str, scheme: str) -> None:
    anna = come("Anna", SCREENS[screen], color_scheme=scheme)
    for path in ("/rules/bruges/persons", *(f"/aid/{game}" for game in WHYS)):
        anna.open(path)
        anna.page.locator("main section").first.wait_for()
        assert faults(anna) == [], path
        assert not is_too_wide(anna), path


def test_a_person_is_found_in_the_supplement_and_led_to_from_the_gallery(come: Come) -> None:
    anna = come("Anna").open("/rules/bruges/persons")
    page = anna.page
    expect(page.locator(".named")).to_have_count(54)
    expect(page.locator("#king")).to_contain_text("In no rulebook")
    page.get_by_role("searchbox").fill("minstrel")
    expect(page.locator(".articles > li")).to_have_count(1)
    page.locator(".named").get_by_role("link", name="Minstrel").click()
    expect(page.locator(".persons-gallery .persons li")).to_have_count(1)
    page.locator(".to-rule").click()
    expect(page.locator("#acrobat")).to_be_in_viewport()
