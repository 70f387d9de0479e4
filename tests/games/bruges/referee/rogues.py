"""Effects that take from the other players. Who has the Militia Captain is passed over."""

from __future__ import annotations

from tests.games.bruges.referee.bank import (
    lose_points,
    refs,
    rob_guilders,
    rob_workers,
    score,
    take_guilders,
    take_workers,
)
from tests.games.bruges.referee.board import SIDES
from tests.games.bruges.referee.cards import COLOURS
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.recruiting import arrow
from tests.games.bruges.referee.tape import Ask
from tests.games.bruges.referee.threats import lose_canal, lose_house, receive


@arrow(lambda t, p: any(other.canals for other in t.open_to(p)))
def troublemaker(t: Table, player: Player) -> None:
    """Each other player loses the end token of a section; all choose at once."""
    asks = {
        other.seat: Ask("lose-canal", [f"section:{side}" for side in SIDES if other.canal[side]])
        for other in t.open_to(player)
        if other.canals
    }
    for seat, chosen in t.tape.ask_all(asks).items():
        lose_canal(t, t.players[seat], refs(chosen)[0])


@arrow(lambda t, p: any(other.workers.total() for other in t.open_to(p)))
def beggar(t: Table, player: Player) -> None:
    """Each other player gives 2 workers; all choose at once."""
    asks: dict[int, Ask] = {}
    for other in t.open_to(player):
        count = min(2, other.workers.total())
        asks[other.seat] = Ask("give-workers", other.pieces("worker"), count, count)
    for seat, chosen in t.tape.ask_all(asks).items():
        rob_workers(t, player, t.players[seat], refs(chosen), "beggar")


@arrow(lambda t, p: any(other.guilders for other in t.open_to(p)))
def thief(t: Table, player: Player) -> None:
    """Each other player gives 3 guilders."""
    for other in t.open_to(player):
        rob_guilders(t, player, other, 3, "thief")


@arrow(lambda t, p: bool(t.open_to(p)))
def rumour_monger(t: Table, player: Player) -> None:
    """Each other player receives a threat marker of the colour chosen; penalties at once."""
    victims = t.open_to(player)
    if victims:
        colour = refs(t.ask(player, "spread-rumour", [f"threat:{colour}" for colour in COLOURS]))[0]
        for other in victims:
            receive(t, other, [colour])


@arrow(lambda t, p: any(other.empty_houses for other in t.open_to(p)))
def arsonist(t: Table, player: Player) -> None:
    """Each other player loses an empty house; all choose at once. A worker of each house's colour."""
    asks = {
        other.seat: Ask("lose-empty-house", [f"house:{house.colour}" for house in other.empty_houses])
        for other in t.open_to(player)
        if other.empty_houses
    }
    for seat, chosen in t.tape.ask_all(asks).items():
        other, colour = t.players[seat], refs(chosen)[0]
        lose_house(t, other, next(house for house in other.empty_houses if house.colour == colour))
        take_workers(t, player, [colour])


@arrow(lambda t, p: any(other.guilders for other in t.open_to(p)))
def pickpocket(t: Table, player: Player) -> None:
    """One other player gives 3 guilders."""
    victims = t.open_to(player)
    if victims:
        seat = refs(t.ask(player, "pick-pocket", [f"seat:{other.seat}" for other in victims]))[0]
        rob_guilders(t, player, t.players[int(seat)], 3, "pickpocket")


@arrow(lambda _t, _p: True)
def smuggler(t: Table, player: Player) -> None:
    """8 guilders and a threat marker of one's choice; a penalty comes after the guilders."""
    take_guilders(t, player, 8)
    receive(t, player, refs(t.ask(player, "take-threat", [f"threat:{colour}" for colour in COLOURS])))


@arrow(lambda t, p: bool(t.open_to(p)))
def blackmailer(t: Table, player: Player) -> None:
    """Each other player gives 2 guilders, or loses a point while the owner scores one; all choose at once."""
    asks = {}
    for other in t.open_to(player):
        paths = ["button:pay-guilders", "button:lose-point"]
        asks[other.seat] = Ask("give-in", paths if other.guilders >= 2 else paths[1:])
    for seat, chosen in t.tape.ask_all(asks).items():
        if chosen[0] == "button:pay-guilders":
            rob_guilders(t, player, t.players[seat], 2, "blackmailer")
        else:
            lose_points(t, t.players[seat], 1)
            score(t, player, 1)


def highwayman(t: Table, player: Player) -> None:
    """Each other player gives 1 guilder; then 1 from the bank."""
    for other in t.open_to(player):
        rob_guilders(t, player, other, 1, "highwayman")
    take_guilders(t, player, 1)


def informant(t: Table, player: Player) -> None:
    """One of the own threat markers goes to another player; 1 point by this card."""
    paths = [
        f"threat:{colour}/seat:{other.seat}"
        for colour in COLOURS
        if player.threats[colour]
        for other in t.open_to(player)
    ]
    colour, seat = (ref.partition(":")[2] for ref in t.ask(player, "inform-on", paths)[0].split("/"))
    player.threats[colour] -= 1
    t.tell("passes-threat", player, threat=colour, to=int(seat))
    receive(t, t.players[int(seat)], [colour])
    score(t, player, 1)
