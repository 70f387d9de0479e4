"""Accounts: a guest who has a way back, and the sessions by which anybody is known."""
