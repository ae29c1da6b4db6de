"""A second, plain model of a game over days, from the model that decides and not from the bot."""
