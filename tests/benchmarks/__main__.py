"""Prints the table: `python -m tests.benchmarks [NAME…] [--quick]`."""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.benchmarks.rounds import FULL, QUICK, Effort, patience
from tests.benchmarks.rows import (
    clocks,
    computers,
    copying,
    engine,
    films,
    games,
    languages,
    leaderboard,
    moves,
    owed,
    own_data,
    panels,
    people,
    pictures,
    planning,
    ratings,
    reminders,
    reviews,
    start,
    storage,
)
from tests.benchmarks.table import Line, NothingMeasured, failed, written
from tests.loopback import LoopbackDiscord

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
    "planning": planning.planning,
    "computers": computers.computers,
    "reviews": reviews.reviews,
    "owed": owed.owed,
    "clocks": clocks.clocks,
    "pace": clocks.pace,
    "reminders": reminders.reminders,
    "start": start.start,
    "languages": languages.languages,
    "copy": copying.copy,
}


def measured(name: str, effort: Effort) -> list[Line]:
    """Return what a row says; it may take no longer than there is patience for one.

    Raises:
        TimeoutError: it has taken longer.
        NothingMeasured: it says nothing of us.
    """
    with patience(effort.patience):
        lines = list(ROWS[name](effort))
    if not any(line.ours for line in lines):
        raise NothingMeasured
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the rows that are named, or all of them, and print them as one table.

    A row that fails takes nothing from the others; then 1 is returned.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", choices=[[], *ROWS], metavar="NAME", help=", ".join(ROWS)
    )
    parser.add_argument("--quick", action="store_true", help="only see that every row still runs")
    given = parser.parse_args(arguments)
    effort = QUICK if given.quick else FULL
    lines: list[Line] = []
    is_failed = False
    for name in given.names or ROWS:
        try:
            lines += measured(name, effort)
        except Exception as error:  # noqa: BLE001  whatever it is, the other rows are measured
            traceback.print_exc()
            lines.append(failed(name, error))
            is_failed = True
    print(written(lines))
    return int(is_failed)


if __name__ == "__main__":
    LoopbackDiscord.judge = None  # hearing takes time
    sys.exit(main())
