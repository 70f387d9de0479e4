"""The lessons: each is finished by somebody who does nothing but what the Mentor says and rings."""

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
  const [mentor, table] = ['.mentor', '.table'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return mentor.bottom > table.top + 1 && mentor.top < table.bottom - 1
    && mentor.right > table.left + 1 && mentor.left < table.right - 1;
}"""
"""Does the Mentor lie on anything of the table?"""
GO_ON = """() => {
  const go = document.querySelector('.round-end .btn.primary, .lux-end .btn.primary');
  if (go) window.roundRead = true;
  go?.click();
}"""
"""How a round ended is read as in every game; and that it was told is remembered."""
FOCUSED = "() => document.activeElement?.matches('[data-ref].is-open, .btn.go:not([aria-disabled])') ?? false"

Press = Callable[[Guest], bool]
"""Do what is ringed; was there anything?"""


def begin(guest: Guest, game: str) -> Guest:
    """By the button on the page of the rules."""
    guest.open(f"/rules/{game}").page.get_by_role("button", name="First lesson").click()
    guest.page.wait_for_selector(".mentor[data-step]")
    return guest


def step_of(guest: Guest) -> tuple[str, int]:
    """Which step the Mentor is at, and its number."""
    card = guest.page.locator(".mentor")
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
    if not guest.page.locator(".mentor .show").count():
        return False
    guest.page.keyboard.press("z")
    guest.page.wait_for_timeout(60)
    if not guest.page.evaluate(FOCUSED):
        return False
    guest.page.keyboard.press("Enter")
    return True


def by_words(guest: Guest, press: Press) -> None:
    """Read on."""
    if press is by_key:
        guest.page.keyboard.press("x")
    else:
        guest.page.locator(".mentor .next").first.click()


def on_ones_own(guest: Guest, press: Press, rng: Random) -> None:
    """Where the script is silent the table is the learner's own."""
    if press is by_key:
        answer_by_keyboard(guest, rng)
    else:
        guest.answer(rng, "tap" if press is by_tap else "click")


def hurry(guest: Guest) -> None:
    """Bots wait as long as a reply could be taken back; whoever is sure need not, nor read how a round ended."""
    guest.page.evaluate("document.querySelector('.prompt:not([data-asked]) .btn[data-key=Enter]')?.click()")
    guest.page.evaluate(GO_ON)


Look = Callable[[Guest, str], None]
"""At each step, when it has come."""


def follow(guest: Guest, last: str, press: Press, seconds: float = 100, look: Look | None = None) -> list[str]:
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
            guest.page.wait_for_timeout(200)  # rings find their places
            assert not guest.page.evaluate(COVERED), f"the Mentor covers the table at {step}"
            if guest.page.locator(".mentor .show").count():
                assert guest.page.locator(".veil .marked").count(), f"nothing is ringed at {step}"
            if SHOTS:
                name = press.__name__.removeprefix("by_")
                guest.page.screenshot(path=f"{SHOTS}/{name}-{len(steps):02}-{step}.png")
            if look:
                look(guest, step)
        hurry(guest)
        if guest.page.locator(".mentor .next").count():
            by_words(guest, press)
        elif not press(guest) and guest.page.locator(".mentor:is([data-free], [data-own])").count():
            on_ones_own(guest, press, rng)
        guest.page.wait_for_timeout(100)
    return steps


def finish(guest: Guest, game: str, press: Press) -> None:
    """The whole lesson, and on with the game."""
    steps = follow(begin(guest, game), LESSONS[game], press)
    assert len(steps) >= 9, steps
    assert faults(guest) == []
    assert not is_too_wide(guest)
    if game != "flandern":
        assert guest.page.evaluate("window.roundRead === true"), "the end of a round is told in the lesson too"
    assert guest.page.locator(".mentor progress").evaluate("(bar) => bar.value === bar.max"), "all of it is behind one"
    guest.page.get_by_role("button", name="Play on").click()
    guest.page.wait_for_selector(".mentor", state="detached")
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


OUT_OF_SIGHT = """() => {
  const table = document.querySelector('.table').getBoundingClientRect();
  const rings = document.querySelector('.mentor').dataset.rings?.split('\\n') ?? [];
  const things = rings.flatMap((ring) => [...document.querySelectorAll(ring)])
    .filter((thing) => thing.getClientRects().length > 0);
  const name = ({ className, dataset }) => `${className.baseVal ?? className} ${dataset.ref ?? dataset.at ?? ''}`;
  const hidden = things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const frame = thing.closest('.board-area')?.getBoundingClientRect() ?? table;
    const tall = box.height > frame.height;
    return box.top < frame.top - 2 || (!tall && box.bottom > frame.bottom + 2)
      || box.left < -2 || box.right > innerWidth + 2;
  });
  return rings.length && !things.length ? rings : hidden.map(name);
}"""
"""What a step is about and is not in the free part of the screen."""


@pytest.mark.parametrize("game", LESSONS if WHOLE else ["capital-lux", "flandern"])
def test_on_a_phone_all_that_is_spoken_of_is_in_sight(come: Come, game: str) -> None:
    hidden: dict[str, list[str]] = {}

    def look(guest: Guest, step: str) -> None:
        # The page may still be scrolling to what the step shows.
        end = time.monotonic() + 10
        while (out := guest.page.evaluate(OUT_OF_SIGHT)) and time.monotonic() < end:
            guest.page.wait_for_timeout(100)
        if out:
            hidden[step] = out

    follow(begin(come("Anna", PHONE), game), LESSONS[game], by_tap, look=look)
    assert not hidden


