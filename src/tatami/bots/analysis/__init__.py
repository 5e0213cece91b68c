"""What a position is worth, and why a match ended as it did: hints, and luck and skill apart."""
