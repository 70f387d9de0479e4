"""Actions: their numbers are held fast, and picking by numbers reaches what picking by refs does."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Illegal
from guildtable.research.actions import DONE, Actions, Picking, actions_of
from guildtable.shelf import GAMES, games_with
from tests.properties.walk import over_games, questions

FINGERPRINTS = {"capital-lux": (39, "2f468d9c"), "bruges": (406, "fb42d3d4"), "flandern": (435, "bfa8c11c")}
"""If one of these changes, agents trained before no longer fit: say so in the changelog."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@pytest.mark.parametrize("game", games_with("observation").values(), ids=lambda game: game.name)
def test_the_numbers_of_actions_are_those_agents_were_trained_with(game: AnyGame) -> None:
    actions = actions_of(game)
    assert (len(actions), actions.fingerprint) == FINGERPRINTS[game.name]
    assert actions.names[DONE] == "done"
    assert actions.names[1 : len(game.refs()) + 1] == game.refs()


@every_game
@over_games(4)
def test_picking_by_numbers_offers_what_the_choice_says_comes_next(game: AnyGame, seed: int) -> None:
    rng, seats = Random(seed), game.seats[seed % len(game.seats)]
    actions = actions_of(game)
    for position in questions(game, seats, seed):
        for seat in position.asked:
            choice = position.choice(seat)
            picking = Picking(actions, choice, seat, seats)
            while picking.answer is None:
                coming = choice.next([ref_of(actions, action, seat, seats) for action in picking.picked])
                expected = {actions.number(ref, seat, seats) for ref in coming.refs} | (
                    {DONE} if coming.done else set()
                )
                assert len(expected) == len(picking.legal) > 1
                assert expected == set(picking.legal)
                picking.pick(rng.choice(picking.legal))
            assert choice.read(choice.write(picking.answer)) == picking.answer
            assert choice.next([ref_of(actions, action, seat, seats) for action in picking.picked]).done


def ref_of(actions: Actions, action: int, me: int, seats: int) -> str:
    """What the acting seat means by a number."""
    name = actions.names[action]
    return f"seat:{(me + int(name[5:])) % seats}" if name.startswith("left:") else name


def cards(least: int, most: int) -> Choice[str]:
    """Two equal fours, a three and a six of Capital Lux."""
    hand = ["agent-4.a", "agent-4.b", "agent-3.a", "agent-6.a"]
    return Choice("keep", hand, lambda card: f"card:{card[:-2]}", least, most)


def picked(choice: Choice[str], *refs: str) -> Picking:
    """An answer begun with these refs."""
    actions = actions_of(GAMES["capital-lux"])
    picking = Picking(actions, choice, 0, 2)
    for ref in refs:
        picking.pick(DONE if ref == "done" else actions.number(ref, 0, 2))
    return picking


def test_several_are_picked_in_any_order_and_answered_in_the_order_of_the_options() -> None:
    assert picked(cards(2, 2), "card:agent-6", "card:agent-4").answer == ("agent-4.a", "agent-6.a")
    assert picked(cards(2, 2), "card:agent-4", "card:agent-4").answer == ("agent-4.a", "agent-4.b")


def test_done_is_legal_as_soon_as_enough_is_picked() -> None:
    assert DONE not in picked(cards(1, 3)).legal
    assert DONE in picked(cards(1, 3), "card:agent-4").legal
    assert picked(cards(0, 3), "done").answer == ()
    assert picked(cards(1, 3), "card:agent-4", "done").answer == ("agent-4.a",)


def test_what_can_only_go_one_way_is_not_asked_for() -> None:
    assert picked(Choice("keep", ["agent-4.a", "agent-4.b"], lambda card: f"card:{card[:-2]}")).answer == ("agent-4.a",)
    plays = [("agent-4", "capital"), ("agent-6", "capital"), ("agent-6", "hometown")]
    choice = Choice("play", plays, lambda play: f"card:{play[0]}/to:{play[1]}")
    assert picked(choice, "card:agent-4").answer == (("agent-4", "capital"),)  # type: ignore[arg-type]
    assert picked(choice, "card:agent-6").answer is None  # type: ignore[arg-type]


def test_a_path_that_begins_another_ends_by_done_or_goes_on() -> None:
    choice = Choice(
        "save", ["agent", "agent/save:cleric", ""], lambda kept: f"save:{kept}" if kept else "button:save-none"
    )
    assert DONE in picked(choice, "save:agent").legal
    assert picked(choice, "save:agent", "done").answer == ("agent",)
    assert picked(choice, "save:agent", "save:cleric").answer == ("agent/save:cleric",)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    picking = picked(cards(2, 2))
    before = list(picking.legal)
    with pytest.raises(Illegal, match="action mask"):
        picking.pick(DONE)
    assert picking.legal == before
    assert picking.answer is None
