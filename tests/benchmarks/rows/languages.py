"""The rows of languages: what all of them cost beside English and French, at a start and later."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.texts import LOCALES, Catalogue
from tests.benchmarks.rounds import Effort
from tests.benchmarks.table import Line, within
from tests.sources import ROOT

FEW: Final = ("en", "fr")
LEAST: Final = 1e-6
"""What is no more than before counts as this little: nothing at all would not be measured."""

MEASURING: Final = """
import asyncio, os, sys
from pathlib import Path
from time import perf_counter
from bot import texts
from tests.benchmarks.processes import resident_megabytes
from tests.bot.commands.registered import registered

texts.LOCALES = Path(sys.argv[1])
began = perf_counter()
asyncio.run(registered())
spent = perf_counter() - began
catalogue = texts.Catalogue()
catalogue.read()
for language in catalogue.languages:
    catalogue.texts(language).say("button-play")
print(spent, resident_megabytes(os.getpid()))
"""
"""What a process does of its own: it describes its commands as at a start, then reads all texts."""


def languages(effort: Effort) -> Iterator[Line]:
    """Start with all languages and with two, in turn, each in a process of its own."""
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        for language in FEW:
            Path(folder, language).symlink_to(LOCALES / language)
        rounds = [(_cost(LOCALES), _cost(Path(folder))) for _ in range(effort.rounds)]
    seconds, megabytes = (
        max(statistics.median(all_[what] - few[what] for all_, few in rounds), LEAST)
        for what in (0, 1)
    )
    job = f"{len(Catalogue().languages)} languages beside {len(FEW)}"
    yield within(f"{job}, start", seconds, 0.2)
    yield within(f"{job}, memory once all are read", megabytes, 15.0, "{:.1f} MB".format)


def _cost(locales: Path) -> tuple[float, float]:
    """Return how many seconds a start takes with the languages of a folder, and the megabytes."""
    told = subprocess.run(  # noqa: S603  our own words
        [sys.executable, "-c", MEASURING, str(locales)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    seconds, megabytes = map(float, told.stdout.split())
    return seconds, megabytes
