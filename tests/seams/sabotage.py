"""Whether the claims can fail: each is shown a copy of the bot in which one line is broken."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("engine", "renderer", "tests")


@dataclass(frozen=True, slots=True)
class Sabotage:
    """A line of the bot, and what stands in its place in the copy that breaks ``claim``."""

    claim: str
    file: str
    line: str
    broken: str

    def carry_out(self, bot: Path) -> None:
        """Break a copy of the bot.

        Raises:
            ValueError: the line does not stand there, or more than once.
        """
        path = bot / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.line) != 1:
            raise ValueError(f"{self.file}: {self.line}")
        path.write_text(text.replace(self.line, self.broken), encoding="utf-8")


SABOTAGES: Final = (
    Sabotage(
        "ends",
        "services/time/running.py",
        "UNTIL_IDLE: Final = timedelta(days=14)",
        "UNTIL_IDLE: Final = timedelta(days=1400)",
    ),
    Sabotage(
        "rest",
        "storage/calls/pings.py",
        "REST: Final = timedelta(hours=1)",
        "REST: Final = timedelta()",
    ),
    Sabotage(
        "once",
        "services/games/committing/announcing.py",
        "deferred = _untold(before, is_plan_due=look.was_due)",
        "deferred: tuple[Turn, ...] = ()",
    ),
    Sabotage(
        "true",
        "storage/overview.py",
        'deadline="clocks.deadline",',
        'deadline="NULL",',
    ),
    Sabotage(
        "can",
        "services/games/voting/procedure.py",
        "if given not in vote.choices:",
        "if given not in vote.choices[1:]:",
    ),
    Sabotage(
        "same",
        "services/time/missed_time.py",
        "await _give_back_downtime(connection, now)",
        "await _give_back_downtime(connection, now.replace(year=now.year + 1))",
    ),
    Sabotage(
        "model",
        "services/games/voting/procedure.py",
        "choices, by_silence = ABOUT_GONE, Answer.COMPUTER",
        "choices, by_silence = ABOUT_GONE, Answer.SKIP",
    ),
    Sabotage(
        "model",
        "services/lobbies/closing.py",
        "await invitations.close(connection, lobby.game_id)",
        "",
    ),
    Sabotage(
        "fair",
        "services/ratings/ranking.py",
        "rank=1 + sum(other < seat.rank or out is not None for other in staying),",
        "rank=1 + sum(other < seat.rank for other in staying),",
    ),
    Sabotage(
        "planned",
        "services/games/planning/standing.py",
        "return next((plan for plan, _ in standing), None)",
        "return next((plan for plan, _ in reversed([*standing])), None)",
    ),
    Sabotage(
        "reviewed",
        "services/reviews/reading.py",
        "moves.append(Move(seat, parse_action(step.entry.body), maker))",
        "moves.append(Move(seat, parse_action(step.entry.body), Maker.PERSON))",
    ),
)


def sabotage(minutes: float, seed: int) -> Iterator[tuple[Sabotage, bool]]:
    """Break one line after another, and yield whether stories found it in so many minutes each."""
    for broken in SABOTAGES:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            shutil.copytree(ROOT / "bot", copy / "bot")
            for room in ROOMS:
                (copy / room).symlink_to(ROOT / room)
            broken.carry_out(copy / "bot")
            command = (sys.executable, "-m", "tests.seams", "until", str(minutes), str(seed))
            done = subprocess.run((*command, broken.claim), cwd=copy, check=False)  # noqa: S603
        yield broken, done.returncode == 1
