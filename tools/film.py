"""Film the table: strips of pictures 100 ms apart, to look at what moves, and the recording of the README.

make web && python -m tools.film                # what is kept under docs/
python -m tools.film recruit --phone --to /tmp  # one thing, to look at
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import io
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Error, sync_playwright

from guildtable.server.store.migrate import migrate
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import DESK, PHONE, Guest
from tests.server.places import RunningNode

DOCS = Path(__file__).parent.parent / "docs"
STEP = 0.1
"""Seconds between two pictures of a strip."""
SECONDS, RATE, COLOURS = 20, 10, 128
"""Of the README's film: how long it is, how many pictures a second, in how many colours."""


Part = tuple[int, int, int, int]
LEFT: Part = (0, 40, 960, 640)
BELOW: Part = (0, 340, 960, 900)


class Film:
    """What a page shows, picture by picture, while it is shown: the browser itself sends each with its time."""

    def __init__(self, guest: Guest) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._session = guest.page.context.new_cdp_session(guest.page)
        self._session.on("Page.screencastFrame", self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        with suppress(Error):  # the last pictures may come when the page has gone
            self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    @contextmanager
    def rolling(self, width: int = 1440, height: int = 900) -> Iterator[Film]:
        """Film while this runs."""
        sizes = {"maxWidth": width, "maxHeight": height}
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 85, "everyNthFrame": 1, **sizes})
        yield self
        self._session.send("Page.stopScreencast")

    def every(self, step: float, since: float = 0, until: float = float("inf")) -> list[Image.Image]:
        """What was to be seen at each step of time: the last picture before it."""
        times = [at for at, _ in self.frames]
        start, end = max(times[0], since), min(times[-1], until)
        shown, at = [], start
        while at <= end + step:
            last = max((n for n, when in enumerate(times) if when <= at), default=0)
            shown.append(Image.open(io.BytesIO(self.frames[last][1])).convert("RGB"))
            at += step
        return shown


def strip(whole: list[Image.Image], path: Path, columns: int, width: int, part: Part | None = None) -> None:
    """Pictures side by side, in few colours: all of each, or the part in which something moves."""
    pictures = [picture.crop(part) if part and picture.width > picture.height else picture for picture in whole]
    height = pictures[0].height * width // pictures[0].width
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * width, rows * height), "#1f2426")
    for place, picture in enumerate(pictures):
        small = picture.resize((width - 2, height - 2), Image.Resampling.LANCZOS)
        sheet.paste(small, (place % columns * width + 1, place // columns * height + 1))
    sheet.quantize(96, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path}: {len(pictures)} pictures, {path.stat().st_size // 1000} kB")


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


def animation(pictures: list[Image.Image], path: Path) -> None:
    """A film that runs by itself. Only what changes is kept of each picture: of a table that is little."""
    small = [picture.resize((800, 500), Image.Resampling.LANCZOS) for picture in pictures]
    sample = Image.new("RGB", (800, 500 * 4))
    for place in range(4):
        sample.paste(small[place * (len(small) - 1) // 3], (0, 500 * place))
    palette = sample.quantize(COLOURS, dither=Image.Dither.NONE)
    plain = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in small]
    kept = [plain[0]]
    for before, after in pairwise(plain):
        same = (
            ImageChops.difference(before.convert("RGB"), after.convert("RGB"))
            .convert("L")
            .point(lambda v: 255 * (v < 1))
        )
        changed = after.copy()
        changed.paste(COLOURS, mask=same)
        kept.append(changed)
    kept[0].save(
        path, save_all=True, append_images=kept[1:], duration=1000 // RATE, loop=0, disposal=1, transparency=COLOURS
    )
    print(f"{path}: {len(pictures)} pictures, {path.stat().st_size // 1000} kB")


THINGS: dict[str, Callable[[Set, Path, int, int], None]] = {
    "bots-turn": bots_turn,
    "recruit": lambda there, to, columns, width: own(there, to, columns, width, "recruit", "recruit"),
    "house": lambda there, to, columns, width: own(there, to, columns, width, "house", "house"),
    "workers": lambda there, to, columns, width: own(there, to, columns, width, "workers", "workers"),
    "draw": draw,
    "readme": readme,
}
KEPT = ("bots-turn", "readme")


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
