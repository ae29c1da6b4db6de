"""What a change of a game writes in one transaction: its log, and all that follows from it."""
