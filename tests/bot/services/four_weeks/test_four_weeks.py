"""Four weeks of four friends: every message and every ping, in both languages.

``english.txt`` and ``french.txt`` list them in their order. Under each time stand, a little
indented, what people do, and below what the bot says thereupon: where, the number of the message,
what it is, whom it calls, its text and its buttons. Of boards there are only the first line, those
with a time, and the buttons. ``{day 3 12:00}`` is a time as Discord shows it, ``(→ 14)`` a link to
message 14.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from structlog.testing import capture_logs

from bot.services.games.check import check_all
from bot.storage.outbox import RowKind
from bot.storage.pings import REST
from tests.bot.services.four_weeks.listener import Call
from tests.bot.services.four_weeks.plot import four_weeks
from tests.bot.services.four_weeks.story import MIDNIGHT, Story
from tests.bot.services.world import DEE

LISTED: Final = {"en": "english.txt", "fr": "french.txt"}


@pytest.mark.parametrize("language", LISTED)
@pytest.mark.usefixtures("same_tiles")
async def test_all_that_is_said_in_four_weeks(path: Path, language: str) -> None:
    told = path.with_name(LISTED[language])
    story = Story(path, language)
    try:
        with capture_logs() as logs:
            await four_weeks(story)
        checked = await check_all(story.world.database)
    finally:
        told.write_text("\n".join([*story.listener.lines, ""]), encoding="utf-8")
        await story.close()

    listed = Path(__file__).with_name(told.name).read_text(encoding="utf-8")
    assert story.listener.lines == listed.splitlines(), f"what was said is in {told}"
    assert [entry for entry in logs if entry["log_level"] in ("warning", "error")] == []
    assert checked == (2, [])
    assert story.restarts == 10
    assert story.listener.turns == story.turns  # each was called for, once
    assert calls_too_soon(story.listener.calls) == []
    assert [call for call in story.listener.calls if is_in_vain(call)] == []
    # While a computer plays for Cem the boards say so.
    texts = story.listener.texts
    assert [number for number in texts if "Cem (bot)" in texts[number]] == [104, 106, 108, 110, 112]


def calls_too_soon(calls: list[Call]) -> list[tuple[Call, Call]]:
    """Those but for turns that came within an hour of another one for the same game."""
    found = []
    for who in {(call.game_id, call.user_id) for call in calls}:
        own = [call for call in calls if (call.game_id, call.user_id) == who]
        found += [
            (earlier, later)
            for earlier, later in pairwise(own)
            if later.kind is not RowKind.TURN and later.at - earlier.at < REST
        ]
    return found


def is_in_vain(call: Call) -> bool:
    """Whether it called Dee in her holiday, or after she had left the server."""
    is_away = at(4, 10) <= call.at < at(9, 10) or call.at >= at(15, 9)
    return call.user_id == DEE.user_id and is_away


def at(day: int, hour: int) -> datetime:
    return MIDNIGHT + timedelta(days=day - 1, hours=hour)
