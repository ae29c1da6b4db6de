"""Soaks the bot: `python -m tests.soak [--hours 1 | --minutes 3] [--calm]`; see its README.md."""

import argparse
import asyncio
import sys
from functools import partial

from tests.loopback import LoopbackDiscord
from tests.soak.plan import plan
from tests.soak.soak import Setting, soak


def main() -> int:
    """Play, print a line every half a minute and the figures in the end; 1 if they are bad."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=1)
    parser.add_argument("--minutes", type=float, help="instead of hours")
    parser.add_argument("--turns-per-second", type=float, default=4)
    parser.add_argument("--channels", type=int, default=400, help="games that go on side by side")
    parser.add_argument("--calm", action="store_true", help="without any trouble")
    parser.add_argument("--seed", type=int, default=1, help="of the troubles")
    given = parser.parse_args()
    seconds = given.hours * 3600 if given.minutes is None else given.minutes * 60
    planned = [] if given.calm else plan(seconds, given.seed)
    say = partial(print, flush=True)
    setting = Setting(seconds, given.turns_per_second, given.channels, planned, given.seed)
    figures = asyncio.run(soak(setting, say))
    print(figures.report())
    return 0 if figures.is_fine else 1


if __name__ == "__main__":
    LoopbackDiscord.judge = None  # hearing takes time
    sys.exit(main())
