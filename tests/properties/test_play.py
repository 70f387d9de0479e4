"""Playing: what is offered is what is legal, nothing is lost, and every game ends."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.chance import Shuffle
from guildtable.kernel.plain import plain, to_json
from guildtable.kernel.question import Choice, Illegal
from guildtable.kernel.store import store
from guildtable.kernel.wire import asked, heard, shown
from tests.properties.shelf import TABLES, Subject, name
from tests.properties.walk import over_games, questions, walk

pytestmark = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=name)


@over_games()
def test_every_question_has_an_option_and_every_option_is_accepted(subject: Subject, seats: int, seed: int) -> None:
    for position in questions(subject.game, seats, seed):
        for seat in position.asked:
            choice = position.choice(seat)
            assert len(choice.options) >= max(1, choice.least)
            for path in choice.pieces():
                if choice.most == 1:
                    position.play(seat, (path,))
            position.play(seat, choice.write(choice.any(Random(seed))))


@over_games()
def test_anything_else_is_refused_and_changes_nothing(subject: Subject, seats: int, seed: int) -> None:
    rng, refs = Random(seed), subject.game.refs()
    for position in questions(subject.game, seats, seed):
        before = store(position)
        for seat in range(-1, seats + 1):
            if seat not in position.asked:
                with pytest.raises(Illegal):
                    position.play(seat, (rng.choice(refs),))
                continue
            choice = position.choice(seat)
            full = choice.write(choice.any(rng))
            paths = list(choice.pieces())
            wrong = [
                (*full, paths[0]) if len(full) == choice.most else (*full, "card:nobody"),
                full[1:] if len(full) == choice.least and full else (*full, "x"),
                tuple([paths[0]] * (1 + len(choice.pieces()[paths[0]]))),
                ("",),
                tuple(rng.choice(refs) + "/nowhere" for _ in full or [0]),
            ]
            for reply in wrong:
                with pytest.raises(Illegal):
                    position.play(seat, reply)
        assert store(position) == before


@over_games()
def test_picking_step_by_step_reaches_every_answer_and_nothing_else(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for position in questions(subject.game, seats, seed):
        for seat in position.asked:
            choice = position.choice(seat)
            prefix: list[str] = []
            while (following := choice.next(prefix)).refs and not (following.done and rng.random() < 0.5):
                prefix.append(rng.choice(following.refs))
            assert choice.next(prefix).done
            firsts = {path.partition("/")[0] for path in choice.pieces()}
            assert set(choice.next().refs) == firsts
            with pytest.raises(Illegal):
                choice.next(["card:nobody"])
            if choice.most == 1:
                position.play(seat, ("/".join(prefix),) if prefix else ())
                for path in choice.pieces():
                    assert choice.next(path.split("/")).done


@over_games()
def test_equal_pieces_are_interchangeable(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        again = moment.before.play(moment.seat, moment.before.asked[moment.seat].write(moment.chosen))
        for viewer in (*range(seats), None):
            assert unordered(shown(again.position, viewer)) == unordered(shown(moment.after, viewer))
            assert unordered(heard(again.events, viewer)) == unordered(heard(moment.step.events, viewer))


def unordered(sent: object) -> str:
    """What is sent, whatever the order in which pieces happen to lie."""

    def lines(value: object) -> object:
        if isinstance(value, dict):
            return {key: lines(item) for key, item in value.items()}
        return sorted(map(to_json, map(lines, value))) if isinstance(value, list) else value

    return to_json(lines(plain(sent)))


@over_games()
def test_every_path_and_every_ref_in_a_message_is_one_of_the_games_refs(
    subject: Subject, seats: int, seed: int
) -> None:
    refs = {*subject.game.refs(), *(f"seat:{seat}" for seat in range(seats))}

    def named(message_args: object) -> set[str]:
        words = [
            word for value in plain(message_args).values() for word in (value if isinstance(value, list) else [value])
        ]
        return {word for word in words if isinstance(word, str)}

    for moment in walk(subject.game, seats, seed):
        for event in moment.step.events:
            assert named(event.args) <= refs, event
        for choice in moment.after.asked.values():
            if isinstance(choice, Choice):
                written = asked(choice)
                paths = [offer.path for offer in written.offers] + [barred.path for barred in written.barred]
                assert {ref for path in paths for ref in path.split("/")} <= refs
                assert len(paths) == len(set(paths)), "a path is on offer or barred, not both"
                messages = [offer.outcome for offer in written.offers] + [barred.reason for barred in written.barred]
                assert all(named(message.args) <= refs for message in messages if message)


@over_games()
def test_no_piece_is_lost_or_made(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        assert subject.count(moment.after.now) == subject.pieces
        assert subject.count(moment.after.base) == subject.pieces


@over_games()
def test_scripts_are_short_games_end_and_somebody_wins(subject: Subject, seats: int, seed: int) -> None:
    moments = list(walk(subject.game, seats, seed))
    assert len(moments) < 5000
    assert max(len(moment.after.answers) for moment in moments) <= 40
    last = moments[-1].after
    winners = subject.game.winners(last.now)
    totals = [score.total for score in subject.game.standing(last.now)]
    assert winners
    assert all(totals[seat] == max(totals) for seat in winners)


@over_games()
def test_every_draw_of_chance_has_a_label_of_its_own(subject: Subject, seats: int, seed: int) -> None:
    labels = [moment.before.asked[-1].why for moment in walk(subject.game, seats, seed) if moment.seat == -1]
    assert len(labels) == len(set(labels)), "the same label would give the same cards or dice again"


@over_games()
def test_options_are_plain_values_and_no_shuffle_is_kept_among_answers(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        shuffles = isinstance(moment.before.asked.get(-1), Shuffle)
        assert not (shuffles and moment.after.answers)
        for choice in moment.after.asked.values():
            if isinstance(choice, Choice):
                to_json(list(choice.options))
                hash(tuple(choice.options))


@over_games()
def test_others_see_that_a_seat_has_answered_but_not_what(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        if not moment.after.pending:
            continue
        assert not moment.step.events
        for viewer in [*range(seats), None]:
            seen = shown(moment.after, viewer)
            assert seen.answered == tuple(sorted(moment.after.pending))
            assert (seen.waiting is not None) == (viewer in moment.after.pending)
            if viewer != moment.seat:
                before = shown(moment.before, viewer)
                assert (seen.view, seen.question, seen.standing) == (
                    before.view,
                    before.question,
                    before.standing,
                )
