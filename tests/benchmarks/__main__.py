"""Prints the table: `python -m tests.benchmarks [NAME…] [--quick]`."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.benchmarks.rounds import FULL, QUICK, Effort
from tests.benchmarks.rows import (
    clocks,
    computers,
    engine,
    films,
    games,
    leaderboard,
    moves,
    owed,
    own_data,
    panels,
    people,
    pictures,
    ratings,
    reminders,
    storage,
)
from tests.benchmarks.table import Line, written

ROWS: Mapping[str, Callable[[Effort], Iterator[Line]]] = {
    "placements": engine.placements,
    "apply": engine.apply,
    "playout": engine.playout,
    "legal_actions": games.legal_actions,
    "apply_to_pieces": games.apply_to_pieces,
    "playouts": games.playouts,
    "png": pictures.png,
    "large_png": pictures.large_png,
    "film": films.film,
    "replay": storage.replay,
    "append": storage.append,
    "leaderboard": leaderboard.leaderboard,
    "people": people.people,
    "own_data": own_data.data,
    "ratings": ratings.ratings,
    "move": moves.move,
    "panel": panels.panel,
    "computers": computers.computers,
    "owed": owed.owed,
    "clocks": clocks.clocks,
    "pace": clocks.pace,
    "reminders": reminders.reminders,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the rows that are named, or all of them, and print them as one table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", choices=[[], *ROWS], metavar="NAME", help=", ".join(ROWS)
    )
    parser.add_argument("--quick", action="store_true", help="only see that every row still runs")
    given = parser.parse_args(arguments)
    effort = QUICK if given.quick else FULL
    lines = [line for name in given.names or ROWS for line in ROWS[name](effort)]
    print(written(lines))


if __name__ == "__main__":
    main()
