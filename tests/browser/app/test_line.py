"""A reply without a line: kept over a closed page, sent when the site is back, refused if the table has moved on."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.app.conftest import Unpack
from tests.browser.app.devices import OwnDevice, OwnSite, at_table
from tests.browser.guest import DESK, PHONE, Guest

SCREENS = {"desk": DESK, "phone": PHONE}


def answer_without_a_line(anna: Guest, home: OwnSite) -> int:
    """The site is gone, and she answers; which step she saw last."""
    anna.play(Random(3), replies=3)
    anna.wait_for_turn()
    before = anna.seq
    home.down()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    rng = Random(5)
    for _ in range(20):
        if anna.page.locator("#prompt", has_text="Kept here, sent when the line is back").count():
            return before
        things = anna.lit() or anna.page.locator(".prompt .btn.go:not([aria-disabled])").all()
        if things:
            rng.choice(things).click()
        anna.page.wait_for_timeout(200)
    raise AssertionError("it could not be answered")


@pytest.mark.parametrize("screen", SCREENS)
def test_it_is_sent_by_the_next_page_that_is_opened(unpack: Unpack, home: OwnSite, screen: str) -> None:
    device = unpack(SCREENS[screen])
    anna, table = at_table(device)
    try:
        before = answer_without_a_line(anna, home)
        anna.page.close()
        later = device.guest().open("/")
        later.sees("Your answer is kept here and sent when the line is back.")
    finally:
        home.up()
    expect(later.page.locator(".mine .kept")).to_have_count(0)
    later.sit_at(table)
    later.wait_for_turn()
    assert later.seq > before
    assert later.page.evaluate("localStorage.getItem('guildtable-replies')") is None


def test_at_the_table_itself_it_is_sent_when_the_line_is_back_and_that_is_said(unpack: Unpack, home: OwnSite) -> None:
    device = unpack()
    anna, _ = at_table(device)
    try:
        before = answer_without_a_line(anna, home)
    finally:
        home.up()
    anna.sees("The line is back: your answer has been played")
    anna.wait_for_turn()
    assert anna.seq > before


def test_one_that_comes_too_late_is_refused_and_that_is_said(unpack: Unpack, home: OwnSite) -> None:
    device = unpack()
    anna, table = at_table(device)
    try:
        answer_without_a_line(anna, home)
        anna.page.close()
    finally:
        home.up()
    answered = _elsewhere(unpack(), device, table)
    later = device.guest().sit_at(table)
    later.sees("Your answer came too late")
    later.page.get_by_role("button", name="I see").click()
    later.wait_for_turn()
    assert later.seq >= answered
    later.page.reload()
    later.wait_for_turn()
    expect(later.page.get_by_text("Your answer came too late")).to_have_count(0)


def _elsewhere(other: OwnDevice, device: OwnDevice, table: str) -> int:
    """Anna answers the same question on another device of hers; up to which step."""
    other.context.add_cookies(device.context.cookies())  # type: ignore[arg-type]
    there = other.guest().sit_at(table)
    there.wait_for_turn()
    before = there.seq
    there.play(Random(8), replies=1)
    there.wait_for_turn()
    assert there.seq > before
    return there.seq
