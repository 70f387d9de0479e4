"""Write the table of settings in docs/how-to/host-a-table.md anew: `python -m tools.settings`."""

from __future__ import annotations

import json
from pathlib import Path

from guildtable.server.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "host-a-table.md"
MARK = "<!-- From here on this page is written by tools/settings.py. -->\n"


def page() -> str:
    """The page as it should be: what was written by hand, then the table."""
    return PAGE.read_text(encoding="utf-8").partition(MARK)[0] + MARK + table()


def table() -> str:
    """Every setting, as its docstring tells it."""
    lines = ["\n| setting | default | meaning |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        assert field.description, f"{name} has no docstring"
        default = field.default if isinstance(field.default, str) else json.dumps(field.default)
        meaning = " ".join(field.description.split())
        lines.append(f"| `GUILDTABLE_{name.upper()}` | {f'`{default}`' if default else ''} | {meaning} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
