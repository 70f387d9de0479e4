"""Threats: markers come with the dice and by other people's persons; the third of a colour is penalised."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from guildtable.games.bruges.asking import may
from guildtable.games.bruges.canals import built_sections, lose_canal, losing_outcome, section_path
from guildtable.games.bruges.houses import empty_houses, lose_house, lose_person
from guildtable.games.bruges.parts import CIRCLE, COLOURS, THREATS, Colour
from guildtable.games.bruges.person import COLOUR, PERSONS, When, card_ref, dials, happens, person_ref
from guildtable.games.bruges.purse import lose_all_guilders, lose_all_workers, lose_points, pay_guilders, score
from guildtable.games.bruges.state import Bruges, Phase, step
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Path, Seat, Word, choose, choose_some
from guildtable.kernel.script import Card

INTRIGUE = 3
"""Points it costs."""


@step(Phase.THREATS)
async def distribute_threats(g: Bruges) -> None:
    """A seat gets a marker for each die that shows a 5 or a 6, all its own before the next seat's."""
    me = g.turn
    coming = [colour for colour in COLOURS if g.dice[colour] >= 5]
    if coming and (refusals := dials(g.towns[me]).refusals):
        choice = Choice(
            "refuse-threat", coming, threat_path, 0, refusals, outcome=lambda colour: threat_outcome(g, me, colour)
        )
        for colour in await choose_some(me, choice):
            coming.remove(colour)
            tell(g, "refuses-threat", seat=f"seat:{me}", threat=f"threat:{colour}")
    await receive_threats(g, me, coming)
    g.turn = g.left_of(me)
    if g.turn == g.starter:
        g.phase = Phase.ADVANCE


async def receive_threats(g: Bruges, me: Seat, colours: Sequence[Colour]) -> None:
    """Lay the markers down, then suffer every completed circle, in the order the victim chooses."""
    threats = g.towns[me].threats
    for colour in colours:
        assert g.supply(colour), "the supply of a colour never runs out"
        threats[colour] += 1
        tell(g, "receives-threat", seat=f"seat:{me}", threat=f"threat:{colour}", count=threats[colour])
    while complete := [colour for colour in COLOURS if threats[colour] >= CIRCLE]:
        outcome = partial(penalty_outcome, g, me)
        await suffer(g, me, await choose(me, Choice("suffer-first", complete, penalty_path, outcome=outcome)))


async def suffer(g: Bruges, me: Seat, colour: Colour) -> None:
    """The penalty of a colour; then its markers go back, for no points."""
    town, penalty = g.towns[me], THREATS[colour]
    if (ransom := dials(town).ransom) and town.guilders >= ransom:
        loss = penalty_outcome(g, me, colour)
        args: dict[str, Word] = {"penalty": f"penalty:{penalty}", "guilders": ransom}
        if await may(me, "buy-off", Message("outcome-buy-off", args | dict(loss.args)), args):
            pay_guilders(g, me, ransom)
            town.threats[colour] -= CIRCLE
            tell(g, "buys-off", seat=f"seat:{me}", penalty=f"penalty:{penalty}")
            return
    tell(g, "suffers", seat=f"seat:{me}", penalty=f"penalty:{penalty}")
    match penalty:
        case "flood":
            lose_all_workers(g, me)
        case "plague":
            await catch_plague(g, me)
        case "raid":
            lose_all_guilders(g, me)
        case "fire":
            await catch_fire(g, me)
        case "intrigue":
            lose_points(g, me, INTRIGUE)
    town.threats[colour] -= CIRCLE
    for seat in (me, *g.rivals(me)):
        await happens(g, seat, When.SOMEBODY_IS_PENALISED)


async def catch_plague(g: Bruges, me: Seat) -> None:
    """One person goes, of the victim's choice; the house stays."""
    houses = g.towns[me].houses
    living = [(place, person) for place, house in enumerate(houses) if (person := house.person)]
    if living:
        place, _ = await choose(me, Choice("plague", living, dying_path, outcome=dying_outcome))
        lose_person(g, me, place)


