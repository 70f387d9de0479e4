"""Bots: they answer questions from what their seat sees, and from guesses at the rest."""
