"""Foresight: what would come of activating a person, and why another cannot be. It uses only what the seat knows."""

from __future__ import annotations

from guildtable.games.bruges.person import ACTIVE, Person, person_ref
from guildtable.games.bruges.purse import worker_refs
from guildtable.games.bruges.state import Bruges, Town
from guildtable.kernel.question import Message, Path, Seat, Word


def activation_outcome(g: Bruges, me: Seat, person: Person) -> Message:
    """What a person would bring; if it asks something, what its card says."""
    if not person.gaining:
        return Message(f"text-{person.name}")
    points, guilders, workers = person.gaining(g, me)
    args: dict[str, Word] = {"points": points, "guilders": guilders, "workers": worker_refs(workers)}
    brought = {name: word for name, word in args.items() if word}
    return Message("-".join(["outcome-gain", *brought]), brought)


def barred_persons(g: Bruges, me: Seat) -> dict[Path, Message]:
    """Persons of mine that I could expect to activate, and why I cannot."""
    return {
        person_ref(name): why_not(g.towns[me], ACTIVE[name])
        for name in g.towns[me].persons
        if name in ACTIVE and not ready(g, me, ACTIVE[name])
    }


def why_not(town: Town, person: Person) -> Message:
    """Why a person who is not ready cannot be activated."""
    if person.name in town.used:
        return Message("barred-used")
    if person.worker and not town.workers[person.worker]:
        return Message("barred-no-worker", {"worker": f"worker:{person.worker}"})
    return Message(person.lacking)


def ready(g: Bruges, me: Seat, person: Person) -> bool:
    """Can this person be activated now? The worker being paid, the effect must change something."""
    town, worker, check = g.towns[me], person.worker, person.check
    if person.name in town.used or (worker and not town.workers[worker]):
        return False
    return not check or check(g, me)
