"""Played by ear: whole games by what is spoken and what a screen reader finds; and the keys on every screen.

Capital Lux to its end, the others for a while; `make browser` and the nightly play all to their end.
"""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tests.browser.conftest import WHOLE, Come
from tests.browser.ear import Listener
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.keyboard import answer_by_keyboard
from tests.browser.test_games import GAMES, TO_THE_END

ENGLISH = json.dumps({"state": {"language": "en", "moves": "brief"}, "version": 0})
PART = 25


def listening(come: Come, screen: dict[str, object] = DESK) -> Listener:
    """Somebody who listens in English."""
    anna = come("Anna", screen)
    anna.page.add_init_script(f"localStorage.setItem('guildtable-settings', {json.dumps(ENGLISH)})")
    return Listener(anna)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_ear(come: Come, game: str) -> None:
    anna = listening(come)
    anna.sit_at(anna.guest.open_table(game, "me", "greedy", start=True))
    bound = TO_THE_END if WHOLE or game == "capital-lux" else PART
    played = anna.play(Random(5), seconds=1500, replies=bound)
    if bound == PART:
        assert played == PART
        return
    end = anna.spoken()[-12:]
    assert any(re.search(r"\d+ points?", line) for line in end), f"the points were not said: {end}"


def test_rivals_are_heard_before_one_is_asked(come: Come) -> None:
    anna = listening(come)
    anna.sit_at(anna.guest.open_table("capital-lux", "me", "greedy", "greedy", start=True))
    anna.play(Random(2), seconds=90, replies=4)
    anna.guest.wait_for_turn()
    anna.page.wait_for_function("() => window.spoken.at(-1)?.length > 0")
    lines = anna.spoken()
    moves = [place for place, line in enumerate(lines) if " played " in line and not line.startswith("You")]
    asked = [place for place, line in enumerate(lines) if line.startswith("Play a card")]
    assert moves
    assert asked[-1] > moves[-1]


FOCUSED = "() => document.activeElement?.className ?? ''"


@pytest.mark.parametrize("game", GAMES)
def test_after_an_answer_the_focus_is_at_the_question(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table(game, "me", "greedy", start=True))
    anna.page.wait_for_selector("[role=log]", state="attached")
    for _ in range(3):
        anna.wait_for_turn()
        before = anna.seq
        anna.answer(Random(3))
        anna.page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) > seq", arg=before)
        anna.page.wait_for_function("() => document.activeElement?.matches('.prompt, .round-end *, .lux-end *')")


def test_a_closed_sheet_gives_the_focus_back(come: Come) -> None:
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table("capital-lux", "me", "greedy", start=True))
    anna.wait_for_turn()
    menu = anna.page.get_by_role("button", name="Menu")
    menu.focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Keys").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("whose turn it is, and the clock").wait_for()
    assert anna.page.evaluate("() => document.querySelector('dialog')?.contains(document.activeElement)")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function("() => !document.querySelector('dialog')")
    assert menu.evaluate("(one) => one === document.activeElement")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_tab_leads_straight_to_the_question(come: Come, screen: dict[str, object]) -> None:
    anna = come("Anna", screen)
    anna.sit_at(anna.open_table("bruges", "me", "greedy", start=True))
    anna.wait_for_turn()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    assert "prompt" in anna.page.evaluate(FOCUSED)


def test_letters_answer_in_every_game_and_can_be_switched_off(come: Come) -> None:
    anna = listening(come)
    for game in GAMES:
        anna.sit_at(anna.guest.open_table(game, "me", "greedy", start=True))
        anna.guest.wait_for_turn()
        for letter in "lsthnow":
            assert all(line for line in anna.ask(letter)), (game, letter)
    off = json.dumps({"state": {"language": "en", "keys": False}, "version": 0})
    anna.page.evaluate("(kept) => localStorage.setItem('guildtable-settings', kept)", off)
    bert: Guest = anna.guest
    bert.page.add_init_script(f"localStorage.setItem('guildtable-settings', {json.dumps(off)})")
    bert.page.reload()
    bert.wait_for_turn()
    bert.page.wait_for_selector("[role=log] p", state="attached")
    before = len(anna.spoken())
    bert.page.keyboard.press("s")
    bert.page.wait_for_timeout(200)
    assert len(anna.spoken()) == before


NAMED = "() => (document.activeElement?.textContent ?? '').trim()"


def go_by_tab(guest: Guest, name: str) -> None:
    """Tab until something called so has the focus, and press it."""
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(NAMED).startswith(name):
            guest.page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not come to {name}")


def test_from_the_front_page_to_a_first_answer_by_keys_alone(come: Come) -> None:
    anna = come("Anna", DESK).open("/")
    anna.page.get_by_role("heading", level=1).wait_for()
    go_by_tab(anna, "Play now against bots")
    anna.page.wait_for_selector(".table")
    anna.page.wait_for_selector("[role=log]", state="attached")
    assert anna.wait_for_turn()
    answer_by_keyboard(anna, Random(4))
