"""How the table is filmed: what the browser showed with its times, and what is made of it, strips and films."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFont
from playwright.sync_api import Error

from tests.browser.guest import Guest

STEP = 0.1
"""Seconds between two pictures of a strip."""
COLOURS = 128
"""Of a film."""
RATE = 10
"""Pictures a second of a film."""

Part = tuple[int, int, int, int]
FONT = ImageFont.load_default(13)


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


def strip(
    whole: list[Image.Image], path: Path, columns: int, width: int, part: Part | None = None, step: float = STEP
) -> None:
    """Pictures side by side, in few colours, each with its time: all of it, or the part in which something moves."""
    pictures = [picture.crop(part) if part and picture.width > picture.height else picture for picture in whole]
    height = pictures[0].height * width // pictures[0].width
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * width, rows * height), "#1f2426")
    for place, picture in enumerate(pictures):
        small = picture.resize((width - 2, height - 2), Image.Resampling.LANCZOS)
        told = f"{round(place * step * 1000)} ms"
        pen = ImageDraw.Draw(small)
        pen.rectangle((0, 0, 12 + pen.textlength(told, FONT), 19), fill="#1f2426")
        pen.text((6, 2), told, "#fff", FONT)
        sheet.paste(small, (place % columns * width + 1, place // columns * height + 1))
    sheet.quantize(96, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path}: {len(pictures)} pictures, {path.stat().st_size // 1000} kB")


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
