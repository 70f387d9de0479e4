"""The page as an app: it can be installed, begins without a line, and a newer one replaces it without a lost move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.app.conftest import Unpack
from tests.browser.app.devices import OwnSite, at_table, is_version, own_site
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide

SCREENS = {"desk": DESK, "phone": PHONE}
WAITING = """navigator.serviceWorker.getRegistration().then(async (registration) => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const follows = ({ name }) => name.includes('/assets/Behind');
  await registration.update();
  while (!registration.waiting) await pause();
  while (!performance.getEntriesByType('resource').some(follows)) await pause();
})"""
"""Until a newer version stands ready, and the page knows: what goes on behind it is fetched after what is looked at."""


@pytest.fixture
def releasing(playing: Playwright, tmp_path: Path) -> Iterator[OwnSite]:
    """A site that is about to have a newer page."""
    del playing  # it comes first
    with own_site(tmp_path / "site") as site:
        yield site


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_stands_in_the_way_of_installing_it(unpack: Unpack, screen: str) -> None:
    device = unpack(SCREENS[screen])
    anna, _ = at_table(device)
    session = device.session(anna.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app.webmanifest")


@pytest.mark.parametrize("screen", SCREENS)
def test_without_a_line_it_begins_with_home_and_rules(unpack: Unpack, home: OwnSite, screen: str) -> None:
    device = unpack(SCREENS[screen])
    anna, table = at_table(device)
    anna.open("/").page.locator(f".mine[href^='/t/{table}']").wait_for()
    kept = (
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))"
    )
    addresses = anna.page.evaluate(f"{kept}.then((all) => all.flat().map((one) => new URL(one.url).pathname))")
    assert len(addresses) > 250
    assert not [address for address in addresses if address.startswith("/api")], "what one player was told is not kept"
    anna.page.close()
    home.down()
    try:
        _begin_without_a_line(device.guest(), table)
    finally:
        home.up()


def _begin_without_a_line(later: Guest, table: str) -> None:
    later.open("/").page.get_by_role("heading", level=1).wait_for()
    later.sees("No connection. Your tables as of")
    expect(later.page.locator(f".mine[href^='/t/{table}']")).to_be_visible()
    assert faults(later) == []
    assert not is_too_wide(later)
    for game in ("bruges", "flandern", "capital-lux"):
        later.open(f"/rules/{game}").page.get_by_role("heading", level=1).wait_for()
        assert len(later.page.locator("main").inner_text()) > 2000
    later.open(f"/t/{table}")
    later.sees("The site does not answer")


def test_a_newer_version_waits_for_a_choice_and_takes_over_between_two_places(
    unpack: Unpack, releasing: OwnSite
) -> None:
    device = unpack(site=releasing)
    anna, table = at_table(device)
    anna.play(Random(3), replies=6)
    anna.wait_for_turn()
    page = anna.page
    page.locator(".dock-area [data-ref^='card:'].is-open").first.click()
    expect(page.locator(".put-back")).to_be_visible()
    gone = releasing.put_newer_page("second")
    assert page.request.get(f"/assets/{gone}").status == 404
    page.evaluate(WAITING)
    page.wait_for_timeout(500)
    is_version(page, None)
    expect(page.locator(".put-back")).to_be_visible()
    assert page.evaluate(f"import('/assets/{gone}').then(() => true)"), "the old page still finds its own files"
    before = anna.seq
    anna.answer(Random(1))
    page.locator(".top .brand").click()  # at once, whether the answer has been acknowledged or not
    expect(page).to_have_url(f"{device.url}/")
    device.takes_over(page, "second")
    page.locator(f".mine[href^='/t/{table}']").click()
    page.wait_for_selector(".table")
    assert anna.seq > before
    is_version(page, "second")
    anna.play(Random(4), replies=2)
    assert page.evaluate("caches.keys().then((names) => names.length)") == 2


def test_a_page_beside_it_goes_on_with_its_own_version(unpack: Unpack, releasing: OwnSite) -> None:
    device = unpack(site=releasing)
    anna, table = at_table(device)
    anna.wait_for_turn()
    beside = device.guest().open("/").page
    beside.get_by_role("heading", level=1).wait_for()
    gone = releasing.put_newer_page("second")
    beside.evaluate(WAITING)
    beside.locator(".nav a[href^='/rules']").click()
    expect(beside).to_have_url(re.compile("/rules/"))
    device.takes_over(beside, "second")
    is_version(anna.page, None)
    assert anna.page.evaluate(f"import('/assets/{gone}').then(() => true)")
    before = anna.seq
    anna.play(Random(2), replies=1)
    anna.page.locator(".top .brand").click()
    is_version(anna.page, "second")
    anna.sit_at(table)
    anna.wait_for_turn()
    assert anna.seq > before
