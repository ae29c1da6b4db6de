"""Owed messages: their order, their retries, and how each is posted exactly once."""
