"""The end of a round: hands laid down, limits checked, bonus cards, and the next round prepared."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from guildtable.games.capital_lux.cards import (
    PROFESSION,
    PROFESSIONS,
    VALUE,
    Profession,
    capital_ref,
    card_ref,
    card_refs,
    modifier_ref,
    total,
    totals,
)
from guildtable.games.capital_lux.state import ROUNDS, CapitalLux, Phase, step
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Path, Seat, ask_all

type Saved = tuple[Profession, ...]


@step(Phase.ROUND_END)
async def end_round(g: CapitalLux) -> None:
    """Everything between the last turn and the next deal, in the rulebook's order."""
    lay_down_hands(g)
    reveal_modifiers(g)
    await check_limits(g)
    award_bonus_cards(g)
    prepare_next_round(g)


def lay_down_hands(g: CapitalLux) -> None:
    """Cards left in hand go face up to the hometown, without action."""
    for seat in g.in_turn_order():
        if g.hands[seat]:
            tell(g, "lays-down", seat=f"seat:{seat}", cards=card_refs(g.hands[seat]))
        g.hometowns[seat] += g.hands[seat]
        g.hands[seat].clear()
        g.shown[seat].clear()
        g.passed[seat] = g.handed[seat] = ()


def reveal_modifiers(g: CapitalLux) -> None:
    """Turn up the modifiers above the capital."""
    for profession, modifier, owner in g.placed:
        capital, by = capital_ref(profession), f"seat:{owner}"
        tell(g, "reveals-modifier", capital=capital, modifier=modifier_ref(modifier), seat=by)


async def check_limits(g: CapitalLux) -> None:
    """Who holds more of a profession than the capital loses it all, or pays the difference in gold."""
    limits = g.limits()
    over = {seat: excess(totals(g.hometowns[seat]), limits) for seat in g.in_turn_order()}
    saved: dict[Seat, tuple[Saved, ...]] = dict.fromkeys(over, ((),))
    saved |= await ask_all(
        {seat: save_with_gold(g, seat, over[seat]) for seat in over if can_save(g, seat, over[seat])}
    )
    for seat, excesses in over.items():
        (kept,) = saved[seat]
        for profession, difference in excesses.items():
            if profession in kept:
                g.gold[seat] -= difference
                tell(g, "saves", seat=f"seat:{seat}", capital=capital_ref(profession), gold=difference)
            else:
                lose(g, seat, profession)


def excess(mine: dict[Profession, int], limits: dict[Profession, int]) -> dict[Profession, int]:
    """By how much a hometown exceeds the limits, for each profession it has and that does."""
    return {kind: mine[kind] - limits[kind] for kind in PROFESSIONS if mine[kind] > max(limits[kind], 0)}


def can_save(g: CapitalLux, seat: Seat, over: dict[Profession, int]) -> bool:
    """Has the seat gold enough for anything?"""
    return any(difference <= g.gold[seat] for difference in over.values())


def affordable(g: CapitalLux, seat: Seat, over: dict[Profession, int]) -> list[Saved]:
    """The sets of professions the seat can save with its gold; the empty set is always one."""
    return [kept for kept in subsets(over) if cost(kept, over) <= g.gold[seat]]


def subsets(over: Iterable[Profession]) -> list[Saved]:
    """Every way to save some, all or none of these."""
    here = tuple(over)
    return [kept for count in range(len(here) + 1) for kept in combinations(here, count)]


def cost(kept: Saved, over: dict[Profession, int]) -> int:
    """The gold it takes to save these."""
    return sum(over[profession] for profession in kept)


def save_with_gold(g: CapitalLux, seat: Seat, over: dict[Profession, int]) -> Choice[Saved]:
    """For each profession over its limit: the exact difference in gold, or nothing."""

    def outcome(kept: Saved) -> Message:
        paid = cost(kept, over)
        lost = tuple(capital_ref(profession) for profession in over if profession not in kept)
        points = sum(total(g.hometowns[seat], profession) for profession in over if profession not in kept)
        if not lost:
            return Message("save-all", {"gold": paid})
        return Message("save-some" if kept else "lose-all", {"gold": paid, "lost": lost, "points": points})

    def barred() -> dict[Path, Message]:
        """What costs too much, alone or together; whoever cannot have that cannot have more either."""
        gold = g.gold[seat]
        return {
            saved_path(kept): Message("too-little-gold", {"needed": cost(kept, over), "gold": gold})
            for kept in subsets(over)[1:]
            if all(cost(less, over) <= gold < cost(kept, over) for less in combinations(kept, len(kept) - 1))
        }

    return Choice(
        "save-with-gold",
        affordable(g, seat, over),
        saved_path,
        args={"gold": g.gold[seat], "over": tuple(map(capital_ref, over))},
        outcome=outcome,
        barred=barred,
    )


def saved_path(kept: Saved) -> Path:
    """The professions saved, one after another."""
    return "/".join(f"save:{profession}" for profession in kept) or "button:save-none"


def lose(g: CapitalLux, seat: Seat, profession: Profession) -> None:
    """All of the seat's cards of this profession leave the game."""
    lost = [card for card in g.hometowns[seat] if PROFESSION[card] is profession]
    g.hometowns[seat] = [card for card in g.hometowns[seat] if PROFESSION[card] is not profession]
    g.discards += lost
    tell(g, "loses", seat=f"seat:{seat}", capital=capital_ref(profession), cards=card_refs(lost))


def award_bonus_cards(g: CapitalLux) -> None:
    """Whoever has most of a profession takes its highest card in the capital; if tied, one each in turn order."""
    held = {seat: totals(g.hometowns[seat]) for seat in g.in_turn_order()}
    for profession in PROFESSIONS:
        most = max(mine[profession] for mine in held.values())
        if not most:
            continue
        there = sorted((card for card in g.capital if PROFESSION[card] is profession), key=VALUE.__getitem__)
        for seat, mine in held.items():
            if mine[profession] == most and there:
                card = there.pop()
                g.capital.remove(card)
                g.bonus[seat].append(card)
                tell(g, "takes-bonus", seat=f"seat:{seat}", card=card_ref(card))


def prepare_next_round(g: CapitalLux) -> None:
    """The richest hometown begins; if tied, the nearest to the last starting player."""
    g.closer = None
    if g.round == ROUNDS:
        g.phase = Phase.OVER
        tell(g, "game-ends")
        return
    richest = {seat: sum(VALUE[card] for card in g.hometowns[seat]) for seat in g.in_turn_order()}
    g.starter = max(richest, key=richest.__getitem__)
    g.turn = g.starter
    tell(g, "starts-next", seat=f"seat:{g.starter}", points=richest[g.starter])
    g.round += 1
    g.phase = Phase.DEAL
