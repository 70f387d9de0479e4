"""Faults: games at a site whose nodes, workers, bus, database and connections fail, and a checker of what was lost."""
