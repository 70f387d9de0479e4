"""For whoever runs the server: logs, metrics, traces, background tasks, garbage collection."""
