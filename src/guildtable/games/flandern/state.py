"""What lies on the table in Flandern 1302, and which rule comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from guildtable.games.flandern.layout import Layout, SiteId, SpaceId, layout
from guildtable.games.flandern.pieces import (
    BEARS,
    BUILDING_SITES,
    CATHEDRALS,
    COVERS,
    GUILD,
    GUILD_MASTERS,
    GUILDS,
    PLAYER_GUILDS,
    STOCK,
    Arms,
    Kind,
    Silver,
    Town,
)
from guildtable.kernel.event import Event
from guildtable.kernel.game import Option, Settings
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card, Script, Steps

DEFAULT_BOARD = "reconstruction"
BOARD = Option("board", (DEFAULT_BOARD, "second"), DEFAULT_BOARD)
"""The second is invented: it shows that a board is data."""


class Phase(StrEnum):
    """The steps of the game, in the rulebook's order."""

    SET_UP = "set-up"
    CENTRES = "centres"
    LAST_CENTRES = "last-centres"
    SHUFFLE = "shuffle"
    GOLDEN_CARD = "golden-card"
    CHOOSE = "choose"
    ACT = "act"
    GOLDEN_ACTION = "golden-action"
    SCORE = "score"
    TURN = "turn"
    PILE = "pile"
    END_TURN = "end-turn"
    OVER = "over"

    __hash__ = str.__hash__  # every step is looked up by phase


class District(NamedTuple):
    """A tile on the board."""

    kind: Kind
    building: bool = False
    """A building-site piece lies on it: it does not count yet."""
    masters: int = 0
    """Guild Master pieces on it, besides the printed ones."""
    cathedral: bool = False

    @property
    def arms(self) -> Arms:
        """Whose it is."""
        return BEARS[self.kind]


class Played(NamedTuple):
    """What a seat chose for a round: an action card, and so many influence cards."""

    card: Silver
    influence: int = 0


