"""Asks a running bot for its vital signs: a Unix socket beside the database, answered by its loop.

Each answer is made when it is asked for, so that none can be out of date: a hung loop answers
nothing, the socket of a killed bot refuses, and no clock has to agree with another.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.operating.vital_signs import VitalSigns, as_text, from_text

ANSWER_SECONDS: Final = 5.0
_AT_A_TIME: Final = 65_536


class NoBot(Exception):
    """No bot that runs on this database could be asked."""


class NoAnswer(Exception):
    """The bot that runs on this database did not answer; the message says why."""


def socket_of(database: Path) -> Path:
    """Return where the bot that uses a database can be asked."""
    return database.with_name(f"{database.name}.health")


def ask(database: Path, seconds: float = ANSWER_SECONDS) -> VitalSigns:
    """Return the vital signs of the bot that runs on a database; it has so many seconds to answer.

    Raises:
        NoBot: none runs, or it has not opened the database yet.
        NoAnswer: it does not answer in time, may not be asked, or is of another version.
    """
    try:
        with _reachable(socket_of(database)) as address, socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(seconds)
            asking.connect(address)
            return from_text(b"".join(iter(lambda: asking.recv(_AT_A_TIME), b"")))
    except (FileNotFoundError, ConnectionRefusedError) as error:
        raise NoBot(str(error)) from error
    except (OSError, ValueError) as error:
        raise NoAnswer(str(error)) from error


class SignsSocket:
    """Answers whoever asks for ``signs`` at the socket beside ``database``.

    Only whoever holds the database's lock may open it: a file that stands there is a left-over.
    """

    def __init__(self, database: Path, signs: Callable[[], VitalSigns]) -> None:
        self._path = socket_of(database)
        self._signs = signs
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Answer from now on.

        Raises:
            OSError: there can be no socket in that folder.
        """
        self._path.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        try:
            with _reachable(self._path) as address:
                listening.bind(address)
            self._server = await asyncio.start_unix_server(self._answer, sock=listening)
        except BaseException:
            listening.close()
            raise

    def close(self) -> None:
        """Answer no more. Call this while the database's lock is held."""
        if self._server is not None:
            self._server.close()
            self._server = None
            with suppress(OSError):
                self._path.unlink()

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):  # whoever asked has gone
            writer.write(as_text(self._signs()).encode())
            await writer.drain()
        writer.close()


@contextmanager
def _reachable(path: Path) -> Iterator[str]:
    """Give an address for a socket's path, which may be longer than the hundred bytes of one."""
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        short = Path(f"/proc/self/fd/{folder}")
        yield str((short if short.exists() else path.parent) / path.name)
    finally:
        os.close(folder)
