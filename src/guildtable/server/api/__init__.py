"""The API: everything about tables, players and records that is not play."""
