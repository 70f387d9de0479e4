"""Setting up, and the phases of a round around its turns: drawing, rolling, majorities."""

from __future__ import annotations

from guildtable.games.bruges.deck import cards
from guildtable.games.bruges.parts import COLOURS, GUARD_HOUSES, HAND, MAJORITIES, Majority
from guildtable.games.bruges.person import When, card_ref, dials, happens
from guildtable.games.bruges.piles import draw_unseen, look
from guildtable.games.bruges.state import Bruges, Phase, step
from guildtable.kernel.chance import Draw, Roll, Shuffle, draw, draw_rest, roll
from guildtable.kernel.event import tell
from guildtable.kernel.question import Seat

STACKS = 5


@step(Phase.SET_UP)
async def set_up(g: Bruges) -> None:
    """Shuffle all cards into five stacks: one a player makes the two piles, the rest the extra pile."""
    deck = list(await draw(Shuffle("deck", cards(guests=g.guests), card_ref)))
    in_play = len(deck) // STACKS * len(g.towns)
    half = (in_play + 1) // 2
    g.piles = [deck[:half], deck[half:in_play]]
    g.extra = deck[in_play:]
    g.phase = Phase.FIRST_PLAYER


@step(Phase.FIRST_PLAYER)
async def find_first_player(g: Bruges) -> None:
    """Everybody sits at the guard house they chose, the others where chance says; and chance says who begins."""
    dealt = Draw("guard-houses", GUARD_HOUSES, lambda house: f"guard:{house}", len(g.towns))
    for seat, house in enumerate(await draw_rest(dealt, g.chosen)):
        g.towns[seat].guard_house = house
        tell(g, "sits-at", seat=f"seat:{seat}", guard=f"guard:{house}")
    (g.starter,) = await draw(Draw("first-player", g.seats, lambda seat: f"seat:{seat}", 1))
    g.turn = g.starter
    tell(g, "round-begins", round=g.round, seat=f"seat:{g.starter}")
    g.phase = Phase.DRAW


@step(Phase.DRAW)
async def draw_cards(g: Bruges) -> None:
    """A seat fills its hand to five and only then looks; then the next seat."""
    me = g.turn
    if len(g.towns[me].hand) < HAND:
        await draw_unseen(g, me, HAND - len(g.towns[me].hand))
    await happens(g, me, When.MY_HAND_IS_FULL)
    look(g, me)
    await happens(g, me, When.I_HAVE_LOOKED)
    g.turn = g.left_of(me)
    if g.turn == g.starter:
        g.phase = Phase.ROLL


@step(Phase.ROLL)
async def roll_dice(g: Bruges) -> None:
    """The first player rolls the five dice."""
    faces = await roll(Roll(f"dice-{g.round}", len(COLOURS)))
    g.dice = dict(zip(COLOURS, faces, strict=True))
    dice: dict[str, int] = {colour.value: g.dice[colour] for colour in COLOURS}
    tell(g, "rolls", seat=f"seat:{g.starter}", **dice)
    g.phase = Phase.THREATS


@step(Phase.MAJORITIES)
async def verify_majorities(g: Bruges) -> None:
    """Turn majority markers, straighten persons, pass the banner on: a new round, or the end."""
    for majority in MAJORITIES:
        for seat in g.seats:
            if majority not in g.towns[seat].majorities and leads(g, seat, majority):
                g.towns[seat].majorities.append(majority)
                tell(g, "turns-majority", seat=f"seat:{seat}", majority=f"majority:{majority}")
    for town in g.towns:
        town.used.clear()
    if g.last_round is not None and g.round >= g.last_round:
        tell(g, "game-ends")
        g.phase = Phase.OVER
        return
    g.round += 1
    g.starter = g.turn = g.left_of(g.starter)
    tell(g, "round-begins", round=g.round, seat=f"seat:{g.starter}")
    g.phase = Phase.DRAW


def leads(g: Bruges, me: Seat, majority: Majority) -> bool:
    """Ahead of every other; with the Judge it is enough to share the lead, and to have anything at all."""
    counts = [counted(g, seat, majority) for seat in g.seats]
    mine = counts.pop(me)
    return mine > max(counts) or (dials(g.towns[me]).flips_when_tied and mine == max(counts) and mine > 0)


def counted(g: Bruges, seat: Seat, majority: Majority) -> int:
    """Steps, persons or canal tokens."""
    town = g.towns[seat]
    match majority:
        case Majority.REPUTATION:
            return town.reputation
        case Majority.PEOPLE:
            return len(town.persons)
        case Majority.CANAL:
            return sum(town.canals)
