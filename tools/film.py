"""Film the table: strips of pictures 100 ms apart, to look at what moves, and the recording of the README.

make web && python -m tools.film                # what is kept under docs/
python -m tools.film recruit --phone --to /tmp  # one thing, to look at
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from guildtable.server.protocol import Update
from guildtable.server.store.migrate import migrate
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.recorded import RecordedTable, live
from tests.server.places import RunningNode
from tools.camera import RATE, STEP, Film, Part, animation, strip

DOCS = Path(__file__).parent.parent / "docs"
SECONDS = 20
"""How long the README's film is."""
SEATS, RECORD = 3, "3-players-01"
"""The golden game in which what seldom happens is looked for."""
MARK = """shown => {
  window.from = window.until = 0;
  const look = () => {
    if (document.querySelector(shown)) { window.until = Date.now(); window.from ||= window.until; }
    requestAnimationFrame(look);
  };
  look();
}"""
"""From when until when it is there."""

LEFT: Part = (0, 40, 960, 640)
BELOW: Part = (0, 340, 960, 900)
BOARD: Part = (240, 40, 1200, 740)


class Set:
    """Where is filmed: a site, and a guest at a table of Bruges whose pieces move."""

    def __init__(self, browser: Browser, url: str, screen: dict[str, object]) -> None:
        context: dict[str, Any] = {"locale": "en", **screen, "reduced_motion": "no-preference"}
        self.press = "tap" if screen.get("has_touch") else "click"
        self.guest = Guest(browser.new_context(base_url=url, **context).new_page(), "Anna")
        kept = json.dumps({"state": {"language": "en", "volume": 0}, "version": 0})
        self.guest.page.add_init_script(f"localStorage.setItem('guildtable-settings', {json.dumps(kept)})")

    def sit(self, game: str, replies: int, *likes: str) -> Guest:
        """At a table, after so many replies."""
        self.guest.likes = likes
        self.guest.sit_at(self.guest.open_table(game, "me", "greedy", "greedy", start=True))
        self.guest.play(Random(11), self.press, replies=replies)
        self.guest.wait_for_turn()
        return self.guest

    def until(self, shown: str, answer: Callable[[], None]) -> list[Image.Image]:
        """Film answers until something is shown, and until it is gone again: what was to be seen from just before."""
        for _ in range(60):
            film = Film(self.guest)
            with film.rolling():
                answer()
                begun = time.monotonic()
                while time.monotonic() < begun + 4:
                    if self.guest.page.locator(shown).count():
                        since = time.time() - 2 * STEP
                        self.guest.page.wait_for_selector(shown, state="detached")
                        self.guest.page.wait_for_timeout(300)
                        return film.every(STEP, since)
                    if self.guest.is_asked:
                        break
                    self.guest.page.wait_for_timeout(20)
            self.guest.wait_for_turn()
        raise AssertionError(f"never seen: {shown}")


def bots_turn(there: Set, to: Path, columns: int, width: int) -> None:
    """A rival's move: lifted, its effect, laid down."""
    guest = there.sit("bruges", 14, "use:recruit", "use:house", "use:canal")
    pictures = there.until(".beat", lambda: guest.answer(Random(1), there.press))
    strip(pictures[:28], to / "strip-bots-turn.png", columns, width, LEFT)


def own(there: Set, to: Path, columns: int, width: int, use: str, name: str) -> None:
    """A move of one's own."""
    guest = there.sit("bruges", 12, f"use:{use}", "use:house", "use:workers")
    for _ in range(40):
        guest.wait_for_turn()
        cards = guest.page.locator(".is-open[data-ref^='card:']:visible")
        for place in range(cards.count()):
            press(there, cards.nth(place))
            chosen = guest.page.locator(f".is-open[data-ref='use:{use}']:visible")
            if chosen.count():
                film = Film(guest)
                with film.rolling():
                    press(there, chosen.first)
                    guest.page.wait_for_timeout(200)
                    more = guest.page.locator(
                        ".is-open[data-ref^='house:']:visible, .is-open[data-ref^='section:']:visible"
                    )
                    if more.count():
                        press(there, more.first)
                    guest.page.locator(".flying").first.wait_for(state="attached", timeout=4000)
                    guest.page.wait_for_timeout(1100)
                strip(film.every(STEP)[-14:], to / f"strip-{name}.png", columns, width, BELOW)
                return
            guest.page.keyboard.press("Escape")
        guest.answer(Random(2), there.press)


def press(there: Set, thing: Any) -> None:
    """By mouse or by thumb."""
    if there.press == "tap":
        thing.tap()
    else:
        thing.click()


