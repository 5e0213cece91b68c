"""Worker processes, and what runs in them: bot moves, hints, analyses."""
