"""Edits a private answer for a while, until what was asked for is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

import discord
import structlog

from bot.presenters.message import Message
from bot.services.time.alarm import Sleep
from bot.transport.replies import Form, Reply, is_too_late

EVERY: Final = 3.0
"""Seconds between two looks, and so at least between two edits."""

LONGEST: Final = timedelta(minutes=10)
"""So long an answer is followed; Discord lets it be edited for fifteen minutes."""

MOST_A_PERSON: Final = 3
"""So many answers of one person are followed at a time, the newest."""

_log = structlog.get_logger()


class Progress(NamedTuple):
    """What an answer says now; with ``is_last`` nothing more comes."""

    message: Message
    is_last: bool


@dataclass(frozen=True, slots=True)
class Followed:
    """A private answer, ``message``, that is edited to whatever ``look`` says next.

    It says ``late`` in the end if the last does not come in time.
    """

    message: Message
    look: Callable[[], Awaitable[Progress]]
    late: Message


class Replying(Protocol):
    """What following needs of whoever gives answers."""

    async def progress(
        self, interaction: discord.Interaction, look: Callable[[], Awaitable[Progress]]
    ) -> Progress:
        """Return what an answer says now; that something was refused, or failed, is the last."""

    async def drawn_for(self, interaction: discord.Interaction, answer: Message) -> bytes | None:
        """Draw the picture of a private answer; None if that fails."""


class _Open(NamedTuple):
    """An answer that is followed: the task that does so, and what it says if that is ended."""

    task: asyncio.Task[None]
    reply: Reply
    late: Message


class Following:
    """Follows answers once they were sent, each in a task of its own."""

    def __init__(self, sleep: Sleep, now: Callable[[], datetime], replying: Replying) -> None:
        """``sleep`` takes seconds, ``now`` gives aware UTC instants."""
        self._sleep, self._now, self._replying = sleep, now, replying
        self._open: dict[tuple[int, int], _Open] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def follow(self, sent: Reply, followed: Followed) -> None:
        """Edit an answer that was sent whenever there is something new to say.

        What followed the same message before is dropped. Of many answers of one person the oldest
        say ``late`` at once.
        """
        interaction, user_id = sent.interaction, sent.interaction.user.id
        is_edited = sent.form is Form.IN_PLACE and interaction.message is not None
        place = interaction.message.id if is_edited and interaction.message else interaction.id
        if (before := self._open.pop((user_id, place), None)) is not None:
            before.task.cancel()
        own = [key for key in self._open if key[0] == user_id]
        for key in own[: max(0, len(own) - MOST_A_PERSON + 1)]:
            self._end(self._open.pop(key))
        reply = Reply(interaction, Form.IN_PLACE, Form.IN_PLACE, is_promised=True)
        task = asyncio.create_task(self._follow(reply, followed))
        one = self._open[user_id, place] = _Open(task, reply, followed.late)
        task.add_done_callback(lambda _: self._forget((user_id, place), one))

    async def close(self) -> None:
        """Follow nothing any more; answers that still wait say so."""
        for one in [*self._open.values()]:
            self._end(one)
        self._open.clear()
        await asyncio.gather(*self._ending, return_exceptions=True)

    def _forget(self, key: tuple[int, int], one: _Open) -> None:
        if self._open.get(key) is one:
            del self._open[key]

    def _end(self, one: _Open) -> None:
        one.task.cancel()
        ending = asyncio.create_task(self._tell_late(one.reply, one.late))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _follow(self, reply: Reply, followed: Followed) -> None:
        interaction, shown = reply.interaction, followed.message
        until = interaction.created_at + LONGEST
        while self._now() < until:
            await self._sleep(EVERY)
            now = await self._replying.progress(interaction, followed.look)
            if now.message != shown:
                try:
                    drawn = await self._replying.drawn_for(interaction, now.message)
                    await reply.tell(now.message, drawn)
                except Exception as error:  # noqa: BLE001  nobody waits for this task
                    if is_too_late(error):  # dismissed
                        _log.info("answer_no_longer_followed", why=str(error))
                        return
                    _log.warning("followed_answer_not_edited", why=str(error))
                    continue
                shown = now.message
            if now.is_last:
                return
        await self._tell_late(reply, followed.late)

    async def _tell_late(self, reply: Reply, late: Message) -> None:
        try:
            await reply.tell(late)
        except Exception as error:  # noqa: BLE001  as above
            _log.info("answer_no_longer_followed", why=str(error))
