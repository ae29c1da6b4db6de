"""What whoever runs the bot sees of it: whether it is well, what it did, what is wrong with it.

**Faults are counted where they are logged.** Logs go elsewhere, and whoever runs the bot reads them
seldom. So a handler at the root of all logs counts errors and some warnings: the bot's own by the
name of the event, those of libraries by the name of their logger, and nothing of what they say. The
counts are written a minute after the first of them. What cannot be written waits for the next
minute, unlogged: a line about it would be one more fault.
"""
