"""Puzzles in the browser: answered wrong, tried again, solved, and played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildtable.server.archive.puzzle import Solution, of_game
from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide

SCREENS = {"desk": DESK, "phone": PHONE}


def give(guest: Guest, reply: tuple[str, ...]) -> None:
    """Point at an answer and confirm it. Where one thing is left to point at, it is pointed at already."""
    confirm = guest.page.locator(".prompt .go")
    for path in reply:
        for ref in path.split("/"):
            if confirm.is_enabled():
                break
            guest.page.locator(f'[data-ref="{ref}"]:visible').first.click()
            guest.page.wait_for_timeout(200)
    confirm.click()


def with_cards(game: str) -> tuple[int, Solution]:
    """A puzzle about cards: tiles of Flandern lie in drawers, which are other tests' concern."""
    solutions = [(number, one.solution) for number, one in enumerate(of_game(game), 1)]
    return next(found for found in solutions if all("tile" not in str(one.reply) for one in found[1].answers))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["capital-lux", "bruges", "flandern"])
def test_a_puzzle_is_tried_twice_and_played_on(come: Come, game: str, screen: str) -> None:
    number, solution = with_cards(game)
    guest = come("Anna", SCREENS[screen]).open("/puzzles")
    guest.page.locator(f'a[href="/puzzles/{game}/{number}"]').click()
    give(guest, solution.answers[-1].reply)
    verdict = guest.page.locator(".verdict")
    expect(verdict.locator("h2")).to_have_text("There is a better move.")
    expect(verdict.locator("ol")).to_have_count(0)
    verdict.get_by_role("button", name="Try again").click()
    give(guest, solution.answers[0].reply)
    expect(verdict.locator("h2")).to_have_text("That is it.")
    expect(verdict.locator("ol > li")).to_have_count(len(solution.answers))
    assert not faults(guest)
    assert not is_too_wide(guest)
    guest.open("/puzzles")
    expect(guest.page.locator(f'a[href="/puzzles/{game}/{number}"].done')).to_be_visible()
    guest.open(f"/puzzles/{game}/{number}")
    give(guest, solution.answers[0].reply)
    verdict.get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator(".prompt[data-asked]")).to_be_visible()
