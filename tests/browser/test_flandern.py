"""Flandern 1302 on the screen: what stands below a town is read whole, seats keep their height, a centre flies in."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_lessons import begin
from tests.browser.test_motion import flown, seated

WIDTHS = (1000, 1200, 1280, 1385, 1440)
CLIPPED = """() => [...document.querySelectorAll('.fl-town')].flatMap((town) => {
  const box = town.getBoundingClientRect();
  return [...town.querySelectorAll('.fl-ranks li')].filter((rank) => {
    const { left, right, bottom } = rank.getBoundingClientRect();
    return left < box.left || right > box.right || bottom > box.bottom || rank.scrollWidth > rank.clientWidth + 1;
  }).map((rank) => `${town.ariaLabel}: ${rank.textContent}`);
})"""
"""What a guild has in a town and would be paid, where that stands out of the town."""
FILL = """() => {
  const rank = document.querySelector('.fl-ranks li');
  for (const ranks of document.querySelectorAll('.fl-town:not(.is-empty) .fl-ranks')) {
    while (ranks.children.length < 5) ranks.append(rank.cloneNode(true));
    ranks.className = 'fl-ranks n5';
    for (const points of ranks.querySelectorAll('em')) points.textContent = '→ 17';
  }
}"""
"""As many guilds as there can be in every town, each of them well paid."""
UNSEEN = """() => {
  const room = document.querySelector('.board-area').getBoundingClientRect();
  return [...document.querySelectorAll('.fl-town')]
    .filter((town) => town.getBoundingClientRect().bottom > room.bottom + 1).map((town) => town.ariaLabel);
}"""
"""The towns that are not whole in the window of the board."""
LABELS = """() => [...document.querySelectorAll('.fl-stamps .fl-town:not(.is-empty)')].filter((town) => {
  const [worth, centre] = ['.worth', '.district'].map((one) => town.querySelector(one)?.getBoundingClientRect());
  return worth && centre && worth.left < centre.right && centre.left < worth.right
    && worth.top < centre.bottom && centre.top < worth.bottom;
}).map((town) => town.ariaLabel)"""
"""The small towns whose worth lies over their centre."""
SEATS = "() => [...document.querySelectorAll('.fl-seats .fl-seat')].map((seat) => seat.offsetHeight)"


def read_whole(anna: Guest) -> None:
    """At every width of a desk."""
    anna.page.evaluate(FILL)
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        anna.page.wait_for_timeout(400)
        anna.page.evaluate(FILL)
        assert anna.page.evaluate(CLIPPED) == [], f"at {width}"


def test_what_each_guild_gets_is_read_whole_at_every_width(come: Come) -> None:
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table("flandern", "me", "greedy", "greedy", start=True))
    assert anna.wait_for_turn()
    anna.answer(Random(2))
    # With three, one site has no town, and no guild has a share in the Church's.
    anna.page.wait_for_selector(".fl-town .fl-ranks li >> nth=3", state="attached")
    read_whole(anna)


def test_and_beside_the_mentor(come: Come) -> None:
    read_whole(begin(come("Anna", DESK), "flandern"))


def test_what_each_guild_has_is_read_whole_on_a_phone(come: Come) -> None:
    anna = begin(come("Anna", PHONE), "flandern")
    anna.page.wait_for_selector(".fl-stamps")
    assert anna.page.evaluate(CLIPPED) == []
    for town in range(anna.page.locator(".fl-open").count()):
        anna.page.locator(".fl-open").nth(town).evaluate("(town) => town.click()")
        anna.page.wait_for_selector(".fl-large")
        assert anna.page.evaluate(CLIPPED) == []
        anna.page.get_by_role("button", name="All towns").evaluate("(all) => all.click()")
        anna.page.wait_for_selector(".fl-stamps")


def test_on_a_short_phone_all_towns_are_seen_and_nothing_lies_over_their_plans(come: Come) -> None:
    anna = come("Anna", {**PHONE, "viewport": {"width": 360, "height": 640}})
    anna.sit_at(anna.open_table("flandern", "me", "greedy", "greedy", start=True))
    assert anna.wait_for_turn()
    assert anna.page.evaluate(UNSEEN) == []
    anna.answer(Random(2))
    anna.page.wait_for_selector(".fl-stamps .worth")
    assert anna.page.evaluate(LABELS) == []


@pytest.mark.parametrize("height", [720, 900])
def test_seats_keep_their_height(come: Come, height: int) -> None:
    """Also when the numbers of the order come, and influence cards with them."""
    anna = come("Anna", {"viewport": {"width": 1280, "height": height}})
    anna.sit_at(anna.open_table("flandern", "me", "greedy", "greedy", start=True))
    rng = Random(6)
    assert anna.wait_for_turn()
    seats = anna.page.evaluate(SEATS)
    for _ in range(12):
        anna.answer(rng)
        assert anna.page.evaluate(SEATS) == seats
        assert anna.wait_for_turn()
        assert anna.page.evaluate(SEATS) == seats


def test_a_centre_comes_from_the_seat_that_lays_it(come: Come) -> None:
    anna = seated(come, "flandern")
    assert anna.wait_for_turn()
    flown(anna)
    anna.page.locator(".fl-lay").first.click()
    anna.page.wait_for_selector(".log :text('You laid the centre of')")
    assert flown(anna), "it was simply there"
