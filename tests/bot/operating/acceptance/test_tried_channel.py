"""Which channel is tried, and what the bot lacks there, is told before anything is posted."""

from __future__ import annotations

import pytest

from tests.bot.operating.acceptance.trying import FAULT, FINE, WARNING, Trying

CATEGORY = {"type": 4}
VOICE = {"type": 2, "bitrate": 64_000, "user_limit": 0}


def names_told(trying: Trying) -> object:
    return trying.examined[1].found.said.facts["names"]


async def test_an_unknown_id_is_told_and_nothing_else_is_tried(trying: Trying) -> None:
    trying.channel_id = 1_000_000_000_000_009_999

    lines = await trying.run()

    assert lines.pop("channel") == (FAULT, "acceptance-refused")
    assert trying.todo("channel")[0] == "acceptance-todo-no-channel"
    assert {*lines.values()} == {(WARNING, "doctor-not-checked")}


async def test_without_a_token_that_works_nothing_is_tried(trying: Trying) -> None:
    trying.seconds = 0.0

    lines = await trying.run()

    assert {*lines.values()} == {(WARNING, "doctor-not-checked")}
    assert trying.todo("channel")[0] == "doctor-not-checked-todo"


async def test_a_channel_without_messages_is_told(trying: Trying) -> None:
    trying.loopback.world.channel_details[trying.channel_id] = CATEGORY

    lines = await trying.run()

    assert lines["channel"] == (FAULT, "acceptance-channel-kind")
    assert lines["post"] == (WARNING, "doctor-not-checked")


async def test_what_the_bot_lacks_is_told_as_discord_calls_it(trying: Trying) -> None:
    trying.deny(attach_files=True, create_public_threads=True)

    lines = await trying.run()

    assert lines["channel"] == (WARNING, "acceptance-channel-lacks")
    assert names_told(trying) == "attach files, create public threads"


@pytest.mark.parametrize("kind", ["voice", "thread"])
async def test_where_there_can_be_no_thread_all_else_is_tried(trying: Trying, kind: str) -> None:
    if kind == "voice":
        trying.loopback.world.channel_details[trying.channel_id] = VOICE
    else:
        trying.channel_id = trying.loopback.world.open_thread(trying.channel_id)
    threads = len(trying.loopback.world.threads)

    lines = await trying.run()

    assert lines["channel"] == (FINE, "acceptance-channel")
    assert lines["history"] == (FINE, "acceptance-history")
    assert lines["thread"] == (WARNING, "acceptance-thread-not-here")
    assert lines["write"] == (WARNING, "doctor-not-checked")
    assert (trying.left, len(trying.loopback.world.threads)) == ([], threads)
