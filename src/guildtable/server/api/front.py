"""The front door: what stands at `/` until the table in the browser comes."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import HTMLResponse

from guildtable.server.version import VERSION

router = APIRouter(include_in_schema=False)

PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Guildtable</title>
<h1>Guildtable {VERSION}</h1>
<p>This is a server for three board games: Bruges, Flandern 1302 and Capital Lux. It is running.</p>
<p>There is no table in the browser yet: it comes next. Until then:</p>
<ul>
<li>In a terminal, alone or several at one screen, without this server: <code>guildtable play bruges</code></li>
<li>Over the network, with a program of your own: <a href="/api/openapi.json">the API</a> opens tables, a WebSocket
plays. <code>docs/protocol.md</code> tells how, and <code>examples/wire_bot.py</code> is a bot in 60 lines:<br>
<code>python examples/wire_bot.py http://this-address bruges</code></li>
<li>What can be played here: <a href="/api/games">/api/games</a>. Open tables: <a href="/api/tables">/api/tables</a>.
Finished games: <a href="/api/records">/api/records</a>.</li>
</ul>
</html>
"""


@router.get("/")
async def front() -> HTMLResponse:
    """What this is, and how to play."""
    return HTMLResponse(PAGE)
