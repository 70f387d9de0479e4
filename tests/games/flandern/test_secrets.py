"""Secrets of Flandern: this round's choices, the golden card, the order of the piles. All else lies open: FL-8."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from guildtable.games.flandern import GAME, Flandern
from guildtable.games.flandern.pieces import GOLDEN
from guildtable.games.flandern.state import Phase
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Position, start
from guildtable.kernel.redeal import redeal
from guildtable.kernel.undo import Past, barrier, undoable
from guildtable.kernel.wire import heard, shown
from tests.games.flandern.scenes import Scene, scene

GUESSES = range(30)
PILE = "green-bruges red-bruges green-leuven red-utrecht green-building-site red-ghent"


def sent(table: Scene, viewer: int | None) -> str:
    """All that a viewer is sent of a position."""
    return to_json(shown(table.position, viewer))


def said(table: Scene, viewer: int | None) -> str:
    """All that a viewer is told of the last step."""
    return to_json(heard(table.events, viewer))


def guesses(table: Scene, seat: int) -> list[Scene]:
    """Thirty positions the seat cannot tell from the true one."""
    return [Scene(redeal(table.position, seat, Random(n))) for n in GUESSES]


def letters(now: Flandern) -> str:
    """The backs of the golden pile, from bottom to top."""
    return "".join(GOLDEN[card].pile for card in now.golden)


def box(now: Flandern) -> list[str]:
    """Every card that is or was ever face down."""
    golden = [*now.golden, *([now.golden_card] if now.golden_card else []), *now.golden_gone]
    return sorted([*golden, *now.pile, *now.pile_gone, *now.pile_removed])


def table_of(now: Flandern) -> tuple[object, ...]:
    """What lies open."""
    seats = (now.guilds, now.hands, now.played, now.influence, now.chosen, now.order, now.under_influence)
    board = (now.sites, now.districts, now.swallowed, now.opened, now.covered, now.scored, now.stock, now.points)
    return (*seats, *board, now.golden_gone, now.pile_gone, now.pile_removed, now.acted, now.phase, now.turn)


type Tale = Callable[[], list[Scene]]


@cache
def four() -> list[Scene]:
    """A round of four: the golden card is taken, all choose, act, and the golden card is carried out; and on."""
    table = scene(golden_pile="influence pick-up ghent bruges cathedral", phase=Phase.GOLDEN_CARD, starter=1)
    tables = [table]
    for seat, path in (
        (2, "card:pick-up"),
        (0, "card:ghent/influence:2"),
        (3, "card:building-site"),
        (1, "card:bruges/influence:1"),
        (0, "tile:blue-medium-0/space:site-2-M2"),
        (1, "tile:yellow-medium-0/space:site-1-M3"),
        (3, "tile:grey-small-0/space:site-3-S1"),
    ):
        tables.append(tables[-1].reply(seat, path))
    return tables


@cache
def three() -> list[Scene]:
    """Golden cards of scored towns are shown and removed."""
    table = scene(seats=3, scored="ghent", golden_pile="influence pick-up cathedral ghent", phase=Phase.GOLDEN_CARD)
    return [table, one := table.reply(1, "card:bruges"), one.reply(0, "card:pick-up")]


@cache
def two() -> list[Scene]:
    """A turn and the beginning of another."""
    tables = [scene(seats=2, pile=PILE, pile_gone="red-ypres", scored="ypres")]
    for path in (
        "button:pile",
        "tile:red-medium-0/space:site-2-M2",
        "card:bruges",
        "tile:grey-small-0/space:site-1-S3",
        "card:pick-up",
    ):
        tables.append(tables[-1].play(path))
    return tables


@cache
def reshuffled() -> list[Scene]:
    """The discards become the pile."""
    table = scene(seats=2, pile="", pile_gone=PILE).play("button:pile")
    assert table.asked == [CHANCE]
    drawn = table.play(*(f"pile:{card}" for card in PILE.split()))
    return [drawn, drawn.play("tile:red-medium-0/space:site-2-M2")]


@cache
def set_up() -> list[Scene]:
    """Centres are being laid, nothing is shuffled yet."""
    table = Scene(*start(GAME, 4)).play("arms:blue", "arms:yellow", "arms:green", "arms:red").play("seat:2")
    return [table, table.play("site:site-1")]


TALES: list[tuple[Tale, int]] = [(four, 4), (three, 3), (two, 2), (reshuffled, 2), (set_up, 4)]
MOMENTS = [
    pytest.param(tale, number, seat, id=f"{tale.__name__}-{number}-seat-{seat}")
    for tale, seats in TALES
    for number in range(len(tale()))
    for seat in range(seats)
]


@cache
def dealt(tale: Tale, number: int, seat: int) -> list[Scene]:
    """Thirty guesses of the seat at this moment of the tale."""
    return guesses(tale()[number], seat)


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_what_a_seat_and_a_spectator_are_shown_stays_the_same_to_the_byte(tale: Tale, number: int, seat: int) -> None:
    """FL-8: whatever is face down."""
    table = tale()[number]
    assert {sent(guess, seat) for guess in dealt(tale, number, seat)} == {sent(table, seat)}
    assert {sent(guess, None) for guess in dealt(tale, number, seat)} == {sent(table, None)}


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_what_lies_open_and_holds_each_card_once(tale: Tale, number: int, seat: int) -> None:
    """FL-8: only cards face down change places."""
    now = tale()[number].now
    assert all(table_of(guess.now) == table_of(now) for guess in dealt(tale, number, seat))
    assert all(box(guess.now) == box(now) for guess in dealt(tale, number, seat))


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_the_letters_on_the_golden_backs(tale: Tale, number: int, seat: int) -> None:
    """FL-6, FL-8: A lies above B, and all see of which letter the golden card is."""
    now = tale()[number].now
    for guess in dealt(tale, number, seat):
        assert letters(guess.now) == letters(now)
        taken, guessed = now.golden_card, guess.now.golden_card
        assert (taken and GOLDEN[taken].pile) == (guessed and GOLDEN[guessed].pile)


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_depends_on_nothing_but_what_the_seat_knows(tale: Tale, number: int, seat: int) -> None:
    """FL-8: the same dice give the same guess, whatever is true."""
    true = redeal(tale()[number].position, seat, Random("again"))
    assert all(redeal(guess.position, seat, Random("again")) == true for guess in dealt(tale, number, seat)[:5])


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_can_be_played_on_from(tale: Tale, number: int, seat: int) -> None:
    """FL-8: it is a position like any other."""
    for n, guess in enumerate(dealt(tale, number, seat)[:3]):
        play_on(guess.position, Random(n))


def play_on(position: Position[Flandern], rng: Random, steps: int = 8) -> None:
    """So many answers from there, taken blindly."""
    deal = dealer(b"secrets")
    for _ in range(steps):
        position = position.dealt(deal).position
        for other in list(position.asked):
            position = position.answer(other, position.choice(other).any(rng)).position


# This round's choices


def choosing() -> Scene:
    """Four choose."""
    return scene(golden="cathedral")


@pytest.mark.parametrize("path", ["card:ghent", "card:pick-up", "card:bruges/influence:1", "card:ghent/influence:3"])
def test_others_see_that_somebody_has_chosen_but_not_what_nor_how_many(path: str) -> None:
    """FL-8, FL-11: whatever was chosen, they are sent and told the same."""
    table, other = choosing().reply(1, path), choosing().reply(1, "card:leuven/influence:2")
    for viewer in (0, 2, 3, None):
        assert sent(table, viewer) == sent(other, viewer)
        assert shown(table.position, viewer).answered == (1,)
        assert shown(table.position, viewer).waiting is None
        assert said(table, viewer) == to_json(())
    assert shown(table.position, 1).waiting == (path,)


def test_the_last_but_one_answer_is_still_secret() -> None:
    """FL-11: nothing is revealed before the last has chosen."""
    table = choosing().reply(0, "card:bruges/influence:2").reply(1, "card:ghent").reply(2, "card:pick-up")
    other = choosing().reply(0, "card:pick-up").reply(1, "card:leuven/influence:3").reply(2, "card:utrecht")
    assert (table.now.chosen, table.now.influence) == ([], [3, 3, 3, 3])
    assert sent(table, 3) == sent(other, 3)
    assert sent(table, None) == sent(other, None)


def test_with_the_last_answer_all_choices_are_revealed_to_all() -> None:
    """FL-12: cards and influence."""
    table = choosing().choose("card:bruges/influence:2", "card:ghent", "card:pick-up", "card:building-site")
    told = [(each["seat"], each["card"], each["influence"]) for each in table.heard("reveals")]
    assert sorted(told) == [
        ("seat:0", "card:bruges", 2),
        ("seat:1", "card:ghent", 0),
        ("seat:2", "card:pick-up", 0),
        ("seat:3", "card:building-site", 0),
    ]
    assert all(said(table, viewer).count('"reveals"') == 4 for viewer in (0, 1, 2, 3, None))
    assert [tuple(each) for each in shown(table.position, None).view.chosen] == [
        ("bruges", 2),
        ("ghent", 0),
        ("pick-up", 0),
        ("building-site", 0),
    ]


def test_an_answer_that_waits_is_guessed_anew_by_the_others_alone() -> None:
    """FL-11: from all that the seat might have chosen."""
    waiting = choosing().reply(1, "card:ghent/influence:3")
    assert {guess.position.pending[1] for guess in guesses(waiting, 1)} == {waiting.position.pending[1]}
    guessed = {guess.position.pending[1] for guess in guesses(waiting, 0)}
    assert len({chosen[0].card for chosen in guessed}) > 3
    assert {chosen[0].influence for chosen in guessed} == {0, 1, 2, 3}


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    """FL-11: then they are revealed."""
    before = choosing()
    table = before.reply(1, "card:ghent")
    assert undoable([Past(1, before.position)], table.position, 1) == 1
    almost = table.reply(0, "card:bruges").reply(2, "card:pick-up")
    revealed = almost.reply(3, "card:pick-up")
    why = barrier(Past(3, almost.position), revealed.position, 3)
    assert why is not None
    assert why.id == "undo-barred-all-have-answered"


# The golden card


def test_only_the_starter_sees_the_golden_card_it_took() -> None:
    """FL-39: the others hear that one was taken."""
    table = four()[0]
    golden = [(event.id, dict(event.args)) for event in table.events if "golden" in event.id]
    assert ("you-take-golden", {"card": "golden:cathedral"}) in golden
    assert '"you-take-golden"' in said(table, 1)
    assert '"takes-golden"' not in said(table, 1)
    assert shown(table.position, 1).view.own.golden == "cathedral"
    for viewer in (0, 2, 3, None):
        assert "cathedral" not in said(table, viewer)
        assert '"you-take-golden"' not in said(table, viewer)
        assert '"takes-golden"' in said(table, viewer)
        assert shown(table.position, viewer).view.golden_taken
    for viewer in (0, 2, 3):
        assert shown(table.position, viewer).view.own.golden is None
    assert shown(table.position, None).view.own is None


@pytest.mark.parametrize("number", range(7))
def test_it_stays_secret_until_step_5(number: int) -> None:
    """FL-39: the starter knows it in every guess, the others in none."""
    table = four()[number]
    taken = table.now.golden_card
    assert taken
    assert {guess.now.golden_card for guess in dealt(four, number, 1)} == {taken}
    for seat in (0, 2, 3):
        assert len({guess.now.golden_card for guess in dealt(four, number, seat)}) > 1
        assert taken in GAME.sealed(table.now, seat)
    assert taken not in GAME.sealed(table.now, 1)
    for viewer in (0, 2, 3, None):
        assert "golden:cathedral" not in said(table, viewer)


@pytest.mark.parametrize("face", ["cathedral", "influence", "pick-up", "bruges", "building-site"])
def test_others_are_sent_the_same_whichever_golden_card_was_taken(face: str) -> None:
    """FL-39: the pile below it holds the rest."""
    cards = ["bruges", "building-site", "cathedral", "influence", "pick-up", "ghent"]
    tables = [
        scene(golden_pile=" ".join([*(c for c in cards if c != top), top]), phase=Phase.GOLDEN_CARD, starter=2)
        for top in (face, "ghent")
    ]
    for viewer in (0, 1, 3, None):
        assert sent(tables[0], viewer) == sent(tables[1], viewer)
        assert said(tables[0], viewer) == said(tables[1], viewer)
    assert sent(tables[0], 2) != sent(tables[1], 2)


def test_in_step_5_the_golden_card_is_revealed_to_all() -> None:
    """FL-41: there is no church to build a cathedral on but the centre of Liège."""
    table = four()[7]
    assert table.heard("reveals-golden") == [{"seat": "seat:1", "card": "golden:cathedral"}]
    assert all('"reveals-golden"' in said(table, viewer) for viewer in (0, 1, 2, 3, None))
    gone = table.now.golden_gone
    assert [GOLDEN[card].face for card in gone] == ["cathedral"]
    assert all(not set(gone) & set(GAME.sealed(table.now, seat)) for seat in range(4))
    assert all(shown(table.position, viewer).view.golden_gone == ("cathedral",) for viewer in (0, 1, 2, 3, None))


def test_the_next_starter_takes_the_next_card_in_secret() -> None:
    """FL-39: the last starter no more than the others."""
    table = four()[7]
    assert table.now.starter == 2
    assert shown(table.position, 2).view.own.golden == "bruges"
    assert shown(table.position, 1).view.own.golden is None
    assert "golden:bruges" in said(table, 2)
    assert "golden:bruges" not in said(table, 1) + said(table, 0) + said(table, None)
    assert {guess.now.golden_card for guess in dealt(four, 7, 2)} == {table.now.golden_card}
    assert len({guess.now.golden_card for guess in dealt(four, 7, 1)}) > 1


def test_the_golden_card_of_a_scored_town_is_shown_to_all() -> None:
    """FL-40: the card that replaces it is not."""
    table = three()[0]
    assert table.heard("golden-removed") == [{"card": "golden:ghent"}]
    for viewer in (0, 1, 2, None):
        assert '"golden-removed"' in said(table, viewer)
        assert shown(table.position, viewer).view.golden_gone == ("ghent",)
    assert "cathedral" in said(table, 0)
    assert "cathedral" not in said(table, 1) + said(table, 2) + said(table, None)
    assert "g02" not in {*GAME.sealed(table.now, 0), *GAME.sealed(table.now, 1)}


def test_a_golden_influence_card_is_open_once_it_is_taken_to_hand() -> None:
    """FL-46: all can count influence cards."""
    table = scene(golden="influence", golden_pile="pick-up cathedral").choose(*["card:pick-up"] * 4)
    assert '"reveals-golden"' in said(table, 2)
    assert [player.influence for player in shown(table.position, None).view.players] == [4, 3, 3, 3]


# The golden pile


def test_nobody_knows_the_order_of_the_golden_pile() -> None:
    """FL-8: every place may hold several cards of its letter, and none of the other."""
    table = scene(golden="cathedral")
    for seat in range(4):
        worlds = [guess.now.golden for guess in guesses(table, seat)]
        for place, card in enumerate(table.now.golden):
            there = {world[place] for world in worlds}
            assert len(there) > 3
            assert {GOLDEN[each].pile for each in there} == {GOLDEN[card].pile}


def test_a_lies_above_b_in_every_guess() -> None:
    """FL-6: the letters are on the backs."""
    table = scene(golden="cathedral")
    assert letters(table.now) == "B" * 14 + "A" * 13
    assert {letters(guess.now) for guess in guesses(table, 2)} == {"B" * 14 + "A" * 13}
    assert shown(table.position, 2).view.golden_left == (13, 14)


def test_the_golden_card_is_guessed_among_those_of_its_letter() -> None:
    """FL-8: one of fourteen A cards was taken."""
    table = scene(golden="cathedral")
    guessed = {guess.now.golden_card for guess in guesses(table, 1)}
    assert len(guessed) > 5
    assert {GOLDEN[card].pile for card in guessed if card} == {"A"}


def test_nobody_guesses_that_a_card_of_a_scored_town_was_taken() -> None:
    """FL-39: it would have been shown and removed. It may lie anywhere in the pile, where its letter lies."""
    table = scene(golden="cathedral", scored="bruges ypres")
    found = guesses(table, 1)
    assert not {GOLDEN[guess.now.golden_card].face for guess in found if guess.now.golden_card} & {"bruges", "ypres"}
    depths = {[GOLDEN[card].face for card in guess.now.golden].index("ypres") for guess in found}
    assert len(depths) > 5
    assert {letters(guess.now) for guess in found} == {letters(table.now)}


def test_sealed_speaks_of_the_golden_pile_and_for_others_of_the_golden_card() -> None:
    """FL-8: of nothing else."""
    now = scene(golden="cathedral", golden_pile="bruges pick-up", starter=1).now
    assert now.golden_card
    assert set(GAME.sealed(now, 1)) == set(now.golden)
    for seat in (0, 2, 3):
        assert set(GAME.sealed(now, seat)) == {*now.golden, now.golden_card}


def test_no_golden_card_is_named_on_the_wire_by_its_number() -> None:
    """FL-8: equal cards are equal, and what is face down has no name."""
    for table in four():
        for viewer in (0, 1, 2, 3, None):
            assert not any(f'"{card}"' in sent(table, viewer) + said(table, viewer) for card in GOLDEN)


# The pile of a game of two


def test_nobody_knows_the_order_of_the_pile() -> None:
    """FL-8: all six cards may lie anywhere in it."""
    table = two()[0]
    for seat in (0, 1):
        worlds = [guess.now.pile for guess in guesses(table, seat)]
        assert all(sorted(world) == sorted(PILE.split()) for world in worlds)
        assert all(len({world[place] for world in worlds}) > 3 for place in range(6))
        assert set(GAME.sealed(table.now, seat)) == set(PILE.split())


def test_no_card_of_the_pile_is_sent_before_it_is_drawn() -> None:
    """FL-76: only how many there are."""
    table = two()[0]
    for viewer in (0, 1, None):
        assert not any(card in sent(table, viewer) for card in PILE.split())
        assert shown(table.position, viewer).view.pile_left == 6


def test_a_drawn_card_is_public_at_once() -> None:
    """FL-76: before it is carried out, and for good."""
    for table in two()[1:]:
        assert "red-ghent" not in {*GAME.sealed(table.now, 0), *GAME.sealed(table.now, 1)}
        for viewer in (0, 1, None):
            assert "red-ghent" in shown(table.position, viewer).view.pile_gone
    drawn = two()[1]
    assert drawn.why(0) == "build"
    assert all("pile:red-ghent" in said(drawn, viewer) for viewer in (0, 1, None))


def test_a_removed_card_is_public() -> None:
    """FL-77: named to all, and seen ever after."""
    table = scene(seats=2, scored="ghent", pile=PILE).play("button:pile")
    for viewer in (0, 1, None):
        assert "pile:red-ghent" in said(table, viewer)
        assert shown(table.position, viewer).view.pile_removed == ("red-ghent",)
    assert "red-ghent" not in GAME.sealed(table.now, 1)


def test_reshuffled_discards_are_secret_again() -> None:
    """FL-78: all but the card drawn."""
    table = reshuffled()[0]
    assert table.now.pile_gone == ["red-ghent"]
    rest = set(PILE.split()) - {"red-ghent"}
    for seat in (0, 1):
        assert set(GAME.sealed(table.now, seat)) == rest
        assert len({tuple(guess.now.pile) for guess in dealt(reshuffled, 0, seat)}) > 10
    assert not any(f'"{card}"' in sent(table, viewer) for card in rest for viewer in (0, 1, None))


def test_the_same_replies_lead_on_in_every_guess_until_a_card_is_drawn() -> None:
    """FL-8: what the own card can do does not depend on the pile."""
    table = two()[0]
    on = table.play("card:bruges")
    for seat in (0, 1):
        assert {tuple(guess.play("card:bruges").offers(0)) for guess in guesses(table, seat)} == {tuple(on.offers(0))}


# Undo


def past(*tables: Scene) -> list[Past]:
    """What seat 0 replied in each of these positions."""
    return [Past(0, table.position) for table in tables]


def test_undo_is_barred_across_a_draw_from_the_pile() -> None:
    """FL-76: the card was seen."""
    before, drawn, *_ = two()
    why = barrier(past(before)[0], drawn.position, 0)
    assert why is not None
    assert why.id == "undo-barred-a-card-was-seen"


@pytest.mark.parametrize(("number", "count"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_undo_goes_back_to_the_draw(number: int, count: int) -> None:
    """FL-76: what was done since can be taken back while the other has not answered."""
    tables = two()
    assert undoable(past(*tables[:number]), tables[number].position, 0) == count


def test_an_own_card_can_be_taken_back_before_the_pile_is_touched() -> None:
    """FL-75: nothing was learned by it."""
    before = scene(seats=2, pile=PILE)
    table = before.play("card:bruges")
    assert undoable(past(before), table.position, 0) == 1


def test_undo_is_barred_across_a_removed_card() -> None:
    """FL-77: it was seen, and so was the one drawn for it."""
    before = scene(seats=2, scored="ghent", pile="green-bruges red-ghent")
    assert undoable(past(before), before.play("button:pile").position, 0) == 0


def test_a_build_can_be_taken_back_while_the_golden_card_is_still_face_down() -> None:
    """FL-39: the next to act learns nothing."""
    tables = four()
    assert undoable([Past(0, tables[4].position)], tables[5].position, 0) == 1


def test_the_last_build_of_a_round_reveals_the_golden_card_and_cannot_be_taken_back() -> None:
    """FL-41: seat 3 is not the starter, who knew it."""
    tables = four()
    assert undoable([Past(3, tables[6].position)], tables[7].position, 3) == 0


def test_laying_a_centre_can_be_taken_back() -> None:
    """FL-3: nobody learns anything by it; the cards are not shuffled yet."""
    before, after = set_up()
    assert undoable([Past(2, before.position)], after.position, 2) == 1


def test_the_last_to_act_takes_nothing_back_once_the_next_golden_card_was_looked_at() -> None:
    hands = ["bruges pick-up", "pick-up", "pick-up"]
    table = scene(seats=3, hands=hands, golden="influence", towns={"bruges": "M3=red-medium-0"}, influence=[0, 1, 1])
    table = table.choose("card:bruges", "card:pick-up/influence:1", "card:pick-up/influence:1")
    before = table.position
    after = table.play("tile:grey-small-0/space:site-1-S1").position
    assert (after.now.round, after.now.starter) == (3, 1)
    assert after.now.golden_card
    why = barrier(Past(0, before), after, 0)
    assert why
    assert why.id == "undo-barred-somebody-saw-a-card"
