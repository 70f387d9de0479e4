"""The checker itself: a sound match passes, and every way to lose, double or disorder something is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.record import Replied
from guildtable.shelf import game
from lab.faults.checker import wrongs
from lab.faults.history import Answered, History, Kept, Probe, Sent, Step, Written

type Evidence = tuple[Kept, list[History]]


@pytest.fixture(scope="module")
def played() -> Evidence:
    """A whole match of two guests and a bot, with what everybody saw of it."""
    rules, seed, entropy = game("capital-lux"), bytes(32), ("a", "b", "c")
    header = Header(
        "capital-lux", rules.version, ("bot:anna", "bot:bert", "bot:x"), "m", commitment(seed, "m"), entropy
    )
    match, deal, rng = Match.begin(rules, header), dealer(dealing_key(seed, entropy)), Random(1)
    keys: dict[int, tuple[str, str]] = {}
    match.deal(deal)
    while not match.position.over:
        seat = rng.choice(list(match.position.asked))
        choice = match.position.choice(seat)
        pieces = [path for path, equal in choice.pieces().items() for _ in equal]
        reply = rng.sample(pieces, rng.randint(choice.least, choice.most))
        number = len(match.record.entries) + 1
        keys[number] = f"{'bot/' if seat == 2 else 'key-'}{number}", " ".join([str(seat), "q", *reply])
        match.play(seat, tuple(reply))
        match.deal(deal)
    match.record.seed = seed.hex()
    entries = list(enumerate(match.record.entries, start=1))
    rows = tuple(Written(number, str(entry), *keys.get(number, (None, None))) for number, entry in entries)
    steps = [Step(n, "reply", e.seat if e.seat >= 0 else None) for n, e in entries if isinstance(e, Replied)]
    histories = [History("m", f"seat {seat}", seat, steps=steps) for seat in (0, 1)]
    for history in histories:
        for number, (key, body) in keys.items():
            if body.startswith(f"{history.seat} "):
                history.sent.append(Sent(key, "reply", history.seat or 0, body))
                history.answered.append(Answered(key, number))
    watching = History("m", "spectator", None, first=11, steps=steps[10:])
    return Kept("m", frozenset({2}), rows, match.record.text()), [*histories, watching]


def without(kept: Kept, *numbers: int) -> Kept:
    """The journal, had these entries been lost."""
    return replace(kept, rows=tuple(row for row in kept.rows if row.seq not in numbers))


def last_of(kept: Kept, key: str = "key-") -> Written:
    """The last row with such a key."""
    return [row for row in kept.rows if (row.key or "").startswith(key)][-1]


def seeing(history: History, steps: list[Step]) -> History:
    """The same viewer, had it been told this."""
    return replace(history, steps=steps)


def said(evidence: Evidence, *words: str) -> bool:
    """Is something wrong, in these words?"""
    found = wrongs(*evidence)
    return any(all(word in wrong for word in words) for wrong in found)


def test_a_sound_match_has_no_wrongs(played: Evidence) -> None:
    assert wrongs(*played) == []


def test_an_acknowledged_reply_that_is_not_in_the_journal_is_lost(played: Evidence) -> None:
    kept, histories = played
    assert said((without(kept, last_of(kept).seq), histories), last_of(kept).key or "", "lost")


def test_a_reply_under_another_number_than_acknowledged_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    wrong = replace(anna, answered=[anna.answered[0]._replace(seq=3), *anna.answered[1:]])
    assert said((kept, [wrong, *others]), "was acknowledged as 3, but is entry")


def test_a_reply_written_otherwise_than_sent_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    bodies = [anna.sent[0]._replace(body="0 q other"), *anna.sent[1:]]
    assert said((kept, [replace(anna, sent=bodies), *others]), "was sent as")
    swapped = tuple(row._replace(entry=row.entry + " more") if row == last_of(kept) else row for row in kept.rows)
    assert said((replace(kept, rows=swapped), played[1]), "was sent as")


def test_a_key_applied_twice_is_found(played: Evidence) -> None:
    kept, histories = played
    last = last_of(kept)
    doubled = replace(kept, rows=(*kept.rows, last._replace(seq=len(kept.rows) + 1)))
    assert said((doubled, histories), f"key {last.key} was applied 2 times")


def test_a_refused_reply_that_was_done_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    refused = replace(anna, answered=[anna.answered[0]._replace(seq=0, code="stale"), *anna.answered[1:]])
    assert said((kept, [refused, *others]), "was refused (stale), but is entry")


def test_two_answers_to_one_key_are_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    twice = replace(anna, answered=[*anna.answered, anna.answered[0]._replace(seq=99)])
    assert said((kept, [twice, *others]), "was answered differently")


def test_a_reply_that_nobody_sent_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    silent = replace(anna, sent=anna.sent[:-1], answered=anna.answered[:-1])
    assert said((kept, [silent, *others]), "was sent by nobody")
    keyless = replace(kept, rows=tuple(row._replace(key=None) for row in kept.rows))
    assert said((keyless, played[1]), "has no key")


def test_a_bots_entry_under_a_guests_key_is_found(played: Evidence) -> None:
    kept, histories = played
    rows = tuple(row._replace(key="mine") if row == last_of(kept, "bot/") else row for row in kept.rows)
    assert said((replace(kept, rows=rows), histories), "is a bot's")


def test_a_hole_in_the_journal_is_found(played: Evidence) -> None:
    kept, histories = played
    assert said((without(kept, 7), histories), "entry 7 is missing")


def test_a_gap_a_repetition_and_disorder_in_a_stream_are_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    steps = anna.steps
    assert said((kept, [seeing(anna, [*steps[:4], *steps[5:]]), *others]), "a gap", "after 4 came 6")
    assert said((kept, [seeing(anna, [*steps[:4], *steps[3:]]), *others]), "repeated")
    assert said((kept, [seeing(anna, [*steps[:4], steps[5], steps[4], *steps[6:]]), *others]), "a gap")
    assert said((kept, [seeing(anna, steps[1:]), *others]), "a gap")


def test_a_viewer_that_was_told_something_else_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    other = anna.steps[-1]._replace(kind="undo")
    assert said((kept, [seeing(anna, [*anna.steps[:-1], other]), *others]), "was told Step", "kind='undo'")
    more = Step(len(anna.steps) + 1, "reply", 0)
    assert said((kept, [seeing(anna, [*anna.steps, more]), *others]), "which the journal does not have")


def test_a_viewer_that_was_not_told_the_end_is_found_unless_it_had_left(played: Evidence) -> None:
    kept, (anna, *others) = played
    early = seeing(anna, anna.steps[:-1])
    assert said((kept, [early, *others]), "was told up to")
    assert wrongs(kept, [replace(early, stayed=False), *others]) == []


def test_a_probe_answered_otherwise_is_found(played: Evidence) -> None:
    kept, (anna, *others) = played
    probed = replace(anna, probes=[Probe("used key", "key-1", "key-reused", "12")])
    assert said((kept, [probed, *others]), "used key", "was answered 12, not key-reused")


def test_a_match_without_a_record_or_with_a_false_one_is_found(played: Evidence) -> None:
    kept, histories = played
    assert said((replace(kept, record=None), histories), "was not finished")
    text = kept.record or ""
    assert said((replace(kept, record=text.replace("seed: 00", "seed: 01")), histories), "the seed is not the one")
    assert said((replace(kept, record=text.replace("12 ", "12 x", 1)), histories), "record:")
    shorter = replace(kept, rows=kept.rows[:-1])
    assert said((shorter, histories), "it is not what the journal has")
