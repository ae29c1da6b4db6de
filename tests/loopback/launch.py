"""Runs the bot against a loopback Discord: `python -m tests.loopback.launch ADDRESS`.

What follows is another command to carry out there, with its arguments. Settings come from the
environment as always. For tests that kill the bot and start it again.
"""

import sys

from bot.__main__ import main
from tests.loopback.doors import discord_at


def launch(address: str, *command: str) -> int:
    """Run the bot until it stops, or carry out a command; return the exit status."""
    with discord_at(address):
        return main(command or ["run"])


if __name__ == "__main__":
    sys.exit(launch(*sys.argv[1:]))
