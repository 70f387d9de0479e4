"""Counsel: what a strong bot thinks of the choices that a seat had at a moment of a finished match.

It is told no more than the seat was, as any bot is (decision 13): a choice is judged by what could be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from guildtable.bots import learned
from guildtable.bots.limit import Limit
from guildtable.bots.prospects import prospects
from guildtable.bots.search import Weighed
from guildtable.bots.tastes import taste_of
from guildtable.editions.replaying import Moment, replay
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.record import Record, Replied
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import sight
from guildtable.server.protocol import Refused
from guildtable.shelf import game

ADVISER = "600"
"""By iterations, so that the same moment is always judged the same: about a second."""
SLIP = 0.06
"""From so much of a win on it is told what was given away in points: with two players. With more an even share is
less, and so is what a slip is."""
WORLDS = 48
"""In so many games, played on from either answer: up to a second more."""


@dataclass(frozen=True, slots=True)
class Option:
    """A reply that was open, in shares of winning."""

    reply: tuple[str, ...]
    share: float
    behind: float
    """How much less than the best."""


@dataclass(frozen=True, slots=True)
class Gained:
    """What the best would have brought over what was played, in the mean of games played on from both by taste: games
    of their own, so that it is not the search that vouches for itself."""

    points: float
    """By how many points more the seat would have led at the end."""
    error: float
    """The standard error of that."""
    share: float
    """How many more of the games the seat would have won, as a share of them all."""
    share_error: float
    """The standard error of that."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """The choices of a seat after a step, the best first; none where there was only one way."""

    step: int
    seat: Seat
    played: tuple[str, ...]
    options: tuple[Option, ...]
    gain: Gained | None = None
    """Null where what was played is about the best, and of rules of before."""


def analyse(text: str, step: int, seat: Seat) -> Counsel:
    """Analyse a record of this site, which is sound."""
    return analyse_record(Record.read(text), step, seat)


def analyse_record(record: Record, step: int, seat: Seat) -> Counsel:
    """Analyse a sound record, by the bot of the edition it was played by."""
    moment, played = choice_at(record, step, seat)
    if moment.position.choice(seat).forced:
        return Counsel(step, seat, played, ())
    tosses = f"{record.header.match} {step} {seat}"
    weighed = weigh(moment, seat, played, ADVISER, tosses)
    options = tuple(Option(reply, one.share, one.behind) for reply, one in weighed.items())
    is_slip = weighed[played].behind >= slip(len(record.header.players)) and _is_of_today(moment)
    return Counsel(
        step, seat, played, options, _gain(moment, seat, options[0].reply, played, tosses) if is_slip else None
    )


def slip(players: int) -> float:
    """From so much of a win on something was plainly given away."""
    return SLIP * 2 / players


def _is_of_today(moment: Moment) -> bool:
    """Only rules of today have a bot that learned, and games that can be played on here."""
    position = moment.position
    return bool(position.game.version == game(position.game.name).version)


def _gain(moment: Moment, seat: Seat, best: Reply, played: Reply, tosses: str) -> Gained:
    dice = Random(tosses)  # noqa: S311
    seen = sight(redeal(moment.position, seat, dice), seat, dice)
    first, second = prospects(seen, [best, played], taste_of(moment.position.game), dice, WORLDS)
    points, share = first.lead - second.lead, first.won - second.won
    return Gained(round(points, 1), round(second.error, 1), round(share, 4), round(second.won_error, 4))


def weigh(moment: Moment, seat: Seat, also: Reply | None, limit: str, tosses: str) -> dict[Reply, Weighed]:
    """What a searching bot thinks of every answer, `also` among them. It is told only what the seat knew."""
    edition, position = moment.edition, moment.position
    blind = edition("kernel.redeal").redeal(position, seat, Random(tosses))  # noqa: S311
    dice = Random(tosses)  # noqa: S311
    if _is_of_today(moment):
        return learned.weigh(position.game, sight(blind, seat, dice), dice, Limit.read(limit), also)
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
