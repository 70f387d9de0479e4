"""Guard houses and guilds chosen in the waiting room, by mouse, thumb and keyboard; then the match with them."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_games import bound
from tests.browser.test_together import _play_both

SAID = {"bruges": "sits at the {} guard house", "flandern": "leads the {} guild"}
"""What the log says of whoever has it."""
SAID_TO_ME = {"bruges": "You sit at the {} guard house", "flandern": "You lead the {} guild"}


def radio(guest: Guest, name: str) -> Locator:
    """One of those on offer: by its colour, or `No wish`."""
    return guest.page.get_by_role("radio", name=re.compile(rf"^{name}|\({name}\)"))


@pytest.mark.parametrize("game", ["bruges", "flandern"])
def test_two_people_choose_and_play_with_what_they_chose(come: Come, game: str) -> None:
    """Both want green: it is Anna's. A third who chooses nothing is dealt one of what is left, and so is a bot."""
    anna, bert, clara = come("Anna", DESK), come("Bert", PHONE), come("Clara", DESK)
    table = anna.open_table(game, "me", "open", "open", "greedy")
    for guest in (bert, clara):
        guest.call("POST", "/api/guests", {"name": guest.name})
        guest.call("POST", f"/api/tables/{table}/sit", {})
    for guest in (anna, bert, clara):
        guest.sit_at(table)
        expect(radio(guest, "No wish")).to_be_checked()

    def anna_is_faster(route: Route) -> None:
        anna.call("PUT", f"/api/tables/{table}/choice", {"choice": "green"})
        route.continue_()

    bert.page.route("**/choice", anna_is_faster, times=1)
    radio(bert, "green").tap()
    expect(bert.page.get_by_role("alert")).to_contain_text("somebody was faster")
    bert.forgive("409")
    expect(radio(bert, "green")).to_be_disabled()
    expect(radio(anna, "green")).to_be_checked()
    radio(bert, "red").tap()
    expect(radio(bert, "red")).to_be_checked()
    for guest in (anna, clara):
        expect(radio(guest, "red")).to_be_disabled()
    expect(radio(clara, "No wish")).to_be_checked()

    anna.page.get_by_role("button", name="Start", exact=True).click()
    for guest in (anna, bert, clara):
        guest.page.wait_for_selector(".table")
    said = SAID[game]
    log = anna.page.locator(".log").first
    expect(log).to_contain_text(SAID_TO_ME[game].format("green"))
    expect(log).to_contain_text("Bert " + said.format("red"))
    expect(log).to_contain_text(re.compile("Clara " + said.format("(blue|yellow)")))
    clara.call("POST", f"/api/tables/{table}/leave", {})
    _play_both(anna, bert, Random(11), bound(game))


@pytest.mark.parametrize("game", ["bruges", "flandern"])
def test_one_chooses_by_keyboard_plays_and_is_asked_again_at_a_rematch(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table(game, "me", "greedy")
    anna.sit_at(table)
    radio(anna, "No wish").focus()
    anna.page.keyboard.press("ArrowLeft")
    last = "green" if game == "bruges" else "red"
    expect(radio(anna, last)).to_be_checked()
    expect(anna.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(last, re.IGNORECASE))
    for size in anna.page.locator(".choose-row label").evaluate_all("all => all.map((one) => one.offsetHeight)"):
        assert size >= 44
    anna.page.get_by_role("button", name="Start", exact=True).click()
    anna.page.wait_for_selector(".table")
    expect(anna.page.locator(".log").first).to_contain_text(SAID_TO_ME[game].format(last))
    anna.play(Random(12), replies=bound(game))
    if anna.is_over:
        again = anna.call("POST", f"/api/tables/{table}/rematch", {})
        assert isinstance(again, dict)
        anna.sit_at(again["table"])
        expect(radio(anna, "No wish")).to_be_checked()


def test_on_a_phone_nothing_scrolls_sideways_and_lux_has_nothing_to_choose(come: Come) -> None:
    anna = come("Anna", PHONE)
    for game in ("bruges", "flandern"):
        anna.sit_at(anna.open_table(game, "me", "open", "open"))
        radio(anna, "No wish").wait_for(state="attached")
        assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    anna.sit_at(anna.open_table("capital-lux", "me", "open"))
    assert anna.page.locator(".choose-wish").count() == 0
