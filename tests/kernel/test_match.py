"""A match: undo, withdrawing, taking back, and going on after a break or a change of rules."""

from __future__ import annotations

import json
from random import Random

import pytest

from guildtable.games.capital_lux import GAME
from guildtable.kernel.chance import Shuffle, dealer, draw
from guildtable.kernel.game import Game, Option
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match, replay, verify
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import run
from guildtable.kernel.question import Choice, Illegal, one_of
from guildtable.kernel.record import Broken, Rebased, Record, Seated, Undone
from guildtable.kernel.store import restore, store
from guildtable.kernel.wire import shown
from tests.games.capital_lux.scenes import play, scene
from tests.toys import tavern

DEAL = dealer(b"match")


def a_match(replies: int = 0, seats: int = 2) -> Match:
    """A match of Capital Lux, played blindly for so many replies."""
    match = Match.begin(GAME, Header("capital-lux", GAME.version, ("bot:a", "bot:b", "bot:c", "bot:d")[:seats], "m"))
    rng = Random(1)
    match.deal(DEAL)
    for _ in range(replies):
        seat = next(iter(match.position.asked))
        choice = match.position.choice(seat)
        match.play(seat, choice.write(choice.any(rng)))
        match.deal(DEAL)
    return match


def to_the_first_turn() -> Match:
    """Both have chosen their cards."""
    return a_match(4)


def test_a_card_to_the_hometown_can_be_taken_back() -> None:
    match = to_the_first_turn()
    before, seat = store(match.position), next(iter(match.position.asked))
    path = next(path for path in match.position.choice(seat).pieces() if path.endswith("to:hometown"))
    match.play(seat, (path,))
    match.undo(seat)
    assert store(match.position) == before
    assert match.record.entries[-1] == Undone(seat)


def test_undo_is_an_entry_that_replays() -> None:
    match = to_the_first_turn()
    seat = next(iter(match.position.asked))
    path = next(path for path in match.position.choice(seat).pieces() if path.endswith("to:hometown"))
    match.play(seat, (path,))
    match.undo(seat)
    match.play(seat, (path,))
    again = Match.load(GAME, Record.read(match.record.text()))
    assert store(again.position) == store(match.position)


def test_another_seats_reply_cannot_be_undone() -> None:
    match = to_the_first_turn()
    seat = next(iter(match.position.asked))
    path = next(path for path in match.position.choice(seat).pieces() if path.endswith("to:hometown"))
    match.play(seat, (path,))
    with pytest.raises(Illegal, match="undo-barred-another-has-answered"):
        match.undo(1 - seat)


def test_nothing_can_be_undone_before_anything_was_done() -> None:
    match = Match.begin(GAME, Header("capital-lux", GAME.version, ("bot:a", "bot:b"), "m"))
    with pytest.raises(Illegal, match="undo-barred-nothing-to-undo"):
        match.undo(0)


def test_the_last_of_simultaneous_answers_cannot_be_undone() -> None:
    match = a_match(2)
    with pytest.raises(Illegal, match="undo-barred-all-have-answered"):
        match.undo(match.history[-1].seat)


def test_a_drawn_card_bars_undo() -> None:
    match = to_the_first_turn()
    match.position = scene("scholar-4 agent-2", "agent-3", capital="agent-2")
    match.play(0, ("card:scholar-4/to:capital",))
    with pytest.raises(Illegal, match="undo-barred-a-card-was-seen"):
        match.undo(0)


def test_an_answer_that_waits_can_be_withdrawn_whatever_came_after() -> None:
    match = a_match(0, seats=3)
    for seat in (2, 0):
        choice = match.position.choice(seat)
        match.play(seat, choice.write(choice.options[:2]))
    match.withdraw(2)
    assert list(match.position.pending) == [0]
    with pytest.raises(Illegal):
        match.withdraw(2)
    match.undo(0)
    assert not match.position.pending
    again = Match.load(GAME, Record.read(match.record.text()))
    assert store(again.position) == store(match.position)


def test_taking_back_several_replies_is_one_entry() -> None:
    match = a_match(8)
    match.take_back(0, 3)
    assert match.record.entries[-1] == Undone(0, 3)
    assert store(Match.load(GAME, match.record).position) == store(match.position)


def test_more_cannot_be_taken_back_than_was_played() -> None:
    match = a_match(3)
    for count in (0, -1, len(match.history) + 1):
        with pytest.raises(Illegal, match="cannot be taken back"):
            match.take_back(0, count)
    match.record.entries.append(Undone(0, 999))
    (fault,) = verify(GAME, match.record)
    assert "999 replies cannot be taken back" in fault


def test_a_match_of_other_rules_cannot_go_on_without_a_base() -> None:
    with pytest.raises(Broken, match="it cannot go on"):
        Match.load(GAME, Record(Header("capital-lux", "0", ("bot:a", "bot:b"), "m")))


def test_a_match_crosses_a_change_of_rules_by_a_base_entry() -> None:
    match = a_match(10)
    record = Record(Header("capital-lux", "0", match.record.header.players, "m"), list(match.record.entries[:5]))
    record.entries += [Seated(1, "bot:greedy"), Rebased(GAME.version, to_json(match.position.base))]
    later = Match.load(GAME, record)
    assert later.position.base == match.position.base
    rng = Random(2)
    while not later.position.over:
        later.deal(DEAL)
        seat = next(iter(later.position.asked), None)
        if seat is not None:
            choice = later.position.choice(seat)
            later.play(seat, choice.write(choice.any(rng)))
    assert verify(GAME, Record.read(later.record.text())) == ["the game is over, but the seed was not revealed"]
    assert next(replay(GAME, later.record)).number == 7, "what other rules played is passed over"


