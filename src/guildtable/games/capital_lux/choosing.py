"""Setting up, dealing, and choosing cards: two, pass, two more, pass."""

from __future__ import annotations

from guildtable.games.capital_lux.cards import CARDS, MODIFIERS, RANK, VALUE, card_ref, card_refs, modifier_ref
from guildtable.games.capital_lux.foresight import keeping_outcome
from guildtable.games.capital_lux.state import CapitalLux, Phase, step
from guildtable.kernel.chance import Draw, Shuffle, draw
from guildtable.kernel.event import tell, whisper
from guildtable.kernel.question import Choice, Seat, ask_all
from guildtable.kernel.script import Card


@step(Phase.SET_UP)
async def set_up(g: CapitalLux) -> None:
    """Shuffle the professions; the first card of the deck opens the capital, without its action."""
    g.deck = list(await draw(Shuffle("deck", CARDS, card_ref)))
    first = g.deck.pop()
    g.capital.append(first)
    tell(g, "opens-capital", card=card_ref(first))
    g.phase = Phase.FIRST_STARTER


@step(Phase.FIRST_STARTER)
async def find_first_starter(g: CapitalLux) -> None:
    """Each seat is dealt a modifier, openly; the highest begins."""
    dealt = await draw(Draw("first-starter", MODIFIERS, modifier_ref, len(g.seats)))
    for seat in g.seats:
        tell(g, "dealt-modifier", seat=f"seat:{seat}", modifier=modifier_ref(dealt[seat]))
    g.starter = max(g.seats, key=lambda seat: VALUE[dealt[seat]])
    g.phase = Phase.DEAL


@step(Phase.DEAL)
async def deal(g: CapitalLux) -> None:
    """Collect and shuffle the modifiers; deal six cards each, five with four players, or as many as there are."""
    g.modifiers = list(await draw(Shuffle(f"modifiers-{g.round}", MODIFIERS, modifier_ref)))
    g.placed.clear()
    tell(g, "round-begins", round=g.round, seat=f"seat:{g.starter}")
    each = min(5 if len(g.seats) == 4 else 6, len(g.deck) // len(g.seats))
    for seat in g.in_turn_order():
        g.packets[seat] = tuple(g.deck[len(g.deck) - each :])
        del g.deck[len(g.deck) - each :]
        whisper(g, seat, "you-are-dealt", cards=card_refs(g.packets[seat]))
    g.phase = Phase.CHOOSE


@step(Phase.CHOOSE)
async def choose_cards(g: CapitalLux) -> None:
    """All choose two at once and pass the others to the left."""
    g.passed = await choose_two(g)
    for seat in g.seats:
        g.packets[g.left_of(seat)] = g.passed[seat]
        whisper(g, g.left_of(seat), "you-receive", cards=card_refs(g.passed[seat]), seat=f"seat:{seat}")
    g.phase = Phase.CHOOSE_AGAIN


@step(Phase.CHOOSE_AGAIN)
async def choose_again(g: CapitalLux) -> None:
    """All choose two more and pass what is left, which must be kept."""
    g.handed = await choose_two(g)
    for seat in g.seats:
        g.hands[g.left_of(seat)] = [*g.kept[g.left_of(seat)], *g.handed[seat]]
        if g.handed[seat]:
            whisper(g, g.left_of(seat), "you-receive", cards=card_refs(g.handed[seat]), seat=f"seat:{seat}")
    g.packets = [()] * len(g.seats)
    g.kept = [()] * len(g.seats)
    g.turn = g.starter
    tell(g, "play-begins", seat=f"seat:{g.starter}")
    g.phase = Phase.PLAY if any(g.hands) else Phase.ROUND_END


async def choose_two(g: CapitalLux) -> list[tuple[Card, ...]]:
    """Each seat keeps two cards of its packet, as far as they go. Gives what each does not keep."""
    count = min(2, len(g.packets[0]))
    chosen: dict[Seat, tuple[Card, ...]] = {seat: g.packets[seat] for seat in g.seats}
    if len(g.packets[0]) > count:
        chosen |= await ask_all({seat: offer(g, seat, count) for seat in g.seats})
    left = []
    for seat, cards in chosen.items():
        g.kept[seat] = (*g.kept[seat], *cards)
        rest = [card for card in g.packets[seat] if card not in cards]
        left.append(tuple(sorted(rest, key=RANK.__getitem__)))  # the order they lay in would tell of those kept
        if cards:
            whisper(g, seat, "you-choose", cards=card_refs(cards))
    return left


def offer(g: CapitalLux, seat: Seat, count: int) -> Choice[Card]:
    """Which cards to keep."""
    rest = len(g.packets[seat]) - count
    return Choice(
        "choose-cards",
        g.packets[seat],
        card_ref,
        least=count,
        most=count,
        args={"count": count, "rest": rest, "seat": f"seat:{g.left_of(seat)}"},
        outcome=lambda card: keeping_outcome(g, seat, card),
    )
