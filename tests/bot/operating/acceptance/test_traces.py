"""A run removes what earlier ones have left, and nothing of anybody else's."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

import discord
import pytest

from bot.operating.acceptance.traces import LOOKED_AT
from bot.presenters.servers.acceptance_board import AcceptanceId, name_of_run
from tests.bot.operating.acceptance.trying import ANN, FAULT, WARNING, Trying
from tests.loopback import Attachment, LoopbackDiscord, Message, Person, Request
from tests.loopback.troubles import HANGS, PASS

POST, EDIT, CHANNEL = "POST .*/messages", "PATCH .*/messages/[0-9]+", "/api/v10/channels/[0-9]+"
KILLS: Final = (
    (Request.POST, POST, 1, 1),
    (Request.EDIT, EDIT, 1, 1),
    (Request.THREAD, "POST .*/threads", 1, 2),
    (Request.POST, POST, 2, 2),
    (Request.CHANGE_CHANNEL, f"PATCH {CHANNEL}", 1, 1),
    (Request.DELETE_CHANNEL, f"DELETE {CHANNEL}", 1, 1),
    (Request.EDIT, EDIT, 2, 1),
    (Request.DELETE, "DELETE .*/messages/[0-9]+", 1, 0),
)
"""After which request of a run it is killed, and how many things it has left then."""

NAME = name_of_run(1)


def made(loopback: LoopbackDiscord, asked: str) -> int:
    """How many requests of a kind have been made."""
    return sum(re.fullmatch(asked, one) is not None for one in loopback.requests)


@asynccontextmanager
async def killed(trying: Trying, request: Request, asked: str, number: int) -> AsyncIterator[None]:
    """Let a run stand still after so many requests of a kind, which is as if it was killed."""
    made_before = made(trying.loopback, asked)
    trying.loopback.arrange(request, *[PASS] * (number - 1), HANGS)
    trying.seconds = 3600.0
    running = asyncio.create_task(trying.run())
    await trying.loopback.until(lambda: made(trying.loopback, asked) == made_before + number)
    trying.seconds = 5.0
    yield
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def put(
    trying: Trying, *, author: Person | None = None, file: str = "", custom_id: str = ""
) -> Message:
    """Put a message into the channel, with a file and a button."""
    world = trying.loopback.world
    button = {"type": 2, "style": 1, "label": "it", "custom_id": custom_id or "r1:page:classic:1"}
    body = {"content": "hey", "components": [{"type": 1, "components": [button]}]}
    files = [Attachment(world.new_id(), file, b"it")] if file else []
    return world.add_message(trying.channel_id, author or world.bot, body, files)


def open_thread(trying: Trying, message: Message | None = None, name: str = NAME) -> int:
    """Open a thread as the bot."""
    world = trying.loopback.world
    message_id = message.id if message else None
    return world.open_thread(trying.channel_id, message_id, name, world.bot.id)


def removed(trying: Trying) -> object:
    (facts,) = (one.found.said.facts for one in trying.examined if one.check == "leftovers")
    return facts["count"]


async def test_a_run_that_was_killed_at_any_step_is_cleaned_up_by_the_next(
    trying: Trying,
) -> None:
    trying.loopback.world.permissions |= discord.Permissions(manage_threads=True).value
    counts = []

    for request, asked, number, _ in KILLS:
        async with killed(trying, request, asked, number):
            stood = len(trying.left)
            await trying.run()
            counts.append((stood, removed(trying), trying.left))

    assert counts == [(left, left, []) for *_, left in KILLS]


async def test_nothing_of_anybody_else_is_touched(trying: Trying) -> None:
    world, (_, elsewhere) = trying.loopback.world, trying.loopback.channel_ids
    theirs = [
        own_board := put(trying, file="dalapapa-12-r3.png"),
        put(trying, file=f"{NAME}.png", author=ANN),
        put(trying, custom_id=str(AcceptanceId(1)), author=ANN),
        put(trying, file=f"{NAME}.png.txt"),
        put(trying, file=f"my-{NAME}.png"),
    ]
    named_so = open_thread(trying)
    world.add_message(named_so, world.bot, {"content": "a lobby"}, [])
    talked_in = open_thread(trying)
    world.add_message(talked_in, ANN, {"content": "hey"}, [])
    threads = [
        named_so,
        talked_in,
        open_thread(trying, own_board),
        open_thread(trying, name="dalapapa"),
        world.open_thread(trying.channel_id, None, NAME, ANN.id),
        world.open_thread(elsewhere, None, NAME, world.bot.id),
    ]

    await trying.run()

    assert removed(trying) == 0
    assert trying.loopback.messages(trying.channel_id) == theirs
    assert set(threads) <= {*world.active_threads(world.guild_of(trying.channel_id))}


async def test_what_was_left_is_found_by_file_button_or_thread(trying: Trying) -> None:
    put(trying, file=f"{NAME}.png")
    begun = put(trying, custom_id=str(AcceptanceId(2)))
    thread = open_thread(trying, begun)
    trying.loopback.world.add_message(thread, ANN, {"content": "what is this?"}, [])
    open_thread(trying)

    await trying.run()

    assert (removed(trying), trying.left) == (4, [])


async def test_a_thread_is_found_by_its_message_however_old_that_is(trying: Trying) -> None:
    begun = put(trying, file=f"{NAME}.png")
    open_thread(trying, begun)
    later = [put(trying, author=ANN) for _ in range(LOOKED_AT)]

    await trying.run()

    assert removed(trying) == 2
    assert trying.loopback.messages(trying.channel_id) == later
    assert trying.loopback.world.active_threads(trying.loopback.world.first_guild_id) == []


async def test_a_board_that_stands_twice_is_told_and_removed(trying: Trying) -> None:
    board = trying.loopback.messages(trying.channel_id)
    running = asyncio.create_task(trying.run())
    await trying.loopback.until(lambda: bool(board))
    put(trying, file=board[0].attachments[0].name)

    lines = await running

    assert lines["history"] == (WARNING, "acceptance-history-twice")
    assert trying.left == []


def take_board(board: list[Message]) -> None:
    board.clear()


def take_text(board: list[Message]) -> None:
    board[0].body["content"] = ""


def take_picture(board: list[Message]) -> None:
    board[0].attachments = []


def take_words(board: list[Message]) -> None:
    (picture,) = board[0].attachments
    board[0].attachments = [replace(picture, alt_text=None)]


def take_button(board: list[Message]) -> None:
    board[0].body["components"] = []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (take_board, "acceptance-history-missing"),
        (take_text, "acceptance-history-text"),
        (take_picture, "acceptance-history-picture"),
        (take_words, "acceptance-history-alt-text"),
        (take_button, "acceptance-history-button"),
    ],
)
async def test_what_lacks_of_the_board_in_the_history_is_told(
    trying: Trying, spoil: Callable[[list[Message]], None], said: str
) -> None:
    board = trying.loopback.messages(trying.channel_id)
    running = asyncio.create_task(trying.run())
    await trying.loopback.until(lambda: bool(board) and board[0].is_edited)
    spoil(board)

    lines = await running

    assert lines["history"] == (FAULT, said)
    assert trying.left == []
