"""Started games: their logs, what follows from them, and the one way to change them."""
