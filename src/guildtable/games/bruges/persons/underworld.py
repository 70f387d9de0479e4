"""The underworld: the only persons that touch what belongs to others."""

from __future__ import annotations

from functools import partial

from guildtable.games.bruges.asking import seat_path, some_workers, worker_path
from guildtable.games.bruges.canals import built_sections, lose_canal, losing_outcome, section_path
from guildtable.games.bruges.houses import empty_houses, lose_house
from guildtable.games.bruges.parts import BLUE, BROWN, CIRCLE, COLOURS, PURPLE, RED, THREATS, YELLOW, Colour, Group
from guildtable.games.bruges.person import COLOUR, Gain, targets
from guildtable.games.bruges.persons.checks import (
    have_a_guilder,
    have_a_target,
    have_a_threat_and_a_target,
    have_a_worker,
    persons_of,
    threats_of,
)
from guildtable.games.bruges.persons.kit import Page
from guildtable.games.bruges.purse import (
    lose_points,
    score,
    take_guilders,
    take_guilders_from,
    take_workers,
    take_workers_from,
)
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.threats import receive_threats, threat_outcome, threat_path
from guildtable.kernel.event import tell
from guildtable.kernel.question import Choice, Message, Path, Seat, choose, choose_all, choose_some, one_of

underworld = Page(Group.UNDERWORLD)


def targets_have_canals(g: Bruges, me: Seat) -> bool:
    """Somebody has a canal token to lose."""
    return any(built_sections(g, rival) for rival in targets(g, me))


def targets_have_workers(g: Bruges, me: Seat) -> bool:
    """Somebody has a worker to give."""
    return any(have_a_worker(g, rival) for rival in targets(g, me))


def targets_have_guilders(g: Bruges, me: Seat) -> bool:
    """Somebody has a guilder to give."""
    return any(have_a_guilder(g, rival) for rival in targets(g, me))


def targets_have_empty_houses(g: Bruges, me: Seat) -> bool:
    """Somebody has an empty house to lose."""
    return any(empty_houses(g, rival) for rival in targets(g, me))


@underworld.at_once("troublemaker", YELLOW, 6, check=targets_have_canals)
async def troublemaker(g: Bruges, me: Seat) -> None:
    """Each other player loses a canal token, at the end of the section of their choice."""
    asked = {
        rival: Choice("lose-canal", built_sections(g, rival), section_path, outcome=partial(losing_outcome, g, rival))
        for rival in targets(g, me)
    }
    lost = await choose_all({rival: choice for rival, choice in asked.items() if choice.options})
    for rival, (section,) in lost.items():
        lose_canal(g, rival, section)


@underworld.at_once("beggar", BLUE, 6, check=targets_have_workers)
async def beggar(g: Bruges, me: Seat) -> None:
    """Each other player gives me two workers of their choice, or as many as they have."""
    gifts = await choose_all({rival: some_workers(g, rival, "give-workers", 2, 2) for rival in targets(g, me)})
    for rival, workers in gifts.items():
        take_workers_from(g, me, rival, workers, "beggar")


@underworld.at_once("thief", BROWN, 6, check=targets_have_guilders)
async def thief(g: Bruges, me: Seat) -> None:
    """Each other player gives me three guilders, or as many as they have."""
    for rival in targets(g, me):
        take_guilders_from(g, me, rival, 3, "thief")


@underworld.at_once("rumour_monger", PURPLE, 3, check=have_a_target)
async def rumour_monger(g: Bruges, me: Seat) -> None:
    """Name a colour: each other player receives a threat marker of it, from the left on."""
    victims = targets(g, me)
    if victims:
        colour = await one_of(
            me, Choice("spread-rumour", COLOURS, threat_path, outcome=partial(rumour_outcome, g, victims))
        )
        for victim in victims:
            await receive_threats(g, victim, (colour,))


def rumour_outcome(g: Bruges, victims: list[Seat], colour: Colour) -> Message:
    """Whom it would be the third marker of."""
    hit = tuple(f"seat:{victim}" for victim in victims if g.towns[victim].threats[colour] == CIRCLE - 1)
    return Message("outcome-rumour", {"seats": hit, "count": len(hit), "penalty": f"penalty:{THREATS[colour]}"})


@underworld.at_once("arsonist", RED, 3, check=targets_have_empty_houses)
async def arsonist(g: Bruges, me: Seat) -> None:
    """Each other player loses an empty house of their choice; I take a worker of its colour."""
    asked = {
        rival: Choice("lose-empty-house", places, partial(house_path, g, rival))
        for rival in targets(g, me)
        if (places := empty_houses(g, rival))
    }
    for rival, (place,) in (await choose_all(asked)).items():
        colour = COLOUR[g.towns[rival].houses[place].card]
        lose_house(g, rival, place)
        take_workers(g, me, (colour,))


