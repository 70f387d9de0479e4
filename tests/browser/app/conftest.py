"""What the tests of the app share: a site that goes down and comes back, and devices that keep what they know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browser.app.desktop import Desktop
from tests.browser.app.devices import OwnDevice, OwnSite, own_site
from tests.browser.guest import DESK


@pytest.fixture(scope="session")
def home(playing: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnSite]:
    """A site that goes down and comes back. Whoever takes it down brings it up again."""
    del playing  # it comes first
    with own_site(tmp_path_factory.mktemp("home")) as site:
        yield site


Unpack = Callable[..., OwnDevice]


@pytest.fixture
def unpack(playing: Playwright, home: OwnSite, tmp_path: Path) -> Iterator[Unpack]:
    """A new device, out of its box."""
    devices: list[OwnDevice] = []
    with Desktop() as desktop:

        def new(screen: dict[str, Any] = DESK, site: OwnSite = home, **more: Any) -> OwnDevice:
            folder = tmp_path / f"device-{len(devices)}"
            devices.append(OwnDevice(playing, folder, site.url, desktop, {**screen, **more}))
            return devices[-1]

        yield new
        for device in devices:
            device.context.close()
