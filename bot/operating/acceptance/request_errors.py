"""Says what an error of Discord's means to whoever runs the bot, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Final

import discord

from bot.operating.doctor.diagnosis import Diagnosis, fault
from bot.operating.doctor.discord_door import Unreachable
from bot.transport.discord_errors import Remedy, remedy_for
from bot.transport.places import NO_CHANNEL, in_words

RequestError = discord.HTTPException | Unreachable
"""What becomes of a request that has no good answer."""

_GUARDED: Final = (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
"""Such an answer without a code of Discord's is one of a proxy before it."""

THREAD_EXISTS: Final = 160004
"""Discord's code for a second thread of a message."""

TODO_BY_CODE: Final[Mapping[int, str]] = {
    NO_CHANNEL: "acceptance-todo-no-channel",
    40060: "acceptance-todo-other-bot",
    50001: "acceptance-todo-no-access",
    50024: "acceptance-todo-kind",
    50083: "acceptance-todo-archived",
    THREAD_EXISTS: "acceptance-todo-thread-exists",
    160005: "acceptance-todo-locked",
    160006: "acceptance-todo-many-threads",
}
"""What to do where a code says more than its remedy."""

TODO_BY_REMEDY: Final[Mapping[Remedy, str]] = {
    Remedy.DROP: "acceptance-todo-click-late",
    Remedy.FORGET_MESSAGE: "acceptance-todo-gone",
    Remedy.STOP_CHANNEL: "acceptance-todo-permissions",
    Remedy.TRY_LATER: "acceptance-todo-wait",
    Remedy.WITHOUT_PICTURE: "acceptance-todo-large",
    Remedy.FIRST_LINE: "acceptance-todo-filter",
    Remedy.SET_ASIDE: "acceptance-todo-report",
    Remedy.STOP_DIRECT: "acceptance-todo-report",
    Remedy.CHECK_TOKEN: "acceptance-todo-token",
    Remedy.WAIT_FOR_TOMORROW: "acceptance-todo-wait",
}
"""What to do about all other errors: what the bot does about them, in words."""


def failed(error: RequestError, missing: Sequence[str]) -> Diagnosis:
    """Say what an error means; ``missing`` are the permissions that may be the reason."""
    if isinstance(error, Unreachable):
        return fault("acceptance-unreachable", _todo_of_status(error.status), why=str(error))
    why = f"{error.status} {error.code} {error.text}".strip()
    names = in_words(missing)
    return fault("acceptance-refused", _todo_of(error), why=why, names=names)


def is_doubtful(error: RequestError) -> bool:
    """Tell whether a request may have been carried out in spite of an error."""
    return isinstance(error, Unreachable) or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR


def _todo_of(error: discord.HTTPException) -> str:
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _todo_of_status(error.status)
    if not error.code and error.status in _GUARDED:
        return _todo_of_status(None)
    return TODO_BY_CODE.get(error.code) or TODO_BY_REMEDY[remedy_for(error)]


def _todo_of_status(status: int | None) -> str:
    """Return what to do where the last answer, if there was one, had a status."""
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return TODO_BY_REMEDY[Remedy.TRY_LATER]
    if status is not None and status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return "acceptance-todo-outage"
    return "doctor-unreachable-todo"
