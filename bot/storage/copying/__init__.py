"""Copies of the database: how they are made, named, kept and put back."""
