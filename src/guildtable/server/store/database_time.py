"""The site's time, as seconds: the database's own, and nodes' clocks need not agree. Who tests the site may move it on
(`site_clock.py`): then it is so far ahead of the database's as the offset says, everywhere at once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

OWN = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "((julianday('now') - 2440587.5) * 86400.0)"}
"""The present by the database's own clock, as each writes it."""
OFFSET = "coalesce((SELECT seconds FROM time_offsets WHERE id = 1), 0)"
NOW = {name: f"({own} + {OFFSET})" for name, own in OWN.items()}
"""The present of the site."""


class DatabaseTime(FunctionElement[float]):
    """The present, as the site has it when a statement runs."""

    type = Float()
    inherit_cache = True


@compiles(DatabaseTime)
def _written(_: DatabaseTime, compiler: Any, **__: Any) -> str:
    return f"CAST({NOW[compiler.dialect.name]} AS FLOAT)"
