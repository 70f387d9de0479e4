"""Whole games in the browser, one person against bots, by clicks, by taps on a phone, and by the keyboard alone."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE
from tests.browser.keyboard import play_by_keyboard

GAMES = ["capital-lux", "bruges", "flandern"]
BOUND = 10**6 if os.environ.get("GUILDTABLE_BROWSER") == "whole" else 40
"""Replies by thumb and by keyboard in games that take long; `make browser` plays them to the end."""


def bound(game: str) -> int:
    """How many replies a slow way to play is tried with."""
    return 10**6 if game == "capital-lux" else BOUND


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table(game, "me", "greedy", start=True)
    anna.sit_at(table).play(Random(1))
    anna.page.get_by_role("heading", level=1).wait_for()
    assert anna.page.locator(".tower").count() == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_taps_on_a_phone(come: Come, game: str) -> None:
    anna = come("Anna", PHONE)
    table = anna.open_table(game, "me", "greedy", start=True)
    anna.sit_at(table).play(Random(2), press="tap", replies=bound(game))
    wide = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table(game, "me", "greedy", start=True)
    played = play_by_keyboard(anna.sit_at(table), Random(3), bound(game))
    assert anna.is_over or played == BOUND
