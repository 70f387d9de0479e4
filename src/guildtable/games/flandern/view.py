"""What a viewer may know of the table. What is hidden has no field to be in."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.games.flandern.layout import SiteId, SpaceId
from guildtable.games.flandern.pieces import GOLDEN, Arms, Kind, Silver, Town
from guildtable.games.flandern.scoring import Share, tally
from guildtable.games.flandern.state import District, Flandern, Phase, Played
from guildtable.kernel.question import Seat
from guildtable.kernel.replacing import replacer


@dataclass(slots=True)
class TownView:
    """A town: where it lies, what is laid there, and what it would pay now."""

    town: Town
    site: SiteId
    scored: bool
    value: int
    shares: tuple[Share, ...]
    free: tuple[SpaceId, ...]


@dataclass(slots=True)
class Player:
    """What everybody sees of a seat: all cards start alike and are played openly, so hands are no secret."""

    guild: Arms
    influenced: Arms | None
    points: int
    hand: tuple[Silver, ...]
    played: tuple[Silver, ...]
    influence: int


@dataclass(slots=True)
class Own:
    """What a seat alone sees."""

    golden: str | None
    """The golden card it has taken."""


@dataclass(slots=True)
class FlandernView:
    """The table as one viewer sees it."""

    board: str
    round: int
    phase: Phase
    starter: Seat
    turn: Seat
    towns: tuple[TownView, ...]
    districts: dict[SpaceId, District]
    swallowed: dict[SpaceId, SpaceId]
    opened: tuple[SpaceId, ...]
    covered: tuple[SpaceId, ...]
    stock: dict[Kind, int]
    building_sites: int
    cathedrals: int
    guild_masters: int
    covers: int
    points: dict[Arms, int]
    players: tuple[Player, ...]
    chosen: tuple[Played, ...]
    order: tuple[Seat, ...]
    golden_left: tuple[int, int]
    """Cards with an A and with a B in the golden pile."""
    golden_taken: bool
    golden_gone: tuple[str, ...]
    pile_left: int
    pile_gone: tuple[str, ...]
    pile_removed: tuple[str, ...]
    acted: tuple[str, ...]
    own: Own | None


with_own = replacer(FlandernView, "own")


def public(g: Flandern) -> FlandernView:
    """The table as everybody sees it."""
    letters = [GOLDEN[card].pile for card in g.golden]
    return FlandernView(
        board=g.board,
        round=g.round,
        phase=g.phase,
        starter=g.starter,
        turn=g.turn,
        towns=tuple([town_view(g, town) for town in g.sites]),
        districts=dict(g.districts),
        swallowed=dict(g.swallowed),
        opened=tuple(g.opened),
        covered=tuple(g.covered),
        stock=dict(g.stock),
        building_sites=g.building_sites,
        cathedrals=g.cathedrals,
        guild_masters=g.guild_masters,
        covers=g.covers,
        points=dict(g.points),
        players=tuple([player(g, seat) for seat in g.seats]),
        chosen=tuple(g.chosen),
        order=tuple(g.order),
        golden_left=(letters.count("A"), letters.count("B")),
        golden_taken=g.golden_card is not None,
        golden_gone=tuple([GOLDEN[card].face for card in g.golden_gone]),
        pile_left=len(g.pile),
        pile_gone=tuple(g.pile_gone),
        pile_removed=tuple(g.pile_removed),
        acted=tuple(g.acted),
        own=None,
    )


def private(g: Flandern, seen: FlandernView, seat: Seat) -> FlandernView:
    """The table as a seat sees it: the starter with the golden card it has taken."""
    golden = g.golden_card if seat == g.starter else None
    return with_own(seen, Own(GOLDEN[golden].face if golden else None))


def town_view(g: Flandern, town: Town) -> TownView:
    """A town, and what it would pay."""
    _, worth, shares = tally(g, town)
    scored = town in g.scored
    return TownView(town, g.sites[town], scored, worth, shares, () if scored else tuple(g.free_spaces(town)))


def player(g: Flandern, seat: Seat) -> Player:
    """What is seen of a seat."""
    return Player(
        g.guilds[seat],
        g.under_influence[seat] if g.under_influence else None,
        g.points[g.guilds[seat]],
        tuple(g.hands[seat]),
        tuple(g.played[seat]),
        g.influence[seat],
    )
