"""Scenes: hand-made positions of Capital Lux, in the rulebook's words, and short ways to play on."""

from collections.abc import Sequence
from typing import Any

from guildtable.games.capital_lux import GAME, CapitalLux
from guildtable.games.capital_lux.cards import CARDS, FACE, MODIFIERS, Profession, modifier_ref
from guildtable.games.capital_lux.state import Phase, Placed, start
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.event import Event
from guildtable.kernel.position import Position, Step, run

type Lux = Position[CapitalLux]

SHUFFLED = tuple(map(modifier_ref, ("-3", "-1", "+2", "+4")))
"""One way for chance to shuffle the modifiers."""


class Box:
    """Hands out cards by face, each one once: "agent-4 agent-4" are two of the four."""

    def __init__(self) -> None:
        self.left = list(CARDS)

    def take(self, faces: str) -> list[str]:
        """Cards with these faces, separated by blanks."""
        places = ([FACE[card] for card in self.left].index(face) for face in faces.split())
        return [self.left.pop(place) for place in places]


def scene(
    *hands: str,
    hometowns: Sequence[str] = (),
    bonus: Sequence[str] = (),
    capital: str = "",
    deck: str | None = None,
    gold: Sequence[int] = (),
    modifiers: str = "+4 +2 -1 -3",
    placed: Sequence[tuple[str, str, int]] = (),
    phase: Phase = Phase.PLAY,
    round: int = 1,  # noqa: A002
    starter: int = 0,
    turn: int = 0,
    closer: int | None = None,
) -> Lux:
    """A table in the middle of a game. The last modifier, and the last card of `deck`, lie on top.

    Modifiers above the capital are given as (profession, modifier, owner). Without `deck`, all other cards
    lie in it.
    """
    box, g = Box(), start(len(hands), {})
    g.hands = [box.take(hand) for hand in hands]
    g.hometowns = [box.take(cards) for cards in hometowns] or g.hometowns
    g.bonus = [box.take(cards) for cards in bonus] or g.bonus
    g.capital = box.take(capital)
    g.deck = box.left if deck is None else box.take(deck)
    g.gold = list(gold) or g.gold
    g.placed = [Placed(Profession(on), modifier, owner) for on, modifier, owner in placed]
    used = {one.modifier for one in g.placed}
    g.modifiers = [name for name in modifiers.split() if name not in used and name in MODIFIERS]
    g.phase, g.round, g.starter, g.turn, g.closer = phase, round, starter, turn, closer
    return run(GAME, g).position


def draft(*packets: str, under: str = "", round: int = 1, starter: int = 0) -> Lux:  # noqa: A002
    """A round in which each seat was just dealt these cards; `under` is what else lies in the deck."""
    in_turn_order = " ".join((*packets[starter:], *packets[:starter])).split()
    deck = " ".join((*under.split(), *reversed(in_turn_order)))
    position = scene(*[""] * len(packets), deck=deck, phase=Phase.DEAL, round=round, starter=starter)
    return position.play(CHANCE, SHUFFLED).position


def play(position: Lux, *paths: str) -> Lux:
    """The seat that is asked answers with these paths, one question each."""
    for path in paths:
        position = step(position, path).position
    return position


def step(position: Lux, *reply: str, seat: int | None = None) -> Step[CapitalLux]:
    """One seat answers one question, with one path or several."""
    return position.play(next(iter(position.asked)) if seat is None else seat, reply)


def offered(position: Lux, seat: int | None = None) -> set[str]:
    """The paths on offer."""
    return set(position.choice(next(iter(position.asked)) if seat is None else seat).pieces())


def told(events: Sequence[Event], viewer: int | None) -> list[str]:
    """The ids of the events this viewer hears."""
    return [event.id for event in events if event.heard_by(viewer)]


def faces(cards: Sequence[str]) -> list[str]:
    """What is printed on them."""
    return sorted(FACE[card] for card in cards)


def outcome(position: Lux, path: str, seat: int | None = None) -> Any:
    """What a path on offer promises: (message id, arguments)."""
    choice = position.choice(next(iter(position.asked)) if seat is None else seat)
    assert choice.outcome
    message = choice.outcome(choice.pieces()[path][0])
    assert message
    return message.id, dict(message.args)