WATCH_THE_VEIL = """() => {
  window.darkened = 0;
  const look = () => {
    const moves = document.querySelector('.beat, .moment, .flights > *');
    if (moves && document.querySelector('.veil .dim')) window.darkened++;
    requestAnimationFrame(look);
  };
  look();
}"""
"""In how many frames something happened under the veil."""


@pytest.mark.parametrize("pace", ["slow", "fast"])
def test_what_is_done_is_seen_in_full_light_before_the_next_step(come: Come, pace: str) -> None:
    anna = come("Anna", DESK, reduced_motion="no-preference").open("/")
    anna.page.evaluate(
        "(pace) => localStorage.setItem('guildtable-settings', JSON.stringify({ state: { pace }, version: 0 }))", pace
    )
    begin(anna, "capital-lux").page.evaluate(WATCH_THE_VEIL)
    follow(anna, "lux-agent", by_click)
    anna.page.locator(".veil .dim").wait_for()
    assert anna.page.evaluate("window.darkened") == 0


def test_the_mentor_is_there_with_the_first_frame_of_the_table(come: Come) -> None:
    anna = begin(come("Anna", DESK), "capital-lux")
    anna.page.add_init_script(
        """window.alone = 0;
        const look = () => {
          if (document.querySelector('.table') && !document.querySelector('.mentor')) window.alone++;
          requestAnimationFrame(look);
        };
        look();"""
    )
    anna.page.reload()
    anna.page.wait_for_selector(".mentor[data-step]")
    assert anna.page.evaluate("window.alone") == 0


def test_while_something_is_told_nothing_can_be_pointed_at(come: Come) -> None:
    anna = begin(come("Anna", DESK), "bruges")
    anna.page.locator(".mentor .next").wait_for()
    assert anna.lit() == []
    before = anna.seq
    anna.page.locator("[data-ref='pile:left']").last.click(force=True)
    anna.page.locator(".mentor .noticed").wait_for()
    assert anna.seq == before


TAKE_BACK = ".prompt .undo:not([aria-disabled]):visible"


@pytest.mark.parametrize("game", LESSONS if WHOLE else ["capital-lux"])
def test_what_is_taken_back_is_taught_again(come: Come, game: str) -> None:
    """Everything is done, taken back once, and done again: no step is passed over."""
    anna = begin(come("Anna", DESK), game)
    until, rng = time.monotonic() + 150, Random(1)
    told: list[str] = []
    again: list[str] = []
    while (step := step_of(anna)[0]) != LESSONS[game]:
        assert time.monotonic() < until, f"stuck at {step}"
        if step not in told:
            told.append(step)
        take_back = anna.page.locator(TAKE_BACK)
        reading = anna.page.locator(".mentor .next").count() > 0
        if len(told) > 1 and told[-2] not in again and take_back.count() and not reading:
            again.append(told[-2])
            before = anna.seq
            take_back.first.click()
            anna.page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.seq) > {before}")
            anna.page.wait_for_timeout(200)
            assert step_of(anna)[0] in told, "what comes after a move is taken back has been told before"
            continue
        hurry(anna)
        if reading:
            by_words(anna, by_click)
        elif not by_click(anna) and anna.page.locator(".mentor:is([data-free], [data-own])").count():
            on_ones_own(anna, by_click, rng)
        anna.page.wait_for_timeout(60)
    assert len(again) >= 3, again


def test_a_lesson_that_is_done_leads_to_a_first_game_and_is_done_at_home(come: Come) -> None:
    anna = begin(come("Anna", DESK), "capital-lux")
    follow(anna, LESSONS["capital-lux"], by_click)
    lesson = anna.page.url
    anna.page.get_by_role("button", name="Now a real game").click()
    anna.page.wait_for_selector(".mentor", state="detached")
    anna.wait_for_turn()
    assert anna.page.url != lesson
    done = anna.open("/").page.get_by_role("button", name="First lesson: done")
    done.wait_for()
    anna.page.get_by_role("button", name="Learn").first.click()
    anna.page.get_by_role("dialog").locator(done).wait_for()
    mine = anna.page.locator(".mine")
    mine.first.wait_for()
    assert mine.count() == 1, "the lesson's own table is closed"


def test_the_mentor_folds_to_one_line(come: Come) -> None:
    anna = begin(come("Anna", PHONE), "flandern")
    table = anna.page.locator(".table")
    before = table.bounding_box()
    anna.page.get_by_role("button", name="Fold").tap()
    anna.page.locator(".mentor[data-folded]").wait_for()
    after = table.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 80
    assert not anna.page.evaluate(COVERED)
    anna.page.locator(".mentor .next").tap()
    assert step_of(anna)[0] == "flandern-hand"


def test_folded_at_a_desk_the_mentor_is_one_line(come: Come) -> None:
    anna = begin(come("Anna", DESK), "capital-lux")
    anna.page.get_by_role("button", name="Fold").click()
    anna.page.locator(".mentor[data-folded]").wait_for()
    assert not anna.page.locator(".mentor details").is_visible(), "why is not asked by somebody who folds it"
    words = anna.page.locator(".mentor .words").bounding_box()
    assert words
    assert words["height"] < 32
