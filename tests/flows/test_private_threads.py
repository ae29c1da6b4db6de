"""A game in a private thread exists for its players, and for who asks from within it."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TextId, Wish
from tests.flows import raw
from tests.flows.stored import stored
from tests.flows.world import World, custom_id, said, shown

PRIVATE = discord.ChannelType.private_thread
PUBLIC = discord.ChannelType.public_thread


async def thread_of(
    world: World, *people: MemberActor, kind: discord.ChannelType = PRIVATE
) -> ChannelHandle:
    """Open a thread with some people in it; all others see the channel around it."""
    parent = world.bot.get_channel(world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    thread = await parent.create_thread(name="aside", type=kind)
    for person in people:
        await thread.add_user(discord.Object(person.id))
    (handle,) = world.channel.threads
    return handle


def forget_threads(world: World) -> None:
    """Let the bot know no thread, as when it was archived while it was away."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._threads.clear()


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_game_is_listed_for_its_players_and_within_alone(
    world: World, *, is_known: bool
) -> None:
    thread = await thread_of(world, world.ann, world.bob, world.cleo)
    await world.start_game(world.ann, world.bob, at=thread)
    if not is_known:
        forget_threads(world)

    by_player = await world.bob.slash(world.channel, "game list")
    within = await world.cleo.slash(thread, "game list")
    outside = await world.cleo.slash(world.channel, "game list")
    by_stranger = await world.dan.slash(world.channel, "game list")

    link = world.newest(thread).jump_url
    assert link in said(by_player)
    assert link in said(within)
    assert said(outside) == said(by_stranger) == world.text("list-none")


async def test_a_lobby_is_listed_for_its_members_and_within_alone(world: World) -> None:
    thread = await thread_of(world, world.ann, world.bob, world.cleo)
    await world.open_lobby(world.ann, world.bob, at=thread)

    by_member = await world.bob.slash(world.channel, "game list")
    within = await world.cleo.slash(thread, "game list")
    by_stranger = await world.dan.slash(world.channel, "game list")

    link = world.newest(thread).jump_url
    assert link in said(by_member)
    assert link in said(within)
    assert said(by_stranger) == world.text("list-none")


async def test_a_game_in_a_public_thread_is_listed_for_all_who_see_the_channel(
    world: World,
) -> None:
    thread = await thread_of(world, kind=PUBLIC)
    await world.start_game(world.ann, world.bob, at=thread)

    by_stranger = await world.dan.slash(world.channel, "game list")

    assert world.newest(thread).jump_url in said(by_stranger)


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("label", ["Hand", "My view", "Join", "Rules", "All as a file", "Play"])
async def test_a_button_tells_a_stranger_nothing(
    world: World, label: str, *, is_known: bool
) -> None:
    thread = await thread_of(world, world.ann, world.bob, world.cleo)
    await world.start_game(world.ann, world.bob, at=thread)
    board = world.newest(thread)
    await world.open_lobby(world.dan)
    game_id = custom_id(board, "Hand").split(":")[2]
    forged = {
        "Hand": custom_id(board, "Hand"),
        "My view": custom_id(board, "Hand").replace("hand", "board"),
        "Join": f"d1:join:{game_id}:0:1",
        "Rules": f"d1:rules:{game_id}:0:1",
        "All as a file": str(TextId(int(game_id, 36), Section.TILES, wish=Wish.FILE)),
        "Play": custom_id(board, "Play"),
    }
    if not is_known:
        forget_threads(world)
    before = stored(world)

    (answer,) = await raw.deliver(
        world, raw.clicked(world, world.dan, world.newest(), forged[label])
    )

    refusals = (world.text("refused-no-game-here"), world.text("refused-no-lobby-here"))
    assert said(answer) in refusals
    assert shown(answer).attachments == []
    assert stored(world) == before


async def test_a_player_looks_and_plays_from_outside_though_the_thread_is_unknown(
    world: World,
) -> None:
    thread = await thread_of(world, world.ann, world.bob)
    await world.start_game(world.ann, world.bob, at=thread)
    board = world.newest(thread)
    await world.open_lobby(world.dan)
    forget_threads(world)

    (answer,) = await raw.deliver(
        world, raw.clicked(world, world.ann, world.newest(), custom_id(board, "Play"))
    )

    assert shown(answer).attachments


async def test_a_thread_of_an_unknown_channel_is_shown_to_no_stranger(world: World) -> None:
    thread = await thread_of(world, kind=PUBLIC)
    await world.start_game(world.ann, world.bob, at=thread)
    board = world.newest(thread)
    hall = world.guild.create_text_channel("hall")
    await world.open_lobby(world.dan, at=hall)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._channels.pop(world.channel.id)

    listed = await world.dan.slash(hall, "game list")
    (by_stranger, by_player) = await raw.deliver(
        world,
        raw.clicked(world, world.dan, world.newest(hall), custom_id(board, "Hand"), at=hall),
        raw.clicked(world, world.ann, world.newest(hall), custom_id(board, "Play"), at=hall),
    )

    assert board.jump_url not in said(listed)
    assert said(by_stranger) == world.text("refused-no-game-here")
    assert shown(by_player).attachments
