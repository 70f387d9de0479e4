"""A call: shown on the desktop, and pressed it opens the table at its question."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app.conftest import Unpack
from tests.browser.app.devices import OwnDevice, at_table
from tests.browser.guest import DESK, PHONE

SCREENS = {"desk": DESK, "phone": PHONE}
BADGE = "navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve(); }"


def call(device: OwnDevice, page: Page, table: str, title: str = "Bruges with Ada") -> None:
    """It is Anna's turn, and she is away."""
    said = {"title": title, "body": "Your turn", "url": f"/t/{table}", "tag": "guildtable", "waiting": 2}
    device.push(page, json.dumps(said))


@pytest.mark.parametrize("screen", SCREENS)
def test_pressed_it_leads_an_open_page_to_the_question(unpack: Unpack, screen: str) -> None:
    device = unpack(SCREENS[screen])
    anna, table = at_table(device)
    anna.open("/").page.get_by_role("heading", level=1).wait_for()
    pages = len(device.context.pages)
    call(device, anna.page, table)
    note = device.desktop.wait_for("Bruges with Ada")
    assert "Your turn" in note.body
    device.desktop.press(note)
    expect(anna.page).to_have_url(f"{device.url}/t/{table}")
    expect(anna.page.locator(".prompt[data-asked]")).to_be_focused()
    assert len(device.context.pages) == pages


@pytest.mark.parametrize("screen", SCREENS)
def test_pressed_with_every_page_closed_it_opens_one(unpack: Unpack, screen: str) -> None:
    device = unpack(SCREENS[screen])
    anna, table = at_table(device)
    anna.page.close()
    blank = device.context.new_page()
    call(device, blank, table)
    note = device.desktop.wait_for("Bruges with Ada")
    with device.context.expect_page() as opened:
        device.desktop.press(note)
    page = opened.value
    expect(page).to_have_url(f"{device.url}/t/{table}")
    expect(page.locator(".prompt[data-asked]")).to_be_focused()


def test_at_the_table_itself_it_leads_from_another_view_to_the_question(unpack: Unpack) -> None:
    device = unpack(PHONE)
    anna, table = at_table(device)
    anna.page.get_by_role("tab", name="Log").tap()
    call(device, anna.page, table)
    device.desktop.press(device.desktop.wait_for("Bruges with Ada"))
    expect(anna.page.get_by_role("tab", name="Table")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(".prompt")).to_be_focused()


def test_the_newest_replaces_the_last_and_nonsense_is_shown_all_the_same(unpack: Unpack) -> None:
    device = unpack()
    anna, table = at_table(device)
    call(device, anna.page, table)
    device.desktop.wait_for("Bruges with Ada")
    call(device, anna.page, table, "Flandern 1302 with Tom")
    device.desktop.wait_for("Flandern")
    shown = "navigator.serviceWorker.ready.then((known) => known.getNotifications()).then((all) => all.length)"
    assert anna.page.evaluate(shown) == 1
    device.push(anna.page, "no JSON at all")
    device.desktop.wait_for("Guildtable")
