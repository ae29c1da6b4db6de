"""Custom ids of replays are read back as they were written, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presenters.ids.codec import LARGEST
from bot.presenters.looking_back.replay_ids import REPLAY_IDS, ReplayId, ReplayStep


@given(st.sampled_from(ReplayStep), st.integers(0, LARGEST), st.integers(0, LARGEST))
def test_ids_are_read_back_as_they_were_written(
    step: ReplayStep, game_id: int, number: int
) -> None:
    written = ReplayId(step, game_id, number)

    assert REPLAY_IDS.read(str(written)) == written
    assert len(str(written)) <= 50


@pytest.mark.parametrize(
    "text",
    [
        "",
        "y1:on:1",
        "y1:on:01:2",
        "y1:dance:1:2",
        "y1:on:1:-2",
        f"y1:on:1:{LARGEST + 1}",
        "y2:on:1:2",
    ],
)
def test_other_ids_are_not_read(text: str) -> None:
    assert REPLAY_IDS.read(text) is None
