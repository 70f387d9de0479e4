"""The server: tables over the network. Any node serves any match; the database is the truth, the bus a hint."""
