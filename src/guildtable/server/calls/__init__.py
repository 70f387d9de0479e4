"""Calls: whoever is asked at a table by the day and is away is called back: by push, by mail, by a webhook."""
