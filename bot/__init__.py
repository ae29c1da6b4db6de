"""The Discord bot and its database."""
