"""The steps about a thread: it is opened from the board, written in, archived and deleted."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.operating.acceptance.request_errors import THREAD_EXISTS, is_doubtful
from bot.operating.acceptance.stage import Stage
from bot.operating.doctor.case import NotChecked
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.operating.doctor.discord_door import Unreachable
from bot.presenters.servers.acceptance_board import acceptance_in_thread, name_of_run

STAYS_OPEN: Final = 60
"""After how many minutes without a message Discord archives the thread by itself."""

OPENING: Final = ("view_channel", "create_public_threads")
WRITING: Final = ("view_channel", "send_messages_in_threads", "attach_files")
MANAGING: Final = ("manage_threads",)


async def open_thread(stage: Stage) -> Diagnosis:
    """Open a thread from the board; if the answer is lost, look whether there is one."""
    posted, place = stage.posted, stage.place
    if not isinstance(place.channel, discord.TextChannel):
        return warning("acceptance-thread-not-here", "acceptance-thread-not-here-todo")
    name = name_of_run(stage.run)
    opening = posted.create_thread(name=name, auto_archive_duration=STAYS_OPEN)
    try:
        stage.thread = await stage.door.ask(opening)
    except (discord.HTTPException, Unreachable) as error:
        exists = isinstance(error, discord.HTTPException) and error.code == THREAD_EXISTS
        if is_doubtful(error) or exists:
            with suppress(discord.HTTPException, Unreachable):
                found = await stage.door.ask(place.guild.fetch_channel(posted.id))
                if isinstance(found, discord.Thread) and found.name == name:
                    stage.thread = found
                    key, todo = "acceptance-thread-unsure", "acceptance-slow-todo"
                    return warning(key, todo, why=str(error))
        raise
    return fine("acceptance-thread")


async def write_in_thread(stage: Stage) -> Diagnosis:
    """Write a message with a picture in the thread."""
    message = acceptance_in_thread(stage.place.texts, stage.run)
    written = await stage.post(stage.opened, message, f"{stage.run}-thread")
    if written.doubt is not None:
        return warning("acceptance-write-unsure", "acceptance-slow-todo", why=written.doubt)
    return fine("acceptance-write")


async def archive_thread(stage: Stage) -> Diagnosis:
    """Archive the thread."""
    archived = stage.thread = await stage.door.ask(stage.opened.edit(archived=True))
    if not archived.archived:
        return fault("acceptance-archive-open", "acceptance-todo-report")
    return fine("acceptance-archive")


async def delete_thread(stage: Stage) -> Diagnosis:
    """Delete the thread, if the bot may; it has no need of that.

    Raises:
        NotChecked: it may not, and the thread is not archived.
        discord.HTTPException, Unreachable: it was not deleted.
    """
    try:
        with suppress(discord.NotFound):  # the first answer was lost, and the request repeated
            await stage.door.ask(stage.opened.delete())
    except discord.Forbidden as error:
        if not stage.opened.archived:
            raise NotChecked("archive") from error
        return fine("acceptance-delete-kept")
    stage.thread = None
    return fine("acceptance-delete")
