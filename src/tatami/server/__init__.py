"""Tables for people over HTTP and WebSocket. Every move is stored before it is acknowledged, and no secret is sent."""
