"""Write the digest of every image into the deploy files: `python -m tools.digests`, where a registry can be reached.

A tag can be moved to another image, a digest cannot. The files name exact versions; this adds `@sha256:…` to each.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

DEPLOY = Path(__file__).parent.parent / "deploy"
IMAGE = re.compile(
    r"(?P<before>^FROM |image: )(?P<name>[a-z]+):(?P<tag>[\w.-]+)(?:@sha256:[0-9a-f]{64})?", re.MULTILINE
)
"""An official image with its version, in a Dockerfile or a manifest; our own has no tag there."""
REGISTRY = "https://registry-1.docker.io"
TOKENS = "https://auth.docker.io/token?service=registry.docker.io&scope=repository:library/{name}:pull"
KINDS = "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json"
PATIENCE = 20.0


def digest_of(name: str, tag: str, registry: str = REGISTRY, tokens: str = TOKENS) -> str:
    """The digest of an official image, for all systems at once."""
    with urllib.request.urlopen(tokens.format(name=name), timeout=PATIENCE) as answer:  # noqa: S310
        token = json.load(answer)["token"]
    asked = urllib.request.Request(  # noqa: S310
        f"{registry}/v2/library/{name}/manifests/{tag}",
        method="HEAD",
        headers={"Authorization": f"Bearer {token}", "Accept": KINDS},
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.headers["docker-content-digest"])


def pinned(text: str, digest: Callable[[str, str], str]) -> str:
    """A deploy file with the digest of each image that it names."""
    return IMAGE.sub(
        lambda found: f"{found['before']}{found['name']}:{found['tag']}@{digest(found['name'], found['tag'])}", text
    )


def main() -> None:
    """Write them, or say that no registry answers."""
    try:
        for file in (DEPLOY / "Dockerfile", DEPLOY / "compose.yaml", *sorted((DEPLOY / "kubernetes").glob("*.yaml"))):
            text = file.read_text(encoding="utf-8")
            new = pinned(text, digest_of)
            if new != text:
                file.write_text(new, encoding="utf-8")
                print(file)
    except (urllib.error.URLError, TimeoutError, KeyError) as error:
        sys.exit(f"No registry answers ({error}): the exact versions stand, without digests.")


if __name__ == "__main__":
    main()
