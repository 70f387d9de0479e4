"""Every ref a player can point at in Bruges."""

from __future__ import annotations

from guildtable.games.bruges.parts import COLOURS, GUARD_HOUSES, MAJORITIES, SIDES, THREATS, Group
from guildtable.games.bruges.person import PERSONS, card_ref, person_ref
from guildtable.games.bruges.play import USES
from guildtable.kernel.question import Ref

COLOURED = ("colour", "worker", "threat", "die", "house", "as", "for")
BUTTONS = ("yes", "end-turn", "pay-guilders", "lose-point")


def refs() -> tuple[Ref, ...]:
    """Cards and persons, coloured things, places, buttons."""
    return (
        *map(card_ref, PERSONS),
        *map(person_ref, PERSONS),
        *(f"{kind}:{colour}" for kind in COLOURED for colour in COLOURS),
        *(f"use:{use}" for use in USES),
        *(f"{kind}:{side}" for kind in ("pile", "section") for side in SIDES),
        *(f"penalty:{threat}" for threat in THREATS.values()),
        *(f"majority:{majority}" for majority in MAJORITIES),
        *(f"guard:{house}" for house in GUARD_HOUSES),
        *(f"group:{group}" for group in Group),
        *(f"button:{button}" for button in BUTTONS),
    )
