"""Four weeks of four friends, and three slower ones: every message and ping, in four languages.

``english.txt`` and the like list them in their order, ``absences_english.txt`` and the like those
of the second story. Under each time stand, a little
indented, what people do, and below what the bot says thereupon: where, the number of the message,
what it is, whom it calls, its text and its buttons. Of boards there are only the first line, those
with a time, and the buttons. ``{day 3 12:00}`` is a time as Discord shows it, ``(→ 14)`` a link to
message 14.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from structlog.testing import capture_logs

from bot.services.games.check import check_all
from bot.storage.calls.pings import REST
from bot.storage.outbox import RowKind
from bot.texts import Catalogue
from tests.bot.services.four_weeks.listener import Call
from tests.bot.services.four_weeks.plot import four_weeks
from tests.bot.services.four_weeks.plot_of_absences import three_weeks
from tests.bot.services.four_weeks.story import MIDNIGHT, Story
from tests.bot.services.world import ANN, DEE, EVA

NAMED: Final = {"en": "english", "fr": "french", "de": "german", "es": "spanish"}
TOLD: Final = [
    pytest.param(language, marks=[] if language in ("en", "fr") else [pytest.mark.long])
    for language in NAMED
]


@pytest.mark.slow
@pytest.mark.parametrize("language", TOLD)
@pytest.mark.usefixtures("same_tiles")
async def test_all_that_is_said_in_four_weeks(path: Path, language: str) -> None:
    story = Story(path, language)
    calls = await told(story, four_weeks, f"{NAMED[language]}.txt")

    assert story.restarts == 10
    assert [call for call in calls if is_in_vain(call)] == []
    # While a computer plays for Cem the boards say so.
    texts = story.listener.texts
    cem = Catalogue().texts(language).say("computer-for", name="Cem")
    assert [number for number in texts if cem in texts[number]] == [121, 122, 125, 127]


@pytest.mark.slow
@pytest.mark.parametrize("language", TOLD)
@pytest.mark.usefixtures("same_tiles")
async def test_all_that_is_said_of_who_is_absent(path: Path, language: str) -> None:
    story = Story(path, language)
    calls = await told(story, three_weeks, f"absences_{NAMED[language]}.txt")

    assert story.restarts == 2
    assert [call for call in calls if is_to_absent(call)] == []


async def told(
    story: Story, tell: Callable[[Story], Awaitable[None]], listed_in: str
) -> list[Call]:
    """Tell a story, compare it with what is listed, and return the calls in it."""
    path = story.path.with_name(listed_in)
    try:
        with capture_logs() as logs:
            await tell(story)
        checked = await check_all(story.world.database)
    finally:
        path.write_text("\n".join([*story.listener.lines, ""]), encoding="utf-8")
        await story.close()

    listed = Path(__file__).with_name(listed_in).read_text(encoding="utf-8")
    assert story.listener.lines == listed.splitlines(), f"what was said is in {path}"
    assert [entry for entry in logs if entry["log_level"] in ("warning", "error")] == []
    assert checked == (2, [])
    assert story.listener.turns == story.turns  # each was called for, once
    assert calls_too_soon(story.listener.calls) == []
    return story.listener.calls


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
    is_away = at(4, 10) <= call.at < at(9, 10) or call.at >= at(16, 9)
    return call.user_id == DEE.user_id and is_away


def is_to_absent(call: Call) -> bool:
    """Whether it called somebody in their holiday, or who was not on the server."""
    absences = {
        EVA.user_id: (at(2, 10), at(7, 10)),
        ANN.user_id: (at(3, 10), at(6, 10)),
        DEE.user_id: (at(11, 15), at(12, 20)),
    }
    since, until = absences.get(call.user_id, (call.at, call.at))
    return since <= call.at < until


def at(day: int, hour: int) -> datetime:
    return MIDNIGHT + timedelta(days=day - 1, hours=hour)
