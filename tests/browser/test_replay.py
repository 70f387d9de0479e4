"""Replays in the browser: walked through, sent as a link, brought as a file, played on from."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import faults, is_too_wide
from tests.server.client import Player, Seat

GAMES = ["capital-lux", "bruges", "flandern"]
GOLDEN = Path(__file__).parents[1] / "golden"
STEP = "document.querySelector('.replay').dataset.seq"


async def play(url: str, game: str) -> str:
    """Two people play a game over the wire, at any rate to its end."""
    anna, bert = await Player.come(url, "Anna"), await Player.come(url, "Bert")
    table = await anna.open(game, "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    async with Seat(url, table, anna.token) as one, Seat(url, table, bert.token) as other:
        await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
    while (await anna.call("GET", f"/api/records/{table}")).status_code != 200:
        await asyncio.sleep(0.05)
    return table


@pytest.fixture(scope="module")
def played(site: str) -> dict[str, str]:
    """A finished match of each game. The browser has an event loop of its own in this thread, so it takes another."""
    found: dict[str, str] = {}

    def all_of_them() -> None:
        for game in GAMES:
            found[game] = asyncio.run(play(site, game))

    thread = Thread(target=all_of_them)
    thread.start()
    thread.join(120)
    assert list(found) == GAMES
    return found


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


@pytest.mark.skipif(os.environ.get("GUILDTABLE_BROWSER") != "whole", reason="a clock needs a machine of its own")
def test_every_step_is_shown_at_once(come: Come, played: dict[str, str]) -> None:
    anna = walk(come(), played["bruges"])
    times = sorted(
        anna.page.evaluate("""async () => {
          const line = document.querySelector('.scrubber input'), times = [];
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
          for (let n = 0; n < 60; n++) {
            const to = Math.floor(Math.random() * line.max), began = performance.now();
            set.call(line, to);
            line.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            times.push(performance.now() - began);
          }
          return times;
        }""")
    )
    assert times[56] < 100, times


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_checked_and_shown(come: Come, game: str) -> None:
    anna = come().open("/r")
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / game / "3-players-01.record")
    anna.page.wait_for_selector(".scrubber")
    assert anna.page.locator(".replay-views button").count() == 5
    anna.page.keyboard.press("End")
    assert step_of(anna) > 30


def test_what_is_wrong_with_a_file_is_said(come: Come) -> None:
    anna = come().open("/r")
    text = (GOLDEN / "bruges" / "2-players-00.record").read_text().replace("seed: ", "seed: 00")
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "spoilt.guildtable", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(anna.page.get_by_role("alert")).to_contain_text("spoilt.guildtable")
    anna.complaints = [said for said in anna.complaints if "400" not in said]  # the browser's own word for it
    assert faults(anna) == []


def test_one_plays_on_from_a_moment(come: Come, played: dict[str, str]) -> None:
    anna = walk(come(), played["capital-lux"], "?step=20&view=1")
    anna.page.locator(".branch").click()
    anna.page.get_by_role("radio", name="Apprentice").check()
    assert faults(anna) == []
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_selector(".table:not(.replay)")
    assert anna.seq >= 20
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
    anna.complaints = [said for said in anna.complaints if "404" not in said]
