"""Every way in which others' servers were found to leak, in what is told of a match: one test each."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.event import Viewer
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.record import Replied, Undone, read_entry
from guildtable.kernel.redeal import redeal
from guildtable.server.matches.alarms import Pace, bot_turn
from guildtable.server.matches.draft import Draft, read_events
from guildtable.server.matches.live import Live
from guildtable.server.play.thinking import think, thought
from guildtable.server.watching.sending import last_update, updates
from guildtable.server.watching.snapshot import Snapshot
from guildtable.shelf import GAMES, game
from tests.leaks.played import NAMES, Act, played
from tests.leaks.test_redeal import lately
from tests.leaks.twin import redealt, twin, with_position

every_game = pytest.mark.parametrize("name", GAMES)


def acts(name: str, seats: int = 3, stride: int = 1) -> Iterator[Act]:
    """A match, now and then looked at."""
    return islice(played(game(name), seats, f"classes {name}"), 0, None, stride)


def told(act: Act, viewer: Viewer) -> bytes:
    """What a viewer is told of an act."""
    return b"\n".join(updates(act.live, viewer, act.rows, act.tick, NAMES))


def viewers(live: Live) -> tuple[Viewer, ...]:
    """All seats, and a spectator."""
    return (*range(len(live.players)), None)


def shown(live: Live, viewer: Viewer) -> bytes:
    """What a viewer is shown of a match of which it remembers nothing."""
    return last_update(Snapshot(with_position(live, live.match.position), 0.0), viewer, ())


def secret_choices(live: Live) -> Iterator[tuple[Seat, Choice[Any]]]:
    """What seats are asked that will answer in secret, and not as the last."""
    asked = live.match.position.asked
    for seat, choice in asked.items() if len(asked) > 1 else ():
        assert isinstance(choice, Choice)
        yield seat, choice


@pytest.mark.parametrize("name", ["capital-lux", "flandern"])
def test_face_down_whatever_a_seat_has_answered_in_secret_others_are_sent_the_same(name: str) -> None:
    """Face-down data sent and hidden by the screen alone; sizes of messages; acknowledgements."""
    tried = 0
    for act in acts(name, stride=3):
        for seat, choice in secret_choices(act.live):
            sent = set()
            for number in range(8):
                draft = Draft(act.live, act.tick)
                draft.reply(seat, choice.write(choice.any(Random(number))))
                done = Act(tuple(draft.rows), draft.live, act.tick)
                others = [viewer for viewer in viewers(act.live) if viewer != seat]
                sent.add((len(draft.rows), *(told(done, viewer) for viewer in others)))
                tried += 1
            assert len(sent) == 1
    assert tried > 50


@every_game
def test_side_structures_no_message_has_a_field_that_was_not_agreed_on(name: str) -> None:
    """The undo stack, the first state, registers: whatever forgets the filter."""
    for act in acts(name, stride=5):
        for viewer in viewers(act.live):
            update = json.loads(told(act, viewer))
            assert update.keys() <= {"type", "seq", "steps", "shown", "question", "undo", "clocks"}
            assert all(step.keys() == {"seq", "kind", "seat", "events", "count", "player"} for step in update["steps"])
            assert update.get("undo", {}).keys() <= {"count", "barred"}
            assert update["shown"].keys() == {
                *("viewer", "chapter", "view", "standing", "asked", "answered", "question", "waiting"),
            }


@every_game
def test_log_lines_a_whisper_is_heard_by_whom_it_was_meant_for_alone(name: str) -> None:
    """Lines of the log that tell everybody what one was told."""
    whispers = 0
    for act in acts(name):
        for row in act.rows:
            for event in read_events(row.events):
                line = json.dumps({"id": event.id, "args": event.args}, separators=(",", ":"), ensure_ascii=False)
                hear = {viewer for viewer in viewers(act.live) if line.encode() in told(act, viewer)}
                if event.only is not None:
                    whispers += 1
                    assert hear == {event.only}
                elif event.but is not None:
                    assert hear == {*viewers(act.live)} - {event.but}
    assert whispers or name == "flandern", "there is something to whisper"


@every_game
def test_spectators_see_nothing_that_is_hidden_from_any_seat(name: str) -> None:
    """A spectator's view that is richer than a player's."""
    rng = Random(name)
    for act in acts(name, stride=3):
        live, seen = act.live, shown(act.live, None)
        for seat in range(len(live.players)):
            live = redealt(live, seat, rng)
            assert shown(live, None) == seen
        update = json.loads(seen)
        assert update["shown"]["question"] is update["shown"]["waiting"] is None
        assert not update.keys() & {"question", "undo"}


def test_instance_ids_no_card_is_called_by_the_name_it_has_inside() -> None:
    """Names that let a card be followed through hidden places."""
    inside = {card for act in islice(acts("capital-lux"), 1) for card in act.live.match.position.now.deck}
    assert all("." in card for card in inside)
    for act in acts("capital-lux"):
        for viewer in viewers(act.live):
            text = told(act, viewer).decode()
            assert not [card for card in inside if card in text]


@every_game
def test_instance_ids_the_order_in_which_hidden_cards_lie_does_not_show(name: str) -> None:
    """An order that was kept when cards went from one hidden place to another."""
    rng = Random(name)
    for act in acts(name, stride=4):
        for seat in range(len(act.live.players)):
            once, again = redealt(act.live, seat, rng), redealt(act.live, seat, rng)
            assert shown(once, seat) == shown(again, seat)


@every_game
def test_timing_who_is_asked_when_is_the_same_in_every_world(name: str) -> None:
    """Hidden choices that are skipped where there is nothing to choose; gaps in the numbers of events."""
    rng = Random(name)
    for act in acts(name, stride=3):
        position = act.live.match.position
        for seat in range(len(act.live.players)):
            dealt = redeal(position, seat, rng)
            assert dealt.asked.keys() == position.asked.keys()
            assert dealt.pending.keys() == position.pending.keys()
        numbers = {
            tuple(step["seq"] for step in json.loads(told(act, viewer))["steps"]) for viewer in viewers(act.live)
        }
        assert numbers == {tuple(row.seq for row in act.rows)}


def test_timing_a_bot_thinks_as_long_where_it_has_no_choice() -> None:
    """The pause that tells that there was nothing to think about."""
    forced = next(
        (act.live, seat)
        for act in acts("bruges")
        for seat, asked in act.live.match.position.asked.items()
        if isinstance(asked, Choice) and asked.forced
    )
    given = thought(forced[0].match.position, forced[1], "search:150ms", "tosses")
    think(given)
    began = time.perf_counter()
    think(given)
    assert time.perf_counter() - began >= 0.15


@every_game
def test_timing_how_long_a_bot_waits_for_second_thoughts_tells_others_nothing(name: str) -> None:
    """A pause while somebody may still undo, where only they know whether they may."""
    rng, past, waits = Random(name), list[Act](), set[float | None]()
    for act in acts(name):
        past.append(act)
        if len(past) < 10 or len(past) % 3 or act.live.match.position.over:
            continue
        start, truth = lately(past, rng)
        rival = rng.randrange(len(act.live.players))
        waits.add(pause(truth.live, rival))
        assert pause(twin(start, truth, rival, rng).live, rival) == pause(truth.live, rival)
    assert len(waits - {None}) == 2, "bots waited, and did not wait"


def pause(live: Live, watching: Seat) -> float | None:
    """How long a bot would wait, if all others whom somebody watches were bots, but for who answered last."""
    copy, last = live.copy(), live.match.history[-1].seat if live.match.history else CHANCE
    copy.players = ["Anna" if seat in {last, watching} else "bot:random" for seat in range(len(live.players))]
    return bot_turn(copy, 0.0, Pace(undo_window=2, between=0))


@every_game
def test_bot_hints_a_bot_is_sent_the_same_whatever_it_may_not_know(name: str) -> None:
    """A bot, or a hint asked of one, that has seen the others' cards."""
    rng = Random(name)
    for act in acts(name, stride=7):
        position = act.live.match.position
        for seat in act.live.asked:
            given = thought(position, seat, "greedy", "tosses")
            assert thought(redeal(position, seat, rng), seat, "greedy", "tosses") == given


@every_game
def test_reroll_by_undo_the_same_dice_fall_again(name: str) -> None:
    """Taking a reply back until the dice are better."""
    deal, again = dealer(f"classes {name}".encode()), 0
    for act in acts(name):
        entries = [read_entry(row.seq, row.entry) for row in act.rows]
        first = entries[0]
        if len(entries) < 2 or not isinstance(first, Replied) or first.seat == CHANCE:
            continue
        draft = Draft(act.live, act.tick)
        draft.enter(Undone(first.seat, len(entries)))
        draft.enter(first)
        draft.deal(deal)
        assert [row.entry for row in draft.rows[1:]] == [row.entry for row in act.rows]
        again += 1
    assert again
