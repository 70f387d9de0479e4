"""The lessons: each is finished by somebody who does nothing but what the Tutor says and rings."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from random import Random

import pytest

from tests.browser.conftest import WHOLE, Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.keyboard import answer_by_keyboard
from tests.browser.test_access import faults, is_too_wide

LESSONS = {"capital-lux": "lux-end", "bruges": "bruges-end", "flandern": "flandern-end"}
"""The games, and the last step of each."""
SHOTS = os.environ.get("GUILDTABLE_SHOTS", "")

RINGED = """() => [...document.querySelectorAll('.veil .marked')].map((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-ref].is-open, .btn.go:not([aria-disabled])'))"""
"""The middle of a ring, if it lies on something that can be pressed and is not covered."""
COVERED = """() => {
  const [tutor, prompt] = ['.tutor', '.prompt'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return Boolean(prompt && tutor.bottom > prompt.top + 1 && tutor.top < prompt.bottom - 1
    && tutor.right > prompt.left + 1 && tutor.left < prompt.right - 1);
}"""
"""Does the Tutor's card lie on the prompt?"""
FOCUSED = "() => document.activeElement?.matches('[data-ref].is-open, .btn.go:not([aria-disabled])') ?? false"

Press = Callable[[Guest], bool]
"""Do what is ringed; was there anything?"""


def begin(guest: Guest, game: str) -> Guest:
    """By the button on the page of the rules."""
    guest.open(f"/rules/{game}").page.get_by_role("button", name="First lesson").click()
    guest.page.wait_for_selector(".tutor")
    return guest


def step_of(guest: Guest) -> tuple[str, int]:
    """Which step the Tutor is at, and its number."""
    card = guest.page.locator(".tutor")
    number, *_ = [int(word) for word in card.locator(".count").inner_text().split() if word.isdigit()]
    return card.get_attribute("data-step") or "", number


def by_click(guest: Guest) -> bool:
    """With the mouse."""
    spot = guest.page.evaluate(RINGED)
    if spot:
        guest.page.mouse.click(*spot)
    return bool(spot)


def by_tap(guest: Guest) -> bool:
    """With a thumb."""
    spot = guest.page.evaluate(RINGED)
    if spot:
        guest.page.touchscreen.tap(*spot)
    return bool(spot)


def by_key(guest: Guest) -> bool:
    """S shows what is meant, and Enter presses it."""
    if not guest.page.locator(".tutor .show").count():
        return False
    guest.page.keyboard.press("s")
    guest.page.wait_for_timeout(60)
    if not guest.page.evaluate(FOCUSED):
        return False
    guest.page.keyboard.press("Enter")
    return True


def by_words(guest: Guest, press: Press) -> None:
    """Read on."""
    if press is by_key:
        guest.page.keyboard.press("n")
    else:
        guest.page.locator(".tutor .next").first.click()


def on_ones_own(guest: Guest, press: Press, rng: Random) -> None:
    """Where the script is silent the table is the learner's own."""
    if press is by_key:
        answer_by_keyboard(guest, rng)
    else:
        guest.answer(rng, "tap" if press is by_tap else "click")


def hurry(guest: Guest) -> None:
    """Bots wait as long as a reply could be taken back; whoever is sure need not."""
    guest.page.evaluate("document.querySelector('.prompt:not([data-asked]) .btn[data-key=Enter]')?.click()")


def follow(guest: Guest, last: str, press: Press, seconds: float = 100) -> list[str]:
    """Do as one is told; the steps there were."""
    steps: list[str] = []
    until, rng, highest = time.monotonic() + seconds, Random(1), 0
    while (standing := step_of(guest))[0] != last:
        step, number = standing
        assert time.monotonic() < until, f"stuck at {step}: {guest.page.locator('#prompt').inner_text()}"
        assert number >= highest, f"{step} is number {number} after {highest}"
        highest = number
        if step not in steps:
            steps.append(step)
            guest.page.wait_for_timeout(400)  # the card finds its place
            assert not guest.page.evaluate(COVERED), f"the Tutor covers the prompt at {step}"
            if guest.page.locator(".tutor .show").count():
                assert guest.page.locator(".veil .marked").count(), f"nothing is ringed at {step}"
            if SHOTS:
                name = press.__name__.removeprefix("by_")
                guest.page.screenshot(path=f"{SHOTS}/{name}-{len(steps):02}-{step}.png")
        hurry(guest)
        if guest.page.locator(".tutor .next").count():
            by_words(guest, press)
        elif not press(guest) and guest.page.locator(".tutor[data-free]").count():
            on_ones_own(guest, press, rng)
        guest.page.wait_for_timeout(100)
    return steps


def finish(guest: Guest, game: str, press: Press) -> None:
    """The whole lesson, and on with the game."""
    steps = follow(begin(guest, game), LESSONS[game], press)
    assert len(steps) >= 9, steps
    assert faults(guest) == []
    assert not is_too_wide(guest)
    number, of = guest.page.locator(".tutor .count").inner_text().split("step ")[1].split(" of ")
    assert number == of
    if press is by_key:
        guest.page.keyboard.press("n")
    else:
        guest.page.get_by_role("button", name="Play on").click()
    guest.page.wait_for_selector(".tutor", state="detached")
    assert "lesson" not in guest.page.url
    guest.wait_for_turn()
    on_ones_own(guest, press, Random(2))


@pytest.mark.parametrize("game", LESSONS if WHOLE else ["bruges"])
def test_a_lesson_by_clicks(come: Come, game: str) -> None:
    finish(come("Anna", DESK), game, by_click)


@pytest.mark.parametrize("game", LESSONS if WHOLE else ["flandern"])
def test_a_lesson_by_taps_on_a_phone(come: Come, game: str) -> None:
    finish(come("Anna", PHONE), game, by_tap)


@pytest.mark.parametrize("game", LESSONS if WHOLE else ["capital-lux"])
def test_a_lesson_by_keyboard(come: Come, game: str) -> None:
    finish(come("Anna", DESK, color_scheme="dark"), game, by_key)


def test_while_something_is_told_nothing_can_be_pointed_at(come: Come) -> None:
    anna = begin(come("Anna", DESK), "bruges")
    anna.page.locator(".tutor .next").wait_for()
    assert anna.lit() == []
    before = anna.seq
    anna.page.locator("[data-ref='pile:left']").last.click(force=True)
    anna.page.locator(".tutor .noticed").wait_for()
    assert anna.seq == before
