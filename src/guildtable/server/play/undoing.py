"""Undoing: a seat takes back its last reply, alone as long as nobody has learned anything by it."""

from __future__ import annotations

from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Undone, Withdrawn
from guildtable.kernel.undo import SEAT_CHANGED, reach
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.matches import Matches
from guildtable.server.protocol import Refused, Undo


class Undoing:
    """Takes back replies of seats."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def undo(self, table: str, seat: Seat, sent: Undo) -> int:
        """Take back the seat's last reply."""

        def make(draft: Draft) -> None:
            still(draft.live, sent.seq)
            count, why = draft.live.undo(seat)
            if not count:
                raise barred(why.id if why else "undo-barred-nothing-to-undo")
            if seat in draft.live.match.position.pending:
                draft.enter(Withdrawn(seat))
            else:
                draft.undo(seat)
                if seat in draft.late:  # a bot would be seated at once, and nobody goes back over that
                    raise barred("undo-barred-no-time-left")

        return await self._matches.once(table, seat, make, sent.key, f"undo {sent.seq}")


def take_back(draft: Draft, seat: Seat, count: int) -> None:
    """Take back so many replies, as all have agreed."""
    if draft.live.only_forward:
        raise barred("undo-barred-too-often")
    try:
        draft.enter(Undone(seat, count))
    except Illegal as error:
        raise barred(str(error)) from None


def replies_back(live: Live, seat: Seat) -> int:
    """How many replies go back to, and over, the seat's last one. After the end the cards are open: it stands."""
    if live.match.position.over:
        raise barred("undo-barred-the-game-is-over")
    if live.is_bot(seat):
        raise barred("undo-barred-a-bot-plays-for-you")
    if live.only_forward:
        raise barred("undo-barred-too-often")
    history = live.match.history
    count = next((count for count, past in enumerate(reversed(history), start=1) if past.seat == seat), None)
    if count is None:
        raise barred("undo-barred-nothing-to-undo")
    if count > reach(history):
        raise barred(SEAT_CHANGED)
    return count


def still(live: Live, seq: int) -> None:
    """Raise `Refused` if this step is no longer the last."""
    if live.seq != seq:
        raise Refused("stale", "Something has happened meanwhile; look at the table again.")


def barred(reason: str) -> Refused:
    """Why nothing can be taken back: a message id. It is the text too, for clients that know no reason."""
    return Refused("undo-barred", reason, reason)
