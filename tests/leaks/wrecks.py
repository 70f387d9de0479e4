"""Ways to make the server leak that the tests must notice."""

from tools.sabotage import Wreck

CLASSES, DOORS, REDEAL, LOG_WORDS = (
    f"tests/leaks/test_{page}.py" for page in ("classes", "doors", "redeal", "log_words")
)
SNAPSHOT = "tests/server/watching/test_snapshot.py"

WRECKS = [
    Wreck(
        "a step tells what was replied",
        "server/watching/sending.py",
        'case Replied(seat):\n            return Step(seq, "reply", seat if seat >= 0 else None, events)',
        'case Replied(seat, _, reply):\n            return Step(seq, "reply", seat, events, player=" ".join(reply))',
        CLASSES,
    ),
    Wreck(
        "everybody hears every event",
        "server/watching/sending.py",
        "for event, told in self._events if event.heard_by(viewer)])",
        "for event, told in self._events])",
        CLASSES,
    ),
    Wreck(
        "a spectator looks over the first seat's shoulder",
        "server/watching/sending.py",
        "shown=snapshot.shown(viewer)",
        "shown=snapshot.shown(viewer or 0)",
        CLASSES,
    ),
    Wreck(
        "the metrics name the person whose function is at work",
        "server/ops/loop_watch.py",
        'return f"games.{room.partition(\'.\')[0]}" if floor == "games" else ',
        "return ",
        "tests/server/ops/test_loop_watch.py",
    ),
    Wreck(
        "what all are shown is what the first seat is shown",
        "server/watching/snapshot.py",
        "self.common = shown_to_all(position)",
        "self.common = shown_to(position, shown_to_all(position), 0)",
        CLASSES,
    ),
    Wreck(
        "a moment that is over is shown as long as the same seats are asked",
        "server/watching/snapshot.py",
        "return position.now is self._position.now and position.question is self._position.question",
        "return position.asked.keys() <= self._position.asked.keys()",
        SNAPSHOT,
    ),
    Wreck(
        "a seat is shown on what another was shown",
        "server/watching/snapshot.py",
        "before = self.seats.get(seat)",
        "before = next(iter(self.seats.values()), None)",
        SNAPSHOT,
    ),
    Wreck(
        "of the players all are shown what the first is shown of himself",
        "server/watching/snapshot.py",
        "known(id(one)) or codec.encode(one) for one in row",
        "known(id(one)) or self._known.setdefault(0, codec.encode(one)) for one in row",
        SNAPSHOT,
    ),
    Wreck(
        "one fingerprint for the questions of all seats",
        "server/matches/live.py",
        '.{question_fingerprint(asked)}" if asked else ""',
        '.{sorted(map(question_fingerprint, self.match.position.asked.values()))}" if asked else ""',
        REDEAL,
    ),
    Wreck(
        "how often a seat can undo is counted from others' cards",
        "server/matches/live.py",
        "return min(known.count, len(history)), known.why",
        "return 1 + len(str(self.match.position.pending)) % 7, None",
        REDEAL,
    ),
    Wreck(
        "an illegal reply is told what all others hold",
        "server/matches/draft.py",
        "asked.write(asked.read(tuple(paths)))))",
        "asked.write(asked.read((*paths, str(self.live.match.position.base))[: len(paths) or 1]))))",
        REDEAL,
    ),
    Wreck(
        "the seed in place of its commitment",
        "server/tables/state.py",
        'commitment=row["commitment"],',
        'commitment=row["seed"],',
        DOORS + "::test_secrets_no_seed_entropy_or_session_is_in_any_message",
    ),
    Wreck(
        "a record is read while the match is played",
        "server/archive/records.py",
        "        text = await self._text(match)\n        if text is None:\n            raise",
        "        text = (await self._from_journal(match)).text()\n        if text is None:\n            raise",
        DOORS + "::test_replays_before_the_end_are_for_nobody",
    ),
    Wreck(
        "the answer to a report carries the record",
        "server/archive/reports.py",
        'return str(new["id"])',
        "return record",
        DOORS + "::test_reports_take_the_record_in_and_give_nothing_out",
    ),
    Wreck(
        "a report of a running match holds its seed",
        "server/archive/records.py",
        'record.seed = ""',
        "pass",
        DOORS + "::test_reports_take_the_record_in_and_give_nothing_out",
    ),
    Wreck(
        "undo without a barrier",
        "server/play/undoing.py",
        "if not count:\n",
        "if count < 0:\n",
        DOORS + "::test_undo_after_something_was_learned_is_refused",
    ),
    Wreck(
        "a log that quotes the error",
        "server/ops/logs.py",
        'return {"error": type(error).__name__, "where": where}',
        'return {"error": repr(error), "where": where}',
        DOORS + "::test_logs_and_refusals_do_not_quote_what_went_wrong",
    ),
    Wreck(
        "the log of a failed request quotes the error",
        "server/http/security.py",
        "trace=_trace(error))",
        "trace=_trace(error), why=str(error))",
        LOG_WORDS,
    ),
    Wreck(
        "a hint that fails is left to Python to complain of",
        "server/bus/local.py",
        'log_fault("bus.hint failed", error)',
        "raise",
        LOG_WORDS,
    ),
    Wreck(
        "an error of the store quotes what was written",
        "server/store/database.py",
        "hide_parameters=True",
        "hide_parameters=False",
        DOORS + "::test_logs_and_refusals_do_not_quote_what_went_wrong",
    ),
    Wreck(
        "a bot is sent the match itself",
        "server/play/thinking.py",
        "blind = redeal(position, seat, Random(tosses))  # noqa: S311",
        "blind = position",
        CLASSES,
    ),
    Wreck(
        "a bot's dice are known to all",
        "server/matches/held.py",
        'return digest(self.key, f"bot',
        'return digest(self.id.encode(), f"bot',
        DOORS + "::test_seeds_cannot_be_guessed_and_neither_can_a_bots_dice",
    ),
    Wreck(
        "a bot that has no choice answers at once",
        "server/play/thinking.py",
        "time.sleep(max(0.0, began + _patience(kind) - time.perf_counter()))",
        "pass",
        CLASSES,
    ),
    Wreck(
        "cards are passed on in the order they lay in",
        "games/capital_lux/choosing.py",
        "left.append(tuple(sorted(rest, key=RANK.__getitem__)))",
        "left.append(tuple(rest))",
        REDEAL,
    ),
]
