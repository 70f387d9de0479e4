"""Tables by the day, on a phone: opened, answered one after another, come back to; and how one wants to be called."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app.conftest import Unpack
from tests.browser.app.devices import OwnDevice
from tests.browser.guest import DESK, PHONE, Guest

CLOCK = {"move": 43_200, "bank": 259_200, "vacation": True}
BADGE = """
  window.badge = [];
  navigator.setAppBadge = async (count) => { window.badge.push(count); };
  navigator.clearAppBadge = async () => { window.badge.push(0); };
"""
"""What a phone would show beside the app's picture: no desktop of ours draws badges."""
INSTALL = """() => {
  const asked = new Event('beforeinstallprompt', { cancelable: true });
  asked.prompt = async () => { window.installed = true; };
  window.dispatchEvent(asked);
}"""
"""As Chrome says that the page can be installed, when it sees fit."""
NO_ASKING = "addEventListener('beforeinstallprompt', (asked) => asked.stopImmediatePropagation(), true)"
"""An iPhone does not know it."""
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


def with_bert(anna: Guest, bert: Guest, table: str) -> str:
    """Bert follows the link, and it begins."""
    bert.call("POST", f"/api/tables/{table}/sit", {})
    anna.call("POST", f"/api/tables/{table}/start", {})
    return table


def day_table(anna: Guest, bert: Guest, game: str = "capital-lux") -> str:
    """A table by the day for both of them."""
    return with_bert(anna, bert, anna.open_table(game, "me", "open", clock=CLOCK))


def until_asked(guest: Guest, other: Guest, table: str) -> None:
    """It is this one's turn there; the other has answered, if it was theirs."""
    other.sit_at(table)
    guest.sit_at(table)
    rng = Random(2)
    for _ in range(60):
        if guest.is_asked:
            return
        if other.is_asked:
            other.answer(rng)
        guest.page.wait_for_timeout(100)
    raise AssertionError("it never became their turn")


def answer_all(guest: Guest, rng: Random) -> None:
    """Answer until somebody else is asked."""
    while guest.is_asked:
        guest.answer(rng)
        guest.page.wait_for_timeout(300)


def badge_is(page: Page, count: int) -> None:
    """So many tables wait, as the app's picture says."""
    for _ in range(200):
        if page.evaluate("window.badge.at(-1)") == count:
            return
        page.wait_for_timeout(100)
    assert page.evaluate("window.badge.at(-1)") == count


def two(unpack: Unpack, screen: dict[str, object]) -> tuple[OwnDevice, Guest, Guest]:
    """Anna at a device of hers, Bert at his."""
    device, other = unpack(screen), unpack(DESK)
    device.context.add_init_script(BADGE)
    anna, bert = device.guest(), other.guest("Bert")
    anna.call("POST", "/api/guests", {"name": "Anna"})
    bert.call("POST", "/api/guests", {"name": "Bert"})
    return device, anna, bert


def test_it_is_opened_in_the_sheet_with_one_of_three_clocks(unpack: Unpack) -> None:
    _, anna, bert = two(unpack, PHONE)
    anna.open("/")
    anna.page.get_by_role("button", name="Play with friends").tap()
    anna.page.locator("label", has_text="Capital Lux").tap()
    anna.page.locator("label", has_text="By the day").tap()
    anna.sees("has 3 days for the whole game")
    anna.page.locator("label", has_text="1 day").tap()
    anna.sees("has 5 days for the whole game")
    anna.page.locator("label").filter(has_text="12 hours").tap()
    anna.page.get_by_role("radiogroup", name="Players").locator("label", has_text="2").tap()
    anna.page.locator(".name-field input").fill("Anna")  # friends want to know who invites them
    anna.page.get_by_role("button", name="Open the table").tap()
    anna.sees("12 hours a move, plus 3 days in reserve")
    table = with_bert(anna, bert, anna.page.url.rsplit("/", 1)[1])
    until_asked(anna, bert, table)
    expect(anna.page.locator(".day-times, .day-clock").first).to_be_visible()


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_after_an_answer_the_next_table_is_one_press_away_until_none_waits(unpack: Unpack, screen: str) -> None:
    device, anna, bert = two(unpack, {"desk": DESK, "phone": PHONE}[screen])
    tables = [day_table(anna, bert) for _ in range(3)]
    for table in tables:
        until_asked(anna, bert, table)
    rng, visited = Random(4), list[str]()
    anna.sit_at(tables[0])
    page = anna.page
    badge_is(page, 3)
    for waiting in (2, 1, 0):
        visited.append(page.url.rsplit("/", 1)[1])
        anna.wait_for_turn()
        answer_all(anna, rng)
        badge_is(page, waiting)
        button = page.locator(".next-table")
        if not waiting:
            expect(button).to_have_count(0)
            break
        expect(button).to_contain_text("Next table: Capital Lux with Bert")
        if screen == "phone":
            button.tap()
        else:
            page.keyboard.press("j")
        expect(page).not_to_have_url(f"{device.url}/t/{visited[-1]}")
    assert sorted(visited) == sorted(tables)


