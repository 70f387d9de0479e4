"""For everyone: axe finds nothing serious, nothing scrolls sideways, and a colour is never alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.recorded import RecordedTable, questions

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"desk": DESK, "phone": PHONE}


def faults(guest: Guest) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    guest.page.evaluate(AXE.read_text())
    found: dict[str, Any] = guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"][:3]
    ]


def is_too_wide(guest: Guest) -> bool:
    """Would a thumb push the page sideways?"""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
class TestNothingSerious:
    """On every screen, in both sizes, in both themes."""

    def test_at_home(self, come: Come, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme).open("/")
        anna.page.get_by_role("heading", level=1).wait_for()
        assert faults(anna) == []
        assert not is_too_wide(anna)

    def test_in_the_waiting_room(self, come: Come, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme)
        anna.open(f"/t/{anna.open_table('bruges', 'me', 'greedy', 'open')}")
        anna.page.get_by_role("heading", level=1).wait_for()
        assert faults(anna) == []
        assert not is_too_wide(anna)

    @pytest.mark.parametrize("game", ["capital-lux", "bruges"])
    def test_at_the_table(self, come: Come, game: str, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme)
        anna.sit_at(anna.open_table(game, "me", "greedy", "greedy", "greedy", start=True))
        anna.play(Random(4), "tap" if screen == "phone" else "click", replies=9)
        anna.wait_for_turn()
        assert faults(anna) == []
        assert not is_too_wide(anna)

    def test_where_one_chooses_what_to_learn(self, come: Come, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme).open("/")
        anna.page.get_by_role("button", name="Learn a game").click()
        assert anna.page.get_by_role("dialog").get_by_role("button", name="First lesson").count() == 3
        assert faults(anna) == []
        assert not is_too_wide(anna)

    def test_in_a_lesson(self, come: Come, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme).open("/rules/flandern")
        anna.page.get_by_role("button", name="First lesson").click()
        anna.page.locator(".mentor .next").click()
        anna.page.wait_for_selector(".veil .marked")
        assert faults(anna) == []
        assert not is_too_wide(anna)

    def test_at_the_final_scoring(self, come: Come, screen: str, scheme: str) -> None:
        anna = come("Anna", SCREENS[screen], color_scheme=scheme)
        anna.sit_at(anna.open_table("capital-lux", "me", "greedy", start=True))
        anna.play(Random(6), "tap" if screen == "phone" else "click")
        anna.page.get_by_role("heading", level=1).wait_for()
        assert faults(anna) == []
        assert not is_too_wide(anna)


ZOOMED: dict[str, object] = {"viewport": {"width": 320, "height": 256}}
"""A desk at 400 %."""


@pytest.mark.parametrize("game", ["capital-lux", "bruges", "flandern"])
def test_nothing_serious_at_400_percent(come: Come, game: str) -> None:
    anna = come("Anna", ZOOMED).open("/")
    anna.page.get_by_role("heading", level=1).wait_for()
    assert faults(anna) == []
    anna.sit_at(anna.open_table(game, "me", "greedy", "open"))
    anna.page.get_by_role("heading", level=1).wait_for()
    assert faults(anna) == []
    anna.sit_at(anna.open_table(game, "me", "greedy", start=True))
    anna.wait_for_turn()
    assert faults(anna) == []


MARKS = ", ".join(
    [".hatch", ".tex", ".letter", "text", '[fill^="url(#h-"]']
    + [f'[href="#i-{threat}"]' for threat in ("flood", "plague", "fire", "intrigue", "raid")]
)
"""What tells a colour without its colour: hatching, a letter, or the sign of its threat."""
COLOURED = """(marks) => ['blue', 'brown', 'red', 'purple', 'yellow', 'green', 'pink']
  .flatMap((colour) => [...document.querySelectorAll(`.c-${colour}:not(.dug)`)])
  .filter((thing) => thing.getBoundingClientRect().width > 0)
  .filter((thing) => !thing.querySelector(marks) && !/(^|[^a-z])[BNRPYGK]([^a-z]|$)/.test(thing.textContent))
  .map((thing) => thing.outerHTML.slice(0, 160))"""
"""Things in a colour of the game that have no such mark. A canal that is dug is water, whatever it was before."""


@pytest.mark.parametrize("game", ["capital-lux", "bruges"])
def test_a_colour_is_never_alone(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table(game, "me", "greedy", "greedy", start=True))
    anna.play(Random(8), replies=12)
    anna.wait_for_turn()
    assert anna.page.evaluate(COLOURED, MARKS) == []


EDGELESS = """all => all.map((thing) => [thing, getComputedStyle(thing)])
  .filter(([, style]) => parseFloat(style.borderTopWidth) < 1 || style.borderTopStyle === 'none'
    || style.forcedColorAdjust !== 'auto')
  .map(([thing]) => thing.outerHTML.slice(0, 160))"""
"""Things whose edge is not drawn in the colours of the device."""


@pytest.mark.parametrize(
    ("game", "why", "offers"), [("bruges", "take-turn", ".uses .use"), ("flandern", "choose-cards", ".fl-card")]
)
def test_what_can_be_chosen_has_an_edge_in_the_colours_of_the_device(
    come: Come, game: str, why: str, offers: str
) -> None:
    table = RecordedTable(come("Anna", PHONE, forced_colors="active"), game, 4)
    asked = next(moment for moment in questions(game, "4-players-03") if moment.asked.why == why)
    table.tell(asked)
    page = table.guest.page
    page.locator('.is-open[data-ref^="card:"]').first.click()
    page.locator(offers).first.wait_for()
    assert page.locator(offers).evaluate_all(EDGELESS) == []


REACH = """all => all.map((space) => {
  const spots = space.getAttribute('points').split(' ').map((spot) => spot.split(',').map(Number));
  const across = spots.map(([x, y], place) => {
    const [nx, ny] = spots[(place + 1) % spots.length], long = Math.hypot(nx - x, ny - y);
    return Math.max(...spots.map(([px, py]) => Math.abs((nx - x) * (py - y) - (ny - y) * (px - x)) / long));
  });
  const near = document.querySelector(`[data-near="${space.closest('[data-ref]').dataset.ref}"]`);
  const reach = Number(near?.getAttribute('stroke-width') ?? 0);
  return (Math.min(...across) + reach) * space.getScreenCTM().a;
})"""
"""How many px a thumb may aim at, straight across a space: the space itself, and what it takes for a near miss."""


def test_a_thumb_meets_the_smallest_space_of_flandern(come: Come) -> None:
    anna, rng = come("Anna", PHONE), Random(6)
    anna.sit_at(anna.open_table("flandern", "me", "greedy", start=True))
    small = anna.page.locator(".is-open[data-ref*='-small-']:visible")
    for _ in range(20):
        anna.wait_for_turn()
        if small.count():
            break
        anna.answer(rng, "tap")
    small.first.tap()
    anna.page.locator(".fl-plan .is-open .free").first.wait_for()
    assert min(anna.page.locator(".fl-plan .is-open .free").evaluate_all(REACH)) >= 44
