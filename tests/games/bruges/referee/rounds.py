"""The round: four phases."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.bruges.referee.activations import activate, activation_options
from tests.games.bruges.referee.bank import pay_guilders, refs
from tests.games.bruges.referee.cards import COLOURS
from tests.games.bruges.referee.growth import advance, can_advance, rolled_price
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.piles import cards_left, discard_chosen, draw, draw_unseen, look
from tests.games.bruges.referee.tape import CHANCE, said
from tests.games.bruges.referee.threats import receive
from tests.games.bruges.referee.uses import hand_options, perform

HAND = 5
TURNS = 4
MAJORITIES: dict[str, Callable[[Player], int]] = {
    "reputation": lambda player: player.step,
    "people": lambda player: len(player.persons),
    "canal": lambda player: player.canals,
}


def play_round(t: Table) -> None:
    """All four phases."""
    t.round += 1
    t.tape.round = t.round
    t.tape.tell(said("round-begins", round=t.round, seat=t.first))
    t.phase = 1
    for player in t.clockwise_from(t.first):
        fill_hand(t, player)
    t.phase = 2
    roll(t)
    t.phase = 3
    for _ in range(TURNS):
        for player in t.clockwise_from(t.first):
            take_turn(t, player)
    t.phase = 4
    turn_majorities(t)
    for player in t.players:
        player.used.clear()
    t.first = (t.first + 1) % len(t.players)


def fill_hand(t: Table, player: Player) -> None:
    """Draw up to 5; the Inventor a sixth, said before looking; the Seneschal changes up to 2 after looking."""
    drawn = draw_unseen(t, player, HAND - len(player.hand))
    if player.has("inventor") and len(player.hand) == HAND and cards_left(t) and t.agrees(player, "draw-a-sixth"):
        drawn += draw_unseen(t, player, 1)
    look(t, player, drawn)
    if player.has("seneschal") and player.hand and cards_left(t):
        draw(t, player, discard_chosen(t, player, min(2, cards_left(t)), least=0))


def roll(t: Table) -> None:
    """Dice; then threats, seat by seat; then reputation, seat by seat."""
    faces = t.tape.chance(f"dice-{t.round}")
    if len(faces) != len(COLOURS) or not set(faces) <= set("123456"):
        t.tape.lose(CHANCE, f"five dice cannot show {list(faces)}")
    t.dice = {colour: int(face) for colour, face in zip(COLOURS, faces, strict=True)}
    t.tape.tell(said("rolls", seat=t.first, **t.dice))
    for player in t.clockwise_from(t.first):
        threaten(t, player)
    for player in t.clockwise_from(t.first):
        offer_advance(t, player)


def threaten(t: Table, player: Player) -> None:
    """A marker for each die that shows 5 or 6; the Watchtower Keeper may refuse one of them."""
    colours = [colour for colour in COLOURS if t.dice[colour] >= 5]
    if colours and player.has("watchtower_keeper"):
        for refused in refs(t.ask(player, "refuse-threat", [f"threat:{colour}" for colour in colours], least=0)):
            colours.remove(refused)
            t.tell("refuses-threat", player, threat=refused)
    receive(t, player, colours)


def offer_advance(t: Table, player: Player) -> None:
    """One step for the rolled price, the Notary 2 less; without 1 and 2 only the Earl, for 4."""
    price = rolled_price(t)
    possible = price > 0
    if possible and player.has("notary"):
        price = max(0, price - 2)
    elif not possible and player.has("earl"):
        price, possible = 4, True
    if possible and price <= player.guilders and can_advance(player) and t.agrees(player, "advance"):
        pay_guilders(t, player, price)
        advance(t, player)


def take_turn(t: Table, player: Player) -> None:
    """Exactly one card, as long as there is one, and any activations before and after."""
    played = False
    while True:
        may_end = played or not player.hand
        paths = activation_options(t, player) + (["button:end-turn"] if may_end else hand_options(player))
        why = "after-card" if played else "take-turn" if player.hand else "turn-without-card"
        path = t.ask_always(player, why, paths)
        if path == "button:end-turn":
            return
        if path.startswith("person:"):
            activate(t, player, path)
        else:
            played = True
            perform(t, player, path)


def turn_majorities(t: Table) -> None:
    """Who is ahead of every other seat turns the marker; the Judge's owner also if level with the first."""
    for majority, count in MAJORITIES.items():
        for player in t.clockwise_from(t.first):
            best = max(count(other) for other in t.others(player))
            ahead = count(player) > best or (player.has("judge") and count(player) == best > 0)
            if ahead and majority not in player.majorities:
                player.majorities.add(majority)
                t.tell("turns-majority", player, majority=majority)
