"""Loads what bots load, and draws ahead what they do, for those that are forked."""

import gc
from importlib import import_module

from bot.__main__ import COMMANDS
from bot.services.pictures import draw_ahead

for module in COMMANDS:
    import_module(f"bot.cli.{module}")
for child in ("tests.crash.child", "tests.loopback.launch"):
    import_module(child)
draw_ahead()
gc.collect()
gc.freeze()  # what is not looked at is not copied for each bot
