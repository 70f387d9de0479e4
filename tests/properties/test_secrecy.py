"""Secrecy: whatever a seat is shown stays the same to the byte when all that it may not know is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from guildtable.bots.player import bot
from guildtable.kernel.chance import CHANCE, Shuffle
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Position, run
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.redeal import redeal, redeal_unseen, rename, renamed
from guildtable.kernel.sealed import renaming
from guildtable.kernel.sight import sight
from guildtable.kernel.undo import Past, barrier, undoable
from guildtable.kernel.wire import heard, shown
from tests.properties.shelf import TABLES, Subject, name
from tests.properties.walk import Moment, over_games, walk

pytestmark = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=name)


def sent(position: Position[Any], viewer: int | None) -> str:
    """Everything a viewer is sent of a position."""
    return to_json(shown(position, viewer))


@over_games()
def test_a_seat_and_a_spectator_cannot_tell_a_redealt_position(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        for seat in range(seats):
            dealt = redeal(moment.after, seat, rng)
            assert sent(dealt, seat) == sent(moment.after, seat)
            assert sent(dealt, None) == sent(moment.after, None)


@over_games()
def test_a_seat_and_a_spectator_hear_the_same_events_under_redeal(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        if moment.complete is None:
            continue
        before, after = moment.before, moment.after
        for seat in range(seats):
            hidden = subject.game.sealed(before.now, seat)
            sealed = subject.game.sealed(after.now, seat)
            names = renaming({card: seal for card, seal in sealed.items() if card in hidden}, rng)
            last = moment.complete
            if moment.seat != CHANCE or isinstance(before.asked[CHANCE], Shuffle):
                last = {who: rename(chosen, names) for who, chosen in last.items()}
            same = renamed(before, names, seat)
            again = run(subject.game, same.base, (*same.answers, last))
            for viewer in (seat, None):
                assert to_json(heard(again.events, viewer)) == to_json(heard(moment.step.events, viewer))
                assert (
                    sent(again.position, viewer).partition('"waiting"')[0]
                    == (sent(after, viewer).partition('"waiting"')[0])
                )


@over_games()
def test_redeal_depends_only_on_what_the_seat_knows(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        for seat in range(seats):
            dice = rng.random()
            elsewhere = redeal(moment.after, seat, rng)
            assert redeal(elsewhere, seat, Random(dice)) == redeal(moment.after, seat, Random(dice))


@over_games()
def test_no_seat_can_tell_where_only_what_nobody_saw_is_dealt_anew(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        dealt = redeal_unseen(moment.after, rng)
        assert dealt.pending == moment.after.pending
        for viewer in (*range(seats), None):
            assert sent(dealt, viewer) == sent(moment.after, viewer)


@over_games()
def test_a_guess_answers_for_rivals_from_what_it_offers_them(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        for rival in moment.after.pending:
            seat = (rival + 1) % seats
            guesses = [redeal(moment.after, seat, rng) for _ in range(20)]
            answers = [(guess.question.asked[rival], guess.pending[rival]) for guess in guesses if guess.question]
            assert all(choice.read(choice.write(chosen)) for choice, chosen in answers if chosen)
            forced = isinstance(choice := answers[0][0], Choice) and choice.forced
            assert forced or len({chosen for _, chosen in answers}) > 1, "the true answer was kept"


@over_games()
def test_every_piece_is_either_seen_or_sealed(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        now = moment.after.now
        hidden = {piece: count for piece, count in subject.pieces.items() if piece != "gold"}
        for seat in range(seats):
            sealed = Counter(subject.face(card) for card in subject.game.sealed(now, seat))
            assert sealed + subject.seen(subject.game.view(now, seat)) == Counter(hidden)


@over_games(4)
def test_redeal_deals_every_sealed_card_anew(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        for seat in range(seats):
            sealed = subject.game.sealed(moment.after.now, seat)
            names = renaming(sealed, rng)
            assert sorted(names) == sorted(names.values()) == sorted(sealed)
        if len(moment.after.asked) == 1 and -1 in moment.after.asked:
            continue
        guesses = [renaming(sealed, rng) for _ in range(12)]
        marks = Counter(seal.place for seal in sealed.values())
        for card, seal in sealed.items():
            if marks[seal.place] > 8:
                assert len({guess[card] for guess in guesses}) > 1


@over_games()
def test_a_seat_may_undo_exactly_what_taught_it_nothing(subject: Subject, seats: int, seed: int) -> None:
    rng, history = Random(seed), list[Moment]()
    for moment in walk(subject.game, seats, seed):
        history.append(moment)
        if moment.seat < 0 or moment.after.pending:
            continue
        pasts = [Past(past.seat, past.before) for past in history]
        allowed = undoable(pasts, moment.after, moment.seat)
        for count in range(1, allowed + 1):
            assert all(looks_the_same(history[-count:], rng) for _ in range(3)), "undo across something learned"
        why = barrier(pasts[-1], moment.after, moment.seat)
        assert (why is None) == (allowed > 0)
        if why and why.id == "undo-barred-a-card-was-seen":
            learned = not all(looks_the_same([moment], rng) for _ in range(60))
            assert learned or only_one_world(moment.before, moment.seat, rng), "barred for nothing"


@over_games()
def test_undo_never_reaches_back_over_a_card_that_somebody_else_has_seen(
    subject: Subject, seats: int, seed: int
) -> None:
    sealed = subject.game.sealed
    for moment in walk(subject.game, seats, seed):
        me, before, after = moment.seat, moment.before.now, moment.after.now
        if me < 0 or moment.after.pending or barrier(Past(me, moment.before), moment.after, me):
            continue
        for other in range(seats):
            hidden = {card: seal for card, seal in sealed(before, other).items() if card in sealed(before, me)}
            alike = Counter(seal.place for seal in hidden.values())
            seen = hidden.keys() - sealed(after, other).keys()
            assert all(alike[hidden[card].place] == 1 for card in seen), "more was seen than could be worked out"


def only_one_world(position: Position[Any], seat: int, rng: Random) -> bool:
    """Could the seat have worked out everything by counting? Then it was shown no more than it knew."""
    worlds = [redeal(position, seat, rng) for _ in range(40)]
    rivals = [rival for rival in range(len(position.game.standing(position.now))) if rival != seat]
    return len({tuple(sent(world, rival) for rival in rivals) for world in worlds}) == 1


def looks_the_same(span: list[Moment], rng: Random) -> bool:
    """Would the seat, had the span begun in a world it could not tell from this one, have seen and heard the same?"""
    seat, world = span[0].seat, redeal(span[0].before, span[0].seat, rng)
    for moment in span:
        asked = world.asked.get(seat)
        if not isinstance(asked, Choice) or any(option not in asked.options for option in moment.chosen):
            return False
        world, events = world.answer(seat, moment.chosen)
        if heard(events, seat) != heard(moment.step.events, seat) or sent(world, seat) != sent(moment.after, seat):
            return False
    return True


@pytest.mark.parametrize("kind", ["random", "greedy", "look", "search:6", "learned:6"])
@over_games(4)
def test_a_bots_reply_does_not_change_under_redeal(subject: Subject, seats: int, kind: str, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(subject.game, seats, seed):
        for seat in moment.after.asked:
            if seat < 0:
                continue
            if kind not in {"random", "greedy"} and rng.random() > 0.03:  # they take their time
                continue
            replies = {
                reply(kind, position, seat, Random(f"{seed}"))
                for position in (moment.after, *(redeal(moment.after, seat, rng) for _ in range(3)))
            }
            assert len(replies) == 1


def reply(kind: str, position: Position[Any], seat: int, dice: Random) -> Reply:
    seen = sight(position, seat, dice)
    return seen.choice.write(bot(kind, position.game, dice).choose(seen))
