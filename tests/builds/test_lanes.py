"""CI's lanes run side by side; what fails in one fails all, is named and is printed last."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

CI = Path(__file__).parent.parent.parent / ".ci"


def run(script: str, *before: str) -> tuple[int, str]:
    """A script with lanes: its exit code and all that it said."""
    whole = f"set -euo pipefail\n. {CI / 'lanes.sh'}\n{script}"
    ran = subprocess.run([*before, "bash", "-c", whole], capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


def test_each_lane_is_told_whole_and_by_itself() -> None:
    code, said = run("""
        talk() { for number in 1 2 3; do echo "$1 $number"; sleep 0.1; done; }
        lane left talk left; lane right talk right; join; echo afterwards
    """)
    assert code == 0
    assert "left 1\nleft 2\nleft 3\n" in said
    assert "right 1\nright 2\nright 3\n" in said
    assert said.endswith("afterwards\n")


def test_lanes_run_side_by_side() -> None:
    """Each waits for the other: one after another, they would wait for ever."""
    code, _ = run(
        """
        meet() { : > "$logs/$1.here"; while [ ! -e "$logs/$2.here" ]; do sleep 0.05; done; }
        lane a meet a b; lane b meet b a; join
        """,
        *("timeout", "20"),
    )
    assert code == 0


def test_what_fails_stops_its_lane_is_named_last_and_is_our_exit_code() -> None:
    code, said = run("""
        bad() { echo 3 failed; (exit 7); echo on and on; }
        fine() { sleep 0.4; echo 9 passed; }
        lane bad bad; lane fine fine; join; echo afterwards
    """)
    assert code == 7
    assert re.search(r"== fine: passed.*9 passed.*== bad: FAILED[^\n]*\n3 failed\n$", said, re.DOTALL)


def test_who_is_ended_says_how_far_it_came() -> None:
    code, said = run("slow() { echo so far; sleep 60; }; lane slow slow; join", "timeout", "--kill-after=9", "1")
    assert code == 124
    assert "== slow: ENDED" in said
    assert said.endswith("so far\n")


def test_ci_ends_by_itself() -> None:
    """Ten minutes are meant, on quiet cores; on a busy machine it may take longer, but not for ever."""
    [kill, limit] = re.findall(r"timeout --kill-after=(\d+) (\d+)", (CI / "run").read_text(encoding="utf-8"))[0]
    assert int(kill) + int(limit) < 70 * 60
