"""`python -m tests.arena [VARIANT…]`: the computer player against random play.

Prints how many games it won alone, how often it took each kind of action, and how games ended.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from engine.variants import VARIANTS
from tests.arena.games import contest

GAMES = 100
LEVEL = "easy"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", help="all if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args(arguments)
    for name in chosen.variants or VARIANTS:
        sys.stdout.write(report(name, chosen.games))


def report(name: str, games: int) -> str:
    result = contest(VARIANTS[name], LEVEL, games)
    return (
        f"{name}: {LEVEL} won {result.wins} of {games} games\n"
        f"  actions: {counted(result.actions)}\n"
        f"  endings: {counted(result.endings)}\n"
    )


def counted(counts: Counter[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in counts.most_common())


if __name__ == "__main__":
    main()
