"""A table in the database: players, seats, settings, chat; before and around its match."""
