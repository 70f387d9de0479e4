"""Attacks on a node of our own: what honest people notice of them."""
