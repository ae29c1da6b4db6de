"""A service that waits is added in few places, and is driven like all others."""

import json
import subprocess
import sys
from pathlib import Path

from bot.services import waiting
from bot.services.games.pauses import PauseReason
from bot.services.time.tries import MOST_TRIES
from tests.bot.services.waiting.a_new_service import ADDED, copy_to


def test_a_service_that_waits_is_added_in_the_places_that_the_paper_names(
    tmp_path: Path,
) -> None:
    copy_to(tmp_path)
    command = (sys.executable, "-m", "tests.bot.services.waiting.a_new_service", str(tmp_path))

    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)  # noqa: S603

    told = json.loads(done.stdout.splitlines()[-1])
    assert told["too early"] == []
    assert told["drunk"] == told["games"]
    assert told["rests"]
    assert told["tries"] == MOST_TRIES
    assert told["paused"] == PauseReason.CLOCK_FAILED
    assert told["others"] == [None, None]
    assert len(told["after a restart"]) == 1


def test_the_paper_names_these_places() -> None:
    page = Path(waiting.__file__).with_name("README.md").read_text(encoding="utf-8")
    (paragraph,) = (line for line in page.splitlines() if "Whoever adds what waits" in line)

    assert [file for file, *_ in ADDED if Path(file).name not in paragraph] == []
