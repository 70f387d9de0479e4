"""The beginning of a branch: all that was done before a moment of a finished match, as entries of a new one."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.kernel.chance import dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Entry, Rebased, Record, Seated
from guildtable.server.matches.alarms import Pace, alarms
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.protocol import Refused
from guildtable.server.store.journal import Alarms, Checkpoint, Row
from guildtable.shelf import game


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a finished match: what led to it, and the seed of what is still to come."""

    header: Header
    before: list[Entry]
    seed: str


@dataclass(frozen=True, slots=True)
class Beginning:
    """What the journal of a branch begins with."""

    rows: list[Row]
    alarms: Alarms | None
    checkpoint: Checkpoint


def moment_of(text: str, step: int, seat: Seat) -> Moment:
    """The moment after a step of a record, if the match can go on from there."""
    record = Record.read(text)
    if seat not in range(len(record.header.players)):
        raise Refused("malformed", f"There are seats 0 to {len(record.header.players) - 1}.")
    moment = Moment(record.header, before(record, step), record.seed)
    _follow(moment, record.header, 0.0)
    return moment


def beginning_of(header: Header, moment: Moment, seated: Seated, tick: float, pace: Pace) -> Beginning:
    """The first entries of a branch: all that was done before the moment, and who plays from there."""
    draft = _follow(moment, header, tick)
    draft.enter(seated)  # from here on it is theirs: what was before is not theirs to take back
    return Beginning(draft.rows, alarms(draft, pace), draft.live.checkpoint())


def _follow(moment: Moment, header: Header, tick: float) -> Draft:
    """A draft of all that was done before the moment, and of what chance still has to answer."""
    draft = Draft(Live.begin(game(header.game), header, None), tick)
    try:
        for entry in moment.before:
            draft.enter(entry)
        draft.deal(dealer(dealing_key(bytes.fromhex(moment.seed), header.entropy)))
    except Illegal as error:
        raise Refused("not-now", f"This moment cannot be reached: {error}.") from None
    if draft.live.match.position.over:
        raise Refused("not-now", "The game is over at this moment: choose an earlier one.")
    return draft


def before(record: Record, step: int) -> list[Entry]:
    """The entries up to this step, without those that seat somebody: others sit there now."""
    earlier = record.entries[:step]
    rules = game(record.header.game).version
    if record.header.rules != rules or any(isinstance(entry, Rebased) for entry in earlier):
        raise Refused("not-now", f"It was played by other rules than today's ({rules}): it cannot go on from there.")
    return [entry for entry in earlier if not isinstance(entry, Seated)]
