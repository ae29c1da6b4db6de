"""Whether the bot holds out: many games, and whatever befalls it meanwhile.

`python -m tests.soak` lets a bot in a process of its own play on the loopback Discord, gives it
trouble, and watches its memory and its times. [README.md](README.md) tells how to read its table.
"""
