"""Clicks: a custom id alone says which request a button leads to, and where its answer appears."""
