"""Use cases of a live table: each change is committed to the store, then published."""
