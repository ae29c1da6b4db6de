"""Votes in running games, and what they decide: turns taken back, seats handed over."""
