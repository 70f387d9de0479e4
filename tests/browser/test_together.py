"""Two browsers at one table, and somebody who looks on."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_games import GAMES, bound


def _invite(come: Come, game: str, **more: object) -> tuple[Guest, Guest, str]:
    """Anna opens a table; Bert follows her link and sits down."""
    anna, bert = come("Anna", DESK), come("Bert", PHONE)
    table = anna.open_table(game, "me", "open", **more)
    bert.call("POST", "/api/guests", {"name": "Bert"})
    bert.call("POST", f"/api/tables/{table}/sit", {})
    anna.call("POST", f"/api/tables/{table}/start", {})
    return anna.sit_at(table), bert.sit_at(table), table


def _play_both(anna: Guest, bert: Guest, rng: Random, replies: int = 10**6) -> None:
    for _ in range(replies):
        if anna.is_over and bert.is_over:
            return
        anna.page.wait_for_timeout(10)
        for guest, press in ((anna, "click"), (bert, "tap")):
            if not guest.is_over and guest.is_asked:
                guest.answer(rng, press)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_two_with_a_reload_a_lost_line_and_a_take_back(come: Come, game: str) -> None:
    anna, bert, _ = _invite(come, game)
    rng = Random(7)
    _play_both(anna, bert, rng, 40)

    before = anna.seq
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    assert anna.seq >= before

    bert.page.context.set_offline(True)
    if anna.is_asked:
        anna.answer(rng)
    bert.page.context.set_offline(False)
    bert.catch_up_with(anna)

    _take_back(anna, bert, rng)
    _play_both(anna, bert, rng, 2 * bound(game))
    bert.catch_up_with(anna)
    # A line that broke is no fault of the page; the browser says so all the same.
    bert.complaints = [said for said in bert.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def _take_back(anna: Guest, bert: Guest, rng: Random) -> None:
    """Somebody plays, asks to take it back, and the other agrees."""
    while True:
        for asker, giver, press in ((anna, bert, "click"), (bert, anna, "tap")):
            if asker.is_over:
                return
            if not asker.is_asked:
                continue
            asker.answer(rng, press)
            asks = asker.page.locator(".undo.asks:visible")
            asker.page.wait_for_timeout(60)
            if not asks.count():
                continue
            before = asker.seq
            asks.first.click()
            giver.page.locator(".notices .btn.primary").first.click()
            asker.page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.seq) > {before}")
            anna.sees("took a move back")  # the phone has its log behind a tab
            return
        anna.page.wait_for_timeout(10)


def test_people_have_faces_talk_leave_come_back_and_play_again(come: Come) -> None:
    """Bert comes by the link, with a name and a face of his own, and both last until the rematch."""
    anna, bert = come("Anna", DESK), come("Bert", PHONE)
    table = anna.open_table("capital-lux", "me", "open")
    anna.sit_at(table)
    bert.open(f"/t/{table}")
    bert.page.get_by_role("button", name="your portrait").click()
    bert.page.get_by_role("button", name="Knight", exact=True).click()
    bert.page.wait_for_selector("dialog", state="detached")
    bert.page.get_by_role("textbox", name="Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Start").click()
    for guest in (anna, bert):
        guest.page.wait_for_selector(".table")
        guest.page.wait_for_selector(".sitter .face svg")
    anna.page.wait_for_selector(".presence.here", state="attached")

    bert.page.get_by_role("tab", name="Log").click()
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.get_by_role("button", name="Well met!").click()
    expect(anna.page.locator(".bubble")).to_have_text("Bert Well met!")
    bert.page.get_by_role("tab", name="Table").click()

    bert.page.get_by_role("button", name="Menu").first.click()
    bert.page.get_by_role("button", name="Leave the table").click()
    bert.page.get_by_role("button", name="Leave", exact=True).click()
    anna.sees("Bert has left")
    anna.page.wait_for_selector(".presence.bot", state="attached")
    bert.sit_at(table)
    bert.page.get_by_role("button", name="Take your seat again", exact=True).click()
    anna.sees("Bert is back")

    _play_both(anna, bert, Random(7))
    for guest in (anna, bert):
        guest.page.wait_for_selector(".final[data-told]", timeout=60_000)
    anna.page.get_by_role("button", name="Well fought, neighbours!").click()
    bert.sees("Well fought, neighbours!")
    anna.page.locator(".final-bar .btn.go").click()
    anna.page.wait_for_selector(".waiting")
    bert.sees("Anna wants a rematch")
    bert.page.locator(".notices").get_by_role("button", name="Play again").click()
    bert.page.wait_for_selector(".waiting")
    for guest in (anna, bert):
        guest.sees("Everybody is here")
        guest.sees("From the game before")
    expect(anna.page.locator(".seat-front.person")).to_have_count(2)


def test_a_game_that_nobody_wants_to_play_on_ends_when_all_agree(come: Come) -> None:
    """Asked from the menu, answered on a phone by keyboard, and said to both in words."""
    anna, bert, _ = _invite(come, "capital-lux")
    anna.page.get_by_role("button", name="Menu").first.click()
    anna.page.get_by_role("button", name="End the game").click()
    anna.page.get_by_role("button", name="Ask the others").click()
    anna.sees("You agree to end the game")
    bert.sees("Anna asks to end the game")
    bert.page.get_by_role("button", name="Agree").click(trial=True)  # it can be answered once it can have been read
    bert.page.get_by_role("button", name="Agree").focus()
    bert.page.keyboard.press("Enter")
    bert.sees("Yes, end it for everybody")
    bert.page.keyboard.press("Enter")
    for guest in (anna, bert):
        guest.sees("This table was closed")


@pytest.mark.parametrize("game", GAMES)
def test_who_only_watches_sees_no_hand_and_can_do_nothing(come: Come, game: str) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table(game, "me", "greedy", "greedy", start=True)
    anna.sit_at(table)
    carol = come("Carol", DESK).open("/")
    carol.sit_at(table)
    for _ in range(8):
        if anna.wait_for_turn():
            anna.answer(Random(5))
    carol.catch_up_with(anna)
    assert carol.lit() == []
    assert not carol.is_asked
    assert carol.page.locator("[data-ref^='card:'].ref").count() == 0


def test_where_sockets_are_blocked_one_plays_over_a_stream(come: Come) -> None:
    anna = come("Anna", DESK)
    table = anna.open_table("capital-lux", "me", "greedy", start=True)
    anna.page.route_web_socket(lambda url: url.endswith("/socket"), lambda socket: socket.close(code=1011))
    anna.sit_at(table)
    assert anna.play(Random(3), replies=6) == 6
