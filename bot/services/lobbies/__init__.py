"""Lobbies: how games are opened, agreed upon, filled, and asked for again."""
