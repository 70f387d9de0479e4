"""The six uses of a card: which are possible, and what they do."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.bruges.referee.bank import return_workers, take_guilders, take_workers
from tests.games.bruges.referee.cards import CARDS, COLOURS
from tests.games.bruges.referee.growth import build_canal, build_house, canal_options
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.recruiting import recruit, recruit_options
from tests.games.bruges.referee.tape import said
from tests.games.bruges.referee.threats import return_threat

DISCARDING = ("workers", "guilders", "threat", "canal")
"""Actions I to IV: the card goes to the discards."""
ALL = (*DISCARDING, "house", "recruit")


def card_options(player: Player, card: str, uses: Iterable[str] = ALL, colour: str = "") -> list[str]:
    """Every use of a card, counting as a colour (its own, unless told otherwise), with its target."""
    own = CARDS[card].colour
    start = f"card:{card}" if colour in {"", own} else f"card:{card}/as:{colour}"
    return [f"{start}/use:{end}" for use in uses for end in _ways(player, card, use, colour or own)]


def hand_options(player: Player) -> list[str]:
    """Every use of every card in the hand."""
    return [path for card in player.hand for path in card_options(player, card)]


def _ways(player: Player, card: str, use: str, colour: str) -> list[str]:
    if use == "workers":
        return [use]
    if use == "guilders":
        return [f"{use}/die:{die}" for die in COLOURS] if player.has("hanse_merchant") else [use]
    if use == "threat":
        return [use] if player.threats[colour] else []
    if use == "canal":
        needed = None if player.has("engineer") else colour
        return [f"{use}/{section}" for section in canal_options(player, colour=needed)]
    if use == "house":
        return [use] if player.workers[colour] else []
    return [f"{use}/{house}" for house in recruit_options(player, CARDS[card].price)]


def perform(t: Table, player: Player, path: str) -> None:
    """Play a card from the hand for the use that the path names."""
    parts = dict(part.split(":") for part in path.split("/"))
    card, use = parts["card"], parts["use"]
    player.hand.remove(card)
    if use == "recruit":
        recruit(t, player, card, parts["house"], CARDS[card].price)
    elif use == "house":
        return_workers(t, player, [CARDS[card].colour])
        build_house_from_hand(t, player, card)
    else:
        colour = parts.get("as", CARDS[card].colour)
        t.discards.append(card)
        t.tell(f"plays-for-{use}", player, card=card, colour=colour)
        _discarding_action(t, player, use, colour, parts)


def build_house_from_hand(t: Table, player: Player, card: str) -> None:
    """Only the builder knows which card lies there."""
    t.tape.tell(said("you-built-with", only=player.seat, card=card))
    build_house(t, player, card)


def _discarding_action(t: Table, player: Player, use: str, colour: str, parts: dict[str, str]) -> None:
    if use == "workers":
        take_workers(t, player, [colour] * (3 if player.has("lawyer") else 2))
    elif use == "guilders":
        more = player.has("money_changer") + player.has("hanse_merchant")
        take_guilders(t, player, t.dice[parts.get("die", colour)] + more)
    elif use == "threat":
        return_threat(t, player, colour)
    else:
        build_canal(t, player, parts["section"])
