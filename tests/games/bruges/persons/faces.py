"""What a card face says, seen from the table alone: by paying, playing and counting."""

from __future__ import annotations

from tests.games.bruges.scenes import scene, town

# Somebody of each group who earns nothing by merely living there; two of them, as nobody is kin to himself.
KIN = {
    "entertainer": ("jester", "piper"),
    "merchant": ("accountant", "banker"),
    "noble": ("queen", "king"),
    "protector": ("physician", "guard"),
    "scholar": ("student", "lawyer"),
    "underworld": ("vagabond", "poacher"),
}


def colour(person: str) -> str:
    """The colour of the workers that action I gives."""
    table = scene(town(hand=person)).play(f"card:{person}/use:workers")
    (one,) = {worker for event in table.heard("takes-workers") for worker in event["workers"]}
    return str(one).removeprefix("worker:")


def price(person: str) -> int:
    """The fewest guilders that recruit the person; they are paid."""
    recruiting = f"card:{person}/use:recruit/house:red"
    tables = [scene(town(hand=person, houses="red", guilders=guilders)) for guilders in range(16)]
    table = next(table for table in tables if recruiting in table.offers(0))
    paid = sum(event["guilders"] for event in table.play(recruiting).heard("pays-guilders"))
    assert paid == table.town(0).guilders
    return int(paid)


def points(person: str) -> int:
    """What the person in play is worth at the end."""
    return scene(town(houses=f"red:{person}")).score(0).items["people"]


def group(person: str) -> str:
    """The group in which the Saddler sees nobody new."""
    kin = {name: next(other for other in two if other != person) for name, two in KIN.items()}
    purse = {
        name: scene(town(houses=f"red:saddler red:{person} red:{other}", workers="brown")).play("person:saddler")
        for name, other in kin.items()
    }
    (own,) = (name for name, table in purse.items() if table.town(0).guilders == 2)
    return own


def face(person: str) -> tuple[str, str, int, int]:
    """Colour, group, price, points."""
    return colour(person), group(person), price(person), points(person)
