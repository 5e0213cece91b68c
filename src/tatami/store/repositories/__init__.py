"""One repository for each kind of data: its queries and its statements."""
