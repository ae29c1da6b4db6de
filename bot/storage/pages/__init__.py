"""Reads across tables for pages about people, where no move waits for them."""
