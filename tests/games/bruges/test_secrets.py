"""Secrets of Bruges, person by person: nobody is shown or told what lies face down; what lies open is everybody's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import pytest

from guildtable.games.bruges import GAME, Bruges
from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.person import COLOUR, PERSONS
from guildtable.games.bruges.state import Known, Phase
from guildtable.kernel.chance import dealer
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Position
from guildtable.kernel.question import Path
from guildtable.kernel.redeal import redeal
from guildtable.kernel.undo import Past, barrier, undoable
from guildtable.kernel.wire import heard, shown
from tests.games.bruges.scenes import Scene, scene, town

GUESSES = range(30)


def sent(table: Scene, viewer: int | None) -> str:
    """All that a viewer is sent of a position."""
    return to_json(shown(table.position, viewer))


def said(table: Scene, viewer: int | None) -> str:
    """All that a viewer is told of the last step."""
    return to_json(heard(table.events, viewer))


def guesses(table: Scene, seat: int) -> list[Scene]:
    """Thirty positions the seat cannot tell from the true one."""
    return [Scene(redeal(table.position, seat, Random(n))) for n in GUESSES]


def backs(now: Bruges) -> list[list[Colour]]:
    """The colours that all can see: hands, cards just drawn, houses, and the tops of the piles."""
    held = [[COLOUR[card] for card in cards] for mine in now.towns for cards in (mine.hand, mine.unseen, mine.drawn)]
    built = [[COLOUR[house.card] for house in mine.houses] for mine in now.towns]
    return [*held, *built, *([COLOUR[card] for card in pile[-1:]] for pile in (*now.piles, now.extra))]


def box(now: Bruges) -> list[str]:
    """Every card there is, wherever it lies."""
    cards = [*now.piles[0], *now.piles[1], *now.extra, *now.discards]
    for mine in now.towns:
        cards += [*mine.hand, *mine.unseen, *mine.drawn, *mine.persons, *(house.card for house in mine.houses)]
    return sorted(cards)


type Replies = Sequence[tuple[Path, ...]]
type Tale = Callable[[], list[Scene]]


def walk(table: Scene, replies: Replies) -> list[Scene]:
    """The scene, and what it came to after each reply."""
    tables = [table]
    for reply in replies:
        tables.append(tables[-1].play(*reply))
    return tables


@cache
def herald() -> list[Scene]:
    table = scene(
        town(hand="herald prince accountant", houses="red blue", guilders=15, workers="purple"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard",
    )
    return walk(
        table,
        [
            ("card:herald/use:recruit/house:red",),
            ("pile:left",),
            ("pile:right",),
            ("pile:left",),
            ("card:prince/use:house",),
            ("card:accountant/use:recruit/house:blue",),
        ],
    )


@cache
def architect() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:architect blue:plasterer", workers="blue", threats="yellow"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester",
    )
    return walk(table, [("person:architect",), ("pile:left",), ("threat:yellow",)])


@cache
def mathematician() -> list[Scene]:
    table = scene(
        town(hand="mathematician prince accountant", houses="red", guilders=3),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard",
    )
    return walk(
        table,
        [
            ("card:mathematician/use:recruit/house:red",),
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
            ("pile:left",),
            ("card:prince", "card:bard", "card:queen", "card:jester"),
        ],
    )


@cache
def lady_in_waiting() -> list[Scene]:
    table = scene(
        town(
            hand="prince alchemist",
            houses="red:lady_in_waiting blue red:fire_eater red:astronomer",
            workers="blue",
            threats="yellow",
        ),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
    )
    return walk(
        table,
        [
            ("person:lady_in_waiting/card:alchemist/use:recruit/house:blue",),
            ("threat:yellow",),
            ("button:yes",),
        ],
    )


@cache
def princess() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:princess red:plasterer", workers="blue yellow", threats="yellow"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester",
    )
    return walk(table, [("person:princess",), ("pile:left",), ("card:jester/use:house",), ("threat:yellow",)])


@cache
def falconer() -> list[Scene]:
    """The last card of a pile is drawn in the middle."""
    table = scene(
        town(hand="prince falconer", houses="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop",
        extra="queen bard",
    )
    return walk(table, [("card:falconer/use:recruit/house:red",), ("pile:left",), ("pile:left",)])


@cache
def split() -> list[Scene]:
    """A pile is split in the middle."""
    table = scene(
        town(hand="prince falconer", houses="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop",
        right="queen bard jester student",
        extra="",
        last_round=3,
    )
    return walk(table, [("card:falconer/use:recruit/house:red",), ("pile:left",), ("pile:left",)])


@cache
def arsonist() -> list[Scene]:
    """Two choose at once; the first answer waits for the second."""
    table = scene(
        town(hand="prince arsonist", houses="red", guilders=3),
        town(hand="king duke mason", houses="red blue"),
        town(hand="baron earl", houses="yellow brown"),
    ).play("card:arsonist/use:recruit/house:red")
    return [table, first := table.reply(2, "house:brown"), first.reply(1, "house:blue")]


@cache
def servant() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
    )
    return walk(table, [("person:servant",), ("pile:right",)])


@cache
def fire() -> list[Scene]:
    table = scene(
        town(hand="prince accountant", houses="brown:alchemist blue", threats="red red", workers="yellow purple"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        phase=Phase.ROLL,
    ).roll(red=5)
    return walk(
        table,
        [("house:brown/person:alchemist",), ("card:alchemist/use:house",), ("button:end-turn",)],
    )


@cache
def draw_phase() -> list[Scene]:
    table = scene(
        town(hand="prince accountant", houses="red:inventor red:seneschal"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard minstrel",
        phase=Phase.DRAW,
    )
    return walk(
        table,
        [
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
            ("button:yes",),
            ("pile:left",),
            ("card:prince", "card:bard"),
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
        ],
    )


TALES: list[Tale] = [
    herald,
    architect,
    mathematician,
    lady_in_waiting,
    princess,
    falconer,
    split,
    arsonist,
    servant,
    fire,
    draw_phase,
]
MOMENTS = [
    pytest.param(tale, number, seat, id=f"{tale.__name__}-{number}-seat-{seat}")
    for tale in TALES
    for number in range(len(tale()))
    for seat in range(3)
]


@cache
def dealt(tale: Tale, number: int, seat: int) -> list[Scene]:
    """Thirty guesses of the seat at this moment of the tale."""
    return guesses(tale()[number], seat)


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_what_a_seat_and_a_spectator_are_shown_stays_the_same_to_the_byte(tale: Tale, number: int, seat: int) -> None:
    table = tale()[number]
    assert {sent(guess, seat) for guess in dealt(tale, number, seat)} == {sent(table, seat)}
    assert {sent(guess, None) for guess in dealt(tale, number, seat)} == {sent(table, None)}


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_the_colours_of_hands_houses_and_tops(tale: Tale, number: int, seat: int) -> None:
    table = tale()[number]
    assert all(backs(guess.now) == backs(table.now) for guess in dealt(tale, number, seat))


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_holds_each_card_once(tale: Tale, number: int, seat: int) -> None:
    assert box(tale()[number].now) == sorted(PERSONS)
    assert all(box(guess.now) == sorted(PERSONS) for guess in dealt(tale, number, seat))


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_depends_on_nothing_but_what_the_seat_knows(tale: Tale, number: int, seat: int) -> None:
    true = redeal(tale()[number].position, seat, Random("again"))
    assert all(redeal(guess.position, seat, Random("again")) == true for guess in dealt(tale, number, seat)[:5])


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_guess_keeps_the_seats_own_hand_and_what_lies_open(tale: Tale, number: int, seat: int) -> None:
    now, worlds = tale()[number].now, [guess.now for guess in dealt(tale, number, seat)]
    assert all(world.towns[seat].hand == now.towns[seat].hand for world in worlds)
    assert all(world.discards == now.discards for world in worlds)
    assert all([mine.persons for mine in world.towns] == [mine.persons for mine in now.towns] for world in worlds)


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_every_rivals_hand_differs_from_guess_to_guess(tale: Tale, number: int, seat: int) -> None:
    worlds = dealt(tale, number, seat)
    one, other = (seat + 1) % 3, (seat + 2) % 3
    assert len({tuple(world.town(one).hand) for world in worlds}) > 1
    assert len({tuple(world.town(other).hand) for world in worlds}) > 1


@pytest.mark.parametrize(("tale", "number", "seat"), MOMENTS)
def test_a_guess_can_be_played_on_from(tale: Tale, number: int, seat: int) -> None:
    ends = [play_on(guess.position, Random(n)) for n, guess in enumerate(dealt(tale, number, seat)[:5])]
    assert all(box(end.now) == sorted(PERSONS) for end in ends)


def play_on(position: Position[Bruges], rng: Random, steps: int = 12) -> Position[Bruges]:
    """So many answers from there, taken blindly."""
    deal = dealer(b"secrets")
    for _ in range(steps):
        position = position.dealt(deal).position
        for other in list(position.asked):
            position = position.answer(other, position.choice(other).any(rng)).position
    return position


PUBLIC = [
    (herald, 1, ["pile:left", "pile:right", "pile:left"]),
    (architect, 0, ["person:architect", "pile:left"]),
    (mathematician, 1, ["pile:left", "pile:left", "pile:right", "pile:left"]),
    (princess, 0, ["person:princess", "pile:left"]),
    (falconer, 1, ["pile:left", "pile:left"]),
    (split, 1, ["pile:left", "pile:left"]),
    (draw_phase, 0, ["pile:left", "pile:left", "pile:right", "button:yes", "pile:left"]),
]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("tale", "start", "replies"), PUBLIC)
def test_the_same_public_replies_lead_on_in_every_guess(tale: Tale, start: int, replies: list[Path], seat: int) -> None:
    true = tale()
    ends = [walk(guess, [(path,) for path in replies])[-1] for guess in guesses(true[start], seat)]
    reached = true[start + len(replies)]
    assert all(end.asked == reached.asked == [0] for end in ends)
    assert {end.now.phase for end in ends} == {reached.now.phase}
    assert {tuple(map(len, end.now.piles)) for end in ends} == {tuple(map(len, reached.now.piles))}
    assert {len(end.town(0).hand) for end in ends} == {len(reached.town(0).hand)}


# The draw phase and other draws


@pytest.mark.parametrize("tale", [herald, mathematician, draw_phase])
def test_cards_drawn_are_named_to_nobody_before_the_last_is_drawn(tale: Tale) -> None:
    drawing = [table for table in tale() if table.town(0).unseen]
    assert len(drawing) >= 2
    leaks = [
        (card, viewer)
        for table in drawing
        for card in table.town(0).unseen
        for viewer in (0, 1, 2, None)
        if f'"{card}"' in sent(table, viewer) or f"card:{card}" in sent(table, viewer) + said(table, viewer)
    ]
    assert leaks == []
    assert not any("you-drew" in said(table, 0) for table in drawing)


@pytest.mark.parametrize("tale", [herald, mathematician, draw_phase])
def test_the_drawing_player_cannot_name_the_cards_before_the_last(tale: Tale) -> None:
    last = [table for table in tale() if table.town(0).unseen][-1]
    drawn = range(len(last.town(0).unseen))
    assert all(len({guess.town(0).unseen[place] for guess in guesses(last, 0)}) > 1 for place in drawn)


def test_with_the_last_card_the_drawing_player_knows_all_of_them_and_nobody_else_any() -> None:
    done = mathematician()[5]
    assert done.why(0) == "discard-cards"
    assert done.town(0).unseen == []
    assert {tuple(guess.town(0).hand) for guess in guesses(done, 0)} == {tuple(done.town(0).hand)}
    (told,) = done.heard("you-drew")
    assert {"card:bard", "card:queen", "card:jester"} < set(told["cards"])
    assert "you-drew" in said(done, 0)
    assert "queen" not in said(done, 1) + said(done, None) + sent(done, 1) + sent(done, None)
    assert len({guess.town(0).hand[2] for guess in guesses(done, 1)}) > 1


def test_the_inventors_owner_decides_before_looking() -> None:
    deciding = draw_phase()[3]
    assert deciding.why(0) == "draw-a-sixth"
    assert len(deciding.town(0).unseen) == 3
    assert "minstrel" not in sent(deciding, 0)
    assert len({tuple(guess.town(0).unseen) for guess in guesses(deciding, 0)}) > 1


def test_the_seneschals_owner_has_looked_before_discarding_and_looks_at_the_new_ones_only_after_the_last() -> None:
    tables = draw_phase()
    assert tables[5].why(0) == "discard-cards"
    assert "minstrel" in sent(tables[5], 0)
    assert tables[7].town(0).unseen == ["jester"]
    assert "jester" not in sent(tables[7], 0)
    assert "jester" in sent(tables[8], 0)
    assert tables[8].asked == [1]


def test_what_the_princess_drew_is_seen_by_her_owner_alone_even_as_a_house() -> None:
    _, _, seen, built, _ = princess()
    assert "jester" in sent(seen, 0)
    assert "jester" not in said(seen, 1) + sent(seen, 1) + sent(seen, None)
    assert {tuple(guess.town(0).drawn) for guess in dealt(princess, 2, 0)} == {("jester",)}
    assert len({tuple(guess.town(0).drawn) for guess in dealt(princess, 2, 1)}) > 1
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {"jester"}
    assert "jester" not in said(built, 1) + sent(built, 1) + sent(built, None)
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 1)}) > 1


def test_all_see_the_backs_of_a_hand_and_of_what_was_just_drawn() -> None:
    assert shown(princess()[1].position, 1).view.players[0].backs == ("purple",)
    assert shown(princess()[2].position, 1).view.players[0].backs == ("purple", "yellow")
    assert shown(mathematician()[2].position, None).view.players[0].backs == ("blue", "purple", "yellow")


def test_a_house_from_the_hand_is_named_to_its_owner_alone() -> None:
    built = herald()[5]
    assert built.heard("builds-house") == [{"seat": "seat:0", "house": "house:purple"}]
    assert "prince" in said(built, 0)
    assert "prince" not in said(built, 1) + said(built, None) + sent(built, 1) + sent(built, None)
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {"prince"}
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 2)}) > 1


def test_the_person_played_by_the_lady_in_waiting_was_unknown_and_is_open_then() -> None:
    before, after, *_ = lady_in_waiting()
    assert "alchemist" not in sent(before, 1) + sent(before, None)
    assert "alchemist" in sent(after, 1)
    assert "alchemist" in sent(after, None)
    assert {tuple(guess.town(0).persons) for guess in guesses(after, 2)} == {tuple(after.town(0).persons)}


# The Architect's house


def test_the_owner_of_the_architects_house_cannot_name_it() -> None:
    laid = architect()[2]
    assert laid.town(0).houses[-1].card == "jester"
    assert laid.town(0).houses[-1].known is Known.NOBODY
    assert "jester" not in sent(laid, 0) + said(laid, 0)
    assert "jester" not in sent(laid, 1) + said(laid, 1)
    assert "jester" not in sent(laid, None) + said(laid, None)
    assert "you-built-with" not in [event.id for event in laid.events]


@pytest.mark.parametrize("seat", range(3))
def test_guesses_at_the_architects_house_differ_but_for_its_colour(seat: int) -> None:
    cards = {guess.town(0).houses[-1].card for guess in guesses(architect()[3], seat)}
    assert len(cards) > 1
    assert {COLOUR[card] for card in cards} == {Colour.YELLOW}


def test_the_architects_house_is_named_to_all_once_it_is_lost() -> None:
    table = scene(
        town(houses="red:architect", workers="blue", threats="red red"),
        town(hand="rumour_monger", houses="red", guilders=3),
        left="bishop jester",
    )
    table = table.play("person:architect").play("pile:left").end_turn()
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert "jester" not in sent(table, 0)
    lost = table.reply(0, "house:yellow")
    assert lost.heard("loses-house") == [{"seat": "seat:0", "house": "house:yellow", "card": "card:jester"}]
    assert lost.now.discards == ["jester"]
    assert "jester" in said(lost, 1)
    assert "jester" in sent(lost, 0)
    assert "jester" in sent(lost, None)
    assert undoable([Past(0, table.position)], lost.position, 0) == 0


# Persons whom fire sent back


@pytest.mark.parametrize("seat", [1, 2])
def test_a_person_sent_back_by_fire_is_in_every_guess_of_every_rival(seat: int) -> None:
    back = fire()[1]
    assert back.town(0).hand == ["prince", "accountant", "alchemist"]
    dealt = guesses(back, seat)
    assert all(guess.town(0).hand[2] == "alchemist" for guess in dealt)
    assert all(guess.town(0).returned == ["alchemist"] for guess in dealt)
    assert len({guess.town(0).hand[1] for guess in dealt}) > 1
    assert "alchemist" in sent(back, seat)
    assert "alchemist" in sent(back, None)


@pytest.mark.parametrize("seat", [1, 2])
def test_it_stays_known_while_other_cards_are_played_openly(seat: int) -> None:
    on = fire()[1].play("card:accountant/use:workers").end_turn()
    assert on.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(on, seat))


@pytest.mark.parametrize("seat", [1, 2])
def test_it_stays_known_while_houses_of_other_colours_are_built(seat: int) -> None:
    on = fire()[1].play("card:prince/use:house")
    assert on.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(on, seat))


def test_a_house_among_several_of_its_colour_may_be_it_or_not() -> None:
    """The rivals are shown and told the same whichever yellow card it was."""
    back = fire()[1]
    one, other = back.play("card:alchemist/use:house"), back.play("card:accountant/use:house")
    assert (sent(one, 1), said(one, 1)) == (sent(other, 1), said(other, 1))
    assert (sent(one, 2), said(one, 2)) == (sent(other, 2), said(other, 2))
    assert (sent(one, None), said(one, None)) == (sent(other, None), said(other, None))
    assert sent(one, 0) != sent(other, 0)
    assert redeal(one.position, 1, Random(5)) == redeal(other.position, 1, Random(5))


@pytest.mark.parametrize("card", ["alchemist", "accountant"])
def test_after_such_a_house_guesses_name_several_cards_for_it(card: str) -> None:
    built = fire()[1].play(f"card:{card}/use:house")
    assert len({guess.town(0).houses[-1].card for guess in guesses(built, 1)}) > 1
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 0)} == {card}


def test_a_house_of_the_only_card_of_its_colour_is_known_to_all() -> None:
    table = scene(
        town(hand="prince", houses="brown:alchemist blue", threats="red red", workers="yellow"),
        town(hand="king"),
        phase=Phase.ROLL,
    )
    built = table.roll(red=5).play("house:brown/person:alchemist").play("card:alchemist/use:house")
    assert built.town(0).returned == []
    assert {guess.town(0).houses[-1].card for guess in guesses(built, 1)} == {"alchemist"}
    assert "alchemist" in sent(built, 1)
    assert "alchemist" in sent(built, None)


def test_which_of_two_returned_cards_of_one_colour_became_a_house_is_not_told() -> None:
    table = scene(
        town(hand="alchemist accountant", returned="alchemist accountant", workers="yellow"), town(hand="king")
    )
    one, other = table.play("card:alchemist/use:house"), table.play("card:accountant/use:house")
    assert (sent(one, 1), said(one, 1)) == (sent(other, 1), said(other, 1))
    assert (sent(one, None), said(one, None)) == (sent(other, None), said(other, None))


def test_a_house_laid_by_the_architect_casts_no_doubt_on_a_returned_card() -> None:
    table = scene(
        town(hand="alchemist accountant", returned="alchemist", houses="red:architect", workers="blue"),
        left="bishop jester",
    )
    laid = table.play("person:architect").play("pile:left")
    assert laid.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(laid, 1))


def test_a_house_of_the_princesss_card_casts_no_doubt_on_a_returned_card() -> None:
    table = scene(
        town(hand="alchemist prince", returned="alchemist", houses="red:princess", workers="blue yellow"),
        left="bishop jester",
    )
    laid = table.play("person:princess").play("pile:left").play("card:jester/use:house")
    assert laid.town(0).returned == ["alchemist"]
    assert all("alchemist" in guess.town(0).hand for guess in guesses(laid, 1))
    assert "jester" not in sent(laid, 1)


def test_a_returned_person_played_again_is_no_longer_marked_in_the_hand() -> None:
    table = scene(town(hand="alchemist prince", returned="alchemist", houses="red"))
    recruited = table.play("card:alchemist/use:recruit/house:red")
    assert recruited.town(0).returned == []
    discarded = table.play("card:alchemist/use:workers")
    assert discarded.town(0).returned == []
    assert discarded.now.discards[-1:] == ["alchemist"]


# Undo


def past(*tables: Scene) -> list[Past]:
    """What seat 0 replied in each of these positions."""
    return [Past(0, table.position) for table in tables]


@pytest.mark.parametrize(
    ("tale", "number"),
    [
        *((herald, number) for number in (2, 3, 4)),
        (architect, 2),
        *((mathematician, number) for number in (2, 3, 4, 5)),
        (princess, 2),
        (servant, 2),
        (falconer, 3),
        *((split, number) for number in (2, 3)),
        *((draw_phase, number) for number in (1, 2, 3, 5, 7, 8)),
    ],
)
def test_undo_is_barred_across_a_draw(tale: Tale, number: int) -> None:
    tables = tale()
    why = barrier(past(tables[number - 1])[0], tables[number].position, 0)
    assert why is not None
    assert why.id == "undo-barred-a-card-was-seen"
    assert undoable(past(*tables[:number]), tables[number].position, 0) == 0


@pytest.mark.parametrize(
    ("tale", "number", "count"),
    [
        (herald, 1, 1),
        (herald, 6, 2),
        (architect, 1, 1),
        (architect, 3, 1),
        (mathematician, 6, 1),
        (lady_in_waiting, 3, 3),
        (princess, 1, 1),
        (princess, 4, 2),
        (falconer, 2, 2),
        (draw_phase, 4, 1),
        (draw_phase, 6, 1),
    ],
)
def test_undo_goes_back_to_the_last_draw(tale: Tale, number: int, count: int) -> None:
    """The Falconer's first card, unseen, was the last of its pile, and the colour on top of the extra pile lay open."""
    tables = tale()
    assert undoable(past(*tables[:number]), tables[number].position, 0) == count


