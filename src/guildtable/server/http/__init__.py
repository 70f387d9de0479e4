"""Every way in: sockets, streams, REST and the page. The only part that knows FastAPI."""
