"""Finds what runs have made in a channel, by its marks alone, and removes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.operating.acceptance.request_errors import RequestError
from bot.operating.acceptance.tried_channel import TextPlace, TriedChannel
from bot.operating.doctor.discord_door import DiscordDoor, Unreachable
from bot.presenters.servers.acceptance_board import is_name_of_run, is_of_run

LOOKED_AT: Final = 100
"""How many messages of a channel are looked at."""

_ROUNDS: Final = 3
"""How often is looked whether nothing is left: the answer to a deletion may be lost."""

Trace = discord.Message | discord.Thread


@dataclass(frozen=True, slots=True)
class Cleanup:
    """How many things were removed, and what went wrong.

    ``is_left`` tells whether something is still there; None if the channel cannot be read.
    """

    count: int
    is_left: bool | None = False
    error: RequestError | None = None


@dataclass(frozen=True, slots=True)
class Traces:
    """What was made by any run in one channel."""

    door: DiscordDoor
    tried: TriedChannel

    async def history(self, channel: TextPlace) -> list[discord.Message]:
        """Return the last messages of a channel, the newest first.

        Raises:
            discord.HTTPException, Unreachable: Discord does not tell.
        """

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=LOOKED_AT)]

        return await self.door.ask(read())

    async def find(self) -> list[Trace]:
        """Return the threads and messages of runs, threads first.

        Raises:
            discord.HTTPException, Unreachable: Discord does not tell.
        """
        channel = self.tried.channel
        messages = {
            message.id: message
            for message in await self.history(channel)
            if self._is_trace(message)
        }
        if not isinstance(channel, discord.TextChannel):
            return [*messages.values()]
        threads = []
        for thread in await self.door.ask(self.tried.guild.active_threads()):
            is_named_so = is_name_of_run(thread.name) and thread.parent_id == channel.id
            if is_named_so and thread.owner_id == self.tried.own_id:
                threads += [thread] if await self._is_of_run(thread, channel, messages) else []
        return [*threads, *messages.values()]

    async def remove(self, known: Sequence[Trace] = ()) -> Cleanup:
        """Remove all traces; where the channel cannot be read, those that are ``known``."""
        removed, errors = set[tuple[bool, int]](), list[RequestError]()
        for _ in range(_ROUNDS):
            try:
                found = await self.find()
            except (discord.HTTPException, Unreachable) as unknown:
                errors = await self._take_away(known)
                is_left = True if errors else None
                return Cleanup(len(known) - len(errors), is_left, errors[0] if errors else unknown)
            if not found:
                return Cleanup(len(removed))
            errors = await self._take_away(found)
            # A thread has the id of its message.
            removed |= {(isinstance(trace, discord.Thread), trace.id) for trace in found}
        return Cleanup(len(removed), is_left=True, error=errors[0] if errors else None)

    async def _take_away(self, traces: Sequence[Trace]) -> list[RequestError]:
        """Remove things; return why some of them are still there."""
        errors = list[RequestError]()
        for trace in traces:
            try:
                await take_away(self.door, trace)
            except discord.NotFound:
                continue
            except (discord.HTTPException, Unreachable) as error:
                errors.append(error)
        return errors

    async def _is_of_run(
        self,
        thread: discord.Thread,
        channel: discord.TextChannel,
        of_runs: dict[int, discord.Message],
    ) -> bool:
        """Tell whether a thread that is called as one of a run is one.

        The message that it hangs on has its id, and is added to the others if it was not found yet.
        """
        if thread.id in of_runs:
            return True
        try:
            begun = await self.door.ask(channel.fetch_message(thread.id))
        except discord.NotFound:  # deleted
            return all(map(self._is_none_of_others, await self.history(thread)))
        if self._is_trace(begun):
            of_runs[begun.id] = begun
        return begun.id in of_runs

    def _is_none_of_others(self, message: discord.Message) -> bool:
        is_head = message.type is discord.MessageType.thread_starter_message
        return is_head or message.is_system() or self._is_trace(message)

    def _is_trace(self, message: discord.Message) -> bool:
        return message.author.id == self.tried.own_id and is_of_run(*parts_of(message))


def parts_of(message: discord.Message) -> tuple[list[str], list[str]]:
    """Return the names of a message's files, and the custom ids of its buttons."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return (
        [file.filename for file in message.attachments],
        [part.custom_id or "" for row in rows for part in row.children],
    )


async def take_away(door: DiscordDoor, trace: Trace) -> None:
    """Delete something; archive a thread that the bot may not delete.

    Raises:
        discord.HTTPException, Unreachable: that was not done.
    """
    try:
        await door.ask(trace.delete())
    except discord.Forbidden:
        if not isinstance(trace, discord.Thread):
            raise
        if not trace.archived:
            await door.ask(trace.edit(archived=True))
