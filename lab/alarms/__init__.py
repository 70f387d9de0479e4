"""Alarms tried: a real Prometheus beside a small site, one fault at a time, and the alert that must fire."""
