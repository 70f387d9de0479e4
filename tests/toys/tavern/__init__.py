"""The Tavern: a toy game of one page with everything that is hard for a kernel.

On your turn play a card: as a house, face down, so that others see only the colour of its back; or for a feast, to
which all rivals at once and in secret give up to two coins. After a feast two dice are rolled and you draw a card. You
may go on playing cards, all in the same script. Ten turns; most coins win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from guildtable.kernel.chance import Roll, Shuffle, draw, roll
from guildtable.kernel.event import Event, tell, tell_others, whisper
from guildtable.kernel.game import Chapter, Game, Score, Settings
from guildtable.kernel.question import Choice, Message, Ref, Seat, ask_all, one_of
from guildtable.kernel.script import Card, Script
from guildtable.kernel.sealed import Seal

COLOURS = ("blue", "red")
CARDS = tuple(f"{colour}-{value}.{copy}" for colour in COLOURS for value in range(1, 6) for copy in "ab")
USES = ("house", "feast")


def back(card: Card) -> str:
    """The colour of a card's back: for all to see where the back is."""
    return card.partition("-")[0]


def face(card: Card) -> str:
    """What is printed on a card."""
    return card.partition(".")[0]


@dataclass(slots=True)
class Tavern:
    """The table."""

    hands: list[list[Card]]
    houses: list[list[Card]]
    coins: list[int]
    deck: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    turns_left: int = 10
    turn: Seat = 0
    news: list[Event] = field(default_factory=list, compare=False)

    def clone(self) -> Tavern:
        """A copy."""
        hands, houses = [hand[:] for hand in self.hands], [houses[:] for houses in self.houses]
        return Tavern(hands, houses, self.coins[:], self.deck[:], self.discards[:], self.turns_left, self.turn)

    def renamed(self, names: Mapping[Card, Card], _seat: Seat) -> Tavern:
        """A copy under other names."""
        copy = self.clone()
        for cards in (copy.deck, *copy.hands, *copy.houses):
            cards[:] = [names.get(card, card) for card in cards]
        return copy

    def next_script(self) -> Script | None:
        """Shuffle, then ten turns."""
        if not (self.deck or self.discards or any(self.houses) or any(self.hands)):
            return set_up(self)
        return take_turn(self) if self.turns_left else None


async def set_up(g: Tavern) -> None:
    """Three cards each."""
    g.deck = list(await draw(Shuffle("deck", CARDS, lambda card: f"card:{face(card)}")))
    for hand in g.hands:
        hand += [g.deck.pop() for _ in range(3)]


async def take_turn(g: Tavern) -> None:
    """Play a card, and as long as you like another."""
    me = g.turn
    while g.hands[me]:
        await play(g, me)
        if await one_of(me, Choice("again", ("yes", "no"), lambda word: f"button:{word}")) == "no":
            break
    g.turn = (me + 1) % len(g.hands)
    g.turns_left -= 1


async def play(g: Tavern, me: Seat) -> None:
    """A house, or a feast."""
    plays = [(card, use) for card in g.hands[me] for use in USES]
    card, use = await one_of(
        me,
        Choice(
            "play",
            plays,
            lambda play: f"card:{face(play[0])}/use:{play[1]}",
            outcome=lambda play: Message(f"use-{play[1]}", {"card": f"card:{face(play[0])}"}),
        ),
    )
    g.hands[me].remove(card)
    if use == "house":
        g.houses[me].append(card)
        tell_others(g, me, "builds", seat=f"seat:{me}", back=f"back:{back(card)}")
        whisper(g, me, "you-build", card=f"card:{face(card)}")
        return
    g.discards.append(card)
    tell(g, "feasts", seat=f"seat:{me}", card=f"card:{face(card)}")
    rivals = [seat for seat in range(len(g.hands)) if seat != me]
    gifts = await ask_all({rival: Choice("give", [1] * 2, lambda _: "coin:one", least=0, most=2) for rival in rivals})
    for rival, gift in gifts.items():
        g.coins[rival] -= len(gift)
        g.coins[me] += len(gift)
        tell(g, "gives", seat=f"seat:{rival}", coins=len(gift))
    g.coins[me] += sum(await roll(Roll(f"dice-{g.turns_left}-{len(g.discards)}", 2)))
    if g.deck:
        g.hands[me].append(g.deck.pop())
        whisper(g, me, "you-draw", card=f"card:{face(g.hands[me][-1])}")


