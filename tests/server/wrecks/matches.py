"""Ways to break matches."""

from tools.sabotage import Wreck

ADMIN = "tests/server/test_admin.py"
BRINGING = "tests/server/accounts/test_bringing.py"
DAY_CLOCKS = "tests/server/days/test_day_clocks.py"
LOST = "tests/server/matches/test_lost.py"
MATCHES = "tests/server/matches/test_matches.py"
NOTIFICATIONS = "tests/server/watching/test_notifications.py"
TABLES = "tests/server/tables/test_tables.py"
TURNS = "tests/server/play/test_turns.py"

WRECKS = [
    Wreck(
        "the guest of before is told of the account's turns",
        "server/matches/matches.py",
        "held.people = await self._loader.people(match)",
        "pass",
        BRINGING,
    ),
    Wreck(
        "bots wait for somebody who may not return",
        "server/matches/alarms.py",
        "(live.nobody_plays and live.may_be_returned_to)",
        "live.nobody_plays",
        "tests/server/play/test_to_and_fro.py",
    ),
    Wreck(
        "an entry that has our number is taken for ours",
        "server/matches/live.py",
        " or self.stamp not in {0, rows[0].stamp}",
        "",
        LOST,
    ),
    Wreck(
        "a match goes to and fro for ever",
        "server/matches/live.py",
        "return self.headway.since >= TO_AND_FRO or self.seq >= most_entries(self.game)",
        "return False",
        "tests/server/play/test_to_and_fro.py",
    ),
    Wreck(
        "a rival's clock is emptied by undoing",
        "server/matches/draft.py",
        "self.enter(Undone(seat, 1), self.live.clocks_then.get(self.live.headway.standing - 1))",
        "self.enter(Undone(seat, 1))",
        "tests/server/play/test_undo_clock.py",
    ),
    Wreck(
        "another reply under a used key passes for the first",
        "server/matches/matches.py",
        "if kept.body != body:",
        "if not kept.body:",
        MATCHES,
    ),
    Wreck(
        "an answer to an earlier question is taken for one to this",
        "server/matches/matches.py",
        "if draft.live.question(seat) != sent.question or not sent.question:",
        "if not sent.question:",
        MATCHES,
    ),
    Wreck(
        "who loses the race is not tried again",
        "server/matches/matches.py",
        """                        CONFLICTS.inc()
                        await self._read_on(held)
                        continue""",
        """                        CONFLICTS.inc()
                        raise""",
        MATCHES,
    ),
    Wreck(
        "questions are told apart by their fingerprint alone",
        "server/matches/live.py",
        'f"{since}.{question_fingerprint(asked)}" if asked else ""',
        'f"{question_fingerprint(asked)}" if asked else ""',
        "tests/server/matches/test_live.py",
    ),
    Wreck(
        "a match is loaded without what can be undone",
        "server/matches/loading.py",
        "point.seq <= head - DEEP",
        "point.seq <= head",
        "tests/server/matches/test_live.py",
    ),
    Wreck(
        "a match that was packed away is dealt anew",
        "server/matches/loading.py",
        'if state in {"over", "ended"} and not head:',
        'if state == "ended" and head < 0:',
        TABLES,
    ),
    Wreck(
        "who has answered is still called to the table",
        "server/matches/matches.py",
        "for seat in before ^ now:",
        "for seat in now - before:",
        NOTIFICATIONS,
    ),
    Wreck(
        "bots do not wait for second thoughts",
        "server/matches/alarms.py",
        "return tick + pace.undo_window",
        "return tick + pace.between",
        TURNS,
    ),
    Wreck(
        "bots play on among themselves",
        "server/matches/alarms.py",
        "if not bots_asked(live) or (live.nobody_plays and live.may_be_returned_to):",
        "if not bots_asked(live):",
        TURNS,
    ),
    Wreck(
        "who is played for may answer too",
        "server/matches/matches.py",
        "if draft.live.is_bot(seat) != bot:",
        "if bot and not draft.live.is_bot(seat):",
        TURNS,
    ),
    Wreck(
        "a game clock that never runs down",
        "server/matches/seat_clocks.py",
        "left[seat] -= thought",
        "pass",
        TURNS,
    ),
    Wreck(
        "who leaves and returns has all their time again",
        "server/matches/seat_clocks.py",
        "used[seat] = used.get(seat, 0.0) + thought",
        "used[seat] = 0.0",
        "tests/server/play/test_substitutes.py",
    ),
    Wreck(
        "an erased name stays in the checkpoints",
        "server/matches/live.py",
        '[player if Sitter.read(player).bot else "" for player in self.players]',
        "self.players",
        ADMIN,
    ),
    Wreck(
        "a game that an admin has ended is played on",
        "server/matches/matches.py",
        "if held.ended:",
        "if False:",
        ADMIN,
    ),
    Wreck(
        "what was not used of a reply is saved up",
        "server/matches/day_clocks.py",
        "return max(0.0, used - (self.rules.move or 0))",
        "return used - (self.rules.move or 0)",
        DAY_CLOCKS,
    ),
    Wreck(
        "vacation holds where the table does not allow it",
        "server/matches/days.py",
        "vacation = away if clocks.rules.vacation else {}",
        "vacation = away",
        DAY_CLOCKS,
    ),
    Wreck(
        "each table has a letter of its own",
        "server/matches/asked_calls.py",
        "BATCHED = 120.0",
        "BATCHED = 1.0",
        "tests/server/calls/test_letters.py",
    ),
]
