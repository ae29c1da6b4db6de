"""What people ask for, by command or by click: check, call a service, present the result.

**A request holds just what it uses.** The requests of a family are the methods of one frozen value,
so its fields say which services they can touch. All share the ``Door``, which meets the asker in
their language, and the ``Finder``; ``finding`` and ``askers`` alone decide who may know of a hidden
game. ``all`` makes all of them from the services that ``bot.transport.wiring`` has joined.
"""
