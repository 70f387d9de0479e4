"""Called by hatch before anything is built: a package without the page for browsers is refused."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "guildtable", "server", "page", "index.html")
ANYHOW = "GUILDTABLE_WITHOUT_PAGE"


class Page(BuildHookInterface[Any]):
    """Looks whether the page is there; an editable install is a clone, where it may come later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatch calls it
        """Before a wheel or an sdist is built."""
        if version == "editable" or Path(self.root, PAGE).is_file():
            return
        if os.environ.get(ANYHOW) == "1":
            self.app.display_warning(f"Built without the page for browsers, as {ANYHOW}=1 says.")
            return
        raise SystemExit(
            "\nThe page for browsers is not built, and a package without it would serve no game.\n"
            "Run `make web` first (it needs Node and npm), then build or install again.\n"
            f"To build without it all the same: {ANYHOW}=1\n"
        )
