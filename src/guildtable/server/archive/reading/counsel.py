"""Counsel: what a strong bot thinks of the choices that a seat had at a moment of a finished match.

It is told no more than the seat was, as any bot is (decision 13): a choice is judged by what could be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from guildtable.bots.search import Weighed
from guildtable.editions.replaying import Moment, replay
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.record import Record, Replied
from guildtable.server.protocol import Refused

ADVISER = "600"
"""By iterations, so that the same moment is always judged the same: about a second."""


@dataclass(frozen=True, slots=True)
class Option:
    """A reply that was open, in shares of winning."""

    reply: tuple[str, ...]
    share: float
    behind: float
    """How much less than the best."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """The choices of a seat after a step, the best first; none where there was only one way."""

    step: int
    seat: Seat
    played: tuple[str, ...]
    options: tuple[Option, ...]


def analyse(text: str, step: int, seat: Seat) -> Counsel:
    """Analyse a record of this site, which is sound."""
    return analyse_record(Record.read(text), step, seat)


def analyse_record(record: Record, step: int, seat: Seat) -> Counsel:
    """Analyse a sound record, by the bot of the edition it was played by."""
    moment, played = choice_at(record, step, seat)
    if moment.position.choice(seat).forced:
        return Counsel(step, seat, played, ())
    weighed = weigh(moment, seat, played, ADVISER, f"{record.header.match} {step} {seat}")
    return Counsel(step, seat, played, tuple(Option(reply, one.share, one.behind) for reply, one in weighed.items()))


def weigh(moment: Moment, seat: Seat, also: Reply | None, limit: str, tosses: str) -> dict[Reply, Weighed]:
    """What a searching bot thinks of every answer, `also` among them. It is told only what the seat knew."""
    edition, position = moment.edition, moment.position
    blind = edition("kernel.redeal").redeal(position, seat, Random(tosses))  # noqa: S311
    dice = Random(tosses)  # noqa: S311
    searching = edition("bots.search").Search(
        edition.taste(position.game), dice, edition("bots.limit").Limit.read(limit)
    )
    weighed: dict[Reply, Weighed] = searching.weigh(edition("kernel.sight").sight(blind, seat, dice), also)
    return weighed


def choice_at(record: Record, step: int, seat: Seat) -> tuple[Moment, Reply]:
    """The moment after a step, and what the seat replied to what it was asked there."""
    moment = next((moment for moment in replay(record) if moment.number == step), None)
    if moment is None:
        raise Refused("not-now", f"There is no step {step} whose rules are kept here.")
    after = (entry for entry in record.entries[step:] if isinstance(entry, Replied) and entry.seat == seat)
    played = next(after, None)
    if played is None or seat not in moment.position.asked:
        raise Refused("not-now", "Nothing was asked of this seat at that moment.")
    choice = moment.position.choice(seat)
    return moment, choice.write(choice.read(played.reply))  # in the order in which the options are written