def draw(there: Set, to: Path, columns: int, width: int) -> None:
    """A card from the pile to the hand."""
    guest = there.sit("bruges", 1)
    film = Film(guest)
    with film.rolling():
        press(there, guest.page.locator(".draw-pile.is-open").first)
        guest.page.locator(".flying").first.wait_for(state="attached", timeout=4000)
        guest.page.wait_for_timeout(800)
    strip(film.every(STEP)[-10:], to / "strip-draw.png", columns, width, BELOW)


def told(there: Set, to: Path, columns: int, name: str, game: str, event: str, shown: str) -> None:
    """What seldom happens, from a recorded game: from just before it is told until just after."""
    steps = [update for _, update in live(game, RECORD)]
    heard = ({one.id for step in update.steps for one in step.events} for update in steps)
    place = next(number for number, ids in enumerate(heard) if event in ids)
    film, since, until = _recorded(there, game, steps[place - 1 : place + 1], shown)
    strip(film.every(STEP, since - 2 * STEP, until + 3 * STEP), to / f"strip-{name}.png", columns, 320, BOARD)


def end(there: Set, to: Path, columns: int, _width: int) -> None:
    """From how the last round ended until the towers stand and all is told."""
    steps = [update for _, update in live("bruges", RECORD)]
    film, since, until = _recorded(there, "bruges", steps[-2:], ".final:not([data-told])")
    strip(film.every(5 * STEP, since - 1, until + 2), to / "strip-end.png", columns, 400, step=5 * STEP)


def _recorded(there: Set, game: str, steps: Sequence[Update], shown: str) -> tuple[Film, float, float]:
    """A step after another, filmed, and from when until when something was to be seen."""
    table, page = RecordedTable(there.guest, game, SEATS), there.guest.page
    table.stand(steps[0])
    page.wait_for_timeout(3000)  # what will be wanted is fetched ahead
    page.evaluate(MARK, shown)
    film = Film(there.guest)
    with film.rolling():
        for step in steps[1:]:
            table.go_on(step)
        if steps[-1].winners:
            there.guest.wait_for_turn()
        page.wait_for_function("() => window.from && Date.now() - window.until > 2500")
    return film, page.evaluate("window.from") / 1000, page.evaluate("window.until") / 1000


def readme(there: Set, to: Path, _columns: int, _width: int) -> None:
    """Twenty seconds of a game, for the README: draws, a roll, a move of one's own, moves of rivals."""
    guest = there.sit("bruges", 12, "button:end-turn", "use:recruit", "use:house", "use:canal", "use:workers")
    rng = Random(4)
    while guest.wait_for_turn() and guest.page.locator(".draw-pile.is-open").count() == 0:
        guest.answer(rng, there.press)
    film = Film(guest)
    begun = time.monotonic()
    with film.rolling():
        while time.monotonic() < begun + SECONDS:
            if guest.is_asked:
                guest.answer(rng, there.press)
            guest.page.wait_for_timeout(700)
    animation(film.every(1 / RATE)[: SECONDS * RATE], to / "table.gif")


THINGS: dict[str, Callable[[Set, Path, int, int], None]] = {
    "bots-turn": bots_turn,
    "recruit": lambda there, to, columns, width: own(there, to, columns, width, "recruit", "recruit"),
    "house": lambda there, to, columns, width: own(there, to, columns, width, "house", "house"),
    "workers": lambda there, to, columns, width: own(there, to, columns, width, "workers", "workers"),
    "draw": draw,
    "roll": lambda there, to, columns, _: told(there, to, columns, "roll", "bruges", "rolls", ".dice-note.rolling"),
    "raid": lambda there, to, columns, _: told(there, to, columns, "raid", "bruges", "suffers", ".moment .loss"),
    "majority": lambda there, to, columns, _: told(
        there, to, columns, "majority", "bruges", "turns-majority", ".moment .majority-art"
    ),
    "town": lambda there, to, columns, _: told(
        there, to, columns, "town", "flandern", "town-is-scored", ".moment .fl-paid"
    ),
    "end": end,
    "readme": readme,
}
KEPT = ("bots-turn", "roll", "raid", "majority", "town", "end", "readme")


def main() -> None:
    """Serve, play, film."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("things", nargs="*", default=KEPT, help=", ".join(THINGS))
    wanted.add_argument("--phone", action="store_true")
    wanted.add_argument("--to", type=Path, default=DOCS)
    wanted.add_argument("--width", type=int, default=480, help="of one picture, in px")
    asked = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/film.db"
        asyncio.run(migrate(database))
        environment = {"GUILDTABLE_DATABASE": database, "GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "1"}
        with RunningNode(environment, Path(folder) / "log") as node, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for thing in asked.things:
                there = Set(browser, node.url, PHONE if asked.phone else DESK)
                THINGS[thing](there, asked.to, 6 if asked.phone else 4, asked.width)
            browser.close()


if __name__ == "__main__":
    main()
