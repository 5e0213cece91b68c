"""HTTP: request handlers and their schemas."""
