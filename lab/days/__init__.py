"""A month by the day: many tables, players in eight time zones, and time that is moved on; a checker looks at it."""
