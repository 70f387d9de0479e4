"""A whole game of each in Firefox and in WebKit, by real presses of the mouse, and nothing said on their consoles.

They are driven by the standard's own protocols, so only what those give is looked at: what is shown, what can be
pressed, what comes of it. The night runs it (`make browser`); it wants `firefox-esr`, `webkit2gtk-driver` and `xvfb`.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import WHOLE
from tests.browser.firefox import Firefox
from tests.browser.guest import DECLINE, ENOUGH, GO_ON, LIT, READ_LAST
from tests.browser.test_games import GAMES
from tests.browser.webkit import WebKit

BROWSERS: dict[str, type[Firefox | WebKit]] = {"firefox": Firefox, "webkit": WebKit}
SETTINGS = {"state": {"pace": "instant", "motion": "off", "language": "en", "volume": 0}, "version": 0}
PATIENCE = 60.0
OPEN = """(async () => {
  const headers = { 'content-type': 'application/json', 'x-guildtable': '1' };
  const send = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const call = (path, body) => send(path, body).then((answer) => answer.json());
  localStorage.setItem('guildtable-settings', JSON.stringify(%s));
  await call('/api/guests', { name: 'Anna' });
  return (await call('/api/tables', { game: '%s', seats: ['me', 'greedy'], start: true })).table;
})()"""
LOOK = """(() => {
  const seen = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(thing).visibility === 'visible';
  };
  const count = (which) => [...document.querySelectorAll(which)].filter(seen).length;
  return {
    over: document.querySelector('.final') !== null,
    asked: document.querySelector('.prompt[data-asked]:not([aria-busy])') !== null,
    read: count(%s), on: count(%s), enough: count(%s), decline: count(%s), lit: count(%s),
    said: document.querySelector('#prompt')?.textContent ?? '',
  };
})()"""
AIM = """(async () => {
  const seen = (thing) => thing.getBoundingClientRect().width > 0 && getComputedStyle(thing).visibility === 'visible';
  const thing = [...document.querySelectorAll(%s)].filter(seen)[%d];
  if (!thing) return null;
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  await new Promise((then) => setTimeout(then, 40));
  const { x, y, width, height } = thing.getBoundingClientRect();
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(...at);
  return thing === hit || thing.contains(hit) ? at : { under: hit?.outerHTML.slice(0, 200), ref: thing.dataset.ref };
})()"""


def quoted(*which: str) -> tuple[str, ...]:
    """Selectors for a script: what is seen is found there, not by Playwright's own words."""
    return tuple(json.dumps(one.replace(":visible", "")) for one in which)


def press(browser: Firefox | WebKit, which: str, place: int) -> bool:
    """Press the mouse on one of these things; was it there, and on top?"""
    at = browser.run(AIM % (*quoted(which), place))
    if not isinstance(at, list):
        return False
    browser.click(*at)
    return True


def answer(browser: Firefox | WebKit, look: dict[str, Any], rng: Random) -> bool:
    """Point at something; was it there?"""
    if look["read"] or look["on"]:
        return press(browser, READ_LAST if look["read"] else GO_ON, 0)
    if look["enough"] and (not look["lit"] or rng.random() < 0.7):
        return press(browser, ENOUGH, 0)
    if look["decline"] and (not look["lit"] or rng.random() < 0.4):
        return press(browser, DECLINE, 0)
    return bool(look["lit"]) and press(browser, LIT, rng.randrange(look["lit"]))


@pytest.mark.skipif(not WHOLE, reason="the night plays in other browsers (make browser)")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", BROWSERS)
def test_a_whole_game(site: str, tmp_path: Path, kind: str, game: str) -> None:
    rng, presses, missed = Random(7), 0, 0
    with BROWSERS[kind](tmp_path, 1440, 900) as browser:
        browser.goto(site)
        table = browser.run(OPEN % (json.dumps(SETTINGS), game))
        browser.goto(f"{site}/t/{table}")
        since = time.monotonic()
        looking = LOOK % quoted(READ_LAST, GO_ON, ENOUGH, DECLINE, LIT)
        while not (look := browser.run(looking))["over"]:
            if look["asked"] or look["read"] or look["on"]:
                pressed = answer(browser, look, rng)
                presses, missed = presses + pressed, missed + (not pressed)
                since = time.monotonic() if pressed else since
            assert time.monotonic() - since < PATIENCE, f"{presses} presses, then nothing: {look['said']}"
            time.sleep(0.05)
        assert presses > 20
        assert missed < presses / 10, "what is offered lies under something else"
        assert browser.complaints == []
