"""Servers: where the bot is, what managers choose, and the games that they end.

**A server that was left is forgotten slowly.** Only a removal that Discord tells of, or a READY of
all shards of the application that was seen there last, counts. The hourly tidying copies the
database first and then deletes game by game from every table that has a game's id, so that
``check`` is clean after each and a new table cannot be forgotten. A joining is noted before it is
greeted, so that no restart greets twice.
"""
