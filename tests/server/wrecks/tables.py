"""Ways to break tables, and who sits there."""

from tools.sabotage import Wreck

BLOCKS = "tests/server/tables/test_blocks.py"
BOT_TABLES = "tests/server/tables/test_bot_tables.py"
BRINGING = "tests/server/accounts/test_bringing.py"
CALLING = "tests/server/calls/test_calling.py"
CHOICES = "tests/server/tables/test_choices.py"
DAY_CLOCKS = "tests/server/days/test_day_clocks.py"
HOLES = "tests/server/accounts/test_holes.py"
LEAVING = "tests/server/accounts/test_leaving.py"
LISTS = "tests/server/tables/test_table_lists.py"
MODERATION = "tests/abuse/test_moderation.py"
NAMES = "tests/abuse/test_names.py"
PEOPLE = "tests/server/tables/test_people.py"
SESSION_ENDS = "tests/server/accounts/test_session_ends.py"
TABLES = "tests/server/tables/test_tables.py"

WRECKS = [
    Wreck(
        "somebody is talked into saying what opens their account",
        "server/tables/chat.py",
        "if WAY_IN.search(line):",
        "if False:",
        HOLES,
    ),
    Wreck(
        "an account has the name that all guests have",
        "server/tables/account_names.py",
        "    if not is_nobodys(name):",
        "    if name:",
        BRINGING,
    ),
    Wreck(
        "an accent makes another name of an account's",
        "server/tables/lookalikes.py",
        'ACCENTS.sub("", look)',
        "look",
        BRINGING,
    ),
    Wreck(
        "a session that was signed in to never ends",
        "server/tables/players.py",
        '"made_since": now - LONGEST_DAYS * DAY',
        '"made_since": 0',
        SESSION_ENDS,
    ),
    Wreck(
        "what was said at a table goes along to its rematch for anybody",
        "server/tables/chat.py",
        "if all(pseudonym(secret, table, player) != reader for player in sat):",
        "if not sat:",
        PEOPLE,
    ),
    Wreck(
        "a greeting says what was sent with it",
        "server/tables/chat.py",
        "line = GREETINGS[greeting] if greeting else clean(text)",
        "line = clean(text)",
        PEOPLE,
    ),
    Wreck(
        "an idle tab makes somebody idle who plays in another",
        "server/tables/attendance.py",
        "acted=case((seats.c.acted > _acted, seats.c.acted), else_=_acted)",
        "acted=_acted",
        PEOPLE,
    ),
    Wreck(
        "a guest has a face by chance that nobody remembers",
        "server/tables/players.py",
        '"portrait": player.portrait, "created": now',
        '"created": now',
        PEOPLE,
    ),
    Wreck(
        "any word is a portrait",
        "server/tables/portraits.py",
        "if name not in portraits():",
        "if not name:",
        PEOPLE,
    ),
    Wreck(
        "a person has all bots",
        "server/tables/bot_tables.py",
        "if own >= self.per_player:",
        "if own < 0:",
        BOT_TABLES,
    ),
    Wreck(
        "games begun at once are not counted",
        "server/tables/bot_tables.py",
        "await transaction.execute(one_by_one)",
        "pass",
        BOT_TABLES,
    ),
    Wreck(
        "everybody who asks for a list has it read anew",
        "server/tables/shared_read.py",
        "if self._next is None:",
        "if self._read:",
        LISTS,
    ),
    Wreck(
        "a list is read without a rest",
        "server/tables/shared_read.py",
        "min(LONGEST, REST * took)",
        "0",
        LISTS,
    ),
    Wreck(
        "everybody who comes is noted by a commit of their own",
        "server/tables/attendance.py",
        "await self._notes.ask(Note(table, player.id, idle))",
        "await self._write([Note(table, player.id, idle)])",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "who is here goes by each node's own clock",
        "server/tables/seating.py",
        "(DatabaseTime() - seats.c.seen)",
        '(__import__("sqlalchemy").literal(__import__("time").time()) - seats.c.seen)',
        "tests/server/watching/test_presence.py",
    ),
    Wreck(
        "an admin may try bots' entropy until it likes the cards",
        "server/tables/seating.py",
        'sha256(f"{promise} {seat.seat}".encode()).hexdigest()[:32]',
        'sha256(f"{id(taken)} {seat.seat}".encode()).hexdigest()[:32]',
        TABLES,
    ),
    Wreck(
        "one seat for two",
        "server/tables/tables.py",
        "if wanted is None or wanted not in {mine, *free}:",
        "if wanted is None:",
        TABLES,
    ),
    Wreck(
        "a freed seat keeps what its person threw in",
        "server/tables/tables.py",
        "await set_seat(transaction, table, seat, **{**EMPTY, **bot})",
        'await set_seat(transaction, table, seat, **{"player": None, "name": "", **bot})',
        TABLES,
    ),
    Wreck(
        "anybody closes a table",
        "server/tables/tables.py",
        """            if row.host != player.id:
                raise Refused("forbidden", "Only the host closes""",
        """            if not row.host:
                raise Refused("forbidden", "Only the host closes""",
        TABLES,
    ),
    Wreck(
        "the id of the table stands in its record",
        "server/tables/opening.py",
        "table_id, match_name, seed = new_id(), new_id(), seed or secrets.token_hex(32)",
        "table_id = match_name = new_id()\n    seed = seed or secrets.token_hex(32)",
        "tests/leaks/test_ids.py",
    ),
    Wreck(
        "a pseudonym is the id itself",
        "server/tables/pseudonyms.py",
        'return digest(bytes.fromhex(secret), f"{table} {player}".encode(), "sha256").hex()[:20]',
        "return player",
        "tests/leaks/test_ids.py",
    ),
    Wreck(
        "spectators are told where those play again who played",
        "server/tables/state.py",
        "return state if seat is not None else replace(state, rematch=None, rematch_by=None)",
        "return state",
        TABLES,
    ),
    Wreck(
        "the name of an erased account is given again",
        "server/tables/account_names.py",
        "        await transaction.execute(insert(retired_looks), new)",
        "        pass",
        LEAVING,
    ),
    Wreck(
        "who has blocked somebody is seated beside them",
        "server/tables/tables.py",
        "await must_not_meet(transaction, player.id, people(taken))",
        "pass",
        BLOCKS,
    ),
    Wreck(
        "who was blocked is shown the table all the same",
        "server/tables/blocks.py",
        "theirs.union(by_others)",
        "theirs",
        BLOCKS,
    ),
    Wreck(
        "anybody lifts a block",
        "server/tables/blocks.py",
        "delete(blocks).where(blocks.c.player == player.id, blocks.c.id == block)",
        "delete(blocks).where(blocks.c.id == block)",
        BLOCKS,
    ),
    Wreck("who stands up keeps what they chose", "server/tables/seating.py", '    "choice": None,\n', "", CHOICES),
    Wreck(
        "what was chosen is not written down",
        "server/tables/opening.py",
        "{seat.seat: seat.choice for seat in taken if seat.choice}",
        "{}",
        CHOICES,
    ),
    Wreck(
        "a name that nobody can see is let in",
        "server/tables/names.py",
        "if UNSEEN.match(sign) and not",
        "if False and not",
        NAMES,
    ),
    Wreck(
        "names that look alike are not told apart",
        "server/tables/names.py",
        "any(alike(called, other) for other in taken)",
        "called in taken",
        NAMES,
    ),
    Wreck(
        "a barred person sits down again",
        "server/tables/tables.py",
        "await must_not_be_barred(transaction, table, player.id)",
        "pass",
        MODERATION,
    ),
    Wreck(
        "a hidden line is told to newcomers",
        "server/tables/chat.py",
        "_saying(row, row.table, secret) for row in reversed(rows) if row.id not in unseen",
        "_saying(row, row.table, secret) for row in reversed(rows) if row.id",
        MODERATION,
    ),
    Wreck(
        "days are taken by themselves though none is left",
        "server/tables/vacations.py",
        "if (await _state(transaction, player, since)).left < 1:",
        "if False:",
        DAY_CLOCKS,
    ),
    Wreck(
        "vacation has no end",
        "server/tables/vacations.py",
        "if not 0 < days <= state.left:",
        "if False:",
        DAY_CLOCKS,
    ),
    Wreck(
        "anybody sits at any number of tables by the day",
        "server/tables/day_tables.py",
        "if now >= min(self.most, self.first + finished):",
        "if False:",
        DAY_CLOCKS,
    ),
    Wreck(
        "an open tab is somebody",
        "server/tables/attendance.py",
        "lately = seats.c.seen > DatabaseTime() - HERE, seats.c.acted > DatabaseTime() - IDLE",
        "lately = (seats.c.seen > DatabaseTime() - HERE,)",
        CALLING,
    ),
]
