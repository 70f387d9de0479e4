"""Reputation: phase 2 sells one step, persons may move you further."""

from __future__ import annotations

from guildtable.games.bruges.asking import may
from guildtable.games.bruges.parts import REPUTATION, TOP_STEP, TURNS
from guildtable.games.bruges.person import When, dials, happens
from guildtable.games.bruges.purse import pay_guilders
from guildtable.games.bruges.state import Bruges, Phase, step
from guildtable.kernel.event import tell
from guildtable.kernel.question import Message, Seat


def rolled_price(g: Bruges) -> int:
    """The sum of all dice that show a 1 or a 2; 0 if none does, and then nobody can advance."""
    return sum([face for face in g.dice.values() if face <= 2])


@step(Phase.ADVANCE)
async def advance_in_turn(g: Bruges) -> None:
    """One seat after another may pay for one step. Only who can pay is asked."""
    me = g.turn
    town = g.towns[me]
    if town.reputation < TOP_STEP:
        rolled = rolled_price(g)
        if rolled:
            await offer_step(g, me, max(0, rolled - dials(town).rolled_discount))
        else:
            await happens(g, me, When.NOBODY_CAN_ADVANCE)
    g.turn = g.left_of(me)
    if g.turn == g.starter:
        g.phase, g.turns_left, g.played = Phase.PLAY, TURNS * len(g.towns), False


async def offer_step(g: Bruges, me: Seat, price: int) -> bool:
    """A step for a price, if there is one to take and it can be paid. Gives whether it was taken."""
    town = g.towns[me]
    if town.reputation < TOP_STEP and town.guilders >= price:
        outcome = Message(
            "outcome-step",
            {
                "price": price,
                "left": town.guilders - price,
                "points": REPUTATION[town.reputation + 1],
                "before": REPUTATION[town.reputation],
            },
        )
        if await may(me, "advance", outcome, {"price": price}):
            pay_guilders(g, me, price)
            await advance(g, me)
            return True
    return False


async def advance(g: Bruges, me: Seat) -> None:
    """One step; on the top step nothing happens at all."""
    town = g.towns[me]
    if town.reputation < TOP_STEP:
        town.reputation += 1
        tell(g, "advances", seat=f"seat:{me}", step=town.reputation, points=REPUTATION[town.reputation])
        await happens(g, me, When.I_ADVANCE)
