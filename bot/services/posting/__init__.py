"""Owed messages: in which order, how often tried, exactly once."""
