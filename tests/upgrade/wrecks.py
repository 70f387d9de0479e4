"""Ways to lose a match between two versions that the tests must notice."""

from tools.sabotage import Wreck

UPGRADE, SHAPES = "tests/upgrade/test_upgrade.py::test_", "tests/upgrade/test_shapes.py"

WRECKS = [
    Wreck(
        "an old node takes a match back from newer rules",
        "server/matches/loading.py",
        "if code_number(played_by) > code_number(start.game.version):",
        "if code_number(played_by) < 0:",
        UPGRADE + "an_old_node_lets_go_of_a_match_that_goes_on_by_newer_rules",
    ),
    Wreck(
        "what was answered since the base is lost at a change of rules",
        "kernel/match.py",
        "for answers in (*position.answers, position.pending):",
        "for answers in (position.pending,) if not position.answers else ():",
        UPGRADE + "a_match_goes_on_by_newer_rules_and_verifies",
    ),
    Wreck(
        "a match that came under our rules is not found again",
        "server/matches/rule_change.py",
        "if isinstance(entry, Rebased) and entry.rules == live.game.version:\n            lost = False",
        "if not row.entry:\n            lost = False",
        UPGRADE + "where_the_question_has_changed_the_script_begins_again",
    ),
    Wreck(
        "who sits where is forgotten at a change of rules",
        "server/matches/rule_change.py",
        "_pass_over(live, entry, row)\n    return",
        "pass\n    return",
        UPGRADE + "what_newer_rules_cannot_follow_is_passed_over_but_not_who_sits_where",
    ),
    Wreck(
        "no checkpoint of the first cards",
        "server/matches/loading.py",
        "await self._journal.checkpoint(held.id, draft.live.checkpoint(), draft.live.stamp)",
        "pass",
        UPGRADE + "cards_that_were_dealt_stay_dealt_though_they_would_be_dealt_otherwise_now",
    ),
    Wreck(
        "a state of an older shape is read as it is",
        "kernel/store.py",
        "shape, base = shape + 1, game.reshape[shape](base)",
        "shape = shape + 1",
        UPGRADE + "a_match_goes_on_by_newer_rules_and_verifies",
    ),
    Wreck(
        "a field of the state without a new shape",
        "games/capital_lux/state.py",
        "    drawn: Card | None = None\n",
        "    drawn_card: Card | None = None\n    drawn: Card | None = field(default=None, compare=False)\n",
        SHAPES,
    ),
]
