"""Take the pictures of the docs: the real page on a real server, played by a guest who points at what is lit.

make web && python -m tools.pictures               # all that are kept under docs/
python -m tools.pictures browser-rules browser-home  # some of them
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from guildtable.server.store.migrate import migrate
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.recorded import RecordedTable, live
from tests.server.places import RunningNode

DOCS = Path(__file__).parent.parent / "docs"
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


type Take = Callable[[Site, str], None]
THINGS: dict[str, Take] = {
    "browser-home": lambda site, name: site.home(name),
    "browser-bruges": lambda site, name: site.table(name, "bruges", 3, 34, pick=True),
    "browser-bruges-dark": lambda site, name: site.table(name, "bruges", 4, 46, color_scheme="dark"),
    "browser-phone-bruges": lambda site, name: site.table(name, "bruges", 3, 34, PHONE),
    "browser-capital-lux": lambda site, name: site.table(name, "capital-lux", 3, 9, pick=True),
    "browser-phone": lambda site, name: site.table(name, "capital-lux", 3, 9, PHONE),
    "browser-flandern": lambda site, name: site.table(name, "flandern", 4, 9),
    "browser-final": lambda site, name: site.table(name, "bruges", 3, 10**6),
    "browser-beat": lambda site, name: site.rivals(name, "bruges", "3-players-01", 182, 182),
    "browser-since": lambda site, name: site.rivals(name, "bruges", "3-players-01", 182, 188),
    "browser-replay": lambda site, name: site.replay(name, "bruges", "4-players-03", 150),
    "browser-lesson": lambda site, name: site.lesson(name, "flandern"),
    "browser-rules": lambda site, name: site.rules(name, "bruges", "uses"),
}


def main() -> None:
    """Serve, play, take pictures."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("things", nargs="*", default=THINGS, help=", ".join(THINGS))
    asked = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/pictures.db"
        asyncio.run(migrate(database))
        environment = {"GUILDTABLE_DATABASE": database, "GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "1"}
        with RunningNode(environment, Path(folder) / "log") as node, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name in asked.things:
                THINGS[name](Site(browser, node.url), name)
            browser.close()


class Site:
    """A site to take pictures of."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url

    def _guest(self, screen: dict[str, object], **more: Any) -> Guest:
        settings: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en", **screen, **more}
        return Guest(self._browser.new_context(base_url=self._url, **settings).new_page(), "Anna")

    def home(self, name: str) -> None:
        """Home with something waiting, and a table to join."""
        anna = self._guest(DESK).open("/")
        anna.open_table("capital-lux", "me", "greedy", "greedy", start=True)
        anna.open_table("bruges", "me", "open", "greedy", listed=True)
        anna.page.evaluate("localStorage.setItem('guildtable-been-here', 'yes')")
        bert = self._guest(DESK)
        bert.name = "Bert"
        room = bert.open_table("capital-lux", "me", "search:25ms", "open", listed=True)
        bert.open(f"/t/{room}").page.get_by_role("heading", level=1).wait_for()
        anna.open("/").page.get_by_text("Waiting for you").wait_for()
        take(anna, name)

    def rivals(self, name: str, game: str, record: str, first: int, last: int) -> None:
        """Steps of a recorded game, one after another: the last while it is told, or one's own turn after it."""
        anna = self._guest(DESK, reduced_motion="no-preference")
        table, moves = RecordedTable(anna, game, 3), [*live(game, record)]
        table.stand(moves[first - 1][1])
        anna.page.wait_for_timeout(2000)  # what will be wanted is fetched ahead
        for _, step in moves[first : last + 1]:
            table.go_on(step)
        if moves[last][0].question:
            assert anna.wait_for_turn()
            take(anna, name)
            return
        anna.page.locator(".beat").wait_for()
        anna.page.wait_for_timeout(600)
        keep(anna, name)
        anna.page.close()

    def replay(self, name: str, game: str, record: str, step: int) -> None:
        """A match of the golden ones at a choice, weighed."""
        anna = self._guest(DESK).open("/r")
        anna.page.locator("input[type=file]").set_input_files(GOLDEN / game / f"{record}.record")
        anna.page.get_by_role("tab", name="Choices").click()
        for _ in range(step):
            anna.page.get_by_role("slider").press("ArrowRight")
        anna.page.get_by_role("button", name="To the next choice").click()
        anna.page.locator(".analysis .played").wait_for()
        take(anna, name)

    def lesson(self, name: str, game: str) -> None:
        """The Mentor, where something is to be done."""
        anna = self._guest(DESK).open(f"/rules/{game}")
        anna.page.get_by_role("button", name="First lesson").click()
        while not anna.page.locator(".veil .marked").count() or anna.page.locator(".mentor .next").count():
            anna.page.locator(".mentor .next").click()
            anna.page.wait_for_timeout(400)
        take(anna, name)

    def rules(self, name: str, game: str, section: str) -> None:
        """The rulebook, open at a section."""
        anna = self._guest(DESK).open(f"/rules/{game}#{section}")
        anna.page.locator(f"#{section} .picture").wait_for()
        take(anna, name)

    def table(
        self,
        name: str,
        game: str,
        seats: int,
        replies: int,
        screen: dict[str, object] = DESK,
        *,
        pick: bool = False,
        **more: Any,
    ) -> None:
        """A table after so many replies of the person, perhaps with a card chosen."""
        anna = self._guest(screen, **more)
        anna.likes = ("use:recruit", "button:yes", "use:house", "person:", "use:canal")
        anna.sit_at(anna.open_table(game, "me", *["greedy"] * (seats - 1), start=True))
        anna.play(Random(11), "tap" if screen is PHONE else "click", replies=replies)
        lit = anna.page.locator(".is-open[data-ref^='card:']:visible")
        while game != "flandern" and anna.wait_for_turn() and lit.count() < 3:
            anna.answer(Random(3), "tap" if screen is PHONE else "click")
        if pick:
            lit.first.click()
        take(anna, name)


def take(guest: Guest, name: str) -> None:
    """A picture of what the guest sees when all is told."""
    guest.page.locator(".moment").wait_for(state="detached")
    guest.page.wait_for_timeout(900)
    keep(guest, name)
    guest.page.close()


def keep(guest: Guest, name: str) -> None:
    """A picture of what the guest sees now, in few colours: it is drawn in few."""
    path = DOCS / f"{name}.png"
    guest.page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(200, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
