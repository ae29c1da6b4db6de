"""Ratings: what a game that counts changes in them, and computing all of them anew."""
