"""`python -m tests.coverage_by_room REPORT`: what the tests run, room by room.

REPORT is the JSON report of coverage.py. Prints a table of rooms, then the lines never run of each
file that has any.
"""

import argparse
import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any

UNDIVIDED = ("engine", "renderer")
"""Rooms whose inner rooms are counted with them; every other folder is a room of its own."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many lines and branches there are, and how many of them were run."""

    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_run: int = 0

    def __add__(self, other: "Coverage") -> "Coverage":
        return Coverage(
            self.lines + other.lines,
            self.lines_run + other.lines_run,
            self.branches + other.branches,
            self.branches_run + other.branches_run,
        )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.coverage_by_room", description=__doc__)
    parser.add_argument("report", type=Path, metavar="REPORT")
    report = parser.parse_args(arguments).report
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    text = [*table(by_room(files)), "", "Lines never run:", *never_run(files)]
    sys.stdout.write("".join(f"{line}\n" for line in text))


def room_of(path: str) -> str:
    """The room of a file, by its path from the project's root."""
    folder = PurePosixPath(path).parent
    return folder.parts[0] if folder.parts[0] in UNDIVIDED else str(folder)


def by_room(files: Mapping[str, Any]) -> dict[str, Coverage]:
    """The coverage of each room, in the order of their names."""
    rooms: dict[str, Coverage] = defaultdict(Coverage)
    for path, file in files.items():
        rooms[room_of(path)] += coverage_of(file["summary"])
    return dict(sorted(rooms.items()))


def coverage_of(summary: Mapping[str, int]) -> Coverage:
    return Coverage(
        lines=summary["num_statements"],
        lines_run=summary["covered_lines"],
        branches=summary["num_branches"],
        branches_run=summary["covered_branches"],
    )


def table(rooms: Mapping[str, Coverage]) -> list[str]:
    """A heading and a line for each room and for all of them."""
    everything = sum(rooms.values(), Coverage())
    heading = f"{'room':28}{'lines':>9}{'branches':>10}{'never run':>11}"
    return [heading, *(row(name, found) for name, found in rooms.items()), row("all", everything)]


def row(name: str, found: Coverage) -> str:
    lines = percent(found.lines_run, found.lines)
    branches = percent(found.branches_run, found.branches)
    return f"{name:28}{lines:>9}{branches:>10}{found.lines - found.lines_run:>11}"


def percent(part: int, whole: int) -> str:
    """A share rounded down, so that only the whole is 100 %."""
    return f"{math.floor(1000 * part / whole) / 10:.1f} %" if whole else "-"


def never_run(files: Mapping[str, Any]) -> list[str]:
    """A line for each file with lines that were never run."""
    return [
        f"{path}: {', '.join(ranges(file['executed_lines'], file['missing_lines']))}"
        for path, file in sorted(files.items())
        if file["missing_lines"]
    ]


def ranges(executed: Iterable[int], missing: Iterable[int]) -> list[str]:
    """The missing lines as ranges, each up to the last one before a line that was run."""
    was_run = dict.fromkeys(executed, True) | dict.fromkeys(missing, False)
    runs = groupby(sorted(was_run), key=was_run.__getitem__)
    return [written(list(lines)) for is_run, lines in runs if not is_run]


def written(lines: Sequence[int]) -> str:
    first, last = lines[0], lines[-1]
    return f"{first}" if first == last else f"{first}-{last}"


if __name__ == "__main__":
    main()
