"""The kernel: what every game is made of. It knows no game and does no I/O.

Read in this order: question, chance, event, script, position, table, sealed, redeal, undo, record, wire.
"""
