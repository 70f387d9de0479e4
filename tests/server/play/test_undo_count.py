"""How many replies may be taken back is counted on from the last reply; it must be what counting anew would find."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.record import Undone, Withdrawn
from guildtable.kernel.undo import barrier, undoable
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.shelf import GAMES, game


def counted_anew(live: Live, seat: int) -> tuple[int, str | None]:
    """Without memory."""
    history, position = live.match.history, live.match.position
    if not history:
        return 0, "undo-barred-nothing-to-undo"
    if seat in position.pending and history[-1].seat != seat:
        return 1, None  # others have answered since, but all still wait: it can be withdrawn
    why = barrier(history[-1], position, seat)
    return undoable(history, position, seat), why.id if why else None


@pytest.mark.parametrize("name", GAMES)
def test_the_count_is_the_same_as_counted_anew_through_undo_and_withdrawal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildtable.server.matches.live.INTERRUPTS", 1)  # whoever is interrupted does not mind
    rules, seed, rng = game(name), bytes(32), Random(name)
    people = tuple(f"person:{number:032x}" for number in range(3))
    header = Header(name, rules.version, people, "counting", commitment(seed, "counting"), ("x", "y", "z"))
    deal = dealer(dealing_key(seed, header.entropy))
    live = Live.begin(rules, header, None)
    draft = Draft(live, 0.0)
    draft.deal(deal)
    live, deepest = draft.live, 0
    for _ in range(250):
        if live.match.position.over:
            break
        draft = Draft(live, 0.0)
        last = live.match.history[-1].seat
        waiting = list(live.match.position.pending)
        toss = rng.random()
        if waiting and toss < 0.2:
            draft.enter(Withdrawn(waiting[0]))
        elif not waiting and last >= 0 and toss < 0.3 and live.undo(last)[0]:
            draft.enter(Undone(last, 1))
        else:
            seat = rng.choice(live.asked)
            choice = live.match.position.choice(seat)
            draft.reply(seat, choice.write(choice.any(rng)))
            draft.deal(deal)
        live = draft.live
        for seat in range(3) if rng.random() < 0.7 else ():  # a node without watchers does not ask every time
            count, why = live.undo(seat)
            assert (count, why.id if why else None) == counted_anew(live, seat)
            deepest = max(deepest, count)
    assert deepest > 1
