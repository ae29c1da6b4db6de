"""What to do about each error that Discord answers with: one table for the whole bot."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Any, Final, ParamSpec, TypeVar

import aiohttp
import discord

UNAVAILABLE: Final = (
    aiohttp.ClientConnectionError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
    TimeoutError,
)
"""What is raised where Discord cannot be reached, or lets nobody log in for a while."""

P = ParamSpec("P")
T = TypeVar("T")


class Remedy(StrEnum):
    """What to do about an error of Discord's."""

    DROP = "drop"
    """Nobody waits for the answer any more: log one line."""
    FORGET_MESSAGE = "forget_message"
    """The message is gone: forget its id, and post anew what still has to be said."""
    STOP_CHANNEL = "stop_channel"
    """Nothing can be sent to the channel: wait for permissions or an action there."""
    TRY_LATER = "try_later"
    """Too much at once: send the same again after a while."""
    WITHOUT_PICTURE = "without_picture"
    """Too large: send the text without the picture."""
    FIRST_LINE = "first_line"
    """A filter of the server objects to the text: send no more of it than is needed."""
    SET_ASIDE = "set_aside"
    """Discord will never accept it, which is our fault: send it plainer, log it and go on."""
    STOP_DIRECT = "stop_direct"
    """The person takes no direct messages of ours: send none, and tell them so."""
    CHECK_TOKEN = "check_token"  # noqa: S105
    """The token may be void: check it, and stop if it is."""
    WAIT_FOR_TOMORROW = "wait_for_tomorrow"
    """The day's limit is reached: change nothing until the next start."""


REMEDIES: Final[Mapping[int, Remedy]] = {
    10003: Remedy.STOP_CHANNEL,  # unknown channel
    10008: Remedy.FORGET_MESSAGE,  # unknown message
    10062: Remedy.DROP,  # unknown interaction: too late, or somebody else answered it
    20028: Remedy.TRY_LATER,  # the channel's write limit
    30003: Remedy.SET_ASIDE,  # too many pins; we never pin
    30034: Remedy.WAIT_FOR_TOMORROW,  # too many commands made today
    30046: Remedy.TRY_LATER,  # too many edits of old messages
    40003: Remedy.TRY_LATER,  # direct messages opened too fast
    40005: Remedy.WITHOUT_PICTURE,  # request too large
    40060: Remedy.DROP,  # the interaction is answered already
    40062: Remedy.TRY_LATER,  # the service's rate limit
    50001: Remedy.STOP_CHANNEL,  # no access
    50005: Remedy.FORGET_MESSAGE,  # another account's message, perhaps of a bot we were before
    50007: Remedy.STOP_DIRECT,  # direct messages closed
    50013: Remedy.STOP_CHANNEL,  # a permission is missing
    50027: Remedy.DROP,  # the interaction's token is older than 15 minutes
    50035: Remedy.SET_ASIDE,  # invalid body
    50083: Remedy.STOP_CHANNEL,  # the thread is archived
    50278: Remedy.STOP_DIRECT,  # no server in common for direct messages
    130000: Remedy.TRY_LATER,  # overloaded
    160005: Remedy.STOP_CHANNEL,  # the thread is locked
    200000: Remedy.FIRST_LINE,  # AutoMod
    240000: Remedy.FIRST_LINE,  # harmful link filter
}
"""What to do about Discord's error codes."""

_BY_STATUS: Final[Mapping[int, Remedy]] = {
    403: Remedy.STOP_CHANNEL,
    404: Remedy.STOP_CHANNEL,
    413: Remedy.WITHOUT_PICTURE,
    429: Remedy.TRY_LATER,
}
_ASKED_WAIT: Final = "retry_after"
"""Where an answer of 429 says how long to wait."""

_VOID_INTERACTION: Final = 50027
"""Also comes with status 401, but says nothing about the bot's token."""


def remedy_for(error: discord.HTTPException) -> Remedy:
    """Return what to do about an error: by its code, else by its status."""
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Remedy.TRY_LATER
    if error.status == HTTPStatus.UNAUTHORIZED and error.code != _VOID_INTERACTION:
        return Remedy.CHECK_TOKEN
    return REMEDIES.get(error.code) or _BY_STATUS.get(error.status, Remedy.SET_ASIDE)


def is_untimed_limit(error: BaseException) -> bool:
    """Tell whether discord.py has failed over a 429 that does not say how long to wait."""
    return isinstance(error, KeyError) and error.args == (_ASKED_WAIT,)


def take_untimed_limits(http: discord.http.HTTPClient) -> None:
    """Let a client raise ``RateLimited`` for a 429 that does not say how long to wait."""
    http.request = _taking(http.request)  # type: ignore[method-assign]


def _taking(request: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    async def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await request(*args, **kwargs)
        except KeyError as error:
            if not is_untimed_limit(error):
                raise
            raise discord.RateLimited(0.0) from error

    return asked
