"""Stand-ins for the programs that the guide's commands need and a test must not use.

They do what those do as far as it shows: start and stop the bot that was installed, with the
settings of the unit or of the compose file. The folder of the machine is in `MACHINE`.
"""

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

LOOPBACK: Final = "LOOPBACK_DISCORD"
"""The variable with the address of the loopback Discord."""

HOOK: Final = Path(__file__).with_name("hook.py")
PATIENCE: Final = 30.0


def machine() -> Path:
    """The folder of the machine on which this program was called."""
    return Path(os.environ["MACHINE"])


def environ(own: Mapping[str, str]) -> dict[str, str]:
    """What a bot that is started here has in its environment, with its own settings."""
    hooked = {"PYTHONPATH": str(machine() / "hook"), LOOPBACK: os.environ[LOOPBACK]}
    return {"PATH": os.defpath, **hooked, **own}


def start(
    name: str, command: Sequence[str], own: Mapping[str, str], cwd: Path, user: int | None = None
) -> None:
    """Start a bot that outlives this program, and note its number and what it writes."""
    with (machine() / f"{name}.log").open("ab") as log:
        bot = subprocess.Popen(  # noqa: S603 - what the guide has installed
            command,
            user=user,
            group=user,
            extra_groups=None if user is None else (),
            cwd=cwd,
            env=environ(own),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    (machine() / f"{name}.pid").write_text(str(bot.pid), encoding="utf-8")


def stop(name: str) -> None:
    """Stop a bot gently, and wait until it is gone; there may be none."""
    noted = machine() / f"{name}.pid"
    if not noted.exists():
        return
    pid = int(noted.read_text(encoding="utf-8"))
    until = time.monotonic() + PATIENCE
    sent = signal.SIGTERM
    while _is_there(pid):
        os.killpg(pid, sent)
        time.sleep(0.1)
        sent = signal.SIGKILL if time.monotonic() > until else signal.SIGCONT
    noted.unlink()


def log_of(name: str) -> str:
    """What a bot has written so far."""
    return (machine() / f"{name}.log").read_text(encoding="utf-8", errors="replace")


def _is_there(pid: int) -> bool:
    """Tell whether a process runs; one that is over but that nobody has waited for does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
