"""The page: the table in the browser, as `make web` has built it; in a clone without it, how to build it."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from guildtable.server.http.security import OPEN
from guildtable.server.version import VERSION

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
NOT_BUILT = (
    "THE TABLE IN THE BROWSER IS MISSING: whoever opens this address finds no game.\n"
    "In a clone of the project run `make web` (it needs Node and npm), then load the address again.\n"
    "Installed as a package, it was built without its page: install one that was built after `make web`."
)
OURS = {"api", *(path.strip("/") for path in OPEN)}
"""First words of addresses that are never the page's."""
HASHED = "assets"
"""What lies here has its fingerprint in its name: it never changes."""
WORKER, MANIFEST = "sw.js", "app.webmanifest"
"""What keeps the page in the browser: looked at anew each time, or nobody would ever be given another page."""
ASKED_FOR = "no-cache"
KEPT = {HASHED: "public, max-age=31536000, immutable", **dict.fromkeys((INDEX, WORKER, MANIFEST), ASKED_FOR)}
AN_HOUR = "public, max-age=3600"

# What the machine's own list may not know, or may have otherwise.
for kind, ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(kind, ending)

BARE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Guildtable</title>
<h1>Guildtable {VERSION}</h1>
<p>This is a server for three board games: Bruges, Flandern 1302 and Capital Lux. It is running.</p>
<p>But the table in the browser is missing. In a clone of the project, with Node and npm, run <code>make web</code>,
then load this page again. Installed as a package, it was built without its page: install one that was built after
<code>make web</code>. Until then:</p>
<ul>
<li>In a terminal, alone or several at one screen, without this server: <code>guildtable play bruges</code></li>
<li>Over the network, with a program of your own: <a href="/api/openapi.json">the API</a> opens tables, a WebSocket
plays. <code>docs/protocol.md</code> tells how, and <code>examples/wire_bot.py</code> is a bot in 60 lines.</li>
<li>What can be played here: <a href="/api/games">/api/games</a>. Open tables: <a href="/api/tables">/api/tables</a>.
Finished games: <a href="/api/records">/api/records</a>.</li>
</ul>
</html>
"""


def is_built(folder: Path = FOLDER) -> bool:
    """Was the page built?"""
    return (folder / INDEX).is_file()


class PageFiles(StaticFiles):
    """Serves every path that no route knows: a file of the page, or a place within it, such as `/t/` and a table."""

    path = "/{page}"
    """As the log calls it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """A clone has no such folder: the page then says so, and nothing fails."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The page at every place within it; elsewhere a file, if there is one."""
        if path.partition(os.sep)[0] in OURS:
            raise HTTPException(404)
        scope["route"] = self
        if _is_place(scope):
            path = INDEX
            if not is_built(self._folder):
                return HTMLResponse(BARE, headers={"cache-control": ASKED_FOR})
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = KEPT.get(path.partition(os.sep)[0], AN_HOUR)
        # Their size never changes and in a wheel their date neither: by these two nobody could tell one from the next.
        if path in {INDEX, WORKER}:
            del response.headers["etag"], response.headers["last-modified"]
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file; packed by the build for clients that accept gzip."""
        packed = Path(f"{os.fspath(full_path)}.gz")
        if "gzip" in Headers(scope=scope).get("accept-encoding", "") and packed.is_file():
            response = super().file_response(packed, packed.stat(), scope, status_code)
            response.headers["content-encoding"] = "gzip"
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        return response


def _is_place(scope: Scope) -> bool:
    """Is it an address within the page, for the page's own router?"""
    if scope["path"] == "/":
        return True
    return "." not in scope["path"].rpartition("/")[2] and "text/html" in Headers(scope=scope).get("accept", "")
