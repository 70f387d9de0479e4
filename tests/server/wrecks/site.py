"""Ways to break the site as a whole."""

from tools.sabotage import Wreck

ADMIN = "tests/server/test_admin.py"
AGREEMENTS = "tests/server/play/test_agreements.py"
AWAKE = "tests/server/days/test_awake.py"
HOLES = "tests/server/accounts/test_holes.py"
NAMES = "tests/abuse/test_names.py"

WRECKS = [
    Wreck(
        "one thing is counted like many",
        "catalogue.py",
        'return "one" if abs(number) == 1 else "other"',
        'return "one" if number == 0 else "other"',
        "tests/test_catalogue.py",
    ),
    Wreck(
        "a bare command opens no table",
        "cli/main.py",
        "        serve.serve(local=True)",
        "        pass",
        "tests/server/test_local.py",
    ),
    Wreck(
        "to look at what is old throws it away",
        "cli/prune.py",
        "admin.prune(settings) if yes else admin.prunable(settings)",
        "admin.prune(settings)",
        ADMIN,
    ),
    Wreck(
        "a stranger says where they are",
        "server/web_server.py",
        "settings.proxies",
        "'*'",
        HOLES,
    ),
    Wreck(
        "an admin's act is not logged",
        "server/admin/admin.py",
        'log.info("admin", act=act, by=self._by, **which)',
        "return",
        ADMIN,
    ),
    Wreck(
        "who opens many tables has all the bots",
        "server/node.py",
        "in_turn = self.database.journal.claim_in_turn",
        "in_turn = self.database.journal.claim",
        "tests/server/play/test_turn_taking.py",
    ),
    Wreck(
        "something is taken back over a change of who plays a seat",
        "kernel/match.py",
        "self._mark(self.history[-1].changed ^ {seat})",
        "self._mark(frozenset())",
        AGREEMENTS,
    ),
    Wreck(
        "a name wins over an id",
        "server/admin/admin.py",
        "if (await connection.execute(select(players.c.id).where(players.c.id == player))).scalar():",
        "if False:",
        NAMES,
    ),
    Wreck(
        "background work goes on for ever where being cut short is told as a fault",
        "server/ops/background.py",
        "while self._task is asyncio.current_task():",
        "while True:",
        "tests/server/ops/test_background.py",
    ),
    Wreck(
        "all matches are gone through every second",
        "server/ops/gc.py",
        "gc.set_threshold(young, NEVER, NEVER)",
        "gc.set_threshold(young, 10, 10)",
        "tests/server/ops/test_gc.py",
    ),
    Wreck(
        "a clock for days runs in quiet hours",
        "server/awake.py",
        "for begins, ends in merge(_nights(since, rest), _weekends(since, rest), sorted(pauses)):",
        "for begins, ends in merge(_weekends(since, rest), sorted(pauses)):",
        AWAKE,
    ),
    Wreck(
        "quiet hours are as long in every night",
        "server/awake.py",
        "_instant(rest, day, rest.quiet_from, latest=False), _instant(rest, day, until, latest=True)",
        "(at := _instant(rest, day, rest.quiet_from, latest=False)), at + 3600 * rest.quiet_hours",
        AWAKE,
    ),
    Wreck(
        "a node that goes while its bus is away stumbles over it",
        "server/bus/nats.py",
        "OSError, AssertionError, RuntimeError)",
        "OSError, AssertionError)",
        "tests/server/bus/test_nats_bus.py",
    ),
]
