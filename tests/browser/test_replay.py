"""Replays in the browser: walked through, sent as a link, brought as a file, played on from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles

import pytest
from playwright.sync_api import expect

from guildtable.shelf import games_with
from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide
from tests.browser.test_speed import SLACK
from tests.server.client import Player, Seat

GAMES = [*games_with("page")]
GOLDEN = Path(__file__).parents[1] / "golden"
STEP = "document.querySelector('.replay').dataset.seq"
PAINTED = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
"""Milliseconds from the start of the navigation until what is there now is painted."""
JUMPS = """async (jumps) => {
  const line = document.querySelector('.scrubber input'), times = [];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  for (let n = 0; n < jumps; n++) {
    const to = Math.floor(Math.random() * line.max), began = performance.now();
    set.call(line, to);
    line.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 50));
  }
  return times;
}"""
"""How long each of so many jumps along the line took until its step was painted."""


async def play(url: str, game: str, *names: str) -> str:
    """People play a game over the wire, at any rate to its end."""
    host, *others = [await Player.come(url, name) for name in names]
    table = await host.open(game, "me", *("open" for _ in others))
    for player in others:
        await player.post(f"/api/tables/{table}/sit")
    await host.post(f"/api/tables/{table}/start")
    async with AsyncExitStack() as table_of:
        seats = [await table_of.enter_async_context(Seat(url, table, player.token)) for player in (host, *others)]
        await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
    while (await host.call("GET", f"/api/records/{table}")).status_code != 200:
        await asyncio.sleep(0.05)
    return table


def beside[Made](making: Callable[[], Coroutine[None, None, Made]]) -> Made:
    """The browser has an event loop of its own in this thread, so what is played over the wire takes another."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(making())).result(120)


@pytest.fixture(scope="module")
def played(site: str) -> dict[str, str]:
    """A finished match of each game."""
    return {game: beside(lambda game=game: play(site, game, "Anna", "Bert")) for game in GAMES}  # type: ignore[misc]


@pytest.fixture(scope="module")
def played_by_four(site: str) -> str:
    """A finished match of Bruges with all four seats: the longest there is, and the fullest board."""
    return beside(lambda: play(site, "bruges", "Anna", "Bert", "Cleo", "Dirk"))


def step_of(guest: Guest) -> int:
    """Where the replay stands."""
    return int(guest.page.evaluate(STEP))


def walk(guest: Guest, table: str, at: str = "") -> Guest:
    """Open a replay."""
    guest.open(f"/r/{table}{at}").page.wait_for_selector(".scrubber")
    return guest


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_walked_to_its_end(come: Come, played: dict[str, str], game: str, screen: str) -> None:
    anna = walk(come("Anna", DESK if screen == "desk" else PHONE), played[game])
    page = anna.page
    assert step_of(anna) == 0
    assert page.get_by_role("tablist").count() == 1  # in a hand the log is a view of the table, and not there twice
    page.get_by_role("button", name="One step on", exact=True).click()
    page.keyboard.press("ArrowRight")
    assert step_of(anna) == 2
    page.keyboard.press("End")
    page.keyboard.press("Shift+ArrowLeft")  # the beginning of the last round; a step back is the round before
    here = page.locator(".scrubber .here").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".scrubber .here").inner_text() != here
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator(".scrubber .here").inner_text() == here
    for view in (1, 2, 3):  # the other seat, outside, all hands open
        page.locator(".replay-views button").nth(view).click()
        page.wait_for_selector(f".replay[data-view='{['', '1', 'outside', 'all'][view]}']")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert "100%" in (page.locator(".scrubber .track").get_attribute("style") or "")
    assert page.locator(".is-open[data-ref]").count() == 0, "a replay offers nothing"
    assert page.locator(".branch").get_attribute("aria-disabled") == "true"
    assert faults(anna) == []
    assert not is_too_wide(anna)


def test_a_replay_plays_by_itself_and_stops(come: Come, played: dict[str, str]) -> None:
    anna = walk(come(), played["capital-lux"])
    anna.page.keyboard.press(" ")
    anna.page.wait_for_selector(".replay[data-seq='3']")
    anna.page.keyboard.press(" ")
    stopped = step_of(anna)
    anna.page.wait_for_timeout(2000)
    assert step_of(anna) == stopped


def test_a_link_leads_to_the_moment(come: Come, played: dict[str, str]) -> None:
    anna = walk(come(), played["bruges"], "?step=41&view=1")
    assert step_of(anna) == 41
    assert anna.page.locator(".replay").get_attribute("data-view") == "1"
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_url("**?step=42&view=1")
    anna.page.reload()
    anna.page.wait_for_selector(".scrubber")
    assert step_of(anna) == 42


