"""WebSocket: one connection per client and table."""
