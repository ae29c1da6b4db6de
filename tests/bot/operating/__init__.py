"""Tests of what whoever runs the bot sees."""
