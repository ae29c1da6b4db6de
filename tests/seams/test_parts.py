"""What the matrix is made of: corners and scripts as text, shrinking, and the list of sabotages."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.seams.axes import Corner, all_pairs, corners, covering, pairs_of, table_of
from tests.seams.claims.claim import Broken, Claim
from tests.seams.running import Run, stories
from tests.seams.sabotage import ROOT, SABOTAGES, Sabotage
from tests.seams.script import Moment, Script
from tests.seams.shrinking import Shrinking
from tests.seams.story import Found, own_folder, play

MOST_COVERING = 60

LONG = """7 terra auto 12h thread rated begun 3 silent turn nothing
time - 3
end Ann & nudge Bob
away Cem 5
end Bob
time - 13"""


class NobodyIsAway(Claim):
    """A claim that fails as soon as somebody goes away."""

    name = "nobody is away"

    async def after(self, moment: Moment, refused: Sequence[str]) -> None:
        """Look at what was done."""
        done = zip(moment, refused, strict=True)
        if any(event.kind == "away" and not why for event, why in done):
            raise Broken(self.name, moment)


def test_corners_and_scripts_are_read_as_they_are_written() -> None:
    assert Script.read(LONG).seed == 7
    assert [len(moment) for moment in Script.read(LONG).moments] == [1, 2, 1, 1, 1]
    assert str(Script.read(LONG)) == LONG
    assert all(Corner.read(str(corner)) == corner for corner in corners()[::997])
    for wrong in ("7 terra", LONG.replace("Ann", "Anne"), LONG.replace("silent", "loud")):
        with pytest.raises(ValueError, match=r".+"):
            Script.read(wrong)


async def test_a_script_plays_the_same_each_time() -> None:
    script = Script.read(LONG)
    with own_folder() as folder:
        found = await play(script, [NobodyIsAway], folder)
    assert found is not None
    assert (found.name, found.script) == ("nobody is away", script)


def test_what_breaks_a_claim_is_shrunk_to_what_it_needs() -> None:
    script = Script.read(LONG)
    found = replace(_found(script), script=script)
    shortest = Shrinking(found, [NobodyIsAway]).shrunk()
    assert str(shortest.script).splitlines()[1:] == ["away Cem 5"]
    assert shortest.script.corner == Corner(who="present")


def _found(script: Script) -> Found:
    run = asyncio.run
    with own_folder() as folder:
        found = run(play(script, [NobodyIsAway], folder))
    assert found is not None
    return found


def test_a_run_tells_what_it_met() -> None:
    run = Run(3, [NobodyIsAway], most=2, shrinks=False)
    assert list(stories(run)) == run.found
    assert len(run.met) == run.told == 2
    told = table_of(run.met, run.possible)
    assert "variant × setup: 2 of 6" in told or "variant × setup: 1 of 6" in told
    assert f"pairs: {len(run.possible)} of {len(run.possible)}" not in told
    assert told.count("never: ") == len(run.possible - pairs_of(run.met))


def test_what_no_deal_has_led_to_is_looked_for_again() -> None:
    missing = set(all_pairs())
    covered = covering(3, missing=missing)
    unreached = next(covered)
    missing.update(unreached.pairs())
    met = pairs_of(islice(covered, MOST_COVERING))
    assert not missing
    assert met == all_pairs()


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda it: f"{it.claim} {it.file}")
def test_each_line_that_is_to_be_broken_stands_where_it_is_looked_for(
    sabotage: Sabotage, tmp_path: Path
) -> None:
    copied = tmp_path / sabotage.file
    copied.parent.mkdir(parents=True)
    shutil.copy(ROOT / "bot" / sabotage.file, copied)
    sabotage.carry_out(tmp_path)
    assert sabotage.broken in copied.read_text(encoding="utf-8")
