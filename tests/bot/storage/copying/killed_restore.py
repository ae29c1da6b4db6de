"""Restores a backup again and again, killed one step later each time: `killed_restore.py FOLDER`.

FOLDER/before is what each restore finds: a database and the backup that is to take its place. What
each kill leaves stands in FOLDER/1, FOLDER/2 and so on; the last one was not killed.
"""

import os
import shutil
import signal
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from bot.storage.copying.restore import restore

DATABASE, BACKUP = "games.db", "backup.db"
NOW = datetime(2026, 1, 3, 8, tzinfo=UTC)
STEPS = ("open", "os.", "sqlite3.", "tempfile.")
"""How the names of those events begin with which Python goes to the disk."""


def die_at(step: int) -> None:
    """Kill this process when it goes to the disk for that time, before it does."""
    steps = count(1)

    def die(event: str, _: object) -> None:
        if event.startswith(STEPS) and next(steps) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(die)


def restore_and_die(folder: Path, step: int) -> bool:
    """Return whether the restore was killed at that step; it may have had fewer."""
    child = os.fork()
    if child == 0:
        die_at(step)
        restore(folder / BACKUP, folder / DATABASE, NOW)
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def main(folder: Path) -> None:
    """Go on until a restore gets to its end."""
    for step in count(1):
        shutil.copytree(folder / "before", folder / str(step))
        if not restore_and_die(folder / str(step), step):
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
