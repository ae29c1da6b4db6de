"""Lobbies and requests for rematches."""
