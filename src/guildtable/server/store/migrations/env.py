"""Alembic's way in: migrations over the connection they are given (see `store/migrate.py`)."""

from alembic import context

from guildtable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