def house_path(g: Bruges, seat: Seat, place: int) -> Path:
    """An empty house."""
    return f"house:{COLOUR[g.towns[seat].houses[place].card]}"


@underworld.at_once("pickpocket", YELLOW, 0, check=targets_have_guilders)
async def pickpocket(g: Bruges, me: Seat) -> None:
    """Another player of my choice gives me three guilders, or as many as they have."""
    victims = targets(g, me)
    if victims:
        victim = await choose(me, Choice("pick-pocket", victims, seat_path, outcome=partial(pocket_outcome, g)))
        take_guilders_from(g, me, victim, 3, "pickpocket")


def pocket_outcome(g: Bruges, victim: Seat) -> Message:
    """What is in the pocket."""
    return Message("outcome-pocket", {"guilders": min(3, g.towns[victim].guilders)})


@underworld.at_once("smuggler", BLUE, 3)
async def smuggler(g: Bruges, me: Seat) -> None:
    """Eight guilders, and a threat marker of my choice."""
    take_guilders(g, me, 8)
    outcome = partial(threat_outcome, g, me)
    await receive_threats(g, me, (await one_of(me, Choice("take-threat", COLOURS, threat_path, outcome=outcome)),))


@underworld.at_once("blackmailer", PURPLE, 6, check=have_a_target)
async def blackmailer(g: Bruges, me: Seat) -> None:
    """Each other player gives me two guilders, or loses a point while I score one."""
    victims = targets(g, me)
    able = {
        victim: Choice("give-in", (True, False), give_in_path) for victim in victims if g.towns[victim].guilders >= 2
    }
    answers = await choose_all(able)
    for victim in victims:
        if answers.get(victim) == (True,):
            take_guilders_from(g, me, victim, 2, "blackmailer")
        else:
            lose_points(g, victim, 1)
            score(g, me, 1)


def give_in_path(pays: bool) -> Path:
    """Two guilders, or a point."""
    return "button:pay-guilders" if pays else "button:lose-point"


@underworld.for_worker("gambler", RED, RED, 6)
def gambler(g: Bruges, _me: Seat) -> Gain:
    """Guilders as the highest die less the lowest."""
    return Gain(guilders=max(g.dice.values()) - min(g.dice.values()))


@underworld.for_worker("highwayman", BROWN, YELLOW, 3, check=have_a_target)
async def highwayman(g: Bruges, me: Seat) -> None:
    """Each other player gives me a guilder, and the bank one more."""
    for rival in targets(g, me):
        take_guilders_from(g, me, rival, 1, "highwayman")
    take_guilders(g, me, 1)


@underworld.for_worker("poacher", BROWN, BLUE, 0)
async def poacher(g: Bruges, me: Seat) -> None:
    """A worker of any colour and a guilder."""
    take_workers(g, me, await choose_some(me, Choice("take-workers", COLOURS, worker_path, args={"count": 1})))
    take_guilders(g, me, 1)


@underworld.for_worker("counterfeiter", YELLOW, BROWN, 12)
def counterfeiter(_g: Bruges, _me: Seat) -> Gain:
    """Six guilders."""
    return Gain(guilders=6)


@underworld.for_worker("informant", PURPLE, PURPLE, 9, check=have_a_threat_and_a_target)
async def informant(g: Bruges, me: Seat) -> None:
    """Give a threat marker of mine to another player and score a point."""
    options = [(colour, rival) for colour in dict.fromkeys(threats_of(g, me)) for rival in targets(g, me)]
    choice = Choice("inform-on", options, informing_path, outcome=lambda told: threat_outcome(g, told[1], told[0]))
    colour, victim = await choose(me, choice)
    g.towns[me].threats[colour] -= 1
    tell(g, "passes-threat", seat=f"seat:{me}", threat=f"threat:{colour}", to=f"seat:{victim}")
    await receive_threats(g, victim, (colour,))
    score(g, me, 1)


def informing_path(told: tuple[Colour, Seat]) -> Path:
    """A marker, and who gets it."""
    return f"threat:{told[0]}/seat:{told[1]}"


@underworld.once_a_round("vagabond", BLUE, 0)
def vagabond(g: Bruges, me: Seat) -> Gain:
    """A guilder for each player who has more guilders than I."""
    mine = g.towns[me].guilders
    return Gain(guilders=sum([town.guilders > mine for town in g.towns]))


@underworld.at_end("gang_leader", RED, 9)
def gang_leader(g: Bruges, me: Seat) -> int:
    """Two points for each of the underworld."""
    return 2 * persons_of(g, me, Group.UNDERWORLD)
