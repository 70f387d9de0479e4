"""The lessons: each is finished by somebody who does nothing but what the Tutor says and rings."""

from __future__ import annotations

import os
import time
from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide

LESSONS = {"capital-lux": "lux-end", "bruges": "bruges-end"}
"""The games, and the last step of each."""
SHOTS = os.environ.get("GUILDTABLE_SHOTS", "")

RINGED = """() => [...document.querySelectorAll('.veil .marked')].map((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-ref].is-open, .btn.go:not([aria-disabled])'))"""
"""The middle of a ring, if it lies on something that can be pressed and is not covered."""


def begin(guest: Guest, game: str) -> Guest:
    """By the button on the page of the rules."""
    guest.open(f"/rules/{game}").page.get_by_role("button", name="First lesson").click()
    guest.page.wait_for_selector(".tutor")
    return guest


def step_of(guest: Guest) -> str:
    """Which step the Tutor is at; nothing while there is none to be done."""
    return guest.page.locator(".tutor").get_attribute("data-step") or ""


def follow(guest: Guest, last: str, tap: bool, seconds: float = 100) -> list[str]:
    """Do as one is told; the steps there were."""
    steps: list[str] = []
    until, rng = time.monotonic() + seconds, Random(1)
    while (step := step_of(guest)) != last:
        assert time.monotonic() < until, f"stuck at {step}: {guest.page.locator('#prompt').inner_text()}"
        if step not in steps:
            steps.append(step)
            if SHOTS:
                guest.page.wait_for_timeout(400)
                guest.page.screenshot(path=f"{SHOTS}/{'phone' if tap else 'desk'}-{len(steps):02}-{step}.png")
        following = guest.page.locator(".tutor .next")
        if following.count():
            following.first.click()
        elif spot := guest.page.evaluate(RINGED):
            (guest.page.touchscreen.tap if tap else guest.page.mouse.click)(*spot)
        elif guest.page.locator(".tutor .wait[data-asked]").count():
            guest.answer(rng, "tap" if tap else "click")  # the script is silent: the table is the learner's own
        guest.page.wait_for_timeout(150)
    return steps


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_to_its_end(come: Come, game: str, screen: str) -> None:
    anna = begin(come("Anna", PHONE if screen == "phone" else DESK), game)
    steps = follow(anna, LESSONS[game], tap=screen == "phone")
    assert len(steps) >= 9, steps
    assert faults(anna) == []
    assert not is_too_wide(anna)
    anna.page.get_by_role("button", name="Play on").click()
    anna.page.wait_for_selector(".tutor", state="detached")
    assert "lesson" not in anna.page.url
    anna.wait_for_turn()
    anna.answer(Random(2), "tap" if screen == "phone" else "click")
