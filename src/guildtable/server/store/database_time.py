"""The database's own time, as seconds. Who is here is noted and compared by it: nodes' clocks need not agree."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

NOW = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "((julianday('now') - 2440587.5) * 86400.0)"}
"""The present, as each database writes it."""


class DatabaseTime(FunctionElement[float]):
    """The present, as the database has it when a statement runs."""

    type = Float()
    inherit_cache = True


@compiles(DatabaseTime)
def _written(_: DatabaseTime, compiler: Any, **__: Any) -> str:
    return f"CAST({NOW[compiler.dialect.name]} AS FLOAT)"
