"""Called by hatch when something is built: no package without the page for browsers, links that hold on an index too,
and in the wheel a list of what of others is in it (an SBOM, where PEP 770 wants it)."""

from __future__ import annotations

import base64
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src", "guildtable", "server", "page", "index.html")
PACKAGES = Path("web", "package-lock.json")
ANYHOW = "GUILDTABLE_WITHOUT_PAGE"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
"""A link to a file of ours, or a picture of one."""


class Readme(MetadataHookInterface):
    """Gives README to the index, which has none of our files beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """As hatch asks for what is dynamic."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = f"{metadata['urls']['Source']}/{{kind}}/v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": with_whole_links(text, source)}


def with_whole_links(text: str, source: str) -> str:
    """The text with links that lead to this version of our files: to look at, or a picture itself."""

    def whole(link: re.Match[str]) -> str:
        picture, words, path = link.groups()
        return f"{picture}[{words}]({source.format(kind='raw' if picture else 'blob')}/{path})"

    return LINK.sub(whole, text)


class Package(BuildHookInterface[Any]):
    """Looks whether the page is there, and says what it was made of. An editable install is a clone, where the page may
    come later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or an sdist is built."""
        if version == "editable":
            return
        if not Path(self.root, PAGE).is_file():
            self._without_page()
            return
        if self.target_name == "wheel":
            self.folder = tempfile.TemporaryDirectory()
            file = Path(self.folder.name, "guildtable.cdx.json")
            file.write_text(json.dumps(self._bill(), indent=1) + "\n", encoding="utf-8")
            build_data["sbom_files"].append(str(file))

    def _without_page(self) -> None:
        if os.environ.get(ANYHOW) == "1":
            self.app.display_warning(f"Built without the page for browsers, as {ANYHOW}=1 says.")
            return
        raise SystemExit(
            "\nThe page for browsers is not built, and a package without it would serve no game.\n"
            "Run `make web` first (it needs Node and npm), then build or install again.\n"
            f"To build without it all the same: {ANYHOW}=1\n"
        )

    def _bill(self) -> dict[str, Any]:
        """All of others that is in the wheel, in CycloneDX: what the page was built from. Without a date: built twice
        it is the same. What Python installs beside us is in the wheel's own metadata."""
        locked = json.loads(Path(self.root, PACKAGES).read_text(encoding="utf-8"))["packages"]
        ours = f"pkg:pypi/{self.metadata.name}@{self.metadata.version}"
        parts = [_component(path, locked[path]) for path in built_from(locked)]
        return {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "version": 1,
            "metadata": {
                "component": {
                    "type": "application",
                    "bom-ref": ours,
                    "name": self.metadata.name,
                    "version": self.metadata.version,
                    "licenses": [{"license": {"id": "MIT"}}],
                    "purl": ours,
                }
            },
            "components": parts,
            "dependencies": [{"ref": ours, "dependsOn": [part["bom-ref"] for part in parts]}],
        }


def built_from(locked: dict[str, Any]) -> list[str]:
    """The packages that a browser is sent: those the page depends on, those they depend on, and so on."""
    found: set[str] = set()
    names = list(locked[""]["dependencies"])
    while names:
        path = f"node_modules/{names.pop()}"
        if path not in found:
            found.add(path)
            names += locked[path].get("dependencies", {})
    return sorted(found)


def _component(path: str, package: dict[str, Any]) -> dict[str, Any]:
    name = path.removeprefix("node_modules/")
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    kind, _, digest = package["integrity"].partition("-")
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": package["version"],
        "hashes": [{"alg": kind.replace("sha", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "licenses": [{"license": {"id": package["license"]}}],
        "purl": purl,
    }
