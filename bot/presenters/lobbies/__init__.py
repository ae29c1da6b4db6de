"""Lobbies: their message, the host's options, how long a game will be."""