@pytest.mark.clock
def test_a_replay_of_four_is_opened_soon(come: Come, played_by_four: str) -> None:
    page = walk(come(), played_by_four).page
    took = []
    for view in (0, 1, 2, 3, "outside"):  # but for the first, a reel that nobody has asked for yet
        page.goto(f"/r/{played_by_four}?step=150&view={view}")
        page.wait_for_selector(".replay .bruges-ring")
        took.append(float(page.evaluate(PAINTED)))
    print(f"\nopened after {median(took):.0f} ms, at most {max(took):.0f}")  # noqa: T201
    assert median(took) <= 1000 * SLACK, took


@pytest.mark.clock
@pytest.mark.parametrize(("view", "within"), [("0", 100), ("all", 200)])  # four hands are four times the cards
def test_every_step_is_shown_at_once(come: Come, played_by_four: str, view: str, within: int) -> None:
    anna = walk(come(), played_by_four, f"?view={view}")
    took = anna.page.evaluate(JUMPS, 40)
    p95 = quantiles(took, n=20)[-1]
    print(f"\na step of a replay seen from {view}: p50 {median(took):.0f} ms, p95 {p95:.0f} ms")  # noqa: T201
    # Beside other tests only what is far too slow is noticed, and single steps may be.
    assert (p95 if SLACK == 1 else median(took)) <= within * SLACK, took


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_checked_and_shown(come: Come, game: str) -> None:
    anna = come().open("/r")
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / game / "3-players-01.record")
    anna.page.wait_for_selector(".scrubber")
    assert anna.page.locator(".replay-views button").count() == 5
    anna.page.keyboard.press("End")
    assert step_of(anna) > 30


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("game", ["bruges", "flandern"])
def test_a_file_of_before_is_shown_by_the_rules_of_then(come: Come, game: str, screen: str) -> None:
    anna = come("Anna", DESK if screen == "desk" else PHONE).open("/r")
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / "before" / game / "4-players-13.record")
    anna.page.wait_for_selector(".scrubber")
    for _ in range(12):
        anna.page.keyboard.press("ArrowRight")
    for view in range(1, 6):
        anna.page.locator(".replay-views button").nth(view).click()
        anna.page.keyboard.press("Shift+ArrowRight")
    anna.page.keyboard.press("End")
    assert step_of(anna) > 30
    assert faults(anna) == []


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_bot_weighs_the_choices_there_were(come: Come, played: dict[str, str], screen: str) -> None:
    anna = walk(come("Anna", DESK if screen == "desk" else PHONE), played["capital-lux"], "?step=12&view=0")
    page = anna.page
    page.locator(".learn").get_by_text("Choices", exact=True).click()
    page.get_by_role("button", name="To the next choice").click()
    expect(page.locator(".analysis .played")).to_have_count(1, timeout=30_000)
    expect(page.locator(".analysis li").first).to_contain_text("best")
    page.locator(".second-look .btn").click()
    expect(page.locator(".second-look [role=status]")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".second-look progress")).to_have_count(0)
    assert faults(anna) == []
    assert not is_too_wide(anna)


@pytest.mark.parametrize("edition", ["", "before"])
def test_a_bot_weighs_the_choices_of_a_file_too(come: Come, edition: str) -> None:
    anna = come().open("/r")
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / edition / "flandern" / "3-players-01.record")
    anna.page.get_by_role("tab", name="Choices").click()
    anna.page.get_by_role("button", name="To the next choice").click()
    expect(anna.page.locator(".analysis .played")).to_have_count(1, timeout=30_000)


def test_what_is_wrong_with_a_file_is_said(come: Come) -> None:
    anna = come().open("/r")
    text = (GOLDEN / "bruges" / "2-players-00.record").read_text().replace("seed: ", "seed: 00")
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "spoilt.guildtable", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(anna.page.get_by_role("alert")).to_contain_text("spoilt.guildtable")
    anna.forgive("400")
    assert faults(anna) == []


def branch(guest: Guest, table: str) -> None:
    """Play on from a moment of a replay, against bots."""
    walk(guest, table, "?step=20&view=1").page.locator(".branch").click()
    guest.page.get_by_role("radio", name="Apprentice").check()
    assert faults(guest) == []
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_selector(".table:not(.replay)")
    assert guest.seq >= 20


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_a_moment(come: Come, played: dict[str, str], game: str) -> None:
    anna = come()
    branch(anna, played[game])
    assert anna.play(Random(1), replies=4) == 4


def test_what_was_played_on_has_a_replay_of_its_own(come: Come, played: dict[str, str]) -> None:
    anna = come()
    branch(anna, played["capital-lux"])
    anna.play(Random(1))
    anna.page.get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(".scrubber")
    anna.page.get_by_role("button", name="Check").click()
    expect(anna.page.get_by_role("status")).to_contain_text("every card fell")


def test_while_a_game_is_played_there_is_no_replay_of_it(come: Come) -> None:
    anna = come()
    table = anna.open_table("capital-lux", "me", "greedy", start=True)
    anna.open(f"/r/{table}")
    anna.sees("There is no record here")
    anna.forgive("404")
