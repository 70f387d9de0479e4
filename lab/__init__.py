"""Programs that try the whole site on this machine: `python -m lab.load`, `python -m lab.faults`."""
