"""Clicks: each button finds its game by its custom id and calls the matching request."""
