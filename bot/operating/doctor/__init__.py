"""The checks of ``dalapapa doctor``, which says whether all is well, and else what to do.

**A check takes no other down.** Whoever types the command does so because something is wrong, so
each check is a function of its own that is given the same ``Case``, and what it cannot foresee
becomes a line with a cross. A check that needs what another has found wrong says only that: a token
that is refused is told once. None waits without end: what a check has begun in a thread is left to
itself. None changes what is stored, and each holds beside a running bot as well as without one. The
database is read by connections that can do nothing else; only while no bot holds it one begins to
write, and writes nothing. SQLite may leave its empty files ``-wal`` and ``-shm`` beside it. Who
holds it is asked of the system, and where that names nobody its lock is taken for a moment, for
which a bot that starts waits. What is compared is what the bot itself uses: the lock that ships
with it, the permissions that it needs, the commands that it registers.
"""
