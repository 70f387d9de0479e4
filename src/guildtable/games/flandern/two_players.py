"""The game of two: each turn an action of one's own and one with the guilds under influence, in either order."""

from __future__ import annotations

from guildtable.games.flandern.actions import act, own_arms, own_outcome
from guildtable.games.flandern.building import bordering
from guildtable.games.flandern.covering import in_stock
from guildtable.games.flandern.pieces import FREE, SITE_CARD, Arms, Silver, Town
from guildtable.games.flandern.rounds import cover_and_score, end_game
from guildtable.games.flandern.set_up import pile_ref
from guildtable.games.flandern.state import Flandern, Phase, step
from guildtable.kernel.chance import Shuffle, draw
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, one_of
from guildtable.kernel.script import Card

IDLE_TURNS = 16
PILE = "pile"


@step(Phase.TURN)
async def take_turn(g: Flandern) -> None:
    """A card of one's own, or the top card of the pile; each once a turn."""
    me = g.turn
    options: list[Silver] = [] if "own" in g.acted else [*g.hands[me]]
    if PILE not in g.acted:
        options.append(PILE)
    card = await one_of(
        me,
        Choice(
            "take-turn",
            options,
            turn_path,
            args={"left": "both" if not g.acted else "own" if PILE in g.acted else "pile"},
            outcome=lambda card: None if card == PILE else own_outcome(g, me, card),
        ),
    )
    if card == PILE:
        g.acted.append(PILE)
        g.phase = Phase.PILE
        return
    g.acted.append("own")
    g.hands[me].remove(card)
    g.played[me].append(card)
    tell(g, "plays", seat=f"seat:{me}", card=f"card:{card}")
    await act(g, me, card, own_arms(g, me))
    go_on(g)


def turn_path(card: Silver) -> str:
    """A card of one's own, or the pile."""
    return "button:pile" if card == PILE else f"card:{card}"


@step(Phase.PILE)
async def draw_from_pile(g: Flandern) -> None:
    """A used-up pile is shuffled anew; the card of a scored town is removed and another drawn."""
    me = g.turn
    if not g.pile:
        if g.pile_gone:
            g.shuffles += 1
            g.pile = list(await draw(Shuffle(f"pile-{g.shuffles}", sorted(g.pile_gone), pile_ref)))
            g.pile_gone = []
        else:
            tell(g, "pile-is-empty", seat=f"seat:{me}")
            go_on(g)
        return
    card = g.pile.pop()
    guild, silver = read_card(card)
    if silver != SITE_CARD and Town(silver) in g.scored:
        g.pile_removed.append(card)
        tell(g, "pile-removed", card=pile_ref(card))
        return
    g.pile_gone.append(card)
    tell(g, "draws-from-pile", seat=f"seat:{me}", card=pile_ref(card))
    await act(g, me, silver, (guild, *FREE))
    go_on(g)


def read_card(card: Card) -> tuple[Arms, Silver]:
    """Whose card of the pile it is, and which."""
    guild, _, silver = card.partition("-")
    return Arms(guild), silver


def go_on(g: Flandern) -> None:
    """The other action, or the end of the turn."""
    g.phase = Phase.TURN if len(g.acted) < 2 else Phase.END_TURN


@step(Phase.END_TURN)
async def end_turn(g: Flandern) -> None:
    """Cover and score; the game ends when nobody can build any more, or nothing has happened for sixteen turns."""
    g.idle += 1
    cover_and_score(g)
    if only_influenced(g) or g.idle >= IDLE_TURNS:
        end_game(g)
        return
    g.acted.clear()
    g.turn = g.left_of(g.turn)
    if g.turn == g.starter:
        g.round += 1
    g.phase = Phase.TURN


def only_influenced(g: Flandern) -> bool:
    """No free space is left, or every one is open only for guilds under influence."""
    spaces = g.layout.spaces
    for town in g.open_towns():
        free = g.free_spaces(town)
        for name in free:
            near = bordering(g, spaces[name])
            for arms in (*g.guilds, *FREE):
                if arms not in near and in_stock(g, arms, spaces[name], free):
                    return False
    return True
