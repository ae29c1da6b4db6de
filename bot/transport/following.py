"""Edits a private answer for a while, until what was asked for is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import discord
import structlog

from bot.presenters.message import Message
from bot.services.time.alarm import Sleep
from bot.transport.replies import Form, Reply

EVERY: Final = 3.0
"""Seconds between two looks, and so at least between two edits."""

LONGEST: Final = 600.0
"""Seconds that an answer is followed; Discord lets it be edited for fifteen minutes."""

_log = structlog.get_logger()


class Followed(NamedTuple):
    """What stands there now; with ``is_last`` nothing more comes."""

    message: Message
    is_last: bool


Progress = Callable[[], Awaitable[Followed]]
Draw = Callable[[discord.Interaction, Message], Awaitable[bytes | None]]


class Following:
    """Follows answers, each in a task of its own; what fails ends that one alone."""

    def __init__(self, sleep: Sleep, draw: Draw) -> None:
        """``sleep`` takes seconds; ``draw`` draws the picture of a message for whoever asks."""
        self._sleep, self._draw = sleep, draw
        self._tasks: set[asyncio.Task[Any]] = set()

    def follow(
        self, interaction: discord.Interaction, first: Message, progress: Progress, late: Message
    ) -> None:
        """Edit the answer ``first`` whenever ``progress`` shows another one.

        If nothing is the last after ``LONGEST``, it becomes ``late``.
        """
        task = asyncio.create_task(self._follow(interaction, first, progress, late))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Follow nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _follow(
        self, interaction: discord.Interaction, shown: Message, progress: Progress, late: Message
    ) -> None:
        reply = Reply(interaction, Form.IN_PLACE, Form.IN_PLACE, is_promised=True)
        try:
            for _ in range(int(LONGEST / EVERY)):
                await self._sleep(EVERY)
                now = await progress()
                if now.message != shown:
                    await reply.tell(now.message, await self._draw(interaction, now.message))
                    shown = now.message
                if now.is_last:
                    return
            await reply.tell(late)
        except discord.HTTPException as error:  # dismissed, or too late
            _log.info("answer_no_longer_followed", why=str(error))
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("following_failed", exc_info=error)