def test_a_forged_state_cannot_be_slipped_in_as_a_change_of_rules() -> None:
    match = a_match(10)
    honest = Record(match.record.header, [*match.record.entries, Rebased(GAME.version, to_json(match.position.base))])
    assert verify(GAME, honest) == []
    forged = match.position.base.clone()
    forged.gold[0] = 8
    honest.entries[-1] = Rebased(GAME.version, to_json(forged))
    (fault,) = verify(GAME, honest)
    assert "it is not the one that was played to" in fault


def test_a_match_last_played_by_other_rules_cannot_go_on() -> None:
    match = a_match(10)
    match.record.entries.append(Rebased("99", to_json(match.position.base)))
    with pytest.raises(Broken, match="it cannot go on"):
        Match.load(GAME, match.record)


def test_the_end_of_the_game_bars_undo() -> None:
    match = a_match()
    match.position = play(scene("agent-2", "", round=3, closer=1, modifiers=""))
    match.play(0, ("card:agent-2/to:hometown",))
    assert match.position.over
    with pytest.raises(Illegal, match="undo-barred-the-game-is-over"):
        match.undo(0)
    match.take_back(0, 1)
    assert match.record.result == "", "by consent, and then there is no result any more"


def test_a_waiting_answer_of_a_seat_no_longer_asked_is_dropped() -> None:
    match = a_match(0, seats=3)
    choice = match.position.choice(1)
    match.play(1, choice.write(choice.options[:2]))
    kept = json.loads(store(match.position))
    kept["waiting"] = {"7": kept["waiting"]["1"]}
    assert restore(GAME, json.dumps(kept)).pending == {}
    kept["waiting"] = {"1": [kept["waiting"]["7"][0], ["agent-9.x", "agent-9.y"]]}
    assert restore(GAME, json.dumps(kept)).pending == {}


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    with pytest.raises(Illegal):
        a_match().position.answer(9, ())


def test_answers_of_other_seats_than_are_asked_are_refused() -> None:
    position = to_the_first_turn().position
    with pytest.raises(Illegal, match="other seats are asked"):
        run(GAME, position.base, [{9: ()}])


@pytest.mark.parametrize("viewer", [-1, 2, 99])
def test_nobody_looks_from_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        shown(to_the_first_turn().position, viewer)


def test_a_reply_to_another_question_than_was_asked_is_refused() -> None:
    match = a_match(4)
    changed = Record(match.record.header, list(match.record.entries))
    changed.entries[-1] = type(changed.entries[-1])(0, "another-question", ())  # type: ignore[arg-type, call-arg]
    with pytest.raises(Illegal, match="another-question"):
        Match.load(GAME, changed)


@pytest.mark.parametrize("places", [("hometown",), ("capital", "hometown", "abroad")])
def test_a_stored_position_whose_question_changed_begins_its_script_again(
    monkeypatch: pytest.MonkeyPatch, places: tuple[str, ...]
) -> None:
    asked = play(scene("agent-4 cleric-2", "agent-3"), "card:agent-4/to:capital")
    kept = store(asked)
    assert restore(GAME, kept) == asked
    from guildtable.games.capital_lux import playing  # noqa: PLC0415

    monkeypatch.setattr(playing, "PLACES", places)
    again = restore(GAME, kept)
    assert again.answers == ()
    assert again.base == asked.base


def test_a_position_of_another_shape_is_refused() -> None:
    kept = store(scene("agent-4", "agent-3")).replace('"shape":1', '"shape":7')
    with pytest.raises(ValueError, match="shape 7"):
        restore(GAME, kept)


def test_a_shuffle_must_end_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    async def peeking_set_up(g: tavern.Tavern) -> None:
        g.deck = list(await draw(Shuffle("deck", tavern.CARDS, str)))
        await one_of(0, Choice("look", ["yes"], str))

    monkeypatch.setattr(tavern, "set_up", peeking_set_up)
    match = Match.begin(tavern.GAME, Header("tavern", "1", ("bot:a", "bot:b"), "m"))
    with pytest.raises(AssertionError, match="a shuffle must end its script"):
        match.deal(DEAL)


def test_a_table_the_game_is_not_made_for_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        GAME.opening(5)
    with pytest.raises(ValueError, match="no option speed=fast"):
        GAME.opening(3, {"speed": "fast"})


def test_options_have_defaults_and_only_known_values() -> None:
    told: list[object] = []

    def start(seats: int, settings: object) -> tavern.Tavern:
        told.append(settings)
        return tavern.start(seats, {})

    fields = {name: getattr(tavern.GAME, name) for name in tavern.GAME.__slots__}
    game: Game[tavern.Tavern, tavern.TavernView] = Game(
        **{**fields, "start": start, "options": (Option("length", ("short", "long"), "short"),)}
    )
    game.opening(2)
    game.opening(2, {"length": "long"})
    assert told == [{"length": "short"}, {"length": "long"}]
    with pytest.raises(ValueError, match="no option length=endless"):
        game.opening(2, {"length": "endless"})
