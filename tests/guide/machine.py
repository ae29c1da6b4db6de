"""A machine below a folder, on which the guide's commands are typed."""

import asyncio
import os
import re
import shutil
import signal
import sys
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.guide.programs import HOOK, LOOPBACK
from tests.sources import ROOT

MOVED: Final = re.compile(r"(?<![\w./:])/(?=(etc|opt/dalapapa|var/lib/dalapapa|path/to)\b)")
"""The paths that lie below the folder."""

SECONDS: Final = 300.0
TOKEN: Final = "not.a.token"  # noqa: S105  it is none

_PROGRAMS: Final = ("docker", "journalctl", "systemctl", "systemd-run")


class Machine:
    """Types commands in a shell whose `sudo`, `docker` and systemd are the tests' own.

    What they start speaks to the loopback Discord at an address.
    """

    def __init__(self, folder: Path, python: str, address: str) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.working = folder / "home"
        self.address = address
        self._kept: list[str] = []
        self._running: asyncio.subprocess.Process | None = None
        for made in (self.working, self.root / "etc/systemd/system", self.root / "path/to"):
            made.mkdir(parents=True)
        self._provide(python)

    async def type(self, command: str, statuses: Collection[int] = (0,)) -> str:
        """Carry out a command until it ends with one of these statuses; return what it wrote.

        A bot that it leaves in the foreground goes on.
        """
        if re.match(r"export |\w+\(\) \{", command):
            self._kept.append(self._here(command))
            return ""
        script = "\n".join([*self._kept, self._here(command), f'pwd > "{self.folder}/pwd"'])
        shell = await asyncio.create_subprocess_exec(
            *("bash", "-euo", "pipefail", "-c", script),
            cwd=self.working,
            env=self._environ(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
        if command.endswith(".venv/bin/dalapapa run"):
            self._running = shell
            return ""
        told, _ = await asyncio.wait_for(shell.communicate(TOKEN.encode()), SECONDS)
        assert shell.returncode in statuses, f"{command}\n{told.decode()}"
        self.working = Path((self.folder / "pwd").read_text(encoding="utf-8").strip())
        return told.decode()

    async def interrupt(self, with_signal: int = signal.SIGINT) -> None:
        """Press Ctrl-C, if there is a bot in the foreground."""
        if self._running is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._running.pid, with_signal)
            await asyncio.wait_for(self._running.communicate(), SECONDS)
            self._running = None

    async def switch_off(self) -> None:
        """Kill whatever was started here and still runs."""
        await self.interrupt(signal.SIGKILL)
        for pid in self._noted():
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)

    def _noted(self) -> list[int]:
        """The bots in the background."""
        return [int(path.read_text(encoding="utf-8")) for path in self.folder.glob("*.pid")]

    def _here(self, command: str) -> str:
        return MOVED.sub(f"{self.root}/", command)

    def _environ(self) -> dict[str, str]:
        """What a shell of this machine has: settings of pip, but none of the tests'."""
        left_out = ("PYTHON", "VIRTUAL_ENV", "DALAPAPA", "DISCORD", "COV", "PYTEST")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        programs = {"MACHINE": str(self.folder), LOOPBACK: self.address}
        # Python of this machine finds the hook that leads discord.py to the loopback Discord.
        path = f"{self.folder}/bin:{os.defpath}"
        return kept | programs | {"PATH": path, "PYTHONPATH": str(self.folder / "hook")}

    def _provide(self, python: str) -> None:
        tools, hook = self.folder / "bin", self.folder / "hook"
        tools.mkdir()
        hook.mkdir()
        shutil.copyfile(HOOK, hook / "sitecustomize.py")
        scripts = {"sudo": 'exec "$@"', "python3": f'exec "{python}" "$@"'}
        for name in _PROGRAMS:
            module = f"-m tests.guide.programs.{name.replace('-', '_')}"
            scripts[name] = f'PYTHONPATH="{ROOT}" exec "{sys.executable}" {module} "$@"'
        for name, script in scripts.items():
            (tools / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (tools / name).chmod(0o755)
