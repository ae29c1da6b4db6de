"""Tries out in one channel of the real Discord what the bot does there: ``doctor --channel``.

**A run leaves nothing, even if it is killed.** What it makes is recognised without the database, by
the names of its files, its thread and its button. Each run first removes what it finds of earlier
ones in the channel's last 100 messages and among the open threads, and in the end, or when it is
stopped, its own. Only what the bot itself has made is touched: a thread is removed if it hangs on
such a message, or if nothing but such messages stands in it. A thread that the bot may not delete
is archived.

**A click is tried where nobody else hears it.** That takes a connection to the gateway as the bot,
so while a bot runs on the database the step is left out: both would be told of the click. The
button can be pressed only while somebody listens; where it is pressed later a running bot answers
that it was only a test.
"""
