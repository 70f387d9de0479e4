"""Ways to break what is kept of finished games."""

from tools.sabotage import Wreck

ANALYSIS = "tests/server/archive/test_analysis.py"
BRANCHES = "tests/server/archive/test_branches.py"
CHOICES = "tests/server/tables/test_choices.py"
HISTORY = "tests/server/archive/test_history.py"
LEAVING = "tests/server/accounts/test_leaving.py"
PROFILES = "tests/server/archive/test_profiles.py"
READERS = "tests/server/archive/test_readers.py"
REPLAYS = "tests/server/archive/test_replays.py"
RESULTS = "tests/server/archive/test_results.py"
REVIEW = "tests/server/archive/test_review.py"
TIPS = "tests/server/archive/test_tips.py"

WRECKS = [
    Wreck(
        "somebody whom a bot stands in for does not keep others from tips",
        "server/archive/tips.py",
        "Sitter.read(live.person(other)).bot is not None",
        "live.is_bot(other)",
        TIPS,
    ),
    Wreck("a tip asked for twice counts twice", "server/archive/tips.py", "if known is None:", "if True:", TIPS),
    Wreck(
        "a branch is not told from a game",
        "server/archive/branches.py",
        "replace(plan, practice=True)",
        "plan",
        "tests/server/store/test_retention.py",
    ),
    Wreck(
        "a match that a bot finished for somebody counts as played by them",
        "server/archive/results.py",
        '"left" if away else "played"',
        '"played"',
        RESULTS,
    ),
    Wreck(
        "a lesson counts as a game",
        "server/archive/results.py",
        "branched |= not bot and not away",
        "branched |= bot and away",
        RESULTS,
    ),
    Wreck(
        "a result goes missing where the record is kept",
        "server/archive/records.py",
        "await write_results(transaction, [finished])",
        "pass",
        RESULTS,
    ),
    Wreck(
        "whoever broke the tie is level with whoever lost it",
        "server/archive/results.py",
        "behind = [(seat not in winners, ",
        "behind = [(False, ",
        RESULTS,
    ),
    Wreck(
        "one's games are those of all",
        "server/archive/records.py",
        ".where(by.player == player.id)",
        "",
        RESULTS,
    ),
    Wreck(
        "two nodes catch up with the same matches",
        "server/archive/results.py",
        ".with_for_update(skip_locked=True)",
        "",
        RESULTS,
    ),
    Wreck(
        "what was played is not weighed",
        "server/archive/reading/counsel.py",
        "weigh(moment, seat, played, ADVISER",
        "weigh(moment, seat, None, ADVISER",
        ANALYSIS,
    ),
    Wreck(
        "a review counts what was taken back",
        "server/archive/reading/review.py",
        "del stood[-count:]",
        "pass",
        REVIEW,
    ),
    Wreck(
        "a review of a match that is still played",
        "server/archive/reading/soundness.py",
        "return review_record(_over(read(text)), seat)",
        "return review_record(read(text), seat)",
        REVIEW,
    ),
    Wreck(
        "at a branch nobody sits down anew",
        "server/archive/reading/beginning.py",
        "draft.enter(seated)",
        "pass",
        BRANCHES,
    ),
    Wreck(
        "counsel where nothing was asked",
        "server/archive/reading/counsel.py",
        " or seat not in moment.position.asked",
        "",
        ANALYSIS,
    ),
    Wreck(
        "a file is believed without a look",
        "server/archive/reading/soundness.py",
        "faults = verify(record)",
        "faults = list[str]()",
        REPLAYS,
    ),
    Wreck(
        "a state is taken from a file",
        "server/archive/reading/soundness.py",
        "if any(isinstance(entry, Rebased) for entry in record.entries):",
        "if False:",
        REPLAYS,
    ),
    Wreck(
        "one person has the whole line of readers",
        "server/archive/readers.py",
        '{f"person {self.person}": PER_PERSON} if self.person else {}',
        "dict[str, int]()",
        READERS,
    ),
    Wreck(
        "a file may go to and fro without end",
        "server/archive/reading/soundness.py",
        "if runs_on(record.entries):",
        "if False:",
        REPLAYS,
    ),
    Wreck(
        "everybody's reel is the first one's",
        "server/archive/reading/reel.py",
        "pack(Record.read(text), view)",
        'pack(Record.read(text), "0")',
        REPLAYS,
    ),
    Wreck(
        "a branch is dealt from entropy of its own",
        "server/archive/branches.py",
        "replace(plan, practice=True), moment.seed, header.entropy)",
        'replace(plan, practice=True), moment.seed, ("",) * len(kinds))',
        BRANCHES,
    ),
    Wreck(
        "a branch may begin at the end",
        "server/archive/reading/beginning.py",
        "if draft.live.match.position.over:",
        "if False:",
        BRANCHES,
    ),
    Wreck(
        "an export holds a connection while it is sent",
        "server/archive/parcel.py",
        "                kept = await kept_of(connection, player.id)\n",
        '                kept = await kept_of(connection, player.id)\n                yield b""\n',
        LEAVING,
    ),
    Wreck(
        "a page that is not shared is shown",
        "server/archive/profiles.py",
        "select(players).where(players.c.profile == profile, players.c.banned",
        "select(players).where((players.c.profile == profile) | (players.c.id == profile), players.c.banned",
        PROFILES,
    ),
    Wreck(
        "others see who played at tables that were not listed",
        "server/archive/profiles.py",
        "limit=LAST).where(records.c.listed)",
        "limit=LAST)",
        PROFILES,
    ),
    Wreck(
        "a page leaves a game out where two ended at once",
        "server/archive/history.py",
        "tuple_(r.ended, r.match) < tuple_(*_place(after))",
        "r.ended < _place(after)[0]",
        HISTORY,
    ),
    Wreck(
        "a branch counts as a game",
        "server/archive/history.py",
        '    return results.c.ending != "branch"',
        '    return results.c.ending != "never"',
        HISTORY,
    ),
    Wreck(
        "a bot's win counts for who left",
        "server/archive/history.py",
        'and_(results.c.place == 1, results.c.ending == "played")',
        "and_(results.c.place == 1)",
        HISTORY,
    ),
    Wreck(
        "a branch forgets what was chosen",
        "server/archive/branches.py",
        "listed=False, choices=choices, address=address)",
        "listed=False, address=address)",
        CHOICES,
    ),
]
