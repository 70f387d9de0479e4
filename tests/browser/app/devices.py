"""A site of one's own that goes down and gets a newer page, and devices that keep what they know."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, Playwright, expect

import guildtable
from tests.browser.app.desktop import Desktop
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import Guest
from tests.server.places import NATS, RunningNode, RunningWorker, database

SOURCE = Path(guildtable.__file__).parent
KEPT = """async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  while ((await navigator.serviceWorker.getRegistration())?.active?.state !== 'activated') await pause();
  while (!(await caches.match('/language'))) await pause();
}"""
"""Until the worker has all it keeps."""


class OwnSite:
    """A node and a worker with a copy of the page, in which another version can be put."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self.page = folder, folder / "src" / "guildtable" / "server" / "page"
        shutil.copytree(SOURCE, folder / "src" / "guildtable", ignore=shutil.ignore_patterns("__pycache__"))
        path = os.pathsep.join([str(folder / "src"), os.environ.get("PYTHONPATH", "")])
        self._environment = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_NATS": NATS, "PYTHONPATH": path}
        self._node = self._begin(None)
        self._worker = RunningWorker(self._environment, folder / "worker")
        self.url = self._node.url

    def _begin(self, port: int | None) -> RunningNode:
        node = RunningNode(self._environment, self._folder / "node", port)
        node.wait()
        return node

    def down(self) -> None:
        """Nobody is reached any more: sockets break, calls fail."""
        self._node.kill()

    def up(self) -> None:
        """At the same address as before."""
        self._node = self._begin(self._node.port)

    def end(self) -> None:
        """No more."""
        self._worker.end()
        self._node.end()

    def put_newer_page(self, mark: str) -> str:
        """A page that differs, as a release does: one of its files is gone, by this name, and another has come."""
        index, worker = self.page / "index.html", self.page / "sw.js"
        before, text = index.read_bytes(), worker.read_text()
        after = before.replace(b"</title>", f'</title><meta name="version" content="{mark}">'.encode())
        gone = next(file.name for file in (self.page / "assets").glob("Final-*.js"))
        (self.page / "assets" / gone).rename(self.page / "assets" / f"Final-{mark}.js")
        text = text.replace(hashlib.sha256(before).hexdigest(), hashlib.sha256(after).hexdigest())
        text = re.sub("page-[0-9a-f]{12}", f"page-{mark}", text)
        worker.write_text(text.replace(gone, f"Final-{mark}.js"))
        index.write_bytes(after)
        for packed in (*self.page.glob("*.gz"), *(self.page / "assets").glob("Final-*.gz")):
            packed.unlink()
        return gone


@contextmanager
def own_site(folder: Path) -> Iterator[OwnSite]:
    """On a database of its own; made in another thread, for in this one a browser's loop may run."""
    with ThreadPoolExecutor(1) as thread:
        fresh = database()
        url = thread.submit(fresh.__enter__).result(60)
        site = OwnSite(folder, url)
        try:
            yield site
        finally:
            site.end()
            thread.submit(fresh.__exit__, None, None, None).result(60)


class OwnDevice:
    """A browser that is no private window: it keeps what it knows, may be called, and shows calls on a desktop."""

    def __init__(self, playing: Playwright, folder: Path, url: str, desktop: Desktop, screen: dict[str, Any]) -> None:
        self.url, self.desktop = url, desktop
        self.context = playing.chromium.launch_persistent_context(
            folder,
            executable_path=CHROMIUM,
            args=FLAGS,
            env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": desktop.address},
            base_url=url,
            permissions=["notifications"],
            **{"reduced_motion": "reduce", "locale": "en", **screen},
        )

    def guest(self, name: str = "Anna") -> Guest:
        """Somebody at a new page of it."""
        return Guest(self.context.new_page(), name)

    def wait_for_worker(self, page: Page) -> None:
        """Until the page is kept, its words too."""
        page.evaluate(KEPT)

    def session(self, page: Page) -> CDPSession:
        """What developers' tools are told."""
        return self.context.new_cdp_session(page)

    def takes_over(self, page: Page, mark: str) -> None:
        """The newer version is there soon: as soon as the worker before it rests.

        While developers' tools look on it may not do that by itself, and is told to.
        """
        try:
            expect(page.locator(f'meta[name="version"][content="{mark}"]')).to_have_count(1, timeout=4000)
        except AssertionError:
            session = self.session(page)
            session.send("ServiceWorker.enable")
            session.send("ServiceWorker.stopAllWorkers")
            session.detach()
            is_version(page, mark)

    def push(self, page: Page, text: str) -> None:
        """What a push service would bring."""
        session = self.session(page)
        found: list[dict[str, Any]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        session.send("ServiceWorker.enable")
        for _ in range(100):
            if found:
                break
            page.wait_for_timeout(50)
        message = {"origin": self.url, "registrationId": found[0]["registrationId"], "data": text}
        session.send("ServiceWorker.deliverPushMessage", message)
        session.detach()


def at_table(device: OwnDevice, *seats: str, **more: object) -> tuple[Guest, str]:
    """Anna at a table of hers, with the page kept on this device."""
    anna = device.guest()
    table = anna.open_table("bruges", *(seats or ("me", "greedy")), start=True, **more)
    anna.sit_at(table)
    device.wait_for_worker(anna.page)
    return anna, table


def is_version(page: Page, mark: str | None) -> None:
    """Does this page come from that version; None: from the first?"""
    expect(page.locator(f'meta[name="version"][content="{mark}"]' if mark else "meta[name=version]")).to_have_count(
        1 if mark else 0
    )
