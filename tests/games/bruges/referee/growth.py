"""Canals, houses and reputation: what is built or climbed, and who reacts to it."""

from __future__ import annotations

from tests.games.bruges.referee.bank import pay_guilders, score, take_guilders
from tests.games.bruges.referee.board import REPUTATION, TOP_STEP
from tests.games.bruges.referee.cards import CARDS
from tests.games.bruges.referee.ledger import House, Player, Table
from tests.games.bruges.referee.threats import choose_to_return


def canal_options(player: Player, times: int = 1, colour: str | None = None) -> list[str]:
    """Sections whose next space can be paid for, and whose colour fits the card played, if one is played."""
    return [
        f"section:{side}"
        for side, space in player.next_spaces().items()
        if colour in {None, space.colour} and canal_price(player, side, times) <= player.guilders
    ]


def canal_price(player: Player, side: str, times: int = 1) -> int:
    """The Fountain Builder's owner pays nothing, whichever way the token is built."""
    return 0 if player.has("fountain_builder") else times * player.next_spaces()[side].price


def build_canal(t: Table, player: Player, side: str, times: int = 1) -> None:
    """Pay, build, take a statue for a section completed the first time; then the reactions."""
    space = player.next_spaces()[side]
    pay_guilders(t, player, canal_price(player, side, times))
    player.canal[side] += 1
    t.tell("builds-canal", player, section=side, space=player.canal[side])
    if player.canal[side] == 5 and side not in player.completed:
        player.completed.add(side)
        if t.statues:
            player.statues.append(t.statues.pop(0))
            t.tell("takes-statue", player, points=player.statues[-1])
    _canal_reactions(t, player, space.colour)


def _canal_reactions(t: Table, player: Player, colour: str) -> None:
    for person in player.persons:
        if person.id == "guard":
            choose_to_return(t, player, [colour])
        elif person.id == "stilt_walker":
            score(t, player, 1)
    for other in t.others(player):
        if other.has("toll_keeper"):
            take_guilders(t, other, 1)


def build_house(t: Table, player: Player, card: str) -> None:
    """A card lies face down in the play area; the Plasterer reacts."""
    player.houses.append(House(card))
    colour = CARDS[card].colour
    t.tell("builds-house", player, house=colour)
    if player.has("plasterer"):
        choose_to_return(t, player, [colour])


def can_advance(player: Player) -> bool:
    """On the top step nothing advances and nothing may be paid."""
    return player.step < TOP_STEP


def advance(t: Table, player: Player) -> None:
    """One step; then Preacher and Baron, in the order of their houses."""
    player.step += 1
    t.tell("advances", player, step=player.step, points=REPUTATION[player.step])
    for person in player.persons:
        if person.id == "preacher":
            choose_to_return(t, player)
        elif person.id == "baron":
            score(t, player, 1)


def rolled_price(t: Table) -> int:
    """The sum of all dice that show 1 or 2; 0 when there is none, and nobody can advance."""
    return sum(value for value in t.dice.values() if value <= 2)
