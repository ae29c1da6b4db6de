"""Tables of where the bot is: servers and channels that it is in or has lost, and since when."""
