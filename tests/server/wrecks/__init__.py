"""Ways to break the server that the tests must notice, by floor."""

from tests.server.wrecks import accounts, archive, calls, http, matches, play, site, store, tables, watching

FLOORS = (accounts, archive, calls, http, matches, play, site, store, tables, watching)
WRECKS = [wreck for floor in FLOORS for wreck in floor.WRECKS]
