"""WebKitGTK's own browser, driven by its WebDriver. It needs a screen: Xvfb gives one that nobody sees.

Its driver tells nothing of the console: complaints are heard by the page itself, from its first script on.
"""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.server.places import free_port

WEBKIT = shutil.which("WebKitWebDriver") or ""
XVFB = shutil.which("Xvfb") or ""
MINI_BROWSER = next(iter(sorted(glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser"))), "")
WITHIN = 60.0
LISTEN = """(() => {
  if (window.complaints) return;
  window.complaints = [];
  window.addEventListener('error', (event) => window.complaints.push(String(event.message)));
  window.addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => { window.complaints.push(words.join(' ')); say(...words); };
  }
})()"""


class WebKit:
    """One window. Closing it ends browser, driver and screen."""

    def __init__(self, profile: Path, width: int, height: int) -> None:
        assert WEBKIT, "install WebKit's driver first: apt-get install webkit2gtk-driver"
        assert XVFB, "install a screen that nobody sees first: apt-get install xvfb"
        self._size, self._port = (width, height), free_port()
        screen = f":{free_port()}"
        whole = f"{width + 100}x{height + 200}x24"
        self._screen = subprocess.Popen(
            [XVFB, screen, "-screen", "0", whole, "-nolisten", "tcp"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        homely = {"HOME": str(profile), "XDG_CACHE_HOME": str(profile), "XDG_DATA_HOME": str(profile)}
        plain = {"DISPLAY": screen, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        self._driver = subprocess.Popen(
            [WEBKIT, "-p", str(self._port)],
            env={**os.environ, **homely, **plain, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{self._port}", timeout=WITHIN)
        self._session = ""

    def __enter__(self) -> Self:
        until = time.monotonic() + WITHIN
        while True:
            try:
                self._http.get("/status")
                break
            except httpx.TransportError:
                assert time.monotonic() < until, "WebKitWebDriver does not come up"
                time.sleep(0.3)
        options = {"binary": MINI_BROWSER, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = self._call("POST", "/session", wanted)["sessionId"]
        width, height = self._size
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        self._call("POST", "/timeouts", {"script": int(WITHIN * 1000)})
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._call("DELETE", "")
        self._http.close()
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(WITHIN)

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        where = f"/session/{self._session}{path}" if self._session else path
        answer = self._http.request(method, where, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""
        self._call("POST", "/url", {"url": url})
        self.run(LISTEN)

    def run(self, script: str) -> Any:
        """What an expression comes to in the page; a promise is waited for."""
        wrapped = f"const done = arguments[0]; (async () => ({script}))().then((found) => done(found ?? null))"
        return self._call("POST", "/execute/async", {"script": wrapped, "args": []})

    def click(self, x: int, y: int) -> None:
        """A press of the mouse, there."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._call("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": moves}]})

    @property
    def complaints(self) -> list[str]:
        """What the console of this page was told."""
        heard = self.run("window.complaints")
        assert isinstance(heard, list)
        return heard
