"""How the page does on a slow phone: Lighthouse's performance audit, and how soon the table answers a thumb.

make web && python -m tools.phone_figures    # fetches Lighthouse by npx; docs/reference/phone.md has what it said
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from guildtable.server.store.migrate import migrate
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import PHONE, Guest
from tests.server.places import RunningNode

LIGHTHOUSE = "lighthouse@13.5.0"
PAGES = ("/", "/rules/bruges")
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "total-byte-weight")
SLOWER = 4
"""As Lighthouse slows a processor down for a phone."""
INTERACTIONS = """() => {
  window.interactions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""
"""How long each tap took until the next paint, in steps of 8 ms; below 16 it is not told."""


def audit(address: str, folder: Path) -> str:
    """What Lighthouse says of a page, with its settings for a phone."""
    report = folder / "report.json"
    flags = "--headless=new --no-sandbox"
    command = ["npx", "--yes", LIGHTHOUSE, address, "--only-categories=performance", "--quiet", "--output=json"]
    command += [f"--chrome-flags={flags}", f"--output-path={report}"]
    subprocess.run(command, check=True, timeout=300, env={**os.environ, "CHROME_PATH": CHROMIUM})
    audits = json.loads(report.read_text(encoding="utf-8"))["audits"]
    return ", ".join(f"{name} {audits[name]['displayValue']}" for name in FIGURES)


def interactions(site: str, replies: int) -> list[float]:
    """How long each tap took at a table, on a processor that is slower."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(base_url=site, **PHONE)  # type: ignore[arg-type]
        anna = Guest(context.new_page(), "Anna")
        anna.page.add_init_script(f"({INTERACTIONS})()")
        context.new_cdp_session(anna.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        anna.sit_at(anna.open_table("bruges", "me", "greedy", start=True))
        anna.play(Random(2), "tap", replies=replies)
        found = anna.page.evaluate("Object.values(interactions)")
        browser.close()
    return sorted(found)


def main() -> None:
    """Serve, look, play."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = f"sqlite:///{folder}/figures.db"
        asyncio.run(migrate(database))
        environment = {"GUILDTABLE_DATABASE": database, "GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "1"}
        with RunningNode(environment, folder / "log") as node:
            for page in PAGES:
                print(f"{page}: {audit(node.url + page, folder)}")
            took = interactions(node.url, 12)
            print(
                f"table: {len(took)} taps, interaction to next paint {took[-1]:.0f} ms, median {took[len(took) // 2]}"
            )


if __name__ == "__main__":
    main()
