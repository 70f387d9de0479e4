"""How the lesson of Flandern 1302 begins: late enough that a town is about to be scored, and good to teach from."""

from __future__ import annotations

from random import Random
from typing import Any

from guildtable.bots.tastes.flandern import TASTE
from guildtable.games.flandern.actions import own_arms, places_for
from guildtable.games.flandern.building import Build, Complete, builds
from guildtable.games.flandern.foresight import town_of
from guildtable.games.flandern.pieces import CATHEDRAL, GOLDEN, PICK_UP, SITE_CARD, TILES, Town
from guildtable.games.flandern.scoring import tally
from guildtable.games.flandern.state import Flandern, Phase, Played
from guildtable.kernel.chance import Dealer
from guildtable.kernel.match import Match
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.record import Record

LEARNER = 0
TRIES = 12
"""Bots toss for what they like equally: the lesson must go well whatever falls."""


def play_up_to(match: Match, deal: Dealer) -> None:
    """Three bots play until the learner's seat starts a round in which one town has one space left."""
    rng = Random(match.record.header.match)
    match.deal(deal)
    while not match.position.over and not is_time(match):
        bot_plays(match, deal, rng, next(iter(match.position.asked)))


def is_time(match: Match) -> bool:
    """Nobody has chosen, the learner starts and has a golden card, and a town has one space left."""
    g: Flandern = match.position.now
    return begins_round(match) and g.starter == LEARNER and g.golden_card is not None and bool(last_spaces(g))


def begins_round(match: Match) -> bool:
    """Are all asked to choose?"""
    return match.position.now.phase is Phase.CHOOSE and len(match.position.asked) == len(match.position.now.guilds)


def last_spaces(g: Flandern) -> list[Town]:
    """The towns with one free space, whose card the learner holds."""
    return [town for town in g.open_towns() if len(g.free_spaces(town)) == 1 and town in g.hands[LEARNER]]


def fits(match: Match, deal: Dealer) -> bool:
    """The last space wins the town, a cathedral can be built there; and what follows goes well every time."""
    g: Flandern = match.position.now
    if match.position.over or g.scored or g.covered or len(last_spaces(g)) != 1:
        return False
    (town,) = last_spaces(g)
    mine = g.guilds[LEARNER]
    kinds = [work.kind for work in builds(g, town, own_arms(g, LEARNER)) if TILES[work.kind].arms is mine]
    return (
        GOLDEN[g.golden_card or ""].face == CATHEDRAL
        and {SITE_CARD, PICK_UP, town} <= {*g.hands[LEARNER]}
        and g.influence[LEARNER] > 1
        and len({*kinds}) > 1
        and tally(g, town).shares[0].guild is not mine
        and any(town_of(g, space) == town for space in places_for(g, LEARNER, CATHEDRAL))
        and all(goes_well(match, deal, town, Random(number)) for number in range(TRIES))
    )


def goes_well(before: Match, deal: Dealer, town: Town, rng: Random) -> bool:
    """Four rounds as the Mentor says: the town is won, a building site set up and completed, the cards picked up."""
    match = Match(before.game, Record(before.record.header), before.position)
    g = play_round(match, deal, rng, Played(town, 1), town)
    other = roomiest(g)
    if town not in g.scored or tally(g, town).shares[0].guild is not g.guilds[LEARNER] or other is None:
        return False
    g = play_round(match, deal, rng, Played(SITE_CARD), other)
    if other not in g.hands[LEARNER] or not own_sites(g, other):
        return False
    g = play_round(match, deal, rng, Played(other), other)
    if own_sites(g, other):
        return False
    g = play_round(match, deal, rng, Played(PICK_UP), other)
    return not g.played[LEARNER] and not match.position.over


def roomiest(g: Flandern) -> Town | None:
    """Where a building site has time: the town with most free spaces whose card the learner holds."""
    mine = g.guilds[LEARNER]
    towns = [town for town in g.open_towns() if town in g.hands[LEARNER] and builds(g, town, [mine])]
    return max(towns, key=lambda town: len(g.free_spaces(town)), default=None)


def own_sites(g: Flandern, town: Town) -> list[str]:
    """Building sites of the learner's guild there."""
    return [
        space
        for space in g.spaces_of(town)
        if (district := g.districts.get(space)) and district.building and district.arms is g.guilds[LEARNER]
    ]


def play_round(match: Match, deal: Dealer, rng: Random, played: Played, town: Town) -> Flandern:
    """The learner plays this card and builds there; bots do as they like. The table after it."""
    present = match.position.now.round
    while not match.position.over and match.position.now.round == present:
        seat = next(iter(match.position.asked))
        choice = asked_of(match, seat)
        wanted = [
            option for option in choice.options if seat == LEARNER and says(match.position.now, option, played, town)
        ]
        if wanted:
            match.play(seat, choice.write((wanted[0],)))
            match.deal(deal)
        else:
            bot_plays(match, deal, rng, seat)
    after: Flandern = match.position.now
    return after


def says(g: Flandern, option: object, played: Played, town: Town) -> bool:
    """Does the Mentor say so? Sites that can be completed are offered before what can be built."""
    match option:
        case Played():
            return option == played
        case Complete(space):
            return space in own_sites(g, town)
        case Build(kind, space):
            return TILES[kind].arms is g.guilds[LEARNER] and town_of(g, space) == town
        case str():
            return town_of(g, option) == town
    return False


def asked_of(match: Match, seat: Seat) -> Choice[Any]:
    """What a seat is asked: chance has answered already."""
    choice = match.position.asked[seat]
    assert isinstance(choice, Choice)
    return choice


def bot_plays(match: Match, deal: Dealer, rng: Random, seat: Seat) -> None:
    """As greedy bots do."""
    choice = asked_of(match, seat)
    match.play(seat, choice.write(TASTE.answer(match.position.now, seat, choice, rng)))
    match.deal(deal)
