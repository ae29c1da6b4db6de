"""Buttons: each finds its game by its custom id and does what the like-named command does."""
