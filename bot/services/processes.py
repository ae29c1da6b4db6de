"""Processes for work that would block all threads: each answers one question at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

_STARTING_SECONDS: Final = 60.0

Respond = Callable[[Any], object]
"""Answers a question, in the process."""


class Worker:
    """A process that answers one question at a time; the asker waits in a thread.

    It may be killed at any time, for it holds nothing but a question. It ends with this process,
    also if that is killed.
    """

    def __init__(
        self, name: str, niceness: int, make: Callable[..., Respond], *given: object
    ) -> None:
        """Start it, and wait until it is ready; ``make(*given)`` is called in it, and answers.

        Raises:
            EOFError, ConnectionError: it is gone.
            TimeoutError: it does not get ready.
        """
        # "spawn": a fork would copy locks that other threads hold.
        context = multiprocessing.get_context("spawn")
        self._questions, questions = context.Pipe()
        self._process = context.Process(
            target=_answer, args=(questions, niceness, make, given), name=name, daemon=True
        )
        self._process.start()
        questions.close()  # an open copy here would hide the end of the process
        try:
            self._wait(_STARTING_SECONDS)
        except BaseException:
            self.kill()
            raise

    @property
    def process_id(self) -> int | None:
        """Its id in the system."""
        return self._process.pid

    def ask(self, question: object, seconds: float) -> object:
        """Return the answer.

        Raises:
            EOFError, ConnectionError: it is gone.
            TimeoutError: it has not answered in so many seconds.
        """
        self._questions.send(question)
        return self._wait(seconds)

    def kill(self) -> None:
        """Kill it, whatever it is doing."""
        self._process.kill()

    def wait_for_end(self) -> None:
        """Wait until the killed process is gone."""
        self._process.join()

    def _wait(self, seconds: float) -> object:
        if not self._questions.poll(max(0.0, seconds)):
            raise TimeoutError
        answer: object = self._questions.recv()
        return answer


def _answer(
    questions: Connection, niceness: int, make: Callable[..., Respond], given: tuple[object, ...]
) -> None:
    """Answer questions until the asker closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl-C the bot ends us in order
    os.nice(niceness)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    answer = make(*given)
    questions.send("ready")
    while True:
        try:
            question = questions.recv()
        except EOFError:
            return
        questions.send(answer(question))


def _end_with_the_bot() -> None:
    """Exit when the bot is gone, even if it was killed, and even while an answer is found."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
