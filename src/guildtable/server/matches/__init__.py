"""A running match: as the journal has it, as a node holds it, and what is due in it."""
