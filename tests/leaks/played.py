"""Matches played as the server plays them: drafts on a live match, with undo, take-backs and people who come and go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from guildtable.kernel.chance import Dealer, dealer
from guildtable.kernel.game import AnyGame, Settings
from guildtable.kernel.header import Header
from guildtable.kernel.names import Name
from guildtable.kernel.question import NOTHING, Choice
from guildtable.kernel.record import Seated, Undone, Withdrawn
from guildtable.kernel.undo import reach, withdrawable
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.protocol import ClockRules
from guildtable.server.store.journal import Row

ANNA = Name("saltsalt", "Anna")
NAMES = ("Anna",) * 4
CLOCK = ClockRules(move=60, game=3600)


@dataclass(frozen=True, slots=True)
class Act:
    """Something was done: the entries it was written as, the match after it, and when."""

    rows: tuple[Row, ...]
    live: Live
    tick: float


def played(game: AnyGame, seats: int, seed: str, settings: Settings = NOTHING) -> Iterator[Act]:
    """A whole match, act by act, as a node holds it."""
    rng, deal, tick = Random(seed), dealer(seed.encode()), 0.0
    header = Header(game.name, game.version, (ANNA.fingerprint,) * seats, "match", settings=settings)
    live = Live.begin(game, header, Clocks.wound(CLOCK, seats))
    act = drafted(live, tick, None, deal)
    yield act
    while not act.live.match.position.over:
        tick += rng.random() * 5
        act = drafted(act.live, tick, rng, deal)
        if act.rows:
            yield act


def drafted(live: Live, tick: float, rng: Random | None, deal: Dealer) -> Act:
    """One act, and what chance does then."""
    draft = Draft(live, tick)
    if rng:
        anything(draft, rng)
    draft.deal(deal)
    return Act(tuple(draft.rows), draft.live, tick)


def anything(draft: Draft, rng: Random) -> None:
    """Mostly a reply; now and then something that people also do."""
    live, lot = draft.live, rng.random()
    position, history = live.match.position, live.match.history
    seat = rng.randrange(len(live.players))
    if lot < 0.02:
        draft.enter(Seated(seat, ANNA.fingerprint if live.is_bot(seat) else "bot:greedy"))
    elif lot < 0.04 and seat in (since := [past.seat for past in reversed(history)][: reach(history)]):
        draft.enter(Undone(seat, since.index(seat) + 1))
    elif lot < 0.1 and (waiting := [one for one in position.pending if withdrawable(history, one)]):
        draft.enter(Withdrawn(rng.choice(waiting)))
    elif lot < 0.2 and not position.pending and live.undo(seat)[0]:
        draft.enter(Undone(seat))
    else:
        seat = rng.choice(live.asked)
        asked = position.asked[seat]
        assert isinstance(asked, Choice)
        draft.reply(seat, asked.write(asked.any(rng)))
