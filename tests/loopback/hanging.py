"""Runs a bot whose loop hangs at SIGUSR1: `python -m tests.loopback.hanging ADDRESS`.

It may hang for a shorter time than otherwise before its process is ended, and is ready as soon as
it is told of its servers.
"""

import os
import signal
import sys
import time
from functools import partialmethod
from unittest import mock

import discord

from bot.app import run
from bot.config import load_settings
from bot.operating.watchdog import Limits
from tests.loopback.doors import discord_at


def hold_the_loop(*_: object) -> None:
    """Keep the loop's thread from doing anything else."""
    time.sleep(60)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, hold_the_loop)
    impatient = partialmethod(discord.AutoShardedClient.__init__, guild_ready_timeout=0.1)
    with (
        discord_at(sys.argv[1]),
        mock.patch.object(discord.AutoShardedClient, "__init__", impatient),
    ):
        run(load_settings(os.environ), Limits(loop=5.0, look_every=0.1))
