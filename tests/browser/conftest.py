"""What the browser's tests share: the real site on PostgreSQL and NATS, and a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import DESK, PATIENCE_MS, Guest
from tests.server.places import NATS, RunningNode, RunningWorker, database

WHOLE = os.environ.get("GUILDTABLE_BROWSER") == "whole"
"""Every game to its end, every lesson, strict clocks (`make browser clocks`); elsewhere a bounded part of it."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A node that serves the page, and a worker for the bots."""
    assert files("guildtable.server").joinpath("page", "index.html").is_file(), "build the page first: make web"
    logs: Path = tmp_path_factory.mktemp("logs")
    with database() as url:
        environment = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_NATS": NATS}
        with RunningNode(environment, logs / "node") as node, RunningWorker(environment, logs / "worker"):
            yield node.url


@pytest.fixture(scope="session")
def playing(site: str) -> Iterator[Playwright]:
    """What drives browsers. It comes after the site and goes before it: while it is there, its own event loop runs."""
    assert site
    assert CHROMIUM, "install Chromium first: apt-get install chromium"
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playing: Playwright) -> Iterator[Browser]:
    """A browser for the whole run; every guest has a context of their own in it."""
    browser = playing.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


Come = Callable[..., Guest]


@pytest.fixture
def come(chromium: Browser, site: str) -> Iterator[Come]:
    """Somebody opens the site in a browser of their own. Whatever their console complained of fails the test."""
    contexts: list[BrowserContext] = []
    guests: list[Guest] = []

    def enter(name: str = "Anna", screen: dict[str, object] = DESK, **more: object) -> Guest:
        context = chromium.new_context(base_url=site, **{"reduced_motion": "reduce", **screen, **more})  # type: ignore[arg-type]
        contexts.append(context)
        guests.append(Guest(context.new_page(), name))
        return guests[-1]

    yield enter
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for context in contexts:
        context.close()
    assert not complaints
