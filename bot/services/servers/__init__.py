"""Servers: whether games can go on there, what managers choose, and the games that they end."""