type Dying = tuple[int, Card]
"""The place of a house, and who lives there."""


def dying_path(dying: Dying) -> Path:
    """A person of one's own."""
    return person_ref(dying[1])


def dying_outcome(dying: Dying) -> Message:
    """What goes with a person."""
    return Message("outcome-lose-person", {"points": PERSONS[dying[1]].points})


type Burning = tuple[str, int]
"""A house by its place, or the end of a canal section."""


async def catch_fire(g: Bruges, me: Seat) -> None:
    """One house or one canal token goes, of the victim's choice."""
    lived_in = [place for place, house in enumerate(g.towns[me].houses) if house.person]
    options: list[Burning] = [("house", place) for place in sorted([*lived_in, *empty_houses(g, me)])]
    options += [("section", section) for section in built_sections(g, me)]
    if not options:
        return
    kind, which = await choose(
        me,
        Choice(
            "fire",
            options,
            lambda burning: burning_path(g, me, burning),
            outcome=lambda burning: burning_outcome(g, me, burning),
        ),
    )
    if kind == "house":
        lose_house(g, me, which)
    else:
        lose_canal(g, me, which)


def burning_path(g: Bruges, me: Seat, burning: Burning) -> Path:
    """Empty houses of a colour are alike; an occupied one is known by who lives there."""
    kind, which = burning
    if kind == "section":
        return section_path(which)
    house = g.towns[me].houses[which]
    return f"house:{COLOUR[house.card]}" + (f"/{person_ref(house.person)}" if house.person else "")


def burning_outcome(g: Bruges, me: Seat, burning: Burning) -> Message:
    """Who would have to move out."""
    kind, which = burning
    if kind == "section":
        return losing_outcome(g, me, which)
    person = g.towns[me].houses[which].person
    if person:
        return Message("outcome-burn-occupied", {"card": card_ref(person)})
    return Message("outcome-burn-house")


def return_threats(g: Bruges, me: Seat, colours: Sequence[Colour]) -> None:
    """Of one's own will: a point each."""
    for colour in colours:
        g.towns[me].threats[colour] -= 1
        tell(g, "returns-threat", seat=f"seat:{me}", threat=f"threat:{colour}")
        score(g, me, 1)


async def may_return(g: Bruges, me: Seat, most: int = 1, colours: Sequence[Colour] = COLOURS) -> None:
    """Up to so many of one's markers of these colours go back, if one likes."""
    markers = [colour for colour in colours for _ in range(g.towns[me].threats[colour])]
    if markers:
        choice = Choice("return-threats", markers, threat_path, 0, min(most, len(markers)), {"count": most})
        return_threats(g, me, await choose_some(me, choice))


def threat_path(colour: Colour) -> Path:
    """A threat marker."""
    return f"threat:{colour}"


def penalty_path(colour: Colour) -> Path:
    """A penalty that is due."""
    return f"penalty:{THREATS[colour]}"


def threat_outcome(g: Bruges, victim: Seat, colour: Colour) -> Message:
    """What one more marker of a colour would mean to somebody."""
    count = g.towns[victim].threats[colour] + 1
    return penalty_outcome(g, victim, colour) if count >= CIRCLE else Message("outcome-threat", {"count": count})


def penalty_outcome(g: Bruges, victim: Seat, colour: Colour) -> Message:
    """What a penalty would cost somebody now."""
    town, penalty = g.towns[victim], THREATS[colour]
    lost = {
        "flood": sum(town.workers.values()),
        "plague": min(1, len(town.persons)),
        "raid": town.guilders,
        "fire": min(1, len(town.houses) + sum(town.canals)),
        "intrigue": min(INTRIGUE, town.points),
    }[penalty]
    return Message(f"outcome-{penalty}", {"lost": lost})
