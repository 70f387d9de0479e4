"""Finished matches: records, replays, analysis, branches, reports."""
