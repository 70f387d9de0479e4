"""Write the worked examples of the rulebooks for the browser: `python -m tools.examples`; `--check` that they are so.

A position is laid out here and scored by the rules themselves: no number of an example is written by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from guildtable.games.bruges import GAME as BRUGES
from guildtable.games.bruges.parts import GuardHouse, Majority
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.scoring import score_of
from guildtable.games.bruges.state import Bruges, House
from guildtable.games.bruges.state import Phase as BrugesPhase
from guildtable.games.bruges.state import Town as BrugesTown
from guildtable.games.flandern import GAME as FLANDERN
from guildtable.games.flandern.pieces import BEARS, PLAYER_GUILDS, TOWN_OF, TOWNS, Arms, Town, centre_of
from guildtable.games.flandern.scoring import completed, score_town, tally, value
from guildtable.games.flandern.state import District, Flandern
from guildtable.games.flandern.state import Phase as FlandernPhase
from guildtable.kernel.script import Card

GAMES = Path(__file__).parent.parent / "web" / "games"
FILES = {game: GAMES / game / "example.json" for game in ("bruges", "flandern")}

HOUSES: Sequence[tuple[Card, Card | None]] = (
    ("coachman", "mayor"),
    ("messenger", "councilman"),
    ("groom", "vicar"),
    ("scribe", "powderman"),
    ("town_crier", "beggar"),
    ("juggler", None),
)
"""Each house by the card it is made of, and who lives there."""


def town_of_36_points() -> Bruges:
    """The town of the rulebook's final scoring, before what was on the scoring track is added."""
    g = Bruges([BrugesTown(GuardHouse.RED), BrugesTown(GuardHouse.BLUE)], phase=BrugesPhase.OVER, round=9, last_round=9)
    town = g.towns[0]
    town.points = 0
    town.houses = [House(card, person) for card, person in HOUSES]
    town.majorities = [Majority.REPUTATION, Majority.PEOPLE]
    town.canals = [3, 0]
    town.reputation = 6
    return g


def final_scoring() -> dict[str, object]:
    """What each item brings, and each person of it."""
    g = town_of_36_points()
    score = score_of(g, 0)
    persons = [PERSONS[name] for name in g.towns[0].persons]
    laurels = {person.name: person.scoring(g, 0) for person in persons if person.scoring}
    return {
        "player": asdict(BRUGES.view(g, None).players[0]),
        "people": {person.name: person.points for person in persons},
        "laurels": laurels,
        "counted": {name: [one.name for one in persons if one.group is PERSONS[name].group] for name in laurels},
        "steps": [{"id": item, "points": points} for item, points in score.items.items() if points],
        "total": score.total,
    }


LIEGE = {
    "S1": District("blue-small-0"),
    "M1": District("blue-medium-1"),
    "M3": District("blue-medium-0"),
    "S2": District("yellow-small-2"),
    "M4": District("yellow-medium-1"),
    "L2": District("yellow-large-1", building=True),
    "S4": District("red-small-1"),
    "L3": District("red-large-0"),
    "M2": District("green-medium-0"),
    "L1": District("green-large-0", masters=1),
    "L4": District("grey-large-0"),
    "A1": District("grey-small-0", masters=1),
    "S3": District("church-A", cathedral=True),
}
"""The full town of the rulebook's example; its centre is the Church's."""


def full_liege() -> Flandern:
    """All centres are laid, and Liège is full."""
    g = FLANDERN.opening(4, {})
    g.guilds = list(PLAYER_GUILDS)
    sites = list(g.layout.sites)
    g.sites = dict(zip(TOWNS, sites, strict=True))
    for arms, town in TOWN_OF.items():
        g.districts[g.layout.sites[g.sites[town]].centre] = District(centre_of(arms))
    site = g.sites[Town.LIEGE]
    g.opened = [f"{site}-A1"]
    for space, district in LIEGE.items():
        g.districts[f"{site}-{space}"] = district
        g.stock[district.kind] -= 1
    g.building_sites -= 1
    g.phase, g.round = FlandernPhase.SCORE, 9
    return g


def scored_town() -> dict[str, object]:
    """What the districts are worth, kind by kind, and what each guild is paid."""
    g = full_liege()
    before = asdict(FLANDERN.view(g, None))
    site = g.sites[Town.LIEGE]
    counts = completed(g, Town.LIEGE)
    here = {space: laid for space, laid in g.districts.items() if space.startswith(f"{site}-")}
    church = Arms.CHURCH

    def worth(step: str, *districts: District) -> dict[str, object]:
        return {
            "id": step,
            "spaces": [space for space, laid in here.items() if laid in districts],
            "count": len(districts),
            "worth": value(tuple(district for district in districts if district in counts)),
        }

    value_steps = [
        worth("guilds", *[one for one in counts if BEARS[one.kind] is not church]),
        worth("churches", *[one for one in counts if BEARS[one.kind] is church and not one.cathedral]),
        worth("cathedral", *[one for one in counts if one.cathedral]),
        worth("site", *[one for one in here.values() if one.building]),
    ]
    ranks = [
        asdict(share)
        | {"spaces": [space for space, laid in here.items() if BEARS[laid.kind] is share.guild and laid in counts]}
        for share in tally(g, Town.LIEGE).shares
    ]
    total = value(counts)
    score_town(g, Town.LIEGE)
    return {
        "view": before | {"towns": [town for town in before["towns"] if town["town"] == Town.LIEGE]},
        "steps": value_steps,
        "value": total,
        "ranks": ranks,
        "points": g.points,
    }


EXAMPLES = {"bruges": final_scoring, "flandern": scored_town}


def written(game: str) -> str:
    """An example as the browser reads it."""
    return json.dumps(EXAMPLES[game](), indent=2) + "\n"


def main() -> None:
    """Write the files, or say that one is stale."""
    for game, file in FILES.items():
        if "--check" not in sys.argv:
            file.write_text(written(game), encoding="utf-8")
            print(file)
        elif file.read_text(encoding="utf-8") != written(game):
            sys.exit("stale: run make examples")


if __name__ == "__main__":
    main()
