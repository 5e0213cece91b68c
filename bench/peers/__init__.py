"""Other people's engines, each measured the way that is fastest for it."""
