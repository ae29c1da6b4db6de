"""The steps about the board: it is posted, changed, found, clicked and removed."""

from __future__ import annotations

from typing import Final

import discord

from bot.operating.acceptance.click_listener import ClickListener, Deaf
from bot.operating.acceptance.request_errors import failed
from bot.operating.acceptance.stage import Stage, drawn
from bot.operating.acceptance.traces import Cleanup, parts_of
from bot.operating.acceptance.tried_channel import look_at
from bot.operating.doctor.diagnosis import Diagnoses, Diagnosis, Phrase, fault, fine, warning
from bot.operating.doctor.lock_holder import holder_of
from bot.presenters.message import Message
from bot.presenters.servers.acceptance_board import (
    AcceptanceId,
    acceptance_answer,
    acceptance_board,
)
from bot.transport.contents import edited, view_of
from bot.transport.places import in_words
from bot.transport.replies import Form, Reply

_AROUND_CLICK: Final = 5.0
"""Seconds that the step takes beside waiting for the click."""

SEEING: Final = ("view_channel",)
POSTING: Final = (*SEEING, "send_messages", "attach_files")
READING: Final = (*SEEING, "read_message_history")


async def look_at_channel(stage: Stage) -> Diagnosis:
    """Ask which channel it is, and what the bot may do there."""
    tried = stage.tried = await look_at(stage.case, stage.channel_id)
    channel = {"channel": str(stage.channel_id)}
    if tried is None:
        return fault("acceptance-channel-kind", "acceptance-channel-kind-todo", **channel)
    facts = {**channel, "server": str(tried.guild.id)}
    if tried.lacks:
        key, todo = "acceptance-channel-lacks", "acceptance-channel-lacks-todo"
        return warning(key, todo, names=in_words(tried.lacks), **facts)
    return fine("acceptance-channel", **facts)


async def post_board(stage: Stage) -> Diagnosis:
    """Post the board."""
    board = acceptance_board(stage.place.texts, stage.run)
    posted = await stage.post(stage.place.channel, board, f"{stage.run}-board")
    stage.board, stage.shown = posted.message, board
    if posted.doubt is not None:
        return warning("acceptance-post-unsure", "acceptance-slow-todo", why=posted.doubt)
    return fine("acceptance-post")


async def edit_board(stage: Stage) -> Diagnosis:
    """Show another board in its place."""
    posted, board = stage.posted, acceptance_board(stage.place.texts, stage.run, is_edited=True)
    changes = edited(board, await drawn(board))
    stage.shown = None  # unknown, if there is no answer
    stage.board = await stage.door.ask(posted.edit(**changes))
    stage.shown = board
    return fine("acceptance-edit")


async def find_board(stage: Stage) -> Diagnosis:
    """Find it in the channel's history, and look whether it is all there."""
    posted = stage.posted
    found = await stage.found_in(stage.place.channel)
    if posted.id not in [message.id for message in found]:
        return fault("acceptance-history-missing", "acceptance-todo-gone")
    if len(found) > 1:
        key = "acceptance-history-twice"
        return warning(key, "acceptance-history-twice-todo", count=len(found))
    lacking = _lacking(found[0], stage.shown)
    return fault(lacking, "acceptance-todo-report") if lacking else fine("acceptance-history")


def _lacking(found: discord.Message, shown: Message | None) -> str | None:
    """Return what is to be said of a message that is not as it should be; None if it is."""
    files, custom_ids = parts_of(found)
    if shown is None or shown.picture is None:
        return None
    if found.content != shown.text:
        return "acceptance-history-text"
    if not files:
        return "acceptance-history-picture"
    if found.attachments[0].description != shown.picture.alt_text:
        return "acceptance-history-alt-text"
    if custom_ids != [button.custom_id for button in shown.buttons]:
        return "acceptance-history-button"
    return None


async def answer_click(stage: Stage) -> Diagnosis:
    """Answer one click, if somebody clicks in time and no bot hears it, too."""
    settings, door, board = stage.case.settings, stage.door, stage.posted
    if holder_of(settings.database) is not None:
        return warning("acceptance-click-bot-runs", "acceptance-click-bot-runs-todo")
    shards, *_ = await door.ask(door.client.http.get_bot_gateway())
    guild_id, custom_id = stage.place.guild.id, str(AcceptanceId(stage.run))
    try:
        async with ClickListener(settings.token or "", custom_id, guild_id, shards) as listener:
            await listener.connect(stage.limits.step)
            seconds = min(stage.limits.click, max(0.0, stage.seconds_left - _AROUND_CLICK))
            facts = {"seconds": round(seconds)}
            shown = acceptance_board(stage.place.texts, stage.run, is_edited=True, **facts)
            await door.ask(board.edit(content=shown.text, view=view_of(shown.rows)))
            stage.tell(Phrase("acceptance-press-now", facts))
            click = await listener.next_click(seconds)
            if click is None:
                return warning("acceptance-click-none", "acceptance-click-none-todo", **facts)
            return await _answered(stage, click)
    except Deaf as error:
        return fault("acceptance-click-deaf", "doctor-unreachable-todo", why=str(error))


async def _answered(stage: Stage, click: discord.Interaction) -> Diagnosis:
    came = stage.clock()
    texts = stage.place.catalogue.texts(str(click.locale))
    answer = Reply(click, Form.PRIVATE, Form.PRIVATE).tell(acceptance_answer(texts))
    await stage.door.ask(answer)
    return fine("acceptance-click", answer=round((stage.clock() - came) * 1000))


async def remove_leftovers(stage: Stage) -> Diagnoses:
    """Remove what earlier runs have left."""
    removal = await stage.traces.remove()
    return _told(stage, removal) or fine("acceptance-leftovers", count=removal.count)


async def remove_all(stage: Stage) -> Diagnoses:
    """Remove what this run has made; look whether anything is left."""
    removal = await stage.traces.remove(stage.known)
    if removal.is_left is None:
        return warning("acceptance-remove-unseen", "acceptance-remove-todo")
    return _told(stage, removal) or fine("acceptance-remove", count=removal.count)


def _told(stage: Stage, removal: Cleanup) -> list[Diagnosis]:
    """Tell what has gone wrong when things were removed."""
    error = removal.error
    told = [] if error is None else [failed(error, stage.missing_of(READING))]
    if removal.is_left:
        told.append(fault("acceptance-remove-failed", "acceptance-remove-todo"))
    return told
