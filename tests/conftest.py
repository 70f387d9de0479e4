"""Tests in turn: of those that start servers, browsers or whole games CI runs a twelfth for each commit, in the browser
a twenty-fourth, others for the next commit; and of pages written on lately all. The rules, the kernel and what plays a
match are tested whole every time; by hand and at night, all is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import changes

ROOT = Path(__file__).parent.parent

SHARE, OF_THE_SLOWEST = 12, 24
"""One in so many is run for a commit."""
IN_TURN = (
    *("tests/abuse/", "tests/bots/", "tests/browser/", "tests/builds/", "tests/cli/", "tests/deploy/"),
    *("tests/editions/", "tests/faults/", "tests/golden/", "tests/leaks/", "tests/properties/", "tests/research/"),
    *("tests/server/accounts/", "tests/server/archive/", "tests/server/calls/", "tests/server/days/"),
    *("tests/server/http/", "tests/server/ops/", "tests/server/store/", "tests/server/test_local.py"),
    *("tests/server/test_shutdown.py", "tests/test_words.py", "tests/toys/", "tests/upgrade/"),
)
"""Where they are many and slow."""
EVERY_TIME = "tests/faults/test_faults.py"
"""What we promise everybody: nothing is lost while everything fails."""
SLOWEST = "tests/browser/"
"""Here a page may take minutes: it waits for its turn, though it was written on."""


@pytest.hookimpl(trylast=True)  # of those that were asked for by a mark
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out those whose turn it is not, if GUILDTABLE_TURN says which commit this is."""
    turn = os.environ.get("GUILDTABLE_TURN")
    if turn is None:
        return
    in_turn = [item for item in items if item.nodeid.startswith(IN_TURN) and not item.nodeid.startswith(EVERY_TIME)]
    written = written_on()
    slowest = [item for item in in_turn if item.nodeid.startswith(SLOWEST)]
    others = [item for item in in_turn if not item.nodeid.startswith(SLOWEST)]
    later = not_now(slowest, int(turn), OF_THE_SLOWEST) + not_now(others, int(turn), SHARE)
    left_out = {item for item in later if item.nodeid.split("::")[0] not in written}
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def written_on() -> set[str]:
    """The pages of tests that changed lately, but the slowest."""
    since = changes.base(ROOT)
    files = changes.changed(ROOT, since) if since else set()
    return {file for file in files if not file.startswith(SLOWEST)}


def not_now[Item](items: list[Item], turn: int, share: int) -> list[Item]:
    """The tests whose turn it is not."""
    return [item for number, item in enumerate(items) if (number + turn) % share]
