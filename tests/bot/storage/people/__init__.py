"""Tests of what the signs of ids say."""
