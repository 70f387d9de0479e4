"""The schema of the protocol: every message, and what a message is made of. Written by `tools/schema.py`."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import msgspec

from guildtable.kernel.wire import Shown
from guildtable.server import protocol
from guildtable.server.app import application
from guildtable.server.archive.reading.reel import Reel
from guildtable.server.settings import Settings
from guildtable.shelf import GAMES

type Schema = dict[str, Any]

ANY_SHOWN = "Shown_Any_"
UNIONS = {name: getattr(protocol, name).__value__ for name in ("FromClient", "FromServer", "ToPlayer")}


def messages() -> Schema:
    """All messages. A game's view is in the game's own file."""
    roots: list[Any] = [*UNIONS.values(), Shown[Any], Reel]
    (client, server, player, *_), parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    for kind in _kinds(roots):
        _describe(kind, parts.get(kind.__name__) or parts[ANY_SHOWN])
    shown = parts["Shown"] = parts.pop(ANY_SHOWN)
    shown["title"] = "Shown"
    views = [(name, game.view_type.__name__) for name, game in sorted(GAMES.items())]
    shown["properties"]["view"] = {"anyOf": [{"$ref": f"{name}.json#/$defs/{view}"} for name, view in views]}
    parts["Update"]["properties"]["shown"] = {"$ref": "#/$defs/Shown"}
    parts["Frame"]["properties"]["shown"]["items"] = {"$ref": "#/$defs/Shown"}
    parts["Reel"]["properties"]["game"] = {"enum": sorted(GAMES)}
    parts["Code"] = {"title": "Code", "description": "Why not.", "enum": list(protocol.CODES)}
    parts["Error"]["properties"]["code"] = {"$ref": "#/$defs/Code"}
    parts["TableState"]["properties"]["game"] = {"enum": sorted(GAMES)}
    _say_what_is_always_sent(parts, server)
    _say_what_is_always_sent(parts, player)
    for name in ("reason", "wait"):  # many an error has none
        parts["Error"]["required"].remove(name)
    parts["Welcome"]["required"].remove("since")  # only of a long way
    parts["Welcome"]["required"].remove("spread")  # only where many are
    unions = {name: {"title": name, **union} for name, union in zip(UNIONS, (client, server, player), strict=True)}
    found: Schema = _as_others_read_patterns(dict(sorted((parts | unions).items())))
    return found


def api() -> Schema:
    """Everything over HTTP."""
    return application(Settings()).openapi()


def _kinds(roots: list[Any]) -> Iterator[type]:
    """Every type of ours in these types."""
    found, open_ = set[type](), list(roots)
    while open_:
        kind = open_.pop()
        kind = getattr(kind, "__value__", kind)
        open_ += getattr(kind, "__args__", ())
        kind = getattr(kind, "__origin__", kind)
        if isinstance(kind, type) and kind.__module__.startswith("guildtable") and kind not in found:
            found.add(kind)
            open_ += inspect.get_annotations(kind, eval_str=True).values()
            yield kind


def _describe(kind: type, part: Schema) -> None:
    """What stands below a field in the source stands beside it in the schema."""
    body = ast.parse(dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                part["properties"][name]["description"] = words


def _say_what_is_always_sent(parts: dict[str, Schema], server: Schema) -> None:
    """The server leaves nothing out, but in an update."""
    open_, seen = [server], set[str]()
    while open_:
        for name in _refs(open_.pop()):
            if name not in seen:
                seen.add(name)
                open_.append(parts[name])
                if name != "Update" and "properties" in parts[name]:
                    parts[name]["required"] = list(parts[name]["properties"])


def _refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("$ref", "").startswith("#"):
            yield part["$ref"].rpartition("/")[2]
        for inner in part.values():
            yield from _refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _refs(inner)


def _as_others_read_patterns(part: Any) -> Any:
    r"""Python's `\Z` is everybody else's `$`."""
    if isinstance(part, dict):
        return {
            name: inner.replace(r"\Z", "$") if name == "pattern" else _as_others_read_patterns(inner)
            for name, inner in part.items()
        }
    return [_as_others_read_patterns(inner) for inner in part] if isinstance(part, list) else part
