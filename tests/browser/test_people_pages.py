"""One's finished games, one's page, blocking somebody, and leaving: as somebody does it in a browser."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from guildtable.server.protocol import ClockRules
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide
from tests.browser.test_accounts import Device, Place
from tests.server.accounts.places import a_site
from tests.server.sitting import play_on

GAMES = 34
"""More than a page of them."""
SMALL: dict[str, object] = {"viewport": {"width": 320, "height": 568}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def place(chromium: Browser) -> Iterator[Place]:
    """A site of its own, with accounts."""
    del chromium  # it comes first and goes last
    with a_site() as site:
        yield Place(site, None)  # type: ignore[arg-type]


async def played(place: Place, anna: Player, bram: Player) -> None:
    """Games to their end, newest last: each third with Bram and without bots."""
    node = place.site.node
    for number in range(GAMES):
        seats = ("me", "open") if number % 3 == 0 else ("me", "random", "random")
        table = await node.tables.open(anna, Plan("capital-lux", seats, {}, ClockRules(), listed=True))
        if number % 3 == 0:
            await node.tables.sit(table, bram, None, "")
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(number))


def enter(chromium: Browser, place: Place, name: str, screen: dict[str, Any] = DESK) -> tuple[Device, Player]:
    """Somebody opens the site and is called so."""
    device = Device(chromium, place, screen)
    device.guest.open("/account")
    device.page.get_by_role("textbox", name="Your name").fill(name)
    device.press("Save")
    device.page.get_by_text("Saved.").wait_for()
    told: Any = device.guest.call("GET", "/api/me")
    return device, Player(told["id"], told["name"], None)


def open_chat(device: Device) -> None:
    """Turn to it, wherever it is on this screen."""
    page = device.page
    page.get_by_role("button", name="Log and chat").or_(page.get_by_role("tab", name="Log")).first.click()
    page.get_by_role("tab", name="Chat").click()


def nothing_wrong(guest: Guest) -> None:
    """For everyone, at any width."""
    assert faults(guest) == []
    assert not is_too_wide(guest)


def finds_games(desk: Device, with_bram: int) -> None:
    """All of them, page by page; then some, by what the address says."""
    page, lines = desk.page, desk.page.locator(".game-line")
    desk.guest.open("/games")
    expect(lines).to_have_count(30)
    expect(page.get_by_text(f"{GAMES} games, ")).to_be_visible()
    nothing_wrong(desk.guest)
    desk.press("Older games")
    expect(lines).to_have_count(GAMES)
    expect(page.get_by_text("4 more games")).to_be_attached()
    expect(lines.nth(30).get_by_role("link")).to_be_focused()
    page.get_by_label("With whom").select_option("people")
    expect(lines).to_have_count(with_bram)
    page.get_by_label("Find a name").fill("bra")
    page.wait_for_url("**/games?against=people&name=bra")
    page.get_by_label("Result").select_option("won")
    told: Any = desk.guest.call("GET", "/api/me/games?result=won&against=people&name=bra")
    won = told["totals"]["games"]
    assert 0 < won < with_bram
    expect(lines).to_have_count(won)
    assert page.url.endswith("/games?result=won&against=people&name=bra")
    page.reload()
    expect(lines).to_have_count(won)
    page.go_back()
    expect(lines).to_have_count(with_bram)
    page.get_by_label("Find a name").fill("nobody of this name")
    expect(page.get_by_text("No games found").last).to_be_visible()
    nothing_wrong(desk.guest)
    desk.press("Show all games")
    expect(lines).to_have_count(30)


def shares_page(desk: Device, other: Device, with_bram: int) -> None:
    """It is seen by somebody else as long as it is shared."""
    page = desk.page
    desk.guest.open("/profile")
    page.get_by_role("heading", level=1, name="Anna").wait_for()
    expect(page.get_by_text(f"{with_bram} games with other people, ")).to_be_visible()
    expect(page.get_by_role("table", name="With bots alone")).to_be_visible()
    expect(page.get_by_role("img", name="among equals it would be")).to_be_visible()
    nothing_wrong(desk.guest)
    page.get_by_role("switch", name="Others may see this page").click()
    address = page.get_by_label("Its address").input_value()
    other.guest.open(address)
    other.page.get_by_role("heading", level=1, name="Anna").wait_for()
    expect(other.page.get_by_role("switch")).to_have_count(0)
    nothing_wrong(other.guest)
    page.get_by_role("switch", name="Others may see this page").click()
    expect(page.get_by_label("Its address")).to_have_count(0)
    other.guest.open(address)
    other.page.get_by_role("heading", name="This page is not shown").wait_for()
    other.guest.complaints.clear()  # the browser says that there is nothing at the address


def test_all_games_and_a_page_to_share(chromium: Browser, place: Place) -> None:
    desk, anna = enter(chromium, place, "Anna")
    other, bram = enter(chromium, place, "Bram", PHONE)
    place.inside(played(place, anna, bram))
    with_bram = len(range(0, GAMES, 3))
    finds_games(desk, with_bram)
    shares_page(desk, other, with_bram)
    desk.lose()
    other.lose()


def test_nobody_is_heard_who_is_blocked(chromium: Browser, place: Place) -> None:
    desk, anna = enter(chromium, place, "Anna")
    other, bram = enter(chromium, place, "Bram", PHONE)
    node = place.site.node

    async def sat_down() -> str:
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=False))
        await node.tables.sit(table, bram, None, "")
        await node.tables.begin(table, anna)
        return table

    table = place.inside(sat_down())
    desk.guest.sit_at(table)
    other.guest.sit_at(table)
    open_chat(other)
    say = other.page.get_by_label("Say something kind")
    say.fill("something vile")
    say.press("Enter")
    open_chat(desk)
    expect(desk.page.locator(".chat").get_by_text("something vile")).to_be_visible()
    desk.page.keyboard.press("Escape")
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Who plays here").click()
    nothing_wrong(desk.guest)
    desk.page.get_by_role("button", name="Block Bram").first.click()
    expect(desk.page.get_by_text("You no longer hear Bram")).to_be_visible()
    desk.page.evaluate("localStorage.removeItem('guildtable-blocked')")  # what this browser hides by itself
    desk.guest.sit_at(table)
    open_chat(desk)
    desk.page.locator(".chat").wait_for()
    say.fill("and more of it")
    say.press("Enter")
    expect(other.page.locator(".chat").get_by_text("and more of it")).to_be_visible()
    desk.page.wait_for_timeout(500)
    expect(desk.page.get_by_text(re.compile("something vile|more of it"))).to_have_count(0)

    desk.guest.open("/account")
    desk.press("Unblock Bram")
    desk.page.get_by_text("Bram is no longer blocked.").wait_for()
    desk.guest.sit_at(table)
    open_chat(desk)
    expect(desk.page.locator(".chat").get_by_text("something vile")).to_be_visible()
    desk.lose()
    other.lose()


def test_everything_is_taken_along_before_one_leaves(chromium: Browser, place: Place) -> None:
    phone, anna = enter(chromium, place, "Anna", SMALL)

    async def one_game() -> None:
        node = place.site.node
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "random"), {}, ClockRules(), listed=False))
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(1))

    place.inside(one_game())
    page = phone.page
    nothing_wrong(phone.guest)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download as a zip").click()
    with zipfile.ZipFile(coming.value.path()) as parcel:
        assert parcel.testzip() is None
        texts = {name: parcel.read(name).decode() for name in parcel.namelist()}
    kept = [json.loads(text) for name, text in texts.items() if name.endswith(".json")]
    assert any(one.get("player", {}).get("name") == "Anna" for one in kept)
    assert any("capital-lux" in text for name, text in texts.items() if not name.endswith(".json"))

    expect(page.get_by_role("heading", name="This stays")).to_be_visible()
    phone.press("Leave for good …")
    nothing_wrong(phone.guest)
    page.get_by_role("button", name="Erase me on").click()
    pending = page.get_by_role("heading", name="You will be erased on")
    expect(pending).to_be_focused()
    page.reload()
    expect(pending).to_be_visible()
    nothing_wrong(phone.guest)
    phone.press("Take it back and stay")
    expect(pending).to_have_count(0)
    assert phone.guest.call("GET", "/api/me/erasure") == {"at": None, "days": 7.0, "backup_days": 30.0}
    phone.lose()