def test_whoever_comes_back_begins_with_all_that_happened_in_its_order(unpack: Unpack) -> None:
    device, anna, bert = two(unpack, PHONE)
    table, rng = day_table(anna, bert, "flandern"), Random(6)
    # Whoever came late reads first what happened: it lies over the board, and may open while one reaches for it.
    anna.page.add_locator_handler(anna.page.locator(".since.open .brief"), lambda read: read.tap())
    for _ in range(4):
        until_asked(anna, bert, table)
        answer_all(anna, rng)
    anna.page.close()
    bert.wait_for_turn()
    answer_all(bert, rng)
    later = device.guest().sit_at(table)
    later.wait_for_turn()
    since = later.page.locator(".since")
    expect(since).to_have_class("since open")
    expect(since.locator("li").first).to_contain_text("Bert")
    since.locator("li button").first.tap()
    expect(later.page.locator(".table")).to_be_visible()
    assert later.complaints == []


@pytest.mark.parametrize("way", ["ask", "pictures"])
def test_the_app_is_offered_once_after_the_first_answer_by_the_day(unpack: Unpack, way: str) -> None:
    screen = {**PHONE, "user_agent": IPHONE} if way == "pictures" else PHONE
    device, anna, bert = two(unpack, screen)
    table = day_table(anna, bert)
    if way == "pictures":
        device.context.add_init_script(NO_ASKING)
    until_asked(anna, bert, table)
    if way == "ask":
        anna.page.evaluate(INSTALL)
    offer = anna.page.get_by_text("Be called when it is your turn")
    expect(offer).to_have_count(0)
    answer_all(anna, Random(6))
    expect(offer).to_be_visible()
    if way == "ask":
        anna.page.get_by_role("button", name="Install").tap()
        assert anna.page.evaluate("window.installed")
    else:
        anna.page.get_by_role("button", name="Show me how").tap()
        expect(anna.page.locator(".install-steps li")).to_have_count(3)
    later = device.guest().sit_at(table)
    if way == "ask":
        later.page.evaluate(INSTALL)
    later.page.wait_for_timeout(3000)
    expect(later.page.get_by_text("Be called when it is your turn")).to_have_count(0)


def test_how_one_is_called_is_kept_and_days_of_vacation_are_taken(unpack: Unpack) -> None:
    _, anna, _ = two(unpack, PHONE)
    anna.open("/account")
    page = anna.page
    page.get_by_label("For", exact=True).select_option("9")
    anna.sees("Saved. It counts from the next turn you are asked.")
    page.get_by_role("switch", name="Weekends are quiet").tap()
    page.get_by_label("Be away from now on for").select_option("2")
    page.get_by_role("button", name="Take vacation").tap()
    anna.sees("2 days of vacation are taken.")
    anna.sees("12 days are left, 2 taken.")
    page.reload()
    expect(page.get_by_label("For", exact=True)).to_have_value("9")
    expect(page.get_by_role("switch", name="Weekends are quiet")).to_be_checked()
    anna.sees("You are away until")
