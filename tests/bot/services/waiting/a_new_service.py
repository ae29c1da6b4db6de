"""A copy of the bot in which one more service waits: with new tiles the table drinks tea.

``python -m tests.bot.services.waiting.a_new_service FOLDER`` plays in such a copy.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import shutil
import sys
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

from bot.services.time.running import NO_TIME
from tests.bot.services.waiting.living import BEAT, begin, live_on, reason_of
from tests.bot.services.world import CHANNEL, ELSEWHERE, open_world

ROOT: Final = Path(__file__).parents[4]
ROOMS: Final = ("engine", "renderer", "tests")
AFTER: Final = timedelta(minutes=10)

SERVICE: Final = '''
"""Tea for a table."""

from datetime import datetime

from bot.storage.clocks import ClockRow

drunk = list[int]()
tried = list[datetime]()
without_water = set[int]()


async def drink(clock: ClockRow, now: datetime) -> None:
    """Let a table drink, unless there is no water."""
    if clock.game_id in without_water:
        tried.append(now)
        raise OSError(clock.game_id)
    drunk.append(clock.game_id)
'''

ADDED: Final = (
    ("storage/words/clock_kinds.py", '    PLAY = "play"\n', '    TEA = "tea"\n'),
    (
        "services/games/timekeeping.py",
        "    pause = pause_in(fold.entries)\n    if pause is not None:\n",
        f"    yield _standing(game_id, ClockKind.TEA, 0, 1, timedelta(seconds={AFTER.seconds}))\n",
    ),
    (
        "services/waiting/ring.py",
        "            ClockKind.LOOK: Service(",
        "            ClockKind.TEA: Service(URGENT, tea.drink),\n",
    ),
    (
        "services/waiting/ring.py",
        "from bot.services.waiting.away import Away\n",
        "from bot.services.waiting import tea\n",
    ),
)
"""The places that a service which waits is added at: file, line, and what is written before it."""


def copy_to(folder: Path) -> None:
    """Make a copy of the bot, with the service."""
    shutil.copytree(ROOT / "bot", folder / "bot")
    for room in ROOMS:
        (folder / room).symlink_to(ROOT / room)
    (folder / "bot/services/waiting/tea.py").write_text(SERVICE.lstrip(), encoding="utf-8")
    for file, line, new in ADDED:
        path = folder / "bot" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(line) == 1, (file, line)
        path.write_text(text.replace(line, new + line), encoding="utf-8")


async def play(path: Path) -> dict[str, object]:
    """Let two tables drink, then a third for which there is no water; tell what came of it."""
    tea = importlib.import_module("bot.services.waiting.tea")
    async with open_world(path) as world:
        await world.resume(world.courier)
        games = [await begin(world, channel_id) for channel_id in (CHANNEL, ELSEWHERE)]
        too_early = [*tea.drunk]
        await world.pass_time(AFTER.total_seconds())
        drunk = [*tea.drunk]
        third = await begin(world, ELSEWHERE + 1)
        tea.without_water.add(third)
        await live_on(world, 9)
        rests = [later - one > NO_TIME for one, later in pairwise(tea.tried)]
        paused = await reason_of(world, third)
        tea.without_water.clear()
        await world.restart()
        await world.pass_time(BEAT)
        return {
            "games": games,
            "too early": too_early,
            "drunk": drunk,
            "tries": len(tea.tried),
            "rests": all(rests),
            "paused": paused,
            "after a restart": [game for game in tea.drunk if game == third],
            "others": [await reason_of(world, game) for game in games],
        }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(Path(sys.argv[1], "games.db")))))  # noqa: T201
