"""Two-player games of computer players against one another, counted."""
