"""Rules of before: a record is played again by those it was played by."""
