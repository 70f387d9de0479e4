"""Rules outlive their time: kernel, games and bots as they were, for the records that were played by them."""
