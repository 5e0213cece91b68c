"""Tables for people: HTTP and WebSocket, seats, bots; every move kept before it is acknowledged, no secret told."""
