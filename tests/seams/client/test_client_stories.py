"""Short stories of the matrix through the real client; longer ones: ``python -m tests.seams``."""

from __future__ import annotations

from typing import Final

import pytest

from tests.seams.client.claims import CLAIMS
from tests.seams.client.table import ClientTable
from tests.seams.running import SEED, Run, replay, stories

AT_RANDOM: Final = 2
"""With these, one story in ten of the tests is told through the real client."""

STORIES = {
    "a vote, a kill, and the turn after it": """
        3 classic auto 12h channel unrated begun 3 present turn vote
        kill - 0
        answer Ann wait
        end Cem
    """,
    "an offer, a holiday and somebody who leaves": """
        4 domaine auto 3d private unrated begun 3 away table offer
        leave Bob
        take Zoe
        resign Zoe
    """,
    "a game that is moved while a vote is open, from a channel that is lost, and back": """
        3 classic auto 12h private unrated begun 3 present turn vote
        move Ann
        lose-channel -
        move Mia
        kill - 0
        answer Ann wait
        time - 2
    """,
    "a game that comes to its end while nobody does anything any more": """
        5 domaine auto 12h thread unrated begun 3 silent turn vote
    """,
    "a seat whose hand both of its players have looked at": """
        59 terra players 3d channel unrated set-up 2 away table offer
        end Ann & end Ann
        end Bob
    """,
}


@pytest.mark.parametrize("script", STORIES.values(), ids=STORIES)
def test_what_people_do_on_discord_is_told_and_answered(script: str) -> None:
    found = replay(script, CLAIMS, ClientTable)
    assert found is None, str(found)


@pytest.mark.parametrize("number", range(AT_RANDOM))
def test_whatever_happens_on_discord_all_claims_hold(number: int) -> None:
    run = Run(SEED, CLAIMS, first=number, most=1, kind=ClientTable)
    found = "\n\n".join(map(str, stories(run)))
    assert not found, f"seed {SEED}\n{found}"
