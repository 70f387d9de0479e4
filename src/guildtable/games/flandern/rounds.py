"""The round with three or four: a golden card, secret choices, actions in order, the golden action, scoring."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from guildtable.games.flandern.actions import act, own_arms, own_outcome, pick_up, place_piece
from guildtable.games.flandern.covering import cover, cover_dead_spaces
from guildtable.games.flandern.pieces import CATHEDRAL, FREE, GOLDEN, GUILD_MASTER, INFLUENCE, PICK_UP, Silver
from guildtable.games.flandern.scoring import bonus, score_town
from guildtable.games.flandern.set_up import golden_ref, is_of_scored_town
from guildtable.games.flandern.state import Flandern, Phase, Played, step
from guildtable.kernel.event import tell, tell_others, whisper
from guildtable.kernel.question import Choice, Message, Path, Seat, ask_all


@step(Phase.GOLDEN_CARD)
async def take_golden_card(g: Flandern) -> None:
    """The starting player looks at the top golden card; one of a scored town is shown, removed and replaced."""
    me = g.starter
    while g.golden and not g.golden_card:
        card = g.golden.pop()
        if is_of_scored_town(g, card):
            g.golden_gone.append(card)
            tell(g, "golden-removed", card=golden_ref(card))
        else:
            g.golden_card = card
            whisper(g, me, "you-take-golden", card=golden_ref(card))
            tell_others(g, me, "takes-golden", seat=f"seat:{me}")
    g.phase = Phase.CHOOSE


@step(Phase.CHOOSE)
async def choose_cards(g: Flandern) -> None:
    """All choose at once and in secret; who plays more cards acts earlier, ties clockwise from the starting player."""
    answers = await ask_all({seat: choice_of(g, seat) for seat in g.seats})
    g.chosen = [answers[seat][0] for seat in g.seats]
    for seat in g.from_starter():
        card, influence = g.chosen[seat]
        g.hands[seat].remove(card)
        g.played[seat].append(card)
        g.influence[seat] -= influence
        tell(g, "reveals", seat=f"seat:{seat}", card=f"card:{card}", influence=influence)
    g.order = sorted(g.from_starter(), key=lambda seat: -g.chosen[seat].influence)
    g.turn = g.order[0]
    g.phase = Phase.ACT


def choice_of(g: Flandern, seat: Seat) -> Choice[Played]:
    """An action card, with any number of influence cards."""
    most = g.influence[seat]
    options = [played for card in g.hands[seat] for played in ways_to_play(card, most)]
    outcome = played_outcomes(g, seat)
    return Choice("choose-cards", options, played_path, args={"influence": most}, outcome=outcome)


@cache
def ways_to_play(card: Silver, most: int) -> tuple[Played, ...]:
    """A card with any number of influence cards, made once: the same ones are offered round after round."""
    return tuple(Played(card, count) for count in range(most + 1))


def played_outcomes(g: Flandern, seat: Seat) -> Callable[[Played], Message | None]:
    """What comes of each card: the same with any number of influence cards, so it is tried once."""
    known: dict[Silver, Message | None] = {}

    def outcome(played: Played) -> Message | None:
        card = played.card
        if card not in known:
            known[card] = own_outcome(g, seat, card)
        return known[card]

    return outcome


def played_path(played: Played) -> Path:
    """A card, and the influence cards with it."""
    path = f"card:{played.card}"
    return f"{path}/influence:{played.influence}" if played.influence else path


@step(Phase.ACT)
async def act_in_order(g: Flandern) -> None:
    """One seat after another carries out its action card."""
    me = g.order[0]
    await act(g, me, g.chosen[me].card, own_arms(g, me))
    g.order.pop(0)
    if g.order:
        g.turn = g.order[0]
    else:
        g.turn = g.starter
        g.phase = Phase.GOLDEN_ACTION


@step(Phase.GOLDEN_ACTION)
async def carry_out_golden_card(g: Flandern) -> None:
    """The starting player reveals the golden card; only grey and church districts are built with it."""
    me, card = g.starter, g.golden_card
    if card:
        face = GOLDEN[card].face
        tell(g, "reveals-golden", seat=f"seat:{me}", card=golden_ref(card))
        g.golden_card = None
        g.golden_gone.append(card)
        if face == INFLUENCE:
            g.influence[me] += 1
        elif face in {CATHEDRAL, GUILD_MASTER}:
            await place_piece(g, me, face)
        elif face == PICK_UP:
            pick_up(g, me)
        else:
            await act(g, me, face, FREE)
    g.phase = Phase.SCORE


@step(Phase.SCORE)
async def score_and_pass_on(g: Flandern) -> None:
    """Cover, score full towns, see whether the game is over; the next seat becomes starting player."""
    cover_and_score(g)
    free = sum([len(g.free_spaces(town)) for town in g.open_towns()])
    if free <= 1 or not g.golden:
        end_game(g)
        return
    g.round += 1
    g.starter = g.turn = g.left_of(g.starter)
    tell(g, "round-begins", round=g.round, seat=f"seat:{g.starter}")
    g.phase = Phase.GOLDEN_CARD


def cover_and_score(g: Flandern) -> None:
    """Dead spaces are covered; then every full town is scored, in the order of the towns."""
    cover_dead_spaces(g)
    for town in g.open_towns():
        if g.is_full(town):
            score_town(g, town)


def end_game(g: Flandern) -> None:
    """What is free is covered, what is not scored is scored; then the bonus for influence cards kept."""
    for town in g.open_towns():
        cover(g, g.free_spaces(town))
        score_town(g, town)
    for seat in g.seats:
        if extra := bonus(g, seat):
            tell(g, "influence-bonus", seat=f"seat:{seat}", points=extra)
    tell(g, "game-ends")
    g.phase = Phase.OVER
