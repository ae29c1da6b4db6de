"""Tests of the words that tables hold, and of what they mean."""
