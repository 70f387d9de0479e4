"""Luck: what chance gave, and only that; over all that might have come it adds up to nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import correlation, mean, stdev
from typing import Any

import pytest

from guildtable.bots.luck import Judge, Lot, all_choose
from guildtable.bots.playout import play_out
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.position import Position, start
from guildtable.kernel.record import Replied
from guildtable.kernel.redeal import redeal_unseen
from guildtable.shelf import GAMES

WORLDS = 60


@dataclass(frozen=True)
class Moment:
    """A reply of a game, where it was given, and what chance gave by it."""

    before: Position[Any]
    entry: Replied
    luck: list[Lot] | None


@cache
def moments(game: str) -> list[Moment]:
    """Every reply of a game between two greedy bots."""
    judge, found, position = Judge(GAMES[game]), list[Moment](), start(GAMES[game], 2).position
    for number, entry in enumerate(play_out(GAMES[game], ["greedy"] * 2, "lucky").record.entries):
        assert isinstance(entry, Replied)
        found.append(Moment(position, entry, judge.luck(position, entry.seat, entry.reply, Random(number))))
        position = position.play(entry.seat, entry.reply).position
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_gives_to_one_it_takes_from_others(game: str) -> None:
    found = [moment.luck for moment in moments(game) if moment.luck is not None]
    assert all(sum(lot.share for lot in luck) == pytest.approx(0, abs=1e-9) for luck in found)
    assert any(abs(luck[0].share) > 0.005 for luck in found)
    assert all(moment.luck is not None for moment in moments(game) if moment.entry.seat == CHANCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_reply_by_which_nothing_is_learned_has_no_luck_in_it(game: str) -> None:
    assert sum(moment.luck is None for moment in moments(game)) > len(moments(game)) / 4


@pytest.mark.parametrize("game", GAMES)
def test_over_all_that_might_have_come_luck_is_nothing(game: str) -> None:
    judge, chosen = Judge(GAMES[game]), luckiest(game)
    lots = [lot(judge, chosen.before, chosen.entry, Random(number)) for number in range(WORLDS)]
    assert stdev(lots) > 0.003
    assert abs(mean(lots)) < 4 * stdev(lots) / WORLDS**0.5


@pytest.mark.parametrize("game", GAMES)
def test_luck_errs_by_about_what_it_says(game: str) -> None:
    """The same moment is looked at again and again, each time against other things that might have come."""
    judge, chosen = Judge(GAMES[game]), luckiest(game)
    again = [
        lots[0]
        for number in range(WORLDS // 2)
        if (lots := judge.luck(chosen.before, chosen.entry.seat, chosen.entry.reply, Random(number)))
    ]
    said = mean(lot.error for lot in again)
    assert 0 < said / 2 < stdev(lot.share for lot in again) < 2 * said


def luckiest(game: str) -> Moment:
    """The moment at which chance did most."""
    return max(moments(game), key=lambda moment: abs(moment.luck[0].share) if moment.luck else 0.0)


def lot(judge: Judge, before: Position[Any], entry: Replied, rng: Random) -> float:
    """The luck of the first seat in a world in which other cards lie where nobody has looked, or other dice fall."""
    world, reply = redeal_unseen(before, rng), entry.reply
    if asked := world.chance:
        reply = asked.write(dealer(rng.randbytes(16))(asked))
    luck = judge.luck(world, entry.seat, reply, rng)
    return luck[0].share if luck else 0.0


def test_what_only_its_owner_has_seen_is_no_luck_when_it_is_shown() -> None:
    """A hand that is played card by card tells the others something, but chance has given it long before."""
    chosen = [moment.luck for moment in moments("capital-lux") if moment.entry.why == "choose-cards"]
    assert chosen == [None] * len(chosen) != []


def test_the_hand_that_is_dealt_is_luck_though_the_deck_was_shuffled_before() -> None:
    game, rng = GAMES["capital-lux"], Random(1)
    judge = Judge(game)
    deal = next(moment for moment in moments("capital-lux") if moment.entry.why == "modifiers-1")
    worlds = [redeal_unseen(deal.before, rng) for _ in range(WORLDS)]
    reply = deal.entry.reply
    lots = [luck[0].share for world in worlds if (luck := judge.luck(world, CHANCE, reply, rng))]
    worth = [judge.shares(world.play(CHANCE, reply).position, rng)[0] for world in worlds]
    assert correlation(lots, worth) > 0.7


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_worth_what_was_won_however_narrowly(game: str) -> None:
    last = moments(game)[-1]
    over = last.before.play(last.entry.seat, last.entry.reply).position
    won = GAMES[game].winners(over.now)
    assert Judge(GAMES[game]).shares(over, Random(1)) == [(seat in won) / len(won) for seat in range(2)]


def test_a_card_that_is_carried_out_later_is_luck_when_it_is_taken() -> None:
    """Whoever takes a golden card keeps it to themselves until the round's end, and no value reads it before."""
    game, seen = GAMES["flandern"], list[Lot]()
    judge, position = Judge(game), start(game, 3).position
    for number, entry in enumerate(play_out(game, ["greedy"] * 3, "golden").record.entries[:40]):
        assert isinstance(entry, Replied)
        after = position.play(entry.seat, entry.reply).position
        if all_choose(after) and (lots := judge.luck(position, entry.seat, entry.reply, Random(number))):
            seen += lots
        position = after
    assert any(abs(lot.share) > 2 * lot.error > 0 for lot in seen)
