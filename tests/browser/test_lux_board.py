"""Capital Lux on the screen: a board that holds its cards, a bar that stays put, a round's end that can be followed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Come
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_pace import at_pace
from tests.browser.test_since import until_recapped

HALLS: list[tuple[list[int], list[int], int]] = [
    ([6, 5, 3, 3, 2], [], 0),
    ([5, 3, 2], [-3], 1),
    ([6, 4, 4], [], 1),
    ([6, 6, 5, 5, 4, 3, 2], [-3, 4], 1),
]
"""What lies in the capital: cards, one's own modifiers, and hidden ones."""
TOWNS = [[6, 5, 4, 3], [6, 5, 4, 2, 2], [6], [6, 6, 5, 5, 4, 4, 3, 2]]

FAULTS = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const seen = (root, parts) => [...root.querySelectorAll(parts)].filter((thing) => box(thing).width > 0);
  const named = (thing) => `${thing.className} ${thing.textContent}`.trim();
  const faults = [];
  for (const [place, parts] of [
    ['.lux-hall', '.badge, .name, .limit, .modifier, .lux-tile'],
    ['.lux-cell', '.sum > :not(.crown), .bar, .lux-tile'],
    ['.lux-seat', '.name, .starter, .points, .goods > :not(:empty)'],
  ]) {
    for (const room of document.querySelectorAll(place)) {
      const here = box(room);
      const things = seen(room, parts);
      for (const thing of things) {
        const { left, right, top, bottom } = box(thing);
        if (left < here.left - 1 || right > here.right + 1 || top < here.top - 1 || bottom > here.bottom + 1)
          faults.push(`out of ${place}: ${named(thing)}`);
        const cut = thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).overflow !== 'visible';
        if (cut && place !== '.lux-seat')
          faults.push(`cut in ${place}: ${named(thing)}`);
        for (const other of things) {
          if (thing === other || thing.contains(other) || other.contains(thing)) continue;
          const one = box(other);
          if (left < one.right - 1 && one.left < right - 1 && top < one.bottom - 1 && one.top < bottom - 1)
            faults.push(`over one another in ${place}: ${named(thing)}, ${named(other)}`);
        }
      }
    }
  }
  for (const tile of document.querySelectorAll('.lux-hall .lux-tile, .lux-cell .lux-tile')) {
    const { width, height } = box(tile);
    if (width > 0 && (width < 8 || height < 18)) faults.push(`not to be read: ${tile.textContent} ${width} ${height}`);
  }
  return faults;
}"""
"""What lies over something else, hangs out of its place, or is too small to be read."""


def crowd(view: dict[str, Any]) -> None:
    """Late in a game: many cards everywhere, limits of two digits, modifiers above three of four professions."""
    for hall, (cards, modifiers, hidden) in zip(view["halls"], HALLS, strict=True):
        total = sum(cards)
        known = total + sum(modifiers)
        hall |= {
            "cards": cards,
            "total": total,
            "modifiers": [{"owner": 0, "value": value} for value in modifiers],
            "hidden": [1] * hidden,
            "limit": {"known": known, "low": known - 3 * hidden, "high": known + 4 * hidden},
        }
    for seat, player in enumerate(view["players"]):
        player["bonus"] = ["agent-6", "cleric-5", "scholar-4"]
        for place, holding in enumerate(player["hometown"]):
            cards = TOWNS[(place + seat) % len(TOWNS)]
            holding |= {"cards": cards, "total": sum(cards)}


def told_otherwise(socket: WebSocketRoute) -> None:
    """What the site tells of the table comes with more cards than there are."""
    site = socket.connect_to_server()

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message.get("type") == "update" and message.get("shown"):
            crowd(message["shown"]["view"])
        socket.send(json.dumps(message))

    site.on_message(hear)
    socket.on_message(site.send)


def crowded(come: Come, bots: int, **more: object) -> Guest:
    """At a table with many cards, when it is one's turn to play."""
    anna = come(**more)
    anna.page.route_web_socket("**/socket", told_otherwise)
    anna.sit_at(anna.open_table("capital-lux", "me", *["greedy"] * bots, start=True))
    for _ in range(2):
        anna.wait_for_turn()
        for _ in range(2):
            anna.page.locator(".lux-packet .is-open:not(.is-picked)").first.click()
        anna.page.locator(".prompt .btn.go").click()
        anna.page.wait_for_timeout(500)
    anna.page.wait_for_selector(".lux-dock.playing .is-open")
    return anna


SIZES = [(1440, 900), (1360, 860), (1280, 720), (1240, 900), (1182, 900), (1181, 740), (1100, 900), (1000, 700)]


@pytest.mark.parametrize(("bots", "locale"), [(2, "en"), (1, "de"), (3, "nl")])
def test_every_hall_and_cell_holds_its_cards_and_its_words(come: Come, bots: int, locale: str) -> None:
    anna = crowded(come, bots, locale=locale)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_timeout(150)
        assert anna.page.evaluate(FAULTS) == [], f"{width} by {height}"
        assert anna.page.locator(".lux-hall .lux-tile").count() == sum(len(cards) for cards, _, _ in HALLS)


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_whole_board_is_seen_at_a_desk_of_any_height(come: Come, bots: int) -> None:
    anna = come()
    anna.sit_at(anna.open_table("capital-lux", "me", *["greedy"] * bots, start=True))
    until_recapped(anna)
    for height in (720, 760, 800, 830, 860, 881, 900):
        anna.page.set_viewport_size({"width": 1440, "height": height})
        anna.page.wait_for_timeout(150)
        hidden = anna.page.evaluate(
            "() => { const { scrollHeight, clientHeight } = document.querySelector('.board-area');"
            " return scrollHeight - clientHeight; }"
        )
        assert hidden <= 1, f"{height} high"


