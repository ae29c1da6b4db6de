"""What whoever runs the bot sees of it: whether it is well, what it did, what is wrong with it.

**What hangs ends itself.** A loop that is held, a database that does not come back and a gateway
that is deaf while Discord answers are mended by a new process, and by nobody who looks in: a
container engine restarts nothing for being unhealthy. So the process ends at once, with an exit
status for each and the stacks of all threads; whoever started it starts it again. Discord being
down is mended by no restart, and ends nothing. Time is counted in looks, so that a suspended
machine has not hung. The loop is watched by a thread; what holds the interpreter's own lock holds
that too, and only systemd's watchdog notices. All this belongs to ``bot.app.run``: no other client
is ended.

**Health is asked of the loop itself.** Its answer, through a socket beside the database, is made
when it is asked for. A file would need a clock on both sides, to tell a hung bot, and the id of a
process, to tell a killed one; and it would be written to a small machine's card every few seconds.

**Faults are counted where they are logged.** Logs go elsewhere, and whoever runs the bot reads them
seldom. So a handler at the root of all logs counts errors and some warnings: the bot's own by the
name of the event, those of libraries by the name of their logger, and nothing of what they say. The
counts are written a minute after the first of them. What cannot be written waits for the next
minute, unlogged: a line about it would be one more fault.
"""
