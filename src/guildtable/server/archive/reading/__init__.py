"""What is done in the readers' processes: they start quickly, for it needs neither database nor network."""
