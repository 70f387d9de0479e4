"""Find the puzzles that come with the package: `python -m tools.puzzles`, or `… bruges`, after a change of rules.

Bots of middling strength play, two to four at a table. A moment is a puzzle where one answer is better than every other
by a tenth of a win, where it is not what a beginner likes best, and where several searches, each with dice of its own,
agree on that, and so do games that are played on from there.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, cycle
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from guildtable.bots.learned import glance, weigh
from guildtable.bots.limit import Limit
from guildtable.bots.player import bot
from guildtable.bots.prospects import prospects
from guildtable.bots.search import Weighed
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.game import AnyGame
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.plain import to_json
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.record import Record
from guildtable.kernel.sight import Sight, sight
from guildtable.server.archive.puzzle import Puzzle, PuzzleAnswer, Solution
from guildtable.shelf import GAMES, game

PUZZLES = Path(__file__).parent.parent / "src" / "guildtable" / "server" / "archive" / "puzzles"
WANTED = 7
"""Of each game."""
ALIKE = 3
"""Of these, so many may be about the same."""
PLAYERS, LEVELS = (2, 3, 2, 4), ("journeyman", "master")
APART = 0.1
"""In shares of winning: the best and the second best."""
GLANCED = 0.06
"""So far apart at a glance they are worth a search."""
QUICK, SEARCHES, DEPTH = Limit(iterations=300), 5, Limit(iterations=1200)
FEWEST = 3
"""So many answers there must be."""
TOSSES = 8
"""A beginner tosses for what is liked the same: so often it is asked."""
SHOWN = 4
"""Answers that are told, beside what a beginner likes best."""
WORLDS, SURE = 200, 2
"""Games played on from each answer; the best must lead by so many standard errors more than any other."""


def main() -> None:
    """Every game, or those that are named."""
    PUZZLES.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        found: list[Puzzle] = []
        asked = Counter[str]()
        for one in moments(game(name)):
            best, second = one.solution.answers[:2]
            if asked[theme(best.reply)] == ALIKE:
                continue
            asked[theme(best.reply)] += 1
            found.append(one)
            print(f"{name} {len(found)} of {WANTED}: {' '.join(best.reply)}, {second.behind:.2f}", flush=True)
            (PUZZLES / f"{name}.json").write_text(to_json(found) + "\n", encoding="utf-8")
            if len(found) == WANTED:
                break


def theme(reply: Reply) -> str:
    """What a puzzle is about: what is done with a card, where that is said, or else with which."""
    first = next(iter(reply), "").split("/")
    return first[1] if len(first) > 1 else first[0]


def moments(rules: AnyGame) -> Iterator[Puzzle]:
    """One of each match that has one."""
    for number, players in zip(count(), cycle(PLAYERS), strict=False):
        if found := moment_in(rules, f"puzzle {number}", players):
            yield found


def moment_in(rules: AnyGame, name: str, players: int) -> Puzzle | None:
    """The first puzzle of a match."""
    seed, dice = sha256(f"{rules.name} {name}".encode()).digest(), Random(f"{rules.name} {name}")
    sat = [LEVELS[seat % len(LEVELS)] for seat in range(players)]
    header = Header(rules.name, rules.version, tuple(f"bot:{one}" for one in sat), name, commitment(seed, name))
    match, deal = Match.begin(rules, header), dealer(dealing_key(seed, ()))
    bots = [bot(one, rules, dice) for one in sat]
    match.deal(deal)
    while not match.position.over:
        for seat, asked in [*match.position.asked.items()]:
            assert isinstance(asked, Choice)
            seen = sight(match.position, seat, dice)
            played = asked.write(bots[seat].choose(seen))
            if answers := solved(rules, seen, asked, dice):
                record = Record(header, [*match.record.entries], seed=seed.hex())
                return Puzzle(record.text(), Solution(seat, len(record.entries), played, answers))
            match.play(seat, played)
        match.deal(deal)
    return None


def solved(rules: AnyGame, seen: Sight[Any], asked: Choice[Any], dice: Random) -> tuple[PuzzleAnswer, ...]:
    """What is thought of the answers, if this is a puzzle; nothing, if it is none."""
    known = learned(rules)
    if len(asked.options) < FEWEST or asked.forced or (known and asked.why in known.reading.asides):
        return ()
    shares, natural = glance(rules, seen, dice), liked(rules, seen, asked, dice)
    alike = {natural, *(liked(rules, seen, asked, dice) for _ in range(TOSSES))}
    best, *others = sorted(shares, key=shares.__getitem__, reverse=True)
    if best in alike or shares[best] - max((shares[other] for other in others), default=0.0) < GLANCED:
        return ()
    weighed = [weigh(rules, seen, dice, QUICK, natural)]
    if _nearest(weighed) < APART:
        return ()
    weighed = [weigh(rules, seen, dice, DEPTH, natural) for _ in range(SEARCHES)]
    common = [reply for reply in weighed[0] if all(reply in one for one in weighed)]
    if any(next(iter(one)) != common[0] for one in weighed) or common[0] in alike or _nearest(weighed) < APART:
        return ()
    common.sort(key=lambda reply: fmean(one[reply].behind for one in weighed))
    told = list(dict.fromkeys([reply for reply in common[:SHOWN] if reply != natural] + [natural]))
    answers = tuple(_answers(told, weighed, seen, rules, dice))
    agreed = all(answers[0].lead - other.lead > SURE * other.lead_error for other in answers[1:])
    return answers if agreed else ()


def _nearest(weighed: list[dict[Reply, Weighed]]) -> float:
    """How far the second best is behind, at least."""
    return min(([*one.values()][1].behind for one in weighed if len(one) > 1), default=0.0)


def liked(rules: AnyGame, seen: Sight[Any], asked: Choice[Any], dice: Random) -> Reply:
    """What a beginner would answer."""
    return asked.write(taste_of(rules).answer(seen.guess(dice).now, seen.seat, asked, dice))


def _answers(
    told: list[Reply], weighed: list[dict[Reply, Weighed]], seen: Sight[Any], rules: AnyGame, dice: Random
) -> Iterator[PuzzleAnswer]:
    for reply, prospect in zip(told, prospects(seen, told, taste_of(rules), dice, WORLDS), strict=True):
        behind = [one[reply].behind for one in weighed]
        yield PuzzleAnswer(
            reply,
            round(fmean(one[told[0]].share for one in weighed) - fmean(behind), 3),
            round(fmean(behind), 3),
            round(stdev(behind) / sqrt(len(behind)), 3),
            {item: round(points, 2) for item, points in prospect.items.items()},
            round(prospect.lead, 2),
            round(prospect.error, 2),
        )


if __name__ == "__main__":
    main()
