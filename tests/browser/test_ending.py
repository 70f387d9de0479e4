"""The end, directed: the table, the towers, and who has won last of all.

At once for who skips, comes back, or wants no motion.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from guildtable.kernel.record import Record, Replied
from guildtable.server.archive.reading.counsel import choice_at
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.test_pace import MOVES
from tests.browser.test_replay import GAMES, played

LOOK = """() => {
  window.looks = [];
  const look = () => {
    const table = document.querySelector('.table');
    const scene = document.querySelector('.final');
    const now = {
      ending: table?.dataset.ending ?? '',
      told: scene?.dataset.told !== undefined,
      tells: Boolean(document.querySelector('.tower.won, .tower .flag, .final .sums, .final .decided')),
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      named: document.querySelector('.counted')?.textContent ?? '',
      laid: document.querySelectorAll('.storey[data-laid]').length,
    };
    const print = JSON.stringify(now);
    if (print !== window.last) window.looks.push({ ...now, at: performance.now() });
    window.last = print;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}"""
"""Whatever the page has shown, in order."""
__all__ = ["played"]
COMES_TO = "part => document.querySelector('.table')?.dataset.ending === part"


def goes_on(page: Page) -> None:
    """What is to be read on the table is read."""
    page.evaluate("document.querySelector('.lux-end footer .btn, .round-end .btn.primary')?.click()")


def read_until_told(page: Page) -> None:
    """With motion off: how the last round ended is read, where a game tells of it, and the last picture is there."""
    page.wait_for_selector(".lux-end footer .btn, .round-end .btn.primary, .final[data-told]", timeout=60_000)
    goes_on(page)
    page.wait_for_selector(".final[data-told]", timeout=30_000)


def near_the_end(anna: Guest, match: str) -> str:
    """A table at which a finished match goes on from the last thing its first seat chose.

    What can only be answered in one way is answered by the first page that comes, and the others would see the end.
    """
    record = Record.read(anna.page.request.get(f"/api/records/{match}").text())
    last = max(
        place
        for place, entry in enumerate(record.entries)
        if isinstance(entry, Replied)
        and entry.seat == 0
        and not choice_at(record, place, 0)[0].position.choice(0).forced
    )
    opened = anna.call("POST", f"/api/records/{match}/branch", {"step": last, "seat": 0, "bots": "greedy"})
    assert isinstance(opened, dict)
    return str(opened["table"])


@pytest.mark.clock
@pytest.mark.parametrize("game", GAMES)
def test_who_has_won_is_told_last(come: Come, played: dict[str, str], game: str) -> None:
    anna = come("Anna", MOVES)
    kept = json.dumps({"state": {"pace": "instant", "motion": "full", "language": "en", "volume": 0}, "version": 0})
    anna.page.context.add_init_script(f"localStorage.setItem('guildtable-settings', {json.dumps(kept)})")
    anna.page.context.add_init_script(f"({LOOK})()")
    anna.call("POST", "/api/guests", {"name": "Anna"})
    table = near_the_end(anna, played[game])
    skips, still = anna.page.context.new_page(), anna.page.context.new_page()
    still.emulate_media(reduced_motion="reduce")
    for page in (skips, still):
        page.goto(f"/t/{table}")
        page.wait_for_selector(".table")
    anna.sit_at(table)
    rng = Random(1)
    while anna.page.locator(".table").get_attribute("data-ending") is None:
        anna.page.wait_for_selector(".prompt[data-asked]:not([aria-busy]), [data-ending]", state="attached")
        if anna.is_asked:
            anna.answer(rng)
    read_until_told(still)
    looks = still.evaluate("window.looks.map(({ ending }) => ending)")
    assert set(looks) <= {"", "count", "told"}, "with motion off no tower is raised"

    skips.wait_for_function(COMES_TO, arg="count", timeout=30_000)
    goes_on(skips)
    skips.wait_for_function(COMES_TO, arg="raise", timeout=30_000)
    again = skips.get_by_role("button", name="Play again")
    expect(again).to_be_hidden()
    skips.wait_for_timeout(600)
    skips.mouse.click(300, 300)
    skips.wait_for_selector(".final[data-told]", timeout=15_000)
    expect(again).to_be_visible()
    laid = [look["laid"] for look in skips.evaluate("window.looks") if look["ending"] == "raise"]
    assert max(laid) < skips.locator(".storey").count(), "who skips does not wait for the rest"

    goes_on(anna.page)
    anna.page.wait_for_selector(".final[data-told]", timeout=15_000)
    looks = anna.page.evaluate("window.looks")
    before = [look for look in looks if not look["told"]]
    raised = [look for look in before if look["ending"] == "raise"]
    heading = anna.page.get_by_role("heading", level=1).inner_text()
    assert "win" in heading or "share" in heading
    assert [look for look in before if look["tells"] or look["heading"] == heading] == []
    # Whoever comes a second before the end sees the tab as it is before the table is known.
    titles = {look["title"] for look in looks if look["ending"]}
    assert titles - {"Guildtable"} == {anna.page.title()}, "the tab tells nothing"
    assert len({look["named"] for look in raised}) >= 3, "categories are named one after another"
    counts = [look["laid"] for look in raised]
    assert counts == sorted(counts)
    assert 3000 < looks[-1]["at"] - raised[0]["at"] < 12_000

    anna.page.reload()
    anna.page.wait_for_selector(".final[data-told]")
    assert "raise" not in anna.page.evaluate("window.looks.map(({ ending }) => ending)"), "what is over is over"
