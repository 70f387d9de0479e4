"""Ways to lose a match between two versions that the tests must notice."""

from tools.sabotage import Wreck

UPGRADE, SHAPES = "tests/upgrade/test_upgrade.py", "tests/upgrade/test_shapes.py"

WRECKS = [
    Wreck(
        "an old node takes a match back from newer rules",
        "server/taking_up.py",
        "if _number(played_by) > _number(start.game.version):",
        "if _number(played_by) < 0:",
        UPGRADE,
    ),
    Wreck(
        "what was answered since the base is lost at a change of rules",
        "server/live.py",
        "for answers in (*position.answers, position.pending):",
        "for answers in (position.pending,) if not position.answers else ():",
        UPGRADE,
    ),
    Wreck(
        "a match that came under our rules is not found again",
        "server/live.py",
        "if isinstance(entry, Rebased) and entry.rules == self.game.version:\n                lost = False",
        "if not row.entry:\n                lost = False",
        UPGRADE,
    ),
    Wreck(
        "who sits where is forgotten at a change of rules",
        "server/live.py",
        "self._pass_over(entry, row)",
        "pass",
        UPGRADE,
    ),
    Wreck(
        "no checkpoint of the first cards",
        "server/taking_up.py",
        "            await self._journal.checkpoint(held.id, draft.live.checkpoint())\n        except",
        "        except",
        UPGRADE,
    ),
    Wreck(
        "a state of an older shape is read as it is",
        "kernel/store.py",
        "shape, base = shape + 1, game.reshape[shape](base)",
        "shape = shape + 1",
        UPGRADE,
    ),
    Wreck(
        "a field of the state without a new shape",
        "games/capital_lux/state.py",
        "    drawn: Card | None = None\n",
        "    drawn_card: Card | None = None\n    drawn: Card | None = field(default=None, compare=False)\n",
        SHAPES,
    ),
]
