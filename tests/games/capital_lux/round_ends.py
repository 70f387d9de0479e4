"""Rounds that are about to end, and what lies in hometowns then."""

from collections.abc import Sequence

from guildtable.games.capital_lux.state import Phase
from tests.games.capital_lux.scenes import Lux, faces, scene

PLENTY = "agent-6 agent-6 cleric-6 cleric-6 scholar-6 scholar-6 merchant-6 merchant-6"
"""A capital that no small hometown exceeds."""


def at_round_end(
    *hometowns: str,
    capital: str,
    gold: Sequence[int] = (),
    placed: Sequence[tuple[str, str, int]] = (),
    bonus: Sequence[str] = (),
    starter: int = 0,
) -> Lux:
    """After the last turn of the first round, with empty hands."""
    return scene(
        *[""] * len(hometowns),
        hometowns=hometowns,
        capital=capital,
        gold=gold,
        placed=placed,
        bonus=bonus,
        starter=starter,
        phase=Phase.ROUND_END,
    )


def hometowns(position: Lux) -> list[list[str]]:
    return [faces(cards) for cards in position.now.hometowns]


def bonus_cards(position: Lux) -> list[list[str]]:
    return [faces(cards) for cards in position.now.bonus]
