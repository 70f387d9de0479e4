"""A guest who does not look: knows what is spoken, and what a screen reader finds on the page; nothing else.

What can be done is asked for by a letter and answered by the voice of the table; what is chosen is found in the
accessible tree by its name, and pressed with the focus on it. Which choice is a good one is read from its words.
"""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

from playwright.sync_api import Error

from tests.browser.guest import Guest

RECORDED = """() => {
  window.spoken = [];
  const hear = (node) => {
    if (node.parentElement?.getAttribute('role') === 'log') window.spoken.push(node.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(hear)))
    .observe(document, { childList: true, subtree: true });
}"""
"""Every line that comes into the live region, as a screen reader says it."""
NOT_NOW = {
    "Nothing is asked of you now.",
    "How the round ended is still open. Escape goes on.",
    "The game is over.",
}
NONE = {"Or none of them.", "0: none of them.", "Or no.", "0: no."}
OTHERS = "The others by Tab."
ENTER = "Enter sends it."
COUNT = re.compile(r"(One|\d+) choices?(, each)?:.*")
EACH = re.compile(r"(?:(\d+) choices|These (\d+)), each: (.*)")
"""So many choices after it come to this."""
KEY = re.compile(r"^[1-9A-Z]: ")
"""What stands before a choice that has a key. Here all is pressed by its name."""


def choices_in(heard: list[str]) -> list[str]:
    """Each choice with what comes of it, also where that was said once for several."""
    found: list[str] = []
    alike, outcome = 0, ""
    for line in heard:
        if several := EACH.fullmatch(line):
            alike, outcome = int(several[1] or several[2]), several[3]
        elif not COUNT.fullmatch(line) and line not in {*NONE, OTHERS}:
            choice = KEY.sub("", line)
            found.append(f"{choice}: {outcome}" if alike else choice)
            alike = max(0, alike - 1)
    return found


def worth(said: str, guild: str) -> float:
    """How good a choice sounds: points above all, then goods; what is lost or risked weighs against it."""
    value = sum(float(points) * 1.5 for points in re.findall(r"(\d+) points?", said))
    value += 0.6 * sum(map(float, re.findall(r"take (\d+) guilder", said)))
    value += 0.9 * sum(map(float, re.findall(r"take (\d+) \w+ workers?", said)))
    value -= 0.4 * sum(map(float, re.findall(r"pay (\d+) guilder", said)))
    value += 1.5 * said.count("room for a person") + 1.0 * said.count("take 1 gold")
    if paid := re.search(r"would pay (you|the [\w ()]+) (\d+) instead of (\d+)", said):
        gain = float(paid[2]) - float(paid[3])
        value += gain if paid[1] == "you" or (guild and guild in paid[1].lower()) else -gain / 3
    if town := re.search(r"your \w+ from (\d+) to (\d+)", said):
        value += float(town[2]) - float(town[1])
    value += 1.5 * len(re.findall(r"then draw a card|then look at a modifier|: room [1-9]", said))
    value -= 12 * len(re.findall(r"\d over|is lost|are lost|lost unless|third:", said))
    value -= 2 * said.count("a hidden modifier decides")
    return value


