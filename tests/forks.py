"""Processes that are forked from one which has loaded everything, as bots that a test kills are.

To start Python, to load the bot and to draw ahead takes longer than most of them live.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.sources import ROOT

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.preloaded"])


class Fork:
    """Carries out a command in a process of its own, as if it had been typed.

    What it writes goes into files in a folder until it is over. The command is a function of a
    module, with its arguments, that returns an exit status.
    """

    def __init__(
        self,
        command: Callable[..., int],
        arguments: Sequence[str],
        environ: Mapping[str, str],
        folder: Path,
    ) -> None:
        self._files = folder / "stdout", folder / "stderr"
        for path in self._files:
            path.touch()  # it may be killed before it writes
        own = command, tuple(arguments), {**os.environ, **environ}, self._files
        self._process = FORKS.Process(target=_carry_out, args=own)
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit status, the negative number of the signal that killed it, or None so far."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it is still there."""
        if self.returncode is None:
            with suppress(ProcessLookupError):  # it has ended, and is not told of yet
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until it is over; return its exit status."""
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, over.set)  # a thread that joined it would race
        try:
            await over.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode

    def printed(self) -> bytes:
        """Return what it has written to standard output so far."""
        return self._files[0].read_bytes()

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it is over; return what it has written to standard output and error."""
        await self.wait()
        out, err = (path.read_bytes() for path in self._files)
        return out, err


def _carry_out(
    command: Callable[..., int],
    arguments: Sequence[str],
    environ: Mapping[str, str],
    files: tuple[Path, Path],
) -> None:
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environ)
    for stream, path in zip((sys.stdout, sys.stderr), files, strict=True):
        with path.open("ab") as file:
            os.dup2(file.fileno(), stream.fileno())
    sys.exit(command(*arguments))
