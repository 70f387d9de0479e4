"""Who is told what, as it happens: rooms, what is sent, who is here, notifications."""