# What lies open


def test_the_houses_the_arsonist_burns_are_named_to_all_and_not_before() -> None:
    table, waiting, burnt = arsonist()
    lost = [table.town(1).houses[1].card, table.town(2).houses[1].card]
    assert not any(card in sent(waiting, viewer) for card in lost for viewer in (0, None))
    assert burnt.now.discards == lost
    assert not set(lost) & set(GAME.sealed(burnt.now, 0))
    assert all(f"card:{card}" in said(burnt, None) for card in lost)


def test_an_answer_that_waits_is_guessed_anew() -> None:
    waiting = arsonist()[1]
    assert {guess.position.pending[2] for guess in dealt(arsonist, 1, 0)} == {(0,), (1,)}
    assert {guess.position.pending[2] for guess in dealt(arsonist, 1, 2)} == {waiting.position.pending[2]}


def test_what_the_mathematician_discards_is_public() -> None:
    table = mathematician()[6]
    cards = ["prince", "bard", "queen", "jester"]
    assert sorted(table.now.discards) == sorted(cards)
    (told,) = table.heard("discards")
    assert sorted(told["cards"]) == sorted(f"card:{card}" for card in cards)
    assert "discards" in said(table, 1)
    assert all(f'"{card}"' in sent(table, 2) for card in cards)
    assert all(f'"{card}"' in sent(table, None) for card in cards)
    assert not set(cards) & set(GAME.sealed(table.now, 1))


