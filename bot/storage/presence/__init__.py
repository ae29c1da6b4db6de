"""Tables of where the bot is: servers that it is or was on, channels that it has lost."""
