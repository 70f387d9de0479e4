"""Others' moves are told at a pace a person can follow: skipped or not, the same is told in the same order.

A few replies of one game; `make browser` and the nightly play every game to its end, at every pace and with motion off.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WHOLE, Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_games import GAMES, TO_THE_END

PACES = ("slow", "normal", "fast", "instant")
MOVES: dict[str, object] = {**DESK, "reduced_motion": "no-preference"}
TOLD = "[...document.querySelectorAll('.log li:not([hidden])')].map((line) => line.innerText)"
BEATS = """() => {
  window.beats = [];
  new MutationObserver(() => {
    const seat = document.querySelector('.beat:not(.around)')?.dataset.seat;
    if (seat !== undefined && seat !== null && window.beats.at(-1) !== seat) window.beats.push(seat);
    if (document.querySelectorAll('.beat:not(.around)').length > 1) window.beats.push('overlap');
  }).observe(document, { childList: true, subtree: true });
}"""
"""Whose cards were lifted, in order. What flies has a shell of the same name around it, which is not seen."""


def at_pace(come: Come, game: str, pace: str, motion: str = "full", screen: dict[str, object] = MOVES) -> Guest:
    """Somebody with these settings, at a table of the game with two bots."""
    anna = come("Anna", screen)
    kept = json.dumps({"state": {"pace": pace, "motion": motion, "language": "en", "volume": 0}, "version": 0})
    anna.page.add_init_script(f"localStorage.setItem('guildtable-settings', {json.dumps(kept)})")
    anna.page.add_init_script(f"({BEATS})()")
    return anna.sit_at(anna.open_table(game, "me", "greedy", "greedy", start=True))


def told(guest: Guest) -> list[str]:
    """The log as it stands."""
    lines = guest.page.evaluate(TOLD)
    assert isinstance(lines, list)
    return lines


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", GAMES if WHOLE else ["capital-lux"])
def test_a_game_at_every_pace_is_told_whole(come: Come, game: str, pace: str) -> None:
    anna = at_pace(come, game, pace)
    anna.play(Random(4), replies=TO_THE_END if WHOLE else 5, seconds=3000)
    beats = anna.page.evaluate("window.beats")
    assert "overlap" not in beats
    assert bool(beats) == (pace != "instant")
    if not anna.is_over and anna.wait_for_turn():
        before = told(anna)
        anna.page.reload()
        anna.wait_for_turn()
        assert told(anna) == before, "what was told is what the match says"


@pytest.mark.parametrize("game", GAMES if WHOLE else ["capital-lux"])
def test_with_motion_off_nothing_is_lifted(come: Come, game: str) -> None:
    anna = at_pace(come, game, "normal", motion="off")
    anna.play(Random(4), replies=TO_THE_END if WHOLE else 5, seconds=3000)
    assert anna.page.evaluate("window.beats") == []


UNDER_THE_BOARD = """() => {
  window.under = [];
  const look = () => {
    const beat = document.querySelector('.beat:not(.around)');
    if (beat && !beat.getAnimations().some(({ playState }) => playState === 'running')) {
      const board = document.querySelector('.board-area').getBoundingClientRect();
      window.under.push(beat.getBoundingClientRect().top >= board.bottom - 1);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Whether what is lifted, once it is up, covers nothing of the board, in every frame in which it stands there."""


@pytest.mark.parametrize("game", GAMES if WHOLE else ["bruges"])
def test_what_is_lifted_stands_in_the_dock_and_covers_nothing_of_the_board(come: Come, game: str) -> None:
    """But at a desk, where it stands beside the seat whose it is."""
    anna = at_pace(come, game, "slow", screen={**PHONE, "reduced_motion": "no-preference"})
    anna.page.evaluate(UNDER_THE_BOARD)
    until_lifted(anna)
    anna.page.wait_for_function("() => window.under.length > 0")
    assert all(anna.page.evaluate("window.under"))


def test_a_reload_in_the_middle_of_a_move_shows_the_truth_at_once(come: Come) -> None:
    anna = at_pace(come, "capital-lux", "slow")
    until_lifted(anna)
    anna.page.wait_for_timeout(1500)
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    assert anna.page.locator(".beat").count() == 0
    anna.wait_for_turn()
    shown = told(anna)
    anna.page.reload()
    anna.wait_for_turn()
    assert told(anna) == shown


def test_a_press_skips_and_loses_nothing(come: Come) -> None:
    anna = at_pace(come, "capital-lux", "slow")
    until_lifted(anna)
    for _ in range(20):
        if anna.is_asked:
            break
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_timeout(100)
    anna.wait_for_turn()
    shown = told(anna)
    anna.page.reload()
    anna.wait_for_turn()
    assert told(anna) == shown


def test_on_coming_to_ones_turn_one_is_told_what_happened_also_after_a_reload(come: Come) -> None:
    anna = at_pace(come, "capital-lux", "fast")
    until_lifted(anna)
    # Before the first turn of one's own there is no last one to speak of.
    until_lifted(anna)
    anna.wait_for_turn()
    rows = anna.page.locator(".since li")
    rows.first.wait_for()
    before = rows.all_inner_texts()
    anna.page.reload()
    anna.wait_for_turn()
    rows.first.wait_for()
    expect(anna.page.locator("[role=log]")).to_contain_text("Since your last turn")
    assert rows.all_inner_texts() == before


def until_lifted(guest: Guest) -> None:
    """Play until a rival's card is lifted."""
    play_until(guest, ".beat:not(.around)", Random(5))


def play_until(guest: Guest, thing: str, rng: Random) -> None:
    """Play until this is seen, perhaps before one is asked again."""
    asked = ".prompt[data-asked]:not([aria-busy])"
    for _ in range(12):
        guest.wait_for_turn()
        guest.answer(rng)
        guest.page.wait_for_function(f"() => document.querySelector('{thing}, {asked}')")
        if guest.page.locator(thing).count():
            return
    raise AssertionError(f"{thing} was never seen")
