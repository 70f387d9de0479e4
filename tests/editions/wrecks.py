"""Ways to lose the records of before that the tests must notice."""

from tools.sabotage import Wreck

TESTS = "tests/editions/test_editions.py::test_"

WRECKS = [
    Wreck(
        "a record of before is played by the rules of today",
        "editions/edition.py",
        "return before().get((game, version))",
        "return TODAY",
        TESTS + "a_match_saved_under_rules_of_before_goes_on_by_those_of_today",
    ),
    Wreck(
        "the rules of before are not found",
        "editions/edition.py",
        "return before().get((game, version))",
        "return None",
        TESTS + "every_version_there_ever_was_is_kept_or_todays",
    ),
    Wreck(
        "a section whose rules are not kept counts as verified",
        "editions/replaying.py",
        "            faults.append(",
        "            str(",
        TESTS + "what_is_over_or_unknown_does_not_go_on",
    ),
    Wreck(
        "a match goes on without what was answered since its base",
        "editions/replaying.py",
        "    for entry in rebasing(position):",
        "    for entry in [next(iter(rebasing(position)))]:",
        TESTS + "a_match_saved_under_rules_of_before_goes_on_by_those_of_today",
    ),
    Wreck(
        "a choice of before is weighed by the bot of today",
        "server/archive/reading/counsel.py",
        "edition, position = moment.edition, moment.position",
        'edition, position = type(moment.edition)("guildtable"), moment.position',
        TESTS + "a_choice_of_before_is_weighed_by_the_bot_of_then",
    ),
]
