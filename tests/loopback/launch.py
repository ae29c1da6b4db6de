"""Runs the bot against a loopback Discord: `python -m tests.loopback.launch ADDRESS`.

Settings come from the environment as always. For tests that kill the bot and start it again.
"""

import sys

from bot.__main__ import main
from tests.loopback.doors import discord_at


def launch(address: str) -> int:
    """Run the bot until it stops and return its exit status."""
    with discord_at(address):
        return main(["run"])


if __name__ == "__main__":
    sys.exit(launch(sys.argv[1]))