@dataclass(frozen=True, slots=True)
class TavernView:
    """What one viewer sees."""

    hand: tuple[str, ...]
    houses: tuple[tuple[str, ...], ...]
    backs: tuple[tuple[str, ...], ...]
    top: str | None
    discards: tuple[str, ...]
    coins: tuple[int, ...]
    cards_left: int


def public(g: Tavern) -> TavernView:
    """Backs are open, faces are not."""
    return TavernView(
        hand=(),
        houses=tuple(tuple(map(back, cards)) for cards in g.houses),
        backs=tuple(tuple(sorted(map(back, hand))) for hand in g.hands),
        top=back(g.deck[-1]) if g.deck else None,
        discards=tuple(map(face, g.discards)),
        coins=tuple(g.coins),
        cards_left=len(g.deck),
    )


def private(g: Tavern, seen: TavernView, seat: Seat) -> TavernView:
    """A seat sees the faces of its own cards."""
    houses = list(seen.houses)
    houses[seat] = tuple(map(face, g.houses[seat]))
    return replace(seen, hand=tuple(sorted(map(face, g.hands[seat]))), houses=tuple(houses))


def sealed(g: Tavern, seat: Seat) -> dict[Card, Seal]:
    """The deck but for its top back, and rivals' hands and houses by their backs."""
    found = {card: Seal(None, back(card)) for card in g.deck}
    shown = [*g.deck[-1:]]
    for rival in range(len(g.hands)):
        if rival != seat:
            shown += sorted(g.hands[rival], key=back) + g.houses[rival]
    return found | {card: Seal(back(card), back(card)) for card in shown}


def start(seats: int, _settings: Settings) -> Tavern:
    """An empty tavern."""
    return Tavern([[] for _ in range(seats)], [[] for _ in range(seats)], [20] * seats)


def standing(g: Tavern) -> tuple[Score, ...]:
    """Coins."""
    return tuple(Score({"coins": coins}) for coins in g.coins)


def winners(g: Tavern) -> tuple[Seat, ...]:
    """Most coins."""
    return tuple(seat for seat, coins in enumerate(g.coins) if coins == max(g.coins))


def refs() -> tuple[Ref, ...]:
    """Everything there is to point at."""
    faces = dict.fromkeys(f"card:{face(card)}" for card in CARDS)
    backs = [f"back:{colour}" for colour in COLOURS]
    return (*faces, *backs, "use:house", "use:feast", "coin:one", "button:yes", "button:no")


GAME: Game[Tavern, TavernView] = Game(
    name="tavern",
    seats=range(2, 4),
    rules=1,
    shape=1,
    state=Tavern,
    view_type=TavernView,
    start=start,
    public=public,
    private=private,
    sealed=sealed,
    standing=standing,
    chapter=lambda g: Chapter(11 - g.turns_left, 10, "play", g.turn),
    winners=winners,
    refs=refs,
    package=__name__,
)


def count(g: Tavern) -> Counter[str]:
    """All pieces, wherever they lie."""
    cards = [card for zone in (g.deck, g.discards, *g.hands, *g.houses) for card in zone] or list(CARDS)
    return Counter(map(face, cards))


def seen(shown: TavernView) -> Counter[str]:
    """The faces a seat can name."""
    own = [card for cards in shown.houses for card in cards if "-" in card]
    return Counter([*shown.hand, *own, *shown.discards])


PIECES = Counter(map(face, CARDS))