def test_on_a_phone_too(come: Come) -> None:
    anna = crowded(come, 2, screen=PHONE)
    assert anna.page.evaluate(FAULTS) == []
    assert "draw a card" in anna.page.locator(".lux-hall").nth(2).inner_text()


MENTORED: dict[str, object] = {"viewport": {"width": 1182, "height": 900}}
"""What is left of a desk beside the Mentor."""


@pytest.mark.parametrize("screen", [DESK, MENTORED, PHONE], ids=["desk", "beside the Mentor", "phone"])
def test_the_bar_stays_where_it_is_while_cards_are_picked(come: Come, screen: dict[str, object]) -> None:
    anna = come(screen=screen)
    anna.sit_at(anna.open_table("capital-lux", "me", "greedy", "greedy", start=True))
    anna.wait_for_turn()
    shut = anna.page.locator(".since .shut")
    if shut.count():
        shut.click()
    for _ in range(2):
        anna.page.wait_for_selector(".lux-packet .is-open")
        before = bar(anna)
        for _ in range(2):
            anna.page.locator(".lux-packet .is-open:not(.is-picked)").first.click()
            assert bar(anna) == before
        anna.page.locator(".prompt .btn.go").click()
        anna.page.wait_for_timeout(500)
    anna.page.wait_for_selector(".lux-dock.playing .is-open")
    before = bar(anna)
    for card in anna.page.locator(".lux-hand .is-open").all():
        card.click()
        assert bar(anna)[0] == before[0]
        anna.page.keyboard.press("Escape")


def bar(guest: Guest) -> tuple[int, int]:
    """Where the bar begins and where it ends, from the top."""
    box = guest.page.locator(".prompt").bounding_box()
    assert box
    return round(box["y"]), round(box["y"] + box["height"])


WATCH = """() => {
  window.told = [];
  window.flown = [];
  window.dealt = false;
  new MutationObserver((changes) => {
    const said = document.querySelector('.lux-unfolded')?.textContent;
    if (said && window.told.at(-1) !== said) window.told.push(said);
    const early = document.querySelector('.unfolding, .lux-end') && document.querySelector('.lux-packet .lux-card');
    window.dealt ||= Boolean(early);
    if (!document.querySelector('.unfolding')) return;
    for (const node of changes.flatMap((change) => [...change.addedNodes]))
      if (node.classList?.contains('piece-copy') && !node.querySelector('.goods'))
        window.flown.push(node.querySelectorAll('.lux-tile, .lux-card, .modifier').length);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""What was told while a round ended, how many cards or modifiers flew in one piece, whether the next hand was dealt too
early. What the last turn brought goes to its counter as a sign, and is no card."""


def until_the_round_ends(guest: Guest) -> None:
    """Play until it is told how the round ended."""
    rng = Random(5)
    guest.likes = ("to:hometown",)
    for _ in range(40):
        guest.page.wait_for_selector(".prompt[data-asked]:not([aria-busy]), .unfolding, .lux-end", state="attached")
        if guest.page.locator(".unfolding, .lux-end").count():
            break
        guest.answer(rng)
    guest.page.wait_for_selector(".lux-end", timeout=30_000)


def test_a_round_ends_one_thing_at_a_time_and_then_the_next_hand_is_dealt(come: Come) -> None:
    anna = at_pace(come, "capital-lux", "fast", "full")
    anna.page.evaluate(WATCH)
    until_the_round_ends(anna)
    told = anna.page.evaluate("window.told")
    assert len(told) >= 2
    assert "bonus card" in told[-1]
    assert len(told) == len(set(told))
    assert not anna.page.evaluate("window.dealt")
    assert set(anna.page.evaluate("window.flown")) <= {1}, "never a row, never a label"
    anna.page.locator(".lux-end .btn.primary").click()
    anna.page.wait_for_selector(".lux-packet .is-open")


def test_on_a_phone_how_a_round_ended_is_a_sheet_to_be_read(come: Come) -> None:
    anna = come(screen=PHONE)
    anna.sit_at(anna.open_table("capital-lux", "me", "greedy", "greedy", start=True))
    until_the_round_ends(anna)
    sheet = anna.page.locator(".lux-end")
    box = sheet.bounding_box()
    assert box
    assert box["height"] > 780
    columns = [column.bounding_box() for column in sheet.locator(".lux-end-column").all()]
    foot = sheet.locator("footer").bounding_box()
    assert foot
    assert len(columns) == 4
    assert all(column and column["y"] + column["height"] <= foot["y"] + 1 for column in columns), "all four are seen"
    sheet.locator(".btn.primary").tap()
    sheet.wait_for(state="detached")
