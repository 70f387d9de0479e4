"""Games in the browser, one person against bots, by clicks, by taps on a phone, and by the keyboard alone.

Capital Lux to its end, the longer ones for a while; `make browser` and the nightly play them all to their end.
"""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

from guildtable.shelf import games_with
from tests.browser.conftest import WHOLE, Come
from tests.browser.guest import DESK, PHONE
from tests.browser.keyboard import play_by_keyboard

GAMES = [*games_with("page")]
TO_THE_END = 10**6
BOUND, FEW = (TO_THE_END, TO_THE_END) if WHOLE else (40, 5)
"""Replies where a game takes long, and at further tables; `make browser` plays to the end."""


def bound(game: str) -> int:
    """How many replies a game is tried with."""
    return TO_THE_END if game == "capital-lux" else BOUND


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicks(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table(game, "me", "greedy", start=True)
    played = anna.sit_at(table).play(Random(1), replies=bound(game))
    if bound(game) == TO_THE_END:
        anna.page.get_by_role("heading", level=1).wait_for()
        assert anna.page.locator(".tower").count() == 2
    else:
        assert anna.is_over or played == BOUND


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


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("way", ["click", "tap", "keyboard"])
def test_flandern_with_more_seats(come: Come, way: str, seats: int) -> None:
    """Two play another form of Flandern than three and four do, with other questions and other pieces on the table."""
    anna = come("Anna", PHONE if way == "tap" else DESK)
    anna.sit_at(anna.open_table("flandern", "me", *["greedy"] * (seats - 1), start=True))
    if way == "keyboard":
        play_by_keyboard(anna, Random(seats), FEW)
    else:
        anna.play(Random(seats), press=way, replies=FEW)
    assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "the page scrolls sideways"
    if anna.is_over:
        assert anna.page.locator(".tower").count() == seats
    else:
        assert FEW < TO_THE_END, "a whole game ends with its scoring"


def test_another_board_of_flandern_draws_itself(come: Come) -> None:
    """Any file of the game's layouts is a board: its spaces are drawn as the file has them, and can be built on."""
    layout = json.loads(files("guildtable.games.flandern").joinpath("layouts", "second.json").read_text())
    spaces = {
        f"space:{site['id']}-{space['id']}" for site in layout["sites"] for space in [site["centre"], *site["spaces"]]
    }
    anna = come("Anna", DESK)
    anna.sit_at(anna.open_table("flandern", "me", "greedy", settings={"board": "second"}, start=True))
    anna.wait_for_turn()
    drawn = anna.page.locator("[data-at^='space:']").evaluate_all("all => all.map((one) => one.dataset.at)")
    assert set(drawn) == spaces
    anna.play(Random(5), replies=5)
    assert anna.page.locator(".district:not([data-at$='-centre'])").count() > 0
