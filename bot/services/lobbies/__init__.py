"""Lobbies: how games are opened, agreed upon, and filled."""
