"""Somebody at a browser, who knows no rules: points at what is lit, and at nothing else."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

DESK: dict[str, object] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE_MS = 45_000
"""What never comes is waited for that long: beside other tests a page may take ten times its time."""

TOO_LATE = "status of 409", "/messages"
"""An answer to a question that has changed. The table says so; without a line it is sent by HTTP, and the browser
prints the refusal besides."""

LIT = ".is-open[data-ref]:visible"
ENOUGH = ".prompt .btn.go:not([aria-disabled]):visible"
DECLINE = ".decline:visible"
GO_ON = ".round-end .btn.primary:visible, .lux-end .btn.primary:visible"
"""The end of a round, told over the board."""
READ_LAST = "[data-ending='count'] :is(.round-end, .lux-end) .btn.primary"
"""How the last round ended stays until it was read."""


class Guest:
    """A page, and what its console complained of."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.complaints: list[str] = []
        self.likes: tuple[str, ...] = ()
        """What this person would rather point at, if it is lit: beginnings of refs, the dearest first."""
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._hear)
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))

    def _hear(self, said: ConsoleMessage) -> None:
        complaint = f"{said.text} {said.location.get('url', '')}".strip()
        if said.type in {"error", "warning"} and not all(word in complaint for word in TOO_LATE):
            self.complaints.append(complaint)

    def forgive(self, word: str) -> None:
        """What the test meant to go wrong: the browser complains of it too, perhaps a moment after the page did."""
        for _ in range(50):
            if any(word in said for said in self.complaints):
                break
            self.page.wait_for_timeout(100)
        self.complaints = [said for said in self.complaints if word not in said]

    def open(self, path: str = "/") -> Guest:
        """Go to an address of the site."""
        self.page.goto(path)
        return self

    def call(self, method: str, path: str, body: object = None) -> object:
        """A call of the API, as this person."""
        answer = self.page.request.fetch(path, method=method, data=body, headers={"x-guildtable": "1"})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(self, game: str, *seats: str, **more: object) -> str:
        """A table of one's own; whoever has no name yet becomes a guest by it."""
        if not any(cookie["name"].startswith("guildtable") for cookie in self.page.context.cookies()):
            self.call("POST", "/api/guests", {"name": self.name})
        opened = self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert isinstance(opened, dict)
        return str(opened["table"])

    def sit_at(self, table: str) -> Guest:
        """Look at the table."""
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".table, .waiting")
        return self

    @property
    def seq(self) -> int:
        """The last step this browser has been told."""
        return int(self.page.locator(".table").first.get_attribute("data-seq") or 0)

    def catch_up_with(self, other: Guest) -> None:
        """Both stand at the same moment; both are asked anew, for bots may play on beside whoever is asked."""
        for _ in range(200):
            if self.seq == other.seq:
                return
            self.page.wait_for_timeout(100)
        assert self.seq == other.seq

    @property
    def is_over(self) -> bool:
        """Is the final scoring shown?"""
        return self.page.locator(".final").count() > 0

    @property
    def is_asked(self) -> bool:
        """Is it this person's turn?"""
        return self.page.locator(".prompt[data-asked]:not([aria-busy])").count() > 0

    def wait_for_turn(self, seconds: float = 45) -> bool:
        """Until one is asked, or the game is over; was one asked?"""
        comes = f".prompt[data-asked]:not([aria-busy]), .final, {READ_LAST}"
        self.page.wait_for_selector(comes, timeout=seconds * 1000, state="attached")
        if self.page.locator(READ_LAST).count():
            self.page.locator(READ_LAST).first.click()
            self.page.wait_for_selector(".final", timeout=seconds * 1000, state="attached")
        return not self.is_over

    def lit(self) -> list[Locator]:
        """What can be pointed at now."""
        return self.page.locator(LIT).all()

    def answer(self, rng: Random, press: str = "click") -> None:
        """Answer one question by pointing at lit things until it is answered."""
        before, question = self.seq, self._question()
        for _ in range(40):
            if self.seq != before or not self.is_asked or self._question() != question:
                return
            self._go_on(press)
            self._watch()
            enough = self.page.locator(ENOUGH)
            decline = self.page.locator(DECLINE)
            lit = self.lit()
            if enough.count() and (not lit or rng.random() < 0.7):
                self._press(enough.first, press)
            elif decline.count() and (not lit or rng.random() < 0.4):
                self._press(decline.first, press)
            elif lit:
                self._press(self._dearest(lit) or rng.choice(lit), press)
            self.page.wait_for_timeout(15)
        raise AssertionError(f"not answered: {self.page.locator('#prompt').inner_text()}")

    def _dearest(self, lit: list[Locator]) -> Locator | None:
        refs = [(thing, thing.get_attribute("data-ref") or "") for thing in lit] if self.likes else []
        return next((thing for like in self.likes for thing, ref in refs if ref.startswith(like)), None)

    def _question(self) -> str | None:
        return self.page.locator(".prompt").first.get_attribute("data-question")

    def _go_on(self, press: str) -> None:
        """Whoever has read how a round ended goes on."""
        told = self.page.locator(GO_ON)
        if told.count():
            self._press(told.first, press)

    def _watch(self) -> None:
        """Whoever has not yet seen how a round ends looks on."""
        self.page.wait_for_selector(".lux-board.unfolding", state="detached")
        self._go_on("click")

    def _press(self, thing: Locator, press: str) -> None:
        if press == "tap":
            thing.tap()
        else:
            thing.click()

    def play(self, rng: Random, press: str = "click", seconds: float = 240, replies: int = 10**6) -> int:
        """Play until the end, or for so many replies; how many there were."""
        until = time.monotonic() + seconds
        for count in range(replies):
            if not self.wait_for_turn():
                return count
            self.answer(rng, press)
            assert time.monotonic() < until, f"no end after {count} replies"
        return replies

    def sees(self, text: str) -> None:
        """Is this to be read on the page?"""
        expect(self.page.get_by_text(text).first).to_be_visible()