class Listener:
    """Somebody who plays by ear."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.page.add_init_script(f"({RECORDED})()")
        self.guild = ""

    def sit_at(self, table: str) -> Listener:
        """Come to the table; the voice is there a moment later."""
        self.guest.sit_at(table)
        self.page.wait_for_selector("[role=log]", state="attached")
        return self

    def spoken(self) -> list[str]:
        """All that was said since the page was opened."""
        lines: list[str] = self.page.evaluate("window.spoken")
        return lines

    def ask(self, letter: str) -> list[str]:
        """Press a letter; what is said to it."""
        before = len(self.spoken())
        self.page.keyboard.press(letter)
        self.page.wait_for_function("(count) => window.spoken.length > count", arg=before)
        return self.spoken()[before:]

    def buttons(self) -> list[dict[str, Any]]:
        """What can be pressed, from the accessible tree: name, description, and the way to focus it."""
        session = self.page.context.new_cdp_session(self.page)
        tree = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        found = []
        for node in tree:
            if node.get("ignored") or node.get("role", {}).get("value") not in {"button", "link"}:
                continue
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if not states.get("disabled"):
                name = re.sub(r"\s+", " ", node.get("name", {}).get("value", "")).strip()
                found.append({"name": name, "node": node["backendDOMNodeId"], **states})
        return found

    def press(self, name: str) -> bool:
        """Focus the button that is called so, and press it; is there one?"""
        wanted = re.sub(r"\s+", " ", re.sub(r" \((twice|\d+ times)\)$", "", name)).strip().lower()
        buttons = [one for one in self.buttons() if str(one.get("pressed", "")) != "true"]
        named = [one for one in buttons if one["name"].lower() == wanted]
        named += [one for one in buttons if one["name"].lower().startswith(wanted)]
        for one in named:
            if self._focus(one["node"]):
                self.page.keyboard.press("Enter")
                return True
        return False

    def is_chosen(self, name: str) -> bool:
        """Is it picked already, and has only to be confirmed?"""
        wanted = name.split(": ", maxsplit=1)[0].lower()
        named = [one for one in self.buttons() if one["name"].lower().startswith(wanted)]
        return any(str(one.get("pressed")) == "true" for one in named)

    def _focus(self, node: int) -> bool:
        """Has it the focus? What is covered by a sheet, or just gone, cannot."""
        session = self.page.context.new_cdp_session(self.page)
        try:
            session.send("DOM.getDocument")
            session.send("DOM.focus", {"backendNodeId": node})
        except Error:
            return False
        else:
            return True
        finally:
            session.detach()

    def play(self, rng: Random, seconds: float, replies: int = 10**6) -> int:
        """Play to the end by what is heard, or so many replies; how many there were."""
        until = time.monotonic() + seconds
        count = 0
        while count < replies and not self.is_over():
            assert time.monotonic() < until, f"no end after {count} replies; last: {self.spoken()[-4:]}"
            if self.press("Go on"):
                continue
            heard = self.ask("o")
            if NOT_NOW & {*heard}:
                self.page.wait_for_timeout(150)
                continue
            self.answer(heard, rng)
            count += 1
        return count

    def is_over(self) -> bool:
        """Was it said who has won?"""
        return any(re.search(r"\b(wins?|share the victory)\b", line) for line in self.spoken()[-12:])

    def answer(self, heard: list[str], rng: Random) -> None:
        """One answer: what sounds best, until it is given."""
        for line in self.spoken():
            if led := re.match(r"You lead the (\w+) guild", line):
                self.guild = led[1]
        for _ in range(12):
            at = next((place for place, line in enumerate(heard) if COUNT.fullmatch(line)), None)
            if at is None:
                assert ENTER in heard, f"nothing to choose and nothing to send: {heard}"
                self.page.keyboard.press("Enter")
                return
            choices = choices_in(heard[at:])
            best = max(choices, key=lambda line: (worth(line, self.guild), rng.random()))
            if NONE & {*heard} and worth(best, self.guild) < 0 and self.press("No"):
                return
            before = self.guest.seq
            equal = [line for line in choices if worth(line, self.guild) >= worth(best, self.guild)]
            if any(map(self.is_chosen, equal if ENTER in heard else [best])):  # no better one: it stays
                self.page.keyboard.press("Enter")
                return
            found = self.press(best) or self.press(best.split(": ")[0])
            if not found and (now := self.ask("o")) != heard:  # a turn that ended by itself while one thought
                heard = now
                if NOT_NOW & {*heard}:
                    return
                continue
            assert found, f"{best} is not to be found: {[one['name'] for one in self.buttons()]}"
            self.page.wait_for_timeout(60)
            if self.guest.seq != before:
                return
            heard = self.ask("o")
            if NOT_NOW & {*heard}:
                return
        raise AssertionError(f"not answered: {heard}")
