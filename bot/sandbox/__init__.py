"""The bot in a simulated Discord with a web page: to try it without account or network."""
