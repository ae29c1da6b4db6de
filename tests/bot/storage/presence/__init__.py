"""Tests of the tables of where the bot can do its work, and where it failed to."""
