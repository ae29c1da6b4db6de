"""Channels that the bot may not write in any more: their games wait, and go on by themselves."""

import discord

from bot.presenters.people import shown_name
from bot.services.time.running import UNTIL_HOST
from tests.flows.stored import rows
from tests.flows.test_private_threads import thread_of
from tests.flows.test_troubles import deny
from tests.flows.world import World, said, shown

PUBLIC = discord.ChannelType.public_thread


def statuses(world: World) -> list[object]:
    return [status for (status,) in rows(world, "SELECT status FROM games ORDER BY game_id")]


async def test_a_lost_permission_pauses_the_game_until_it_is_back(world: World) -> None:
    elsewhere = world.guild.create_text_channel("other")
    game = await world.start_game()
    before = len(world.posted())

    deny(world, "send_messages")
    await world.env.settle()
    lost = statuses(world)
    by_bob = said(await world.bob.slash(elsewhere, "turns"))
    by_host = said(await world.ann.slash(elsewhere, "turns"))
    again = said(await world.ann.slash(elsewhere, "turns"))
    refused = said(await world.ann.slash(world.channel, "play"))
    deny(world)
    await world.env.settle()

    permission = world.text("permission-send-messages")
    assert lost == ["paused"]
    assert game.where.name in by_host
    assert permission in by_host
    assert by_bob == again == world.text("turns-none")
    assert permission in refused
    assert statuses(world) == ["running"]
    assert len(world.posted()) == before
    assert shown(await world.ann.slash(world.channel, "play")).attachments


async def test_its_host_is_told_again_what_did_not_arrive(world: World) -> None:
    elsewhere = world.guild.create_text_channel("other")
    game = await world.start_game()
    deny(world, "send_messages")
    await world.env.settle()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)

    lost = await world.ann.slash(elsewhere, "turns")
    told = said(await world.ann.slash(elsewhere, "turns"))
    again = said(await world.ann.slash(elsewhere, "turns"))

    assert lost.response is None
    assert game.where.name in told
    assert again == world.text("turns-none")


async def test_a_locked_thread_pauses_its_game_until_it_is_opened(world: World) -> None:
    deny(world, "manage_threads")
    thread = await thread_of(world, kind=PUBLIC)
    await world.start_game(at=thread)
    seen = []

    for change in ({"locked": True, "archived": True}, {"locked": False, "archived": False}):
        world.env.backend.edit_channel(thread.id, {}, thread_metadata=change)
        await world.env.settle()
        seen += statuses(world)

    assert seen == ["paused", "running"]
    await world.place(world.ann, at=thread)
    assert world.called(world.newest(thread)) == [world.bob]


async def test_a_deleted_channel_pauses_its_game_which_can_be_seen_and_left(world: World) -> None:
    elsewhere = world.guild.create_text_channel("other")
    game = await world.start_game()

    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.restart()
    listed = said(await world.ann.slash(elsewhere, "game list"))
    turns = said(await world.bob.slash(elsewhere, "turns"))
    refused = said(await world.ann.slash(elsewhere, "replay", game=game.where.name))

    assert statuses(world) == ["paused"]
    name = shown_name(game.where.name)
    assert listed.startswith(world.text("news-channel-deleted", game=name))
    assert world.text("paused-channel-deleted") in refused
    assert game.where.name in listed.split("\n", 1)[1]
    assert turns == world.text("turns-none")


async def test_its_host_closes_it_by_its_name_from_elsewhere(world: World) -> None:
    elsewhere = world.guild.create_text_channel("other")
    game = await world.start_game()
    running = said(await world.ann.slash(elsewhere, "game cancel", game=game.where.name))
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    offered = await world.ann.autocomplete(elsewhere, "game cancel", "game", game.where.name[:4])
    early = said(await world.ann.slash(elsewhere, "game cancel", game=game.where.name.lower()))
    foreign = said(await world.dan.slash(elsewhere, "game cancel", game=game.where.name))
    await world.env.advance_time(UNTIL_HOST.total_seconds())

    question = shown(await world.ann.slash(elsewhere, "game cancel", game=game.where.name))
    answer = await world.ann.click(question, label="Close the game")

    assert [choice["value"] for choice in offered] == [game.where.name]
    assert game.where.name in running
    assert statuses(world) == ["closed"]
    assert game.where.name in said(answer)
    assert early != running
    assert foreign == world.text("refused-no-such-game")


async def test_a_game_waits_while_the_bot_is_not_on_its_server(world: World) -> None:
    await world.start_game()
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None

    await world.bot.on_guild_remove(guild)
    lost = statuses(world)
    await world.bot.on_guild_join(guild)

    assert lost == ["paused"]
    assert statuses(world) == ["running"]


async def test_who_has_left_the_server_is_told_of_once_and_not_called(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo, pace="12h")
    before = len(world.posted())
    world.guild.remove_member(world.ann)

    await world.env.advance_time(11.5 * 3600)

    (line,) = world.posted()[before:]
    assert line.flags.suppress_notifications
    assert "Ann" in line.content
    assert world.called(line) == []
