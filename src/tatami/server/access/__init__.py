"""Who sends a request, from which site, and how often."""
