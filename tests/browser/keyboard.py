"""A guest without a mouse: Tab from thing to thing, Enter to point at it; digits where a thing has one."""

from __future__ import annotations

from random import Random

from tests.browser.guest import Guest

FOCUSED = """() => {
  const thing = document.activeElement;
  if (!thing || thing === document.body) return null;
  return { open: thing.matches('.is-open[data-ref]'), go: thing.matches('.prompt .btn.go:not([aria-disabled])'),
           decline: thing.matches('.decline') };
}"""
"""What has the focus, as a person who looks for the outline sees it."""


def play_by_keyboard(guest: Guest, rng: Random, replies: int = 10**6) -> int:
    """Play until the end by keys only; how many replies there were."""
    for count in range(replies):
        if not guest.wait_for_turn():
            return count
        answer_by_keyboard(guest, rng)
    return replies


def answer_by_keyboard(guest: Guest, rng: Random) -> None:
    """Answer one question by keys only."""
    before = guest.seq
    for _ in range(60):
        if guest.seq != before or not guest.is_asked:
            return
        _point(guest, rng)
        guest.page.wait_for_timeout(15)
    raise AssertionError(f"not answered: {guest.page.locator('#prompt').inner_text()}")


def _point(guest: Guest, rng: Random) -> None:
    """Walk on with Tab for a while, and press Enter on something that can be had. Late in a game the log alone has
    dozens of entries that can be unfolded, and where one thing is to be had the walk may go round four times."""
    skip = rng.randrange(4)
    for _ in range(400):
        guest.page.keyboard.press("Tab")
        focused = guest.page.evaluate(FOCUSED)
        if not focused or not (focused["open"] or focused["go"] or focused["decline"]):
            continue
        if skip > 0 and not focused["go"]:
            skip -= 1
            continue
        guest.page.keyboard.press("Enter")
        return
    raise AssertionError("Tab reaches nothing that can be pointed at")
