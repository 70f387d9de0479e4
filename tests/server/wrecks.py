"""Ways to break the server that the tests must notice."""

from tools.sabotage import Wreck

JOURNAL, MATCHES, ROOMS = (f"tests/server/test_{page}.py" for page in ("journal", "matches", "rooms"))
BELLS = "tests/server/test_bells.py"
HOUSE = "tests/server/test_house.py"
TURNS, ACTS, TABLES = (f"tests/server/test_{page}.py" for page in ("turns", "acts", "tables"))

REELS, BRANCHES, COUNSEL = (f"tests/server/test_{page}.py" for page in ("reels", "branches", "counsel"))

WRECKS = [
    Wreck(
        "what was played is not weighed",
        "server/counsel.py",
        "ADVISER, tosses), played)",
        "ADVISER, tosses), None)",
        COUNSEL,
    ),
    Wreck(
        "at a branch nobody sits down anew",
        "server/branches.py",
        "draft.enter(Seated(seat, player.name))",
        "pass",
        BRANCHES,
    ),
    Wreck("counsel where nothing was asked", "server/counsel.py", " or seat not in position.asked", "", COUNSEL),
    Wreck(
        "a file is believed without a look",
        "server/reels.py",
        "faults = verify(game(record.header.game), record)",
        "faults = list[str]()",
        REELS,
    ),
    Wreck(
        "a state is taken from a file",
        "server/reels.py",
        "if any(isinstance(entry, Rebased) for entry in record.entries):",
        "if False:",
        REELS,
    ),
    Wreck(
        "everybody's reel is the first one's",
        "server/reels.py",
        "lambda: pack(reel(Record.read(text), view))",
        'lambda: pack(reel(Record.read(text), "0"))',
        REELS,
    ),
    Wreck(
        "a branch is dealt from entropy of its own",
        "server/branches.py",
        "await self._tables.branch(player, plan, record.seed, header.entropy)",
        'await self._tables.branch(player, plan, record.seed, ("",) * len(kinds))',
        BRANCHES,
    ),
    Wreck(
        "a branch may begin at the end",
        "server/branches.py",
        "if draft.live.match.position.over:",
        "if False:",
        BRANCHES,
    ),
    Wreck(
        "a repeated key is taken for a lost race",
        "server/store/postgres.py",
        'return [Repeated() if error.constraint_name == "entries_key" else Taken()]',
        "return [Taken()]",
        JOURNAL,
    ),
    Wreck(
        "two workers take one turn",
        "server/store/postgres.py",
        "AND at <= $2 AND lease <= $2",
        "AND at <= $2",
        JOURNAL,
    ),
    Wreck(
        "a late worker silences a new alarm",
        "server/store/postgres.py",
        " AND at IS NOT DISTINCT FROM $3",
        " AND $3::float8 IS NOT DISTINCT FROM $3",
        JOURNAL,
    ),
    Wreck(
        "alarms of an append are left out at home",
        "server/store/sqlite.py",
        "await _alarm(transaction, match, alarms or {})",
        "await _alarm(transaction, match, {})",
        JOURNAL,
    ),
    Wreck(
        "another reply under a used key passes for the first",
        "server/matches.py",
        "if kept.body != body:",
        "if not kept.body:",
        MATCHES,
    ),
    Wreck(
        "an answer to an earlier question is taken for one to this",
        "server/matches.py",
        "if draft.live.question(seat) != sent.question or not sent.question:",
        "if not sent.question:",
        MATCHES,
    ),
    Wreck(
        "who loses the race is not tried again",
        "server/matches.py",
        """                    CONFLICTS.inc()
                    await self._read_on(held)
                    continue""",
        """                    CONFLICTS.inc()
                    raise""",
        MATCHES,
    ),
    Wreck(
        "questions are told apart by their print alone",
        "server/live.py",
        'f"{self.since.get(seat, self.put)}.{question_print(asked)}" if asked else ""',
        'f"{question_print(asked)}" if asked else ""',
        "tests/server/test_live.py",
    ),
    Wreck(
        "a match is taken up without what can be undone",
        "server/taking_up.py",
        "point.seq <= head - DEEP",
        "point.seq <= head",
        "tests/server/test_live.py",
    ),
    Wreck(
        "a match that was packed away is dealt anew",
        "server/taking_up.py",
        'if state in {"over", "ended"} and not head:',
        'if state == "ended" and head < 0:',
        TABLES,
    ),
    Wreck(
        "nobody looks for what no hint told",
        "server/rooms.py",
        "if room and heads.get(table, 0) > held.live.seq:",
        "if room and heads.get(table, 0) < 0:",
        ROOMS,
    ),
    Wreck(
        "who has answered is still called to the table",
        "server/matches.py",
        "for seat in before ^ now:",
        "for seat in now - before:",
        BELLS,
    ),
    Wreck(
        "an older hint wins over a newer one",
        "server/bells.py",
        "if int(seq) <= self._last.get(table, 0):",
        "if int(seq) < 0:",
        BELLS,
    ),
    Wreck(
        "bots do not wait for second thoughts",
        "server/alarms.py",
        "return tick + pace.undo_window",
        "return tick + pace.between",
        TURNS,
    ),
    Wreck(
        "bots play on among themselves",
        "server/alarms.py",
        "if not bots_asked(live) or all(map(live.is_bot, range(len(live.players)))):",
        "if not bots_asked(live):",
        TURNS,
    ),
    Wreck(
        "a thinking process is sent the match itself",
        "server/thinking.py",
        "blind = redeal(position, seat, Random(tosses))",
        "blind = position",
        TURNS,
    ),
    Wreck(
        "a bot answers although it was told to wait",
        "server/turns.py",
        "if at is None or at > self._clock.now or await",
        "if at is None or await",
        TURNS,
    ),
    Wreck(
        "who is played for may answer too",
        "server/matches.py",
        "if draft.live.is_bot(seat) != bot:",
        "if bot and not draft.live.is_bot(seat):",
        TURNS,
    ),
    Wreck(
        "a game clock that never runs down",
        "server/clocks.py",
        "left[seat] -= tick - since.pop(seat)",
        "since.pop(seat)",
        TURNS,
    ),
    Wreck(
        "clocks run while nobody serves",
        "server/clock.py",
        "ELSE 0 END",
        "ELSE excluded.at - pulse.at END",
        TURNS,
    ),
    Wreck(
        "one consent is enough",
        "server/acts.py",
        "if not live.is_bot(seat) and seat not in proposal.agreed",
        "if not live.is_bot(seat) and len(proposal.agreed) < 2",
        ACTS,
    ),
    Wreck(
        "what came after a proposal is taken back with it",
        "server/acts.py",
        "        _still(held.live, proposal.seq)\n        agreed",
        "        agreed",
        ACTS,
    ),
    Wreck(
        "the house may try bots' entropy until it likes the cards",
        "server/seating.py",
        'sha256(f"{promise} {seat.seat}".encode()).hexdigest()[:32]',
        'sha256(f"{id(taken)} {seat.seat}".encode()).hexdigest()[:32]',
        TABLES,
    ),
    Wreck(
        "one seat for two",
        "server/tables.py",
        "if wanted is None or wanted not in {mine, *free}:",
        "if wanted is None:",
        TABLES,
    ),
    Wreck(
        "a freed seat keeps what its person threw in",
        "server/tables.py",
        "await set_seat(transaction, table, seat, **{**EMPTY, **bot})",
        'await set_seat(transaction, table, seat, **{"player": None, "name": "", **bot})',
        TABLES,
    ),
    Wreck(
        "anybody closes a table",
        "server/tables.py",
        """            if row.host != player.id:
                raise Refused("forbidden", "Only the host closes""",
        """            if not row.host:
                raise Refused("forbidden", "Only the host closes""",
        TABLES,
    ),
    Wreck(
        "an erased name stays in the checkpoints",
        "server/live.py",
        '[player if player.startswith(BOT) else "" for player in self.players]',
        "self.players",
        HOUSE,
    ),
    Wreck(
        "an erased name stays where somebody sat down again",
        "server/house.py",
        'await transaction.execute(persons.values(entry=f"seat {seat} {SOMEBODY}"))',
        "pass",
        HOUSE,
    ),
    Wreck(
        "an erased name stays in the records of reports",
        "server/house.py",
        'changed = {"record": _rewritten(report.record, seat)}',
        'changed = {"record": report.record}',
        HOUSE,
    ),
    Wreck(
        "a game that the house has ended is played on",
        "server/matches.py",
        "if held.ended:",
        "if False:",
        HOUSE,
    ),
]
