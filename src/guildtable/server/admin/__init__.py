"""What those who run a site may do."""
