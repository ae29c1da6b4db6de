"""Whether the bot holds out: many games at the pace that Discord lets through, for minutes.

`python -m tests.soak` lets a bot in a process of its own play on the loopback Discord and watches
its memory and its times. It is never part of the tests: it takes ten minutes and a quiet machine.
"""
