"""Ways to break the database."""

from tools.sabotage import Wreck

CHOICES = "tests/server/tables/test_choices.py"
COMPATIBILITY = "tests/server/store/test_compatibility.py"
COUNTERS = "tests/server/store/test_counters.py"
DAY_CLOCKS = "tests/server/days/test_day_clocks.py"
JOURNAL = "tests/server/store/test_journal.py"
LISTS = "tests/server/tables/test_table_lists.py"
METRICS = "tests/server/ops/test_metrics.py"
TURNS = "tests/server/play/test_turns.py"

WRECKS = [
    Wreck(
        "a backup that was cut off in a pipe is believed",
        "server/store/backup.py",
        "    except (EOFError, zlib.error,",
        "    except (KeyError, zlib.error,",
        "tests/server/store/test_backup.py",
    ),
    Wreck(
        "a program runs on any later schema, whatever that says",
        "server/store/migrate.py",
        "if oldest is None or not is_known(oldest):",
        "if oldest is None:",
        COMPATIBILITY,
    ),
    Wreck(
        "a database does not say who may run on it",
        "server/store/migrate.py",
        "        connection.execute(insert(compatibility).values(",
        "        (lambda **_: None)(**dict(",
        COMPATIBILITY,
    ),
    Wreck(
        "an older program cannot be started again after an upgrade",
        "server/store/migrate.py",
        "    if _is_later(connection) and _may_run(connection):\n        return False\n",
        "",
        COMPATIBILITY,
    ),
    Wreck(
        "a host who keeps lessons for a short time loses games",
        "server/store/retention.py",
        "_left_alone(days.practice_days).where(tables.c.practice)",
        "_left_alone(days.practice_days)",
        "tests/server/store/test_retention.py",
    ),
    Wreck(
        "the records of all games go with those of lessons",
        "server/store/retention.py",
        'where(tables.c.practice, tables.c.state == "over", *_nobody_since(days))',
        'where(tables.c.state == "over", *_nobody_since(days))',
        "tests/server/store/test_retention.py",
    ),
    Wreck(
        "nobody seems to wait for a connection",
        "server/store/pool.py",
        "self.waiting += 1",
        "self.waiting += 0",
        METRICS,
    ),
    Wreck(
        "of what is old one batch is thrown away, however much there is",
        "server/store/retention.py",
        "if done < old.batch:",
        "if done >= 0:",
        "tests/server/store/test_retention.py",
    ),
    Wreck(
        "the journal of a game that was ended stays for ever",
        "server/store/retention.py",
        'tables.c.state == "ended", matches.c.ended < _ago(days * DAY)',
        'tables.c.state == "ended", matches.c.ended < 0',
        "tests/server/store/test_retention.py",
    ),
    Wreck(
        "however often somebody did it, there is room",
        "server/store/counters.py",
        "where=counters.c.count < left,",
        "where=counters.c.count >= 0,",
        COUNTERS,
    ),
    Wreck(
        "every node has marks of its own",
        "server/store/site_marks.py",
        "bytes.fromhex((await transaction.execute(kept)).scalar_one())",
        "secrets.token_bytes(len((await transaction.execute(kept)).scalar_one()))",
        COUNTERS,
    ),
    Wreck(
        "the key of a day's marks stands in a backup",
        "server/store/backup.py",
        'PASSING = {"counters", "day_keys", ',
        'PASSING = {"counters", ',
        COUNTERS,
    ),
    Wreck(
        "the clock waits for a connection with everybody else",
        "server/store/database.py",
        "common.engine, clock.engine",
        "common.engine, common.engine",
        LISTS,
    ),
    Wreck(
        "a gap may be written",
        "server/store/postgres.py",
        "CASE WHEN n.first = 1 OR",
        "CASE WHEN n.first > 0 OR",
        JOURNAL,
    ),
    Wreck(
        "every reply is planned anew by the database",
        "server/store/postgres.py",
        ") LIMIT cardinality($1::text[])) AS n(",
        ")) AS n(",
        "tests/server/store/test_write_batches.py",
    ),
    Wreck(
        "a gap may be written at home",
        "server/store/sqlite.py",
        'bindparam("first") == 1,',
        'bindparam("first") > 0,',
        JOURNAL,
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
        "clocks run while nobody serves",
        "server/store/site_clock.py",
        "ELSE 0 END",
        "ELSE excluded.at - pulse.at END",
        TURNS,
    ),
    Wreck(
        "what two have chosen is kept",
        "server/store/schema.py",
        'Index("seats_choice", "table", "choice", unique=True)',
        'Index("seats_choice", "table", "choice")',
        CHOICES,
    ),
    Wreck(
        "an outage is forgotten",
        "server/store/site_clock.py",
        "FROM pulse WHERE {now} - at > {longest}",
        "FROM pulse WHERE {now} - at > 1e9 * {longest}",
        DAY_CLOCKS,
    ),
    Wreck(
        "whoever comes back late after an outage is blamed",
        "server/store/site_clock.py",
        "AFTERWARDS = 600.0",
        "AFTERWARDS = 0.0",
        DAY_CLOCKS,
    ),
    Wreck(
        "anybody's site can be moved in time",
        "server/store/site_clock.py",
        "if not self._movable:",
        "if False:",
        DAY_CLOCKS,
    ),
    Wreck(
        "after an outage nobody looks at clocks for days",
        "server/store/site_clock.py",
        "                await connection.execute(text(LOOK_ANEW))\n",
        "                pass\n",
        DAY_CLOCKS,
    ),
    Wreck(
        "a reply waits for all who only ask",
        "server/store/database.py",
        "PostgresJournal(common, entries)",
        "PostgresJournal(common, common)",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "an answer that is old is given to whoever asks later",
        "server/store/joined_reads.py",
        "del self._running[what]",
        "pass",
        "tests/server/store/test_joined_reads.py",
    ),
]
