"""Mail: what the site sends to people who asked for it, through any SMTP server."""
