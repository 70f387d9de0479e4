"""Load: how much two nodes carry on this machine, and what the parts under them carry bare."""
