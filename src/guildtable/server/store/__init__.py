"""The store: PostgreSQL for a site, SQLite for a household and for quick tests. One schema."""
