"""Motion that is true: a piece sets out where it stood and lands where it lies, and until then it is not seen there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.test_pace import at_pace

WATCH = """() => {
  const box = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x, y, width, height };
  };
  window.flown = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!node.classList?.contains('piece-copy')) continue;
      requestAnimationFrame(() => {
        const [motion] = node.getAnimations();
        if (!motion) return;
        const at = (time) => { motion.currentTime = time; return box(node); };
        const now = motion.currentTime;
        const { delay, duration } = motion.effect.getComputedTiming();
        window.flown.push({ text: node.textContent, start: at(delay), end: at(delay + duration - 1), duration });
        motion.currentTime = now;
      });
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Of every piece that flies: what it shows, and where its way begins and ends."""

BOX = "(thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return { x, y, width, height }; }"
LOOK_OUT = """(place) => {
  window.firstSeen = null;
  const look = () => {
    const thing = document.querySelector(place);
    if (!thing) return void requestAnimationFrame(look);
    const { x, y, width, height } = thing.getBoundingClientRect();
    window.firstBox = { x, y, width, height };
    window.firstSeen = Number(getComputedStyle(thing).opacity);
  };
  look();
}"""
"""How much is seen of a thing in the first frame in which it is there, and where: the table may move next."""
NEAR = 6
"""Pixels."""

Box = dict[str, float]


def middle(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(one: Box, other: Box) -> bool:
    """Is it the same place?"""
    return all(abs(a - b) <= NEAR for a, b in zip(middle(one), middle(other), strict=True))


def seated(come: Come, game: str, motion: str = "full") -> Guest:
    """Somebody at a table with two bots, who is in no hurry and is watched."""
    anna = at_pace(come, game, "instant", motion)
    anna.page.wait_for_selector(".flights", state="attached")
    anna.page.evaluate(WATCH)
    return anna


def flown(guest: Guest) -> list[dict[str, Any]]:
    """What has flown since one looked last."""
    guest.page.wait_for_timeout(150)
    found = guest.page.evaluate("window.flown.splice(0)")
    assert isinstance(found, list)
    return found


def where(guest: Guest, thing: str) -> Box:
    """Where something lies, once it has come to rest."""
    guest.page.wait_for_timeout(400)
    found: Box = guest.page.locator(thing).first.evaluate(BOX)
    return found


def look_out(guest: Guest, thing: str) -> str:
    """From now on it is watched for this thing; copies of it do not count."""
    target = f"{thing}:not(.piece-copy *)"
    flown(guest)
    guest.page.evaluate(LOOK_OUT, target)
    return target


def landed(guest: Guest, source: Box, target: str) -> None:
    """A piece went from there to this thing, which was not seen before; then it is, and nothing hangs in the air."""
    seen = guest.page.wait_for_function("() => window.firstSeen !== null && String(window.firstSeen)").json_value()
    ways = flown(guest)
    assert seen == "0", "seen before it was there"
    end = guest.page.evaluate("window.firstBox")
    told = [[round(x) for x in (*middle(way["start"]), *middle(way["end"]))] for way in ways]
    went = any(near(way["start"], source) and near(way["end"], end) for way in ways)
    assert went, f"not from {middle(source)} to {middle(end)}: {told}"
    guest.page.wait_for_timeout(900)
    assert guest.page.locator(target).last.evaluate("(thing) => Number(getComputedStyle(thing).opacity)") == 1
    # Rivals' pieces may be under way by now.
    guest.page.wait_for_function("() => document.querySelector('.piece-copy') === null")


def test_a_card_goes_from_the_hand_into_its_house(come: Come) -> None:
    anna = seated(come, "bruges")
    rng = Random(3)
    built = recruited = False
    for _ in range(60):
        if (built and recruited) or not anna.wait_for_turn():
            break
        cards = anna.page.locator(".dock-area .is-open[data-ref^='card:']:visible")
        if not cards.count():
            anna.answer(rng)
            continue
        card = cards.first
        ref = str(card.get_attribute("data-ref"))
        card.click()
        use = anna.page.locator(f".is-open[data-ref='use:{'recruit' if built else 'house'}']:visible")
        if not use.count():
            anna.page.keyboard.press("Escape")
            anna.likes = ("use:house", "use:guilders") if not built else ("use:guilders", "use:workers")
            anna.answer(rng)
            continue
        source = where(anna, f".dock-area [data-ref='{ref}']")
        houses = anna.page.locator(".houses .lot").count()
        person = f".houses [data-ref='person:{ref.removeprefix('card:')}']"
        target = look_out(anna, person if built else f".houses .lot:nth-child({houses + 1})")
        use.click()
        anna.page.wait_for_timeout(500)
        house = anna.page.locator(".houses .is-open[data-ref^='house:']:visible")
        if built and anna.page.evaluate("window.firstSeen === null") and house.count():
            house.first.click()
        landed(anna, source, target)
        built, recruited = True, built
    assert built
    assert recruited


LATE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 400); };
}"""
"""A reply takes its time, so the question is closed and its tiles are gone before the next update comes."""


@pytest.mark.parametrize("late", [False, True])
def test_a_tile_goes_from_the_stock_to_its_space(come: Come, *, late: bool) -> None:
    anna = seated(come, "flandern")
    if late:
        anna.page.evaluate(LATE)
    rng = Random(5)
    for _ in range(40):
        assert anna.wait_for_turn()
        tiles = anna.page.locator(".fl-tile.is-open:visible")
        if not tiles.count():
            anna.answer(rng)
            continue
        ref = str(tiles.first.get_attribute("data-ref"))
        tiles.first.click()
        source = where(anna, f".fl-tile[data-ref='{ref}'] .pic")
        space = anna.page.locator("g.is-open[data-ref^='space:']:visible").first
        target = look_out(anna, f".district[data-at='{space.get_attribute('data-ref')}']")
        space.click()
        landed(anna, source, target)
        return
    raise AssertionError("no tile was ever laid")


def test_a_card_goes_from_the_hand_to_the_capital(come: Come) -> None:
    anna = seated(come, "capital-lux")
    rng = Random(5)
    for _ in range(40):
        assert anna.wait_for_turn()
        if not anna.page.locator("[data-ref='to:capital']").count():
            anna.answer(rng)
            continue
        card = anna.page.locator(".dock-area .is-open[data-ref^='card:']:visible").first
        ref = str(card.get_attribute("data-ref"))
        profession, value = ref.removeprefix("card:").rsplit("-", 1)
        card.click()
        source = where(anna, f".dock-area [data-ref='{ref}']")
        hall = f".lux-hall [data-at='hall:{profession}.{value}']"
        before = anna.page.locator(hall).count()
        target = look_out(anna, hall)
        anna.page.locator(".dock-area [data-ref='to:capital']").click()
        if before == 0:
            landed(anna, source, target)
            return
    raise AssertionError("no card was ever played")


@pytest.mark.parametrize("game", ["bruges", "flandern", "capital-lux"])
def test_with_motion_off_nothing_flies_and_what_changed_is_outlined(come: Come, game: str) -> None:
    anna = seated(come, game, motion="off")
    anna.page.evaluate(
        "() => { window.touched = 0; new MutationObserver(() => {"
        " window.touched = Math.max(window.touched, document.querySelectorAll('.is-touched').length);"
        "}).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] }); }"
    )
    anna.play(Random(4), replies=8)
    assert flown(anna) == []
    assert anna.page.evaluate("window.touched") > 0
