"""Phase 3: turns. Persons before and after exactly one card; the seat says when its turn ends."""

from __future__ import annotations

from typing import NamedTuple

from guildtable.games.bruges.foresight import activation_outcome, barred_persons, ready
from guildtable.games.bruges.parts import TURNS
from guildtable.games.bruges.person import ACTIVE, PERSONS, person_ref
from guildtable.games.bruges.play import USUAL, Play
from guildtable.games.bruges.playing import barred_plays, carry_out, play_outcome, play_path, plays
from guildtable.games.bruges.purse import return_workers
from guildtable.games.bruges.state import Bruges, Phase, step
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Path, Seat, one_of
from guildtable.kernel.script import Card


class Activate(NamedTuple):
    """A person of mine is put to use, some of them by playing a card."""

    person: Card
    play: Play | None = None


class End(NamedTuple):
    """That was my turn."""


END = End()

type Move = Play | Activate | End


@step(Phase.PLAY)
async def take_turn(g: Bruges) -> None:
    """One thing of a turn: this turn's card, a person, or its end."""
    me = g.turn
    move = await one_of(me, moves(g, me))
    if isinstance(move, Play):
        g.played = True
        await carry_out(g, me, move)
    elif isinstance(move, Activate):
        await activate(g, me, move)
    else:
        end_turn(g)


def moves(g: Bruges, me: Seat) -> Choice[Move]:
    """What can be done now. A turn cannot end with a card in hand and none played."""
    town = g.towns[me]
    options: list[Move] = [] if g.played else [*plays(g, me, town.hand)]
    for name in town.persons:
        person = ACTIVE.get(name)
        if person and ready(g, me, person):
            if person.plays:
                options += [Activate(person.name, play) for play in plays(g, me, town.hand, person.plays)]
            else:
                options.append(Activate(person.name))
    if g.played or not town.hand:
        options.append(END)
    left = (g.turns_left + len(g.towns) - 1) // len(g.towns)
    return Choice(
        "after-card" if g.played else "take-turn" if town.hand else "turn-without-card",
        options,
        lambda move: move_path(g, me, move),
        args={"turn": TURNS + 1 - left},
        outcome=lambda move: move_outcome(g, me, move),
        barred=lambda: ({} if g.played else barred_plays(g, me, town.hand, USUAL)) | barred_persons(g, me),
    )


async def activate(g: Bruges, me: Seat, move: Activate) -> None:
    """Pay the worker, turn the person on its side, carry out its effect."""
    person = PERSONS[move.person]
    g.towns[me].used.append(person.name)
    tell(g, "activates", seat=f"seat:{me}", person=person_ref(person.name))
    if person.worker:
        return_workers(g, me, (person.worker,))
    if person.play_effect and move.play:
        await person.play_effect(g, me, move.play)
    elif person.effect:
        await person.effect(g, me)


def end_turn(g: Bruges) -> None:
    """The next seat; after four turns each, the phase is over."""
    g.turns_left -= 1
    g.turn = g.left_of(g.turn)
    g.played = False
    if not g.turns_left:
        g.phase = Phase.MAJORITIES


def move_path(g: Bruges, me: Seat, move: Move) -> Path:
    """A card and its use, a person, or the button."""
    if isinstance(move, Play):
        return play_path(g, me, move)
    if isinstance(move, Activate):
        person = person_ref(move.person)
        return f"{person}/{play_path(g, me, move.play)}" if move.play else person
    return "button:end-turn"


def move_outcome(g: Bruges, me: Seat, move: Move) -> Message:
    """What would come of it."""
    if isinstance(move, Play):
        return play_outcome(g, me, move, USUAL)
    if isinstance(move, Activate):
        person = PERSONS[move.person]
        if move.play and person.plays:
            return play_outcome(g, me, move.play, person.plays)
        return activation_outcome(g, me, person)
    return Message("outcome-end-turn", {"seat": f"seat:{g.left_of(me)}"})
