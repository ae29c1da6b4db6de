"""Games in threads: opened with the lobby, or by a button where the channel is taken."""

from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle, InteractionResult

from tests.flows import raw
from tests.flows.journal import Journal
from tests.flows.stored import change, rows, stored
from tests.flows.test_troubles import deny
from tests.flows.world import BOARD_BUTTONS, World, custom_id, labels, said, shown

THREADS = "/channels/*/threads"
ARCHIVED = 50083


async def open_in_thread(world: World) -> tuple[InteractionResult, ChannelHandle]:
    """Let Ann open a lobby in a new thread."""
    answer = await world.ann.slash(
        world.channel, "game new", variant="classic", order="joined", thread=True
    )
    (thread,) = world.channel.threads
    return answer, thread


async def test_a_whole_turn_is_played_in_the_games_own_thread(world: World) -> None:
    answer, thread = await open_in_thread(world)
    await world.bob.click(world.newest(thread), label="Join")
    await world.ann.click(world.newest(thread), label="Start")
    match = await world.match(thread)
    await world.place(world.ann, at=thread, end=False)
    await world.env.advance_time(30)  # the draft
    await world.ann.slash(thread, "end")
    panel = await world.bob.click(world.newest(thread), label="Play")

    assert thread.name == match.where.name
    assert f"<#{thread.id}>" in said(answer)
    assert [message.type for message in world.posted()] == [discord.MessageType.thread_created]
    assert [len(labels(message)) for message in world.posted(thread)] == [0, 0, 4]
    assert labels(world.newest(thread)) == BOARD_BUTTONS
    assert world.called(world.newest(thread)) == [world.bob]
    assert shown(panel).attachments


async def test_an_archived_thread_is_opened_again_for_an_edit(world: World) -> None:
    _, thread = await open_in_thread(world)
    backend = world.env.backend
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)

    await world.bob.slash(thread, "game join")

    metadata = backend.get_channel(thread.id).thread_metadata
    assert metadata is not None
    assert not metadata.archived
    assert "Bob" in world.newest(thread).content


async def test_a_thread_has_no_threads(world: World) -> None:
    _, thread = await open_in_thread(world)
    before = stored(world)

    answer = await world.bob.slash(thread, "game new", variant="classic", thread=True)

    assert said(answer) == world.text("refused-thread-in-thread")
    assert stored(world) == before


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_a_missing_permission_is_told_before_a_thread_is_opened(
    world: World, permission: str
) -> None:
    deny(world, permission)
    await world.env.settle()

    answer = await world.ann.slash(world.channel, "game new", variant="classic", thread=True)

    assert world.text(f"permission-{permission}") in said(answer)
    assert world.channel.threads == []


async def test_where_the_channel_is_taken_a_button_opens_one_thread(world: World) -> None:
    await world.start_game()
    offer = shown(await world.cleo.slash(world.channel, "game new", variant="terra", pace="1d"))
    refusal, button = offer.content, custom_id(offer, world.text("button-new-thread"))

    answers = await raw.deliver(
        world,
        raw.clicked(world, world.cleo, offer, button),
        raw.clicked(world, world.cleo, offer, button),
    )

    (thread,) = world.channel.threads
    assert all(f"<#{thread.id}>" in said(answer) for answer in answers)
    assert world.posted()[1].jump_url in refusal
    found = rows(world, "SELECT variant, pace, name FROM games WHERE status = 'lobby'")
    assert found == [("terra", "1d", thread.name)]


async def test_an_old_offer_or_somebody_elses_opens_nothing(world: World) -> None:
    await world.start_game()
    offer = shown(await world.cleo.slash(world.channel, "game new", variant="terra"))
    button = custom_id(offer, world.text("button-new-thread"))
    await raw.deliver(world, raw.clicked(world, world.cleo, offer, button))
    before = stored(world)

    (by_dan,) = await raw.deliver(world, raw.clicked(world, world.dan, world.newest(), button))
    await world.env.advance_time(3600)
    (late,) = await raw.deliver(world, raw.clicked(world, world.cleo, offer, button))

    assert said(by_dan) == said(late) == world.text("refused-offer-over")
    assert len(world.channel.threads) == 1
    assert stored(world) == before


async def test_a_thread_in_which_no_lobby_can_be_opened_is_taken_back(
    world: World, journal: Journal
) -> None:
    change(world, "CREATE TRIGGER no BEFORE INSERT ON games BEGIN SELECT raise(ABORT, 'no'); END")

    answer = await world.ann.slash(world.channel, "game new", variant="classic", thread=True)

    journal.take_faults()
    assert "number" in said(answer)
    assert world.channel.threads == []


async def test_a_thread_that_discord_refuses_leaves_nothing(world: World) -> None:
    world.env.inject_error("POST", THREADS, status=400, code=160006)

    answer = await world.ann.slash(world.channel, "game new", variant="classic", thread=True)

    assert said(answer) == world.text("refused-too-many-threads")
    assert rows(world, "SELECT * FROM games") == []


async def test_a_thread_of_which_nobody_knows_is_looked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = discord.TextChannel.create_thread

    async def lost(channel: discord.TextChannel, **options: Any) -> discord.Thread:
        for _ in range(2):  # as if the library had repeated the request
            await create(channel, **options)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.TextChannel, "create_thread", lost)

    answer = await world.ann.slash(world.channel, "game new", variant="classic", thread=True)

    (thread,) = world.channel.threads
    assert f"<#{thread.id}>" in said(answer)
    assert rows(world, "SELECT channel_id, name FROM games") == [(thread.id, thread.name)]


class Killed(BaseException):
    """The bot is no more."""


MARKS = "SELECT name, value FROM settings WHERE name LIKE 'thread:%'"


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_kill_before_the_lobby_is_stored_leaves_no_thread(
    world: World, monkeypatch: pytest.MonkeyPatch, *, may_delete: bool
) -> None:
    _, played = await open_in_thread(world)
    marks = [rows(world, MARKS)]
    create = discord.TextChannel.create_thread

    async def killed(channel: discord.TextChannel, **options: Any) -> discord.Thread:
        marks.append(rows(world, MARKS))
        await create(channel, **options)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(discord.TextChannel, "create_thread", killed)
        world.foreseen.add(Killed)
        await world.ann.slash(world.channel, "game new", variant="classic", thread=True)
    (left,) = [thread for thread in world.channel.threads if thread.id != played.id]
    # As if one whose lobby stands had been noted, too.
    change(
        world,
        f"INSERT INTO settings VALUES ('thread:{played.id - 1}',"  # noqa: S608
        f" json_array({world.guild.id}, {world.channel.id}, '{played.name}'))",
    )
    if not may_delete:
        world.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    await world.restart()

    assert [len(noted) for noted in (*marks, rows(world, MARKS))] == [0, 1, 0]
    threads = [played, *([] if may_delete else [left])]
    assert [thread.id for thread in world.channel.threads] == [thread.id for thread in threads]
    found = [world.env.backend.get_channel(thread.id).thread_metadata for thread in threads]
    assert [metadata is not None and metadata.archived for metadata in found] == [
        thread is left for thread in threads
    ]
