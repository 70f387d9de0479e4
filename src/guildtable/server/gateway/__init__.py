"""The gateway: how clients reach a table. A socket, or a stream and posts where sockets are blocked."""
