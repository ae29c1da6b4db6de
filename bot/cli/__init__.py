"""The parts of the ``dalapapa`` command: each adds its commands to the parser.

A command is added by one call of ``add`` in its part: its name, its arguments and the function that
carries it out. ``bot/__main__.py`` lists the parts.
"""
