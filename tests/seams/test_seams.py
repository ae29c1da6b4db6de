"""The matrix: stories from covering corners, and scripts that once broke a claim.

The seed is printed with whatever fails; ``DALAPAPA_SEED`` chooses another one. Much longer runs:
``python -m tests.seams``.
"""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from tests.seams.axes import all_pairs, covering
from tests.seams.claims.all import CLAIMS
from tests.seams.paper import pairs
from tests.seams.running import SEED, Run, replay, stories

PARTS: Final = 12
STORIES: Final = 5
"""So many in each part; together they meet every two values of two axes."""

FIRST_PARTS: Final = 4
"""These are told in half a minute; the others in a long run."""

LONG_PARTS: Final = 6
LONG_STORIES: Final = 200
LONG_SECONDS: Final = 100
"""After those above, so many more in each part of a long run, but no more than there is time for:
ten minutes of work in all.
"""

ENOUGH: Final = 5
"""Of so many stories and more, most must reach their corner."""

EVERY: Final = 60
PAPERS: Final = 2
"""Of the pairs of events that a log may get one in so many is tried, in each of some parts."""

KNOWN: Final = sorted(Path(__file__).with_name("known").glob("*.txt"))


def tell(run: Run) -> None:
    """Tell the stories of a run."""
    found = "\n\n".join(map(str, stories(run)))
    assert not found, f"seed {SEED}\n{found}"
    assert run.told + len(run.unreached) < ENOUGH or run.told > len(run.unreached), run.unreached
    assert run.told


@pytest.mark.parametrize(
    "part",
    [pytest.param(it, marks=[pytest.mark.long] * (it >= FIRST_PARTS)) for it in range(PARTS)],
)
def test_whatever_happens_in_whatever_order_all_claims_hold(part: int) -> None:
    tell(Run(SEED, CLAIMS, first=part * STORIES, most=STORIES))


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_in_ten_minutes_of_stories_all_claims_hold(part: int) -> None:
    first, until = PARTS * STORIES + part * LONG_STORIES, time.monotonic() + LONG_SECONDS
    tell(Run(SEED, CLAIMS, until, first, LONG_STORIES))


@pytest.mark.parametrize("script", KNOWN, ids=lambda path: path.stem)
def test_what_once_was_found_is_mended(script: Path) -> None:
    assert replay(script.read_text(encoding="utf-8"), CLAIMS) is None


@pytest.mark.parametrize("part", range(PAPERS))
def test_whatever_two_entries_a_log_gets_it_can_go_on(part: int) -> None:
    found = [f"{what}: {broken}" for what, broken in pairs(every=EVERY, first=part) if broken]
    assert not found


def test_the_stories_meet_every_two_values_of_two_axes() -> None:
    met = {pair for corner in islice(covering(SEED), PARTS * STORIES) for pair in corner.pairs()}
    assert met == all_pairs()
