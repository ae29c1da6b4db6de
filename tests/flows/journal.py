"""What the bot has logged, read line by line as an operator would."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import structlog

from bot.config import LogFormat, Settings
from bot.logs import configure_logs

Line = dict[str, Any]

_FAULTS = {"error", "critical"}


class Journal:
    """All log lines, down to the least important; whoever expects faults takes them."""

    def __init__(self, written: io.StringIO) -> None:
        self._written = written
        self._taken: list[Line] = []

    @property
    def text(self) -> str:
        """Everything as it was written."""
        return self._written.getvalue()

    def lines(self) -> list[Line]:
        """Return all lines."""
        return [json.loads(line) for line in self.text.splitlines()]

    def faults(self) -> list[Line]:
        """Return the lines about faults that nobody has taken."""
        return [
            line
            for line in self.lines()
            if (line["level"] in _FAULTS or "exception" in line) and line not in self._taken
        ]

    def take_faults(self) -> list[Line]:
        """Return the lines about faults and expect them."""
        faults = self.faults()
        self._taken += faults
        return faults


@contextmanager
def kept_journal(form: LogFormat = LogFormat.JSON) -> Iterator[Journal]:
    """Log as the bot does when it runs, into a journal; only one in JSON has lines."""
    root = logging.getLogger()
    others = root.handlers[:]
    root.handlers.clear()  # or they would be closed
    written = io.StringIO()
    settings = Settings(token=None, log_level="debug", log_format=form)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        configure_logs(settings)
    (own,) = root.handlers
    root.handlers += others
    try:
        yield Journal(written)
    finally:
        root.removeHandler(own)
        structlog.reset_defaults()
