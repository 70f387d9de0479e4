"""An independent referee: replays a recorded game from the rulebook alone and notes every disagreement.

It knows nothing of the engine. It has its own ledger, its own copy of the list of persons and its own reading of the
rules, works out what must be asked and told at each moment, and compares. Slow and plain on purpose.
"""

from __future__ import annotations

from tests.games.bruges.referee import arrows, rogues  # noqa: F401  their effects are entered in a list
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.rounds import play_round
from tests.games.bruges.referee.scoring import judge_scoring
from tests.games.bruges.referee.setting_up import set_up
from tests.games.bruges.referee.tape import Lost, Tape, said
from tests.games.bruges.story import Story


def judge(story: Story) -> list[str]:
    """Every disagreement as a sentence; none if the story is a game of Bruges."""
    table = Table(Tape(story), [Player(seat) for seat in range(story.seats)])
    try:
        set_up(table)
        while table.last_round is None or table.round < table.last_round:
            play_round(table)
        table.tape.tell(said("game-ends"))
        table.tape.close()
        judge_scoring(table)
    except Lost:
        pass
    return table.tape.objections