@dataclass(slots=True)
class Flandern:
    """The table. Lists run by seat; piles have their top at the end."""

    guilds: list[Arms]
    """Which guild each seat leads."""
    hands: list[list[Silver]]
    played: list[list[Silver]]
    """Action cards lying face up before each seat."""
    influence: list[int]
    """Influence cards in each hand."""
    points: dict[Arms, int] = field(default_factory=lambda: dict.fromkeys(GUILDS, 0))
    sites: dict[Town, SiteId] = field(default_factory=dict)
    """Where each town's centre lies."""
    districts: dict[SpaceId, District] = field(default_factory=dict)
    """Everything laid, centres included; what D swallowed bears D too."""
    swallowed: dict[SpaceId, SpaceId] = field(default_factory=dict)
    """The space that D took, and where D lies."""
    opened: list[SpaceId] = field(default_factory=list)
    """Suburbs that have become building spaces."""
    covered: list[SpaceId] = field(default_factory=list)
    scored: list[Town] = field(default_factory=list)
    stock: dict[Kind, int] = field(default_factory=lambda: dict(STOCK))
    building_sites: int = BUILDING_SITES
    cathedrals: int = CATHEDRALS
    guild_masters: int = GUILD_MASTERS
    golden: list[Card] = field(default_factory=list)
    golden_card: Card | None = None
    """Taken by the starting player, and seen by nobody else before step 5."""
    golden_gone: list[Card] = field(default_factory=list)
    """Golden cards used, removed, or taken into a hand: all have been seen."""
    chosen: list[Played] = field(default_factory=list)
    """What was revealed in this round, by seat."""
    order: list[Seat] = field(default_factory=list)
    """Who has still to act in this round."""
    under_influence: list[Arms] = field(default_factory=list)
    """Two players: the guild each seat influences."""
    pile: list[Card] = field(default_factory=list)
    pile_gone: list[Card] = field(default_factory=list)
    pile_removed: list[Card] = field(default_factory=list)
    shuffles: int = 0
    acted: list[str] = field(default_factory=list)
    """Two players: which of the two actions of this turn are done."""
    idle: int = 0
    """Two players: turns in a row in which nothing was laid or completed."""
    phase: Phase = Phase.SET_UP
    round: int = 1
    starter: Seat = 0
    turn: Seat = 0
    board: str = DEFAULT_BOARD
    chosen_guilds: tuple[Arms | None, ...] = ()
    """By seat: the guild chosen before the first card; None: chance deals one."""
    news: list[Event] = field(default_factory=list, compare=False, repr=False)

    def clone(self) -> Flandern:
        """A copy that shares nothing that can change."""
        copy = object.__new__(Flandern)
        copy.guilds = self.guilds[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.played = [cards[:] for cards in self.played]
        copy.influence = self.influence[:]
        copy.points = self.points.copy()
        copy.sites = self.sites.copy()
        copy.districts = self.districts.copy()
        copy.swallowed = self.swallowed.copy()
        copy.opened = self.opened[:]
        copy.covered = self.covered[:]
        copy.scored = self.scored[:]
        copy.stock = self.stock.copy()
        copy.building_sites = self.building_sites
        copy.cathedrals = self.cathedrals
        copy.guild_masters = self.guild_masters
        copy.golden = self.golden[:]
        copy.golden_card = self.golden_card
        copy.golden_gone = self.golden_gone[:]
        copy.chosen = self.chosen[:]
        copy.order = self.order[:]
        copy.under_influence = self.under_influence[:]
        copy.pile = self.pile[:]
        copy.pile_gone = self.pile_gone[:]
        copy.pile_removed = self.pile_removed[:]
        copy.shuffles = self.shuffles
        copy.acted = self.acted[:]
        copy.idle = self.idle
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.turn = self.turn
        copy.board = self.board
        copy.chosen_guilds = self.chosen_guilds
        copy.news = []
        return copy

    def renamed(self, names: Mapping[Card, Card], _seat: Seat) -> Flandern:
        """A copy under other names for what is hidden."""
        copy = self.clone()
        copy.golden = [names.get(card, card) for card in self.golden]
        copy.golden_card = names.get(self.golden_card, self.golden_card) if self.golden_card else None
        copy.pile = [names.get(card, card) for card in self.pile]
        return copy

    def next_script(self) -> Script | None:
        """The step of the present phase."""
        return None if self.phase is Phase.OVER else step[self.phase](self)

    @property
    def layout(self) -> Layout:
        """The board."""
        return layout(self.board)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.guilds))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return (seat + 1) % len(self.guilds)

    def from_starter(self) -> list[Seat]:
        """All seats from the starting player on."""
        return [(self.starter + i) % len(self.guilds) for i in self.seats]

    @property
    def covers(self) -> int:
        """Cover tiles in stock: what is closed beyond the ninth space is closed without one."""
        return max(0, COVERS - len(self.covered))

    def spaces_of(self, town: Town) -> Sequence[SpaceId]:
        """The building spaces of a town: those of its site, and suburbs that have been opened."""
        site = layout(self.board).sites[self.sites[town]]
        opened = self.opened
        return [*site.spaces, *[space for space in site.suburbs if space in opened]] if opened else site.spaces

    def free_spaces(self, town: Town) -> list[SpaceId]:
        """Those neither built on nor covered."""
        laid, covered = self.districts, self.covered
        free = [space for space in self.spaces_of(town) if space not in laid]
        return [space for space in free if space not in covered] if covered else free

    def is_full(self, town: Town) -> bool:
        """Is nothing of it free?"""
        return not self.free_spaces(town)

    def open_towns(self) -> list[Town]:
        """Towns that have a centre and have not been scored."""
        return [town for town in self.sites if town not in self.scored]


step = Steps[Flandern]()
"""Says in which phase a script is what the rules do next."""


def start(seats: int, settings: Settings) -> Flandern:
    """An empty board; who has chosen no guild is yet to be dealt one."""
    return Flandern(
        guilds=list(PLAYER_GUILDS[:seats]),
        hands=[[] for _ in range(seats)],
        played=[[] for _ in range(seats)],
        influence=[0] * seats,
        board=settings.get("board", DEFAULT_BOARD),
        chosen_guilds=tuple(Arms(guild) if guild else None for guild in GUILD.chosen(settings, seats)),
    )


def nobody_chose(stored: dict[str, Any]) -> dict[str, Any]:
    """A state of shape 1, when chance dealt every guild, in shape 2."""
    return {**stored, "chosen_guilds": [None] * len(stored["guilds"])}
