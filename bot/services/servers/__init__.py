"""Servers: where the bot is, what managers choose, and the games that they end."""
