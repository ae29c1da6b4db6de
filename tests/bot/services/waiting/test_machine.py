"""Stories in which anything happens; ``machine`` plays longer ones by hand."""

from pathlib import Path

import pytest
import structlog

from tests.bot.services.waiting.machine import play


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_time_is_what_a_plain_model_says(seed: int, path: Path) -> None:
    with structlog.testing.capture_logs():
        await play(seed, 40, path, days=4)