def test_what_the_seneschal_discards_is_public() -> None:
    table = draw_phase()[6]
    assert sorted(table.now.discards) == ["bard", "prince"]
    assert not {"bard", "prince"} & set(GAME.sealed(table.now, 2))
    assert '"bard"' in sent(table, 2)


def test_a_house_lost_to_fire_and_a_person_lost_to_plague_are_public() -> None:
    table = scene(
        town(houses="brown=thief:king blue=bard", threats="red red brown brown"),
        town(hand="duke"),
        phase=Phase.ROLL,
    ).roll(red=5, brown=5)
    table = table.play("penalty:plague").play("house:brown")
    assert table.now.discards == ["king", "thief"]
    assert not {"king", "thief"} & set(GAME.sealed(table.now, 1))
    assert '"thief"' in sent(table, 1)
    assert '"king"' in sent(table, None)


def test_sealed_speaks_of_exactly_what_a_seat_cannot_see() -> None:
    table = architect()[3]
    now = table.now
    piles = {*now.piles[0], *now.piles[1], *now.extra}
    mine = {"jester"}
    others = {*now.towns[1].hand, *now.towns[2].hand, now.towns[2].houses[0].card}
    own = {"prince", now.towns[0].houses[0].card, now.towns[0].houses[1].card}
    assert set(GAME.sealed(now, 0)) == piles | mine | others
    assert set(GAME.sealed(now, 1)) == piles | mine | own | (others - set(now.towns[1].hand))
