"""Asks Discord as the bot, without connecting to its gateway; each answer has a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.transport.discord_errors import take_untimed_limits

T = TypeVar("T")

LONGEST_WAIT_SECONDS: Final = 30.0
"""If Discord asks to wait longer, that is told at once."""


class Unreachable(Exception):
    """There is no answer of Discord's; the message says why.

    ``status`` is that of its last answer meanwhile, after which the library asked again.
    """

    def __init__(self, why: str, status: int | None = None) -> None:
        super().__init__(why)
        self.status = status


class DiscordDoor:
    """What Discord says of a token's application."""

    def __init__(self, token: str, now: Callable[[], datetime], seconds: float) -> None:
        """``now`` gives aware UTC instants; an answer is waited for so many ``seconds``."""
        self._token = token
        self._now = now
        self._seconds = seconds
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note_answer)
        self.client = discord.Client(
            intents=discord.Intents(guilds=True),
            http_trace=trace,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
        )
        take_untimed_limits(self.client.http)
        self.is_open = False
        self._last_status: int | None = None
        self.skew: timedelta | None = None
        """By how much the machine's clock is ahead of Discord's; None if that is not known."""

    async def log_in(self) -> None:
        """Ask who the bot is.

        Raises:
            discord.LoginFailure: the token is refused.
            discord.HTTPException: Discord answers with another error.
            Unreachable: it does not answer.
        """
        await self.ask(self.client.login(self._token))
        self.is_open = True

    async def close(self) -> None:
        """End the connections."""
        await self.client.close()

    async def ask(self, question: Awaitable[T]) -> T:
        """Return Discord's answer.

        Raises:
            discord.HTTPException: it is an error.
            Unreachable: there is none.
        """
        self._last_status = None
        try:
            async with asyncio.timeout(self._seconds):
                return await question
        except TimeoutError:
            why = f"no answer within {self._seconds:g} s"
            raise Unreachable(why, self._last_status) from None
        except discord.RateLimited as error:
            raise Unreachable(str(error), HTTPStatus.TOO_MANY_REQUESTS) from error
        except (aiohttp.ClientError, OSError) as error:
            raise Unreachable(str(error)) from error

    @property
    def application(self) -> discord.AppInfo:
        """The bot's application, once it is logged in."""
        application = self.client.application
        assert application is not None  # noqa: S101  it came with the login
        return application

    async def registered_commands(self) -> list[dict[str, Any]]:
        """Return the global commands as Discord has them.

        Raises:
            as ``ask``.
        """
        found = await self.ask(self.client.http.get_global_commands(self.application.id))
        return [{**command} for command in found]

    async def _note_answer(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self._last_status = end.response.status
        written = end.response.headers.get("Date")
        if written is not None:
            try:
                date = parsedate_to_datetime(written).astimezone(UTC)
            except ValueError:
                return
            self.skew = self._now() - date
