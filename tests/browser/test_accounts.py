"""A guest keeps their games and finds them on another device: by a passkey, and by mail."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from guildtable.server.protocol import ClockRules
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.abuse.places import Served
from tests.browser.conftest import WHOLE
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import ZOOMED, faults, is_too_wide
from tests.browser.test_boxes import FEW_MOUSE, FEW_THUMB, LARGER, LARGER_DESK, MOUSE, THUMB, wrong
from tests.server.accounts.places import a_site, read
from tests.server.client import PATIENCE
from tests.server.mail.post_office import PostOffice, post_office
from tests.server.sitting import play_on

GAMES = 20
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""What keeps passkeys and asks for a finger: it is always given."""


class Place(NamedTuple):
    """A site that sends mail."""

    site: Served
    office: PostOffice

    def inside(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the node's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self.site.loop).result(120)


@pytest.fixture
def place(chromium: Browser) -> Iterator[Place]:
    """A site of its own, at localhost: browsers make passkeys there without a certificate."""
    del chromium  # it comes first and goes last
    with post_office() as office, a_site(office) as site:
        yield Place(site, office)


class Device:
    """A browser of one's own, and what keeps its passkeys."""

    def __init__(self, chromium: Browser, place: Place, screen: dict[str, Any]) -> None:
        context = chromium.new_context(base_url=place.site.settings.public_url, reduced_motion="reduce", **screen)
        self.guest = Guest(context.new_page(), "Anna")
        self.tool: CDPSession = context.new_cdp_session(self.guest.page)
        self.tool.send("WebAuthn.enable")
        self._id = self.tool.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    @property
    def page(self) -> Page:
        """What is seen."""
        return self.guest.page

    def passkeys(self) -> list[dict[str, Any]]:
        """Those it keeps."""
        answer: dict[str, list[dict[str, Any]]] = self.tool.send(
            "WebAuthn.getCredentials", {"authenticatorId": self._id}
        )
        return answer["credentials"]

    def take_over(self, passkeys: list[dict[str, Any]]) -> None:
        """As a keychain does that all devices of a person share."""
        for passkey in passkeys:
            self.tool.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    def press(self, name: str) -> None:
        """A button, by what stands on it."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def make_passkey(self) -> None:
        """Keep one's games, and see that they are kept."""
        self.press("Keep them with a passkey")
        self.page.get_by_role("heading", name="How you come back").wait_for()

    def lose(self) -> None:
        """The browser forgets everything."""
        assert not self.guest.complaints
        self.page.context.close()


async def games(place: Place, player: Player) -> str:
    """Twenty games to their end, and one in which they are asked; the table of that."""
    node = place.site.node
    for number in range(GAMES + 1):
        table = await node.tables.open(player, Plan("capital-lux", ("me", "random"), {}, ClockRules(), listed=False))
        await node.tables.begin(table, player)
        await play_on(node, table, Random(number), replies=3 if number == GAMES else 10**6)
    while 0 not in (await node.matches.held(table)).live.asked:
        await play_on(node, table, Random(GAMES), replies=1)
    return table


def anna_plays(device: Device, place: Place) -> str:
    """Anna says who she is, and plays; the table where she is still asked."""
    device.guest.open("/account")
    device.page.get_by_role("textbox", name="Your name").fill("Anna")
    device.press("Save")
    device.page.get_by_text("Saved.").wait_for()
    told: Any = device.guest.call("GET", "/api/me")
    table: str = place.inside(games(place, Player(told["id"], told["name"], None)))
    return table


def finds_all(device: Device, table: str) -> None:
    """Everything is there, and can be played on."""
    device.guest.open("/games")
    expect(device.page.locator(".game-line")).to_have_count(GAMES)
    device.guest.sit_at(table)
    assert device.guest.wait_for_turn()
    before = device.guest.seq
    device.guest.answer(Random(2))
    until = time.monotonic() + PATIENCE
    while device.guest.seq <= before:
        assert time.monotonic() < until, "the reply is not told"
        device.page.wait_for_timeout(100)


def test_all_games_are_there_on_another_device_by_a_passkey(chromium: Browser, place: Place) -> None:
    desk = Device(chromium, place, DESK)
    table = anna_plays(desk, place)
    desk.guest.open("/account")
    desk.make_passkey()
    passkeys = desk.passkeys()
    assert len(passkeys) == 1
    desk.lose()

    phone = Device(chromium, place, PHONE)
    phone.take_over(passkeys)
    phone.guest.open("/sign-in")
    phone.press("Use a passkey")
    phone.page.get_by_text("You are Anna here now.").wait_for()
    finds_all(phone, table)
    phone.lose()


def test_all_games_are_there_on_another_device_by_mail(chromium: Browser, place: Place) -> None:
    desk = Device(chromium, place, DESK)
    table = anna_plays(desk, place)
    desk.guest.open("/account")
    desk.page.get_by_label("Your mail address").fill("anna@example.org")
    desk.press("Send me a code")
    code = desk.page.get_by_label("The code in the mail")
    code.wait_for()
    code.fill(read(place.office)[0])
    desk.press("Keep my games")
    desk.page.get_by_text("anna@example.org").first.wait_for()
    desk.lose()

    phone = Device(chromium, place, PHONE)
    phone.guest.open("/sign-in")
    phone.page.get_by_label("Your mail address").fill("anna@example.org")
    phone.press("Send me a code")
    phone.page.get_by_label("The code in the mail").wait_for()
    _, secret = read(place.office)
    link = f"{place.site.settings.public_url}/sign-in#{secret}"
    for _ in range(2):  # a mail program looks at every link before its reader does
        assert httpx.get(link, headers={"accept": "text/html"}).status_code == 200
        phone.guest.open(f"/sign-in#{secret}")
        phone.page.get_by_text("You opened the link in our mail.").wait_for()
        assert secret not in phone.page.url
        phone.guest.open("/privacy")
    phone.guest.open(f"/sign-in#{secret}")
    phone.press("Sign in")
    phone.page.get_by_text("You are Anna here now.").wait_for()
    finds_all(phone, table)
    phone.lose()


def test_a_guest_is_told_what_is_lost_before_signing_out(chromium: Browser, place: Place) -> None:
    desk = Device(chromium, place, DESK)
    desk.guest.open("/account")
    desk.press("Sign out here")
    expect(desk.page.get_by_role("alert")).to_contain_text("in this browser only")
    desk.press("Stay")
    desk.make_passkey()
    desk.press("Sign out here")
    desk.page.wait_for_url("**/")
    desk.guest.open("/sign-in")
    desk.press("Use a passkey")
    desk.page.get_by_text("here now.").wait_for()
    desk.lose()


def test_another_device_is_signed_out_at_once(chromium: Browser, place: Place) -> None:
    desk, phone = Device(chromium, place, DESK), Device(chromium, place, PHONE)
    desk.guest.open("/account")
    desk.make_passkey()
    phone.take_over(desk.passkeys())
    phone.guest.open("/sign-in")
    phone.press("Use a passkey")
    phone.page.get_by_text("here now.").wait_for()
    desk.guest.open("/account")
    desk.press("Sign out everywhere else")
    desk.page.get_by_text("Signed out there.").wait_for()
    refused = phone.page.request.get("/api/me")
    assert refused.status == 401
    desk.lose()
    phone.lose()


def test_who_closes_the_dialog_is_told_of_other_ways(chromium: Browser, place: Place) -> None:
    desk = Device(chromium, place, DESK)
    desk.tool.send("WebAuthn.setUserVerified", {"authenticatorId": desk._id, "isUserVerified": False})  # noqa: SLF001
    desk.guest.open("/account")
    desk.press("Keep them with a passkey")
    expect(desk.page.get_by_role("alert")).to_contain_text("take another way", timeout=70_000)


def account_pages(device: Device) -> Iterator[str]:
    """Each page about oneself, as a guest and as an account, with all that it can show; what it is."""
    for path in ("/account", "/sign-in"):
        device.guest.open(path)
        device.page.get_by_label("Your mail address").wait_for()
        yield f"a guest at {path}"
        device.page.get_by_label("Your mail address").fill("anna@example.org")
        device.press("Send me a code")
        device.page.get_by_label("The code in the mail").wait_for()
        yield f"a guest at {path} with a code"
    device.guest.open("/account")
    device.press("Sign out here")
    device.page.get_by_role("alert").wait_for()
    yield "a guest who would sign out"
    device.press("Stay")
    device.make_passkey()
    device.page.get_by_text("Where you are signed in").wait_for()
    yield "an account"
    device.press("Add a mail address")
    device.page.get_by_label("The new mail address").wait_for()
    yield "an account that adds an address"
    device.guest.open("/sign-in")
    device.page.get_by_text("You are signed in already.").wait_for()
    yield "an account at /sign-in"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desk", "phone", "400 %"])
def test_nothing_serious_on_the_pages_about_oneself(chromium: Browser, place: Place, screen: str, scheme: str) -> None:
    size = {"desk": DESK, "phone": PHONE, "400 %": ZOOMED}[screen]
    anna = Device(chromium, place, {**size, "color_scheme": scheme})
    for what in account_pages(anna):
        assert faults(anna.guest) == [], what
        assert not is_too_wide(anna.guest), what
    anna.lose()


@pytest.mark.parametrize("thumb", [True, False], ids=["by thumb", "by mouse"])
def test_nothing_is_out_of_reach_cut_small_or_covered(chromium: Browser, place: Place, thumb: bool) -> None:
    anna = Device(chromium, place, {**DESK, "has_touch": thumb, "is_mobile": thumb})
    screens = [*THUMB, *LARGER] if thumb else [*MOUSE, *LARGER_DESK]
    few = FEW_THUMB if thumb else FEW_MOUSE
    found: list[str] = []
    for what in account_pages(anna):
        found += wrong(anna.guest, screens if WHOLE else few, what, thumb=thumb)
    assert found == []
    anna.lose()


def test_a_guest_finds_one_filled_button(chromium: Browser, place: Place) -> None:
    anna = Device(chromium, place, DESK)
    for path in ("/account", "/sign-in"):
        anna.guest.open(path)
        anna.page.get_by_label("Your mail address").wait_for()
        expect(anna.page.locator(".btn.primary")).to_have_count(1)
    anna.lose()


def test_who_comes_after_a_stranger_used_up_their_letters_is_let_in_by_a_toll(chromium: Browser) -> None:
    with post_office() as office, a_site(office, codes_per_hour=1) as site:
        stranger = httpx.post(f"{site.url}/api/guests", json={"name": "Eve"}).json()
        token = {"authorization": f"Bearer {stranger['token']}"}
        letter = {"address": "anna@example.org"}
        told = [httpx.post(f"{site.url}/api/sign-in/mail", json=letter, headers=token).status_code for _ in range(2)]
        assert told == [202, 429]
        anna = Device(chromium, Place(site, office), PHONE)
        anna.guest.open("/sign-in")
        anna.page.get_by_label("Your mail address").fill("anna@example.org")
        anna.press("Send me a code")
        anna.page.get_by_text("Checking that you are no robot").wait_for()
        code = anna.page.get_by_label("The code in the mail")
        code.wait_for(timeout=60_000)
        assert len(office.letters) == 2
        code.fill(read(office)[0])
        anna.press("Sign in")
        anna.page.get_by_text("Nobody had this address here yet").wait_for()
        anna.guest.forgive("429")
        anna.lose()
