"""The checks of ``dalapapa doctor``, which says whether all is well, and else what to do.

**A check takes no other down.** Whoever types the command does so because something is wrong, so
each check is a function of its own that is given the same ``Case``, and what it cannot foresee
becomes a line with a cross. A check that needs what another has found wrong says only that: a token
that is refused is told once. None waits without end, none changes anything, and each holds beside a
running bot as well as without one: the database is read by connections that can do nothing else,
and who holds it is asked, not tried by taking it. What is compared is what the bot itself uses: the
lock that ships with it, the permissions that it needs, the commands that it registers.
"""
