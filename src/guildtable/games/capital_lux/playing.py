"""A turn: one card to the hometown, or to the capital with its action."""

from __future__ import annotations

from guildtable.games.capital_lux.cards import (
    PLACES,
    PROFESSION,
    PROFESSIONS,
    REF,
    Place,
    Profession,
    capital_ref,
    card_ref,
    lowest,
    modifier_ref,
)
from guildtable.games.capital_lux.foresight import placing_outcome, playing_outcome, taking_outcome
from guildtable.games.capital_lux.state import CapitalLux, Phase, Placed, step
from guildtable.kernel.event import tell, tell_others, whisper
from guildtable.kernel.question import Choice, Message, Path, Seat, one_of
from guildtable.kernel.script import Card

type Play = tuple[Card, Place]


@step(Phase.PLAY)
async def take_turn(g: CapitalLux) -> None:
    """Play one card. An empty hand at the end of a turn gives everybody else one last turn."""
    me = g.turn
    if g.hands[me]:
        await play_card(g, me)
    else:
        tell(g, "passes", seat=f"seat:{me}")
    if g.closer is None and not g.hands[me]:
        g.closer = me
        tell(g, "last-turns", seat=f"seat:{me}")
    g.turn = g.left_of(me)
    if g.turn == g.closer:
        g.phase = Phase.ROUND_END


async def play_card(g: CapitalLux, me: Seat) -> None:
    """Play one card from the hand, face up."""
    plays: list[Play] = [(card, place) for card in g.hands[me] for place in PLACES]
    why = "play-card" if g.closer is None else "play-last-card"
    choice = Choice(why, plays, play_path, outcome=lambda play: playing_outcome(g, me, *play))
    card, place = await one_of(me, choice)
    g.hands[me].remove(card)
    g.shown[me].append(card)
    if place == "hometown":
        g.hometowns[me].append(card)
        tell(g, "plays-to-hometown", seat=f"seat:{me}", card=card_ref(card))
    else:
        g.capital.append(card)
        tell(g, "plays-to-capital", seat=f"seat:{me}", card=card_ref(card))
        await ACTIONS[PROFESSION[card]](g, me)


def play_path(play: Play) -> Path:
    """The card, then where it goes."""
    card, place = play
    return f"{REF[card]}/to:{place}"


async def act_as_scholar(g: CapitalLux, me: Seat) -> None:
    """Draw the top card of the deck to your hand."""
    if not g.deck:
        tell(g, "deck-is-empty", seat=f"seat:{me}")
        return
    card = g.deck.pop()
    g.hands[me].append(card)
    whisper(g, me, "you-draw", card=card_ref(card))
    tell_others(g, me, "draws-card", seat=f"seat:{me}")


async def act_as_merchant(g: CapitalLux, me: Seat) -> None:
    """Take one gold disc."""
    if not g.gold_pile:
        tell(g, "gold-is-gone", seat=f"seat:{me}")
        return
    g.gold[me] += 1
    tell(g, "takes-gold", seat=f"seat:{me}")


async def act_as_cleric(g: CapitalLux, me: Seat) -> None:
    """Take the lowest card of another profession from the capital into your hometown."""
    there = {PROFESSION[card] for card in g.capital}
    professions = [profession for profession in PROFESSIONS if profession in there - {Profession.CLERIC}]
    if not professions:
        tell(g, "nobody-to-take", seat=f"seat:{me}")
        return

    def barred() -> dict[Path, Message]:
        missing = [profession for profession in PROFESSIONS if profession not in there]
        reasons = {capital_ref(profession): Message("none-in-capital") for profession in missing}
        return reasons | {capital_ref(Profession.CLERIC): Message("no-cleric-takes-a-cleric")}

    choice = Choice(
        "take-from-capital",
        professions,
        capital_ref,
        outcome=lambda profession: taking_outcome(g, me, profession),
        barred=barred,
    )
    taken = lowest(g.capital, await one_of(me, choice) if len(professions) > 1 else professions[0])
    g.capital.remove(taken)
    g.hometowns[me].append(taken)
    tell(g, "takes-from-capital", seat=f"seat:{me}", card=card_ref(taken))


async def act_as_agent(g: CapitalLux, me: Seat) -> None:
    """Look at the top modifier and place it face down above one of the capital cards."""
    if not g.modifiers:
        tell(g, "modifiers-are-gone", seat=f"seat:{me}")
        return
    g.drawn = g.modifiers.pop()
    whisper(g, me, "you-look-at-modifier", modifier=modifier_ref(g.drawn))
    drawn = g.drawn
    choice = Choice(
        "place-modifier",
        PROFESSIONS,
        capital_ref,
        args={"modifier": modifier_ref(drawn)},
        outcome=lambda profession: placing_outcome(g, me, profession, drawn),
    )
    profession = await one_of(me, choice)
    g.placed.append(Placed(profession, drawn, me))
    g.drawn = None
    whisper(g, me, "you-place-modifier", modifier=modifier_ref(drawn), capital=capital_ref(profession))
    tell_others(g, me, "places-modifier", seat=f"seat:{me}", capital=capital_ref(profession))


ACTIONS = {
    Profession.AGENT: act_as_agent,
    Profession.CLERIC: act_as_cleric,
    Profession.SCHOLAR: act_as_scholar,
    Profession.MERCHANT: act_as_merchant,
}
