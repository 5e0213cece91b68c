"""Side-by-side measurements, each one command; what they measure and what they gave is in README.md."""
