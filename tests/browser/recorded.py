"""A recorded game at the table: the page is told one moment after another, and nobody has to think meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Raw, structs
from playwright.sync_api import Route, WebSocketRoute

from guildtable.editions.replaying import replay
from guildtable.kernel.record import Record
from guildtable.kernel.wire import Asked, Shown
from guildtable.server import codec
from guildtable.server.protocol import (
    ClockRules,
    Heard,
    Pong,
    SeatState,
    Step,
    Table,
    TableState,
    UndoState,
    Update,
    Welcome,
)
from guildtable.server.watching.sending import step_of
from tests.browser.guest import Guest

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Margriet", "Joris", "Lijsbeth")
ME = 0
TABLE = "recorded"


@dataclass(frozen=True, slots=True)
class Moment:
    """What the seat is asked, and the update that tells it, with all that has happened since its question before."""

    print: str
    asked: Asked
    update: str

    @property
    def fullness(self) -> int:
        """How much there is to be pointed at."""
        return len(self.asked.offers) + len(self.asked.barred)


def live(game: str, record: str) -> Iterator[tuple[Shown[Any], Update]]:
    """What the first seat of a golden game was shown, and told, step by step, as one who looks on all the time."""
    for played in replay(Record.read((GOLDEN / game / f"{record}.record").read_text(encoding="utf-8"))):
        shown, position, steps = played.shown(ME), played.position, []
        if played.entry is not None:
            step = step_of(played.number, played.entry, NAMES)
            step.events = tuple(Heard(event.id, event.args) for event in played.events if event.heard_by(ME))
            steps = [step]
        update = Update(
            seq=played.number,
            steps=tuple(steps),
            shown=Raw(codec.encode(shown)),
            question=f"{played.number}.recorded" if shown.question else "",
            undo=UndoState(0, "undo-barred-nothing-to-undo"),
            winners=played.edition.game(game).winners(position.now) if position.over else (),
            stamp=played.number,
        )
        yield shown, update


def questions(game: str, record: str) -> Iterator[Moment]:
    """Every question that the first seat of a golden game was asked."""
    steps: list[Step] = []
    for shown, update in live(game, record):
        steps += update.steps
        if shown.question is None or [offer.path for offer in shown.question.offers] == ["button:end-turn"]:
            continue  # a turn in which nothing can be done any more ends by itself
        update.steps = tuple(steps)
        yield Moment(update.question, shown.question, _message(update))
        steps.clear()


def fullest(moments: Iterable[Moment]) -> list[Moment]:
    """Of every kind of question the one with most to point at, in the order of the game."""
    best: dict[str, tuple[int, Moment]] = {}
    for place, moment in enumerate(moments):
        if moment.asked.why not in best or moment.fullness > best[moment.asked.why][1].fullness:
            best[moment.asked.why] = place, moment
    return [moment for _, moment in sorted(best.values(), key=lambda found: found[0])]


class RecordedTable:
    """A table whose server is this test: it tells what it is told to tell, and hears no answer."""

    def __init__(self, guest: Guest, game: str, seats: int) -> None:
        self.guest = guest
        self._state = _table(game, seats)
        self._line: WebSocketRoute | None = None
        self._first = ""
        guest.page.route(f"**/api/tables/{TABLE}", self._look)
        guest.page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._greet)

    def tell(self, moment: Moment) -> None:
        """The next question is asked; it is told when the page shows it."""
        if self._line:
            self._line.send(moment.update)
        else:
            self._first = moment.update
            self.guest.page.goto(f"/t/{TABLE}")
        self.guest.page.wait_for_selector(f'.prompt[data-question="{moment.print}"]', state="attached")

    def stand(self, update: Update) -> None:
        """The table stands as it does after this step: nothing is told of how it came to that."""
        self._first = _message(structs.replace(update, steps=()))
        self.guest.page.goto(f"/t/{TABLE}")
        self.guest.page.wait_for_selector(f'.table[data-seq="{update.seq}"]')

    def go_on(self, update: Update) -> None:
        """A step more; how long it is told is the page's affair."""
        assert self._line
        self._line.send(_message(update))

    def _look(self, route: Route) -> None:
        route.fulfill(json=codec.decode(codec.encode(self._state)))

    def _greet(self, line: WebSocketRoute) -> None:
        self._line = line

        def hear(said: str | bytes) -> None:
            match codec.decode(said)["type"]:
                case "hello":
                    for message in (Welcome(1, "recorded", "anna", ME, 0), Table(self._state)):
                        line.send(codec.message(message).decode())
                    line.send(self._first)
                case "ping":  # a page that is looked at for a minute wants to know that we are there
                    line.send(codec.message(Pong()).decode())

        line.on_message(hear)


def _message(update: Update) -> str:
    return codec.message(update).decode()


def _table(game: str, seats: int) -> TableState:
    people = tuple(
        SeatState(
            seat, "person" if seat == ME else "bot", name, "anna" if seat == ME else None, None, False, True, None
        )
        for seat, name in enumerate(NAMES[:seats])
    )
    return TableState(
        id=TABLE, game=game, rules="recorded", settings={}, state="playing", listed=False, host="anna", seats=people,
        clock=ClockRules(), commitment="0" * 64, proposal=None, rematch=None, created=0.0, match="recorded",
    )  # fmt: skip
