"""Pages about people and their games: read when asked for, where no move waits for them."""
