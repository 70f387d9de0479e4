"""The kernel: what every game is made of. It knows no game and does no I/O.

Read in this order: question, chance, event, script, game, position, table, sealed, redeal, sight, undo, record, match;
then plain, wire and store for what leaves the process.
"""
