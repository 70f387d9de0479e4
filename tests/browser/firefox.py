"""Firefox, driven over WebDriver BiDi: the protocol of the standard, without a browser made for tests."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.server.places import free_port

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
WITHIN = 60.0
LEFT = "error loading dynamically imported module"
"""Said of what was still being fetched when one went to another page."""


class Firefox:
    """One window without a screen. Closing it ends the browser."""

    def __init__(self, profile: Path, width: int, height: int) -> None:
        assert FIREFOX, "install Firefox first: apt-get install firefox-esr"
        self._port, self._size, self._calls = free_port(), (width, height), 0
        self.complaints: list[str] = []
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port"]
        self._process = subprocess.Popen(
            [*command, str(self._port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def __enter__(self) -> Self:
        self._line = self._connected()
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        width, height = self._size
        self._call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._line.close()
        self._process.terminate()
        self._process.wait(WITHIN)

    def _connected(self) -> ClientConnection:
        until = time.monotonic() + WITHIN
        while True:
            try:
                return connect(f"ws://127.0.0.1:{self._port}/session", max_size=None, legacy=True)
            except OSError:
                assert time.monotonic() < until, "Firefox does not come up"
                time.sleep(0.3)

    def _call(self, method: str, **params: Any) -> Any:
        self._calls += 1
        self._line.send(json.dumps({"id": self._calls, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=WITHIN))
            if heard.get("method") == "log.entryAdded":
                entry = heard["params"]
                self.complaints += [entry["text"]] if entry["level"] in {"error", "warn"} else []
            elif heard.get("id") == self._calls:
                assert heard["type"] == "success", heard
                return heard["result"]

    def goto(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")
        self.complaints = [said for said in self.complaints if LEFT not in said]

    def run(self, script: str) -> Any:
        """What an expression comes to in the page; a promise is waited for."""
        wrapped = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        found = self._call("script.evaluate", expression=wrapped, target={"context": self._context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, x: int, y: int) -> None:
        """A press of the mouse, there."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._call("input.performActions", context=self._context, actions=[mouse])
