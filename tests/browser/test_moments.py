"""Great moments: the dice of Bruges tumble and keep their secret, a round's end is told, and nobody is held up."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.test_pace import at_pace, play_until, told

DICE = "[...document.querySelectorAll('.die-cell')].map((cell) => cell.dataset.at)"
ORDER = [f"die:{colour}" for colour in ("blue", "brown", "red", "purple", "yellow")]
WATCH = """() => {
  window.seen = { tumbled: 0, early: 0, moments: 0, banners: 0 };
  new MutationObserver(() => {
    const rolling = document.querySelector('.dice.rolling');
    window.seen.tumbled += rolling ? 1 : 0;
    if (rolling && !rolling.querySelector('.landed') && document.querySelector('.log')?.innerText
      .split('\\n').at(-1)?.includes('rolled')) window.seen.early += 1;
    window.seen.moments += document.querySelector('.moment') ? 1 : 0;
    window.seen.banners += document.querySelector('.moment-card.banner') ? 1 : 0;
  }).observe(document, { childList: true, subtree: true });
}"""
"""Whether dice were seen to tumble, and whether the log told of them before one had landed."""


def at_bruges(come: Come, pace: str = "normal", motion: str = "full") -> Guest:
    """At a table of Bruges, with eyes for what is staged."""
    anna = at_pace(come, "bruges", pace, motion)
    anna.page.evaluate(f"({WATCH})()")
    return anna


def until_rolled(guest: Guest) -> None:
    """Draw until the dice have been rolled."""
    rng = Random(3)
    for _ in range(12):
        guest.wait_for_turn()
        if guest.page.locator(".die.blank").count() == 0:
            return
        guest.answer(rng)
    raise AssertionError("nobody ever rolled")


def until_the_round_ends(guest: Guest) -> None:
    """Play until the end of the round is told."""
    rng = Random(3)
    for _ in range(60):
        guest.wait_for_turn()
        if guest.page.locator(".round-end").count():
            return
        if "round 2" in guest.page.locator(".where").inner_text():
            guest.page.wait_for_selector(".round-end")
            return
        guest.answer(rng)
    raise AssertionError("no round ever ended")


CUT = """() => {
  const sheet = document.querySelector('.round-end');
  return sheet.scrollHeight - sheet.clientHeight;
}"""
"""By how much the telling of a round is higher than its sheet."""


def test_the_end_of_a_round_of_four_is_seen_whole(come: Come) -> None:
    anna = come(screen={"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"})
    anna.sit_at(anna.open_table("bruges", "me", "greedy", "greedy", "greedy", start=True))
    until_the_round_ends(anna)
    assert anna.page.evaluate(CUT) <= 0
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    assert anna.page.evaluate(CUT) <= 0


@pytest.mark.parametrize("motion", ["full", "off"])
def test_dice_are_grey_until_they_are_rolled_and_lie_in_the_order_of_the_colours(come: Come, motion: str) -> None:
    anna = at_bruges(come, motion=motion)
    anna.wait_for_turn()
    assert anna.page.locator(".die.blank").count() == 5
    assert "guilder" not in anna.page.locator(".dice-note").inner_text()
    assert anna.page.evaluate(DICE) == ORDER
    until_rolled(anna)
    anna.page.wait_for_selector(".dice:not(.rolling) .die:not(.blank)")
    assert anna.page.evaluate(DICE) == ORDER
    seen = anna.page.evaluate("window.seen")
    assert seen["early"] == 0
    assert bool(seen["tumbled"]) == (motion == "full")


@pytest.mark.parametrize("motion", ["full", "off"])
def test_a_round_that_ends_is_told_until_one_goes_on_and_the_dice_are_grey_behind_it(come: Come, motion: str) -> None:
    anna = at_bruges(come, "instant" if motion == "full" else "normal", motion)
    until_the_round_ends(anna)
    end = anna.page.locator(".round-end")
    assert end.locator(".race-told").count() == 3
    assert end.locator(".points-told li").count() == 3
    assert "How round 1 ended" in end.inner_text()
    assert anna.page.locator(".die.blank").count() == 5
    before = told(anna)
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.wait_for_selector(".round-end")
    assert told(anna)[: len(before)] == before
    anna.page.keyboard.press("Enter")
    end.wait_for(state="detached")
    assert anna.is_asked
    assert anna.page.evaluate("document.activeElement.dataset.ref").startswith("pile:")


def test_a_reload_while_the_dice_tumble_shows_the_truth_at_once(come: Come) -> None:
    anna = at_bruges(come, "slow")
    play_until(anna, ".dice.rolling", Random(3))
    anna.page.reload()
    anna.page.wait_for_selector(".dice")
    assert anna.page.locator(".dice.rolling").count() == 0
    assert anna.page.locator(".die.blank").count() == 0
    anna.wait_for_turn()
    shown = told(anna)
    anna.page.reload()
    anna.wait_for_turn()
    assert told(anna) == shown


def test_a_roll_that_is_skipped_loses_nothing(come: Come) -> None:
    anna = at_bruges(come, "slow")
    rng = Random(3)
    for _ in range(40):
        if anna.page.locator(".die.blank").count() == 0 and anna.is_asked:
            break
        if anna.is_asked:
            anna.answer(rng)
        else:
            anna.page.keyboard.press("Enter")
        anna.page.wait_for_timeout(60)
    anna.wait_for_turn()
    shown = told(anna)
    assert any("rolled" in line for line in shown)
    anna.page.reload()
    anna.wait_for_turn()
    assert told(anna) == shown


def test_m_and_the_speaker_hush_the_table_and_it_is_remembered(come: Come) -> None:
    anna = come("Anna")
    anna.sit_at(anna.open_table("bruges", "me", "greedy", start=True)).wait_for_turn()
    speaker = anna.page.get_by_role("button", name="Sound")
    assert speaker.get_attribute("aria-pressed") == "true"
    anna.page.keyboard.press("m")
    assert speaker.get_attribute("aria-pressed") == "false"
    anna.page.reload()
    anna.wait_for_turn()
    assert speaker.get_attribute("aria-pressed") == "false"
    speaker.click()
    assert speaker.get_attribute("aria-pressed") == "true"
