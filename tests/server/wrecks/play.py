"""Ways to break turns, agreements and bots at the table."""

from tools.sabotage import Wreck

ACTS = "tests/server/play/test_acts.py"
AGREEMENTS = "tests/server/play/test_agreements.py"
LEAVING = "tests/server/accounts/test_leaving.py"
METRICS = "tests/server/ops/test_metrics.py"
TURNS = "tests/server/play/test_turns.py"

WRECKS = [
    Wreck(
        "a bot's thought is a stranger to the reply that caused it",
        "server/play/turns.py",
        'following("bot turn", match, live.stamp)',
        'following("bot turn", match, 0)',
        "tests/server/ops/test_ops.py",
    ),
    Wreck(
        "turns that wait for a thinker are not seen",
        "server/play/thinking.py",
        "return self._asked - self.busy",
        "return 0",
        METRICS,
    ),
    Wreck(
        "one returns for ever to a match that leads nowhere",
        "server/play/substitutes.py",
        """            if live.only_forward:
                raise Refused(
                    "not-now",""",
        """            if live.seq < 0:
                raise Refused(
                    "not-now",""",
        "tests/server/play/test_to_and_fro.py",
    ),
    Wreck(
        "who waits for others goes unasked when a game is ended",
        "server/play/agreements.py",
        "missing -= held.live.waits_for & await self._attendance.absent(held.id, DAY)",
        "missing -= await self._attendance.absent(held.id, DAY)",
        AGREEMENTS,
    ),
    Wreck(
        "a thinking process is sent the match itself",
        "server/play/thinking.py",
        "blind = redeal(position, seat, Random(tosses))",
        "blind = position",
        TURNS,
    ),
    Wreck(
        "a bot answers although it was told to wait",
        "server/play/turns.py",
        "if at is None or at > self._clock.now or await",
        "if at is None or await",
        TURNS,
    ),
    Wreck(
        "one consent is enough",
        "server/play/agreements.py",
        "missing = set(held.people) - set(asked.agreed)",
        "missing = set(held.people) - set(asked.agreed) if len(asked.agreed) < 2 else set[Seat]()",
        ACTS,
    ),
    Wreck(
        "what came after a proposal is taken back with it",
        "server/play/undoing.py",
        "if live.seq != seq:",
        "if live.seq < seq:",
        ACTS,
    ),
    Wreck(
        "a substitute consents",
        "server/play/agreements.py",
        "missing = set(held.people) - set(asked.agreed)",
        "missing = {seat for seat in held.people if not held.live.is_bot(seat)} - set(asked.agreed)",
        AGREEMENTS,
    ),
    Wreck(
        "consent counts for whatever is proposed",
        "server/play/agreements.py",
        'return sent.proposal in {"", asked.id}',
        "return True",
        AGREEMENTS,
    ),
    Wreck(
        "a bot is called as often as one likes",
        "server/play/substitutes.py",
        "if left_again is not None and held.people.keys() != {seat}:",
        "if seat < 0:",
        "tests/server/play/test_substitutes.py",
    ),
    Wreck(
        "an erased player's running game stands still",
        "server/play/erasing.py",
        "            await self._leave_tables(player)\n",
        "",
        LEAVING,
    ),
]
