"""`python -m tests.arena OURS THEIRS`, or `--table`, `--turns`, `--calibration`, `--ladder`.

The first name takes one seat, which goes round, the second all others; each bag is played from
every seat. With `--results` games are added to a file as they end; those in it are not repeated,
and the table is of its games alone with `--known` (without a file: of `tests/arena/results.jsonl`).
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.variants import VARIANTS
from tests.arena import calibration, ladder
from tests.arena.games import Pairing
from tests.arena.players import PLAYERS
from tests.arena.report import summary
from tests.arena.results import KEPT, games_of
from tests.arena.table import GAMES as BOUND_GAMES
from tests.arena.table import lines_of_bounds, lines_of_known, lines_of_turns

GAMES = 60


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=__doc__)
    parser.add_argument("ours", nargs="?", choices=PLAYERS)
    parser.add_argument("theirs", nargs="?", choices=PLAYERS)
    parser.add_argument("--table", action="store_true", help="all that levels are to reach")
    parser.add_argument("--known", action="store_true", help="the table by kept games, no others")
    parser.add_argument("--turns", action="store_true", help="how long games of each level are")
    parser.add_argument("--calibration", action="store_true", help="whether chances come true")
    parser.add_argument("--ladder", action="store_true", help="what decisions of players lose")
    parser.add_argument("--fit", action="store_true", help="with that: fit the curves first")
    parser.add_argument("--variants", nargs="*", choices=VARIANTS, default=list(VARIANTS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, help="a multiple of the seats")
    parser.add_argument("--results", type=Path, help="a file that keeps the games")
    chosen = parser.parse_args(arguments)
    if chosen.known:
        tell(lines_of_known(chosen.results or KEPT))
    elif chosen.table:
        tell(lines_of_bounds(chosen.games or BOUND_GAMES, chosen.results))
    elif chosen.turns:
        tell(lines_of_turns(chosen.games or GAMES, chosen.results))
    elif chosen.calibration:
        games = chosen.games or GAMES
        tell(calibration.lines(chosen.variants, games, is_fit=chosen.fit, file=chosen.results))
    elif chosen.ladder:
        tell(ladder.lines(chosen.variants, chosen.games or GAMES))
    elif chosen.theirs:
        variants = [name for name in chosen.variants if chosen.seats <= VARIANTS[name].most]
        pairings = [Pairing(chosen.ours, chosen.theirs, name, chosen.seats) for name in variants]
        numbers = range(chosen.games or GAMES)
        tell(summary(one, list(games_of(one, numbers, chosen.results))) for one in pairings)
    else:
        parser.error("who plays whom? Name two players, or choose what to measure")


def tell(texts: Iterable[str]) -> None:
    """Print each text as soon as it is there."""
    for text in texts:
        sys.stdout.write(text)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
