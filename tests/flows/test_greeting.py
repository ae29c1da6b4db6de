"""The bot greets a server that it joins, where it may write, and once."""

import discord
import pytest

from tests.flows.stored import change, rows
from tests.flows.test_troubles import deny
from tests.flows.world import World


async def joined(world: World) -> discord.Guild:
    """Let the bot join its server anew."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await world.bot.on_guild_remove(guild)
    await world.bot.on_guild_join(guild)
    return guild


async def test_a_server_is_greeted_once(world: World) -> None:
    assert world.posted() == []

    guild = await joined(world)
    await world.bot.on_guild_available(guild)
    await world.restart()

    (greeting,) = world.posted()
    assert "</game new:" in greeting.content
    assert world.text("permission-attach-files") not in greeting.content


async def test_the_greeting_says_what_is_missing(world: World) -> None:
    deny(world, "attach_files", "create_public_threads")
    await world.env.settle()

    await joined(world)

    (greeting,) = world.posted()
    for permission in ("attach-files", "create-public-threads"):
        assert world.text(f"permission-{permission}") in greeting.content
    assert world.text("permission-send-messages") not in greeting.content


@pytest.mark.parametrize("denied", ["send_messages", "view_channel"])
async def test_it_stands_in_a_channel_where_the_bot_may_write(world: World, denied: str) -> None:
    other = world.guild.create_text_channel("other")
    deny(world, denied)
    await world.env.settle()

    await joined(world)

    assert world.posted() == []
    assert len(world.posted(other)) == 1


async def test_a_community_is_greeted_in_its_language(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.features.append("COMMUNITY")
    guild.preferred_locale = discord.Locale.french

    await joined(world)

    (greeting,) = world.posted()
    assert greeting.content.startswith("Bonjour")


async def test_a_greeting_that_fails_is_not_tried_again(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=200000)

    guild = await joined(world)
    await world.bot.on_guild_available(guild)

    assert world.posted() == []


async def test_what_is_kept_of_a_server_left_long_ago_is_deleted_once_it_is_known_to_be_gone(
    world: World,
) -> None:
    await world.start_game()
    change(world, "UPDATE server_presence SET gone_since = 0")
    change(world, "INSERT INTO server_presence VALUES (71, 1, 0, 1)")
    await world.bot.on_ready()  # the bot is back on one of them

    await world.env.advance_time(3700)

    found = rows(world, "SELECT guild_id, gone_since FROM server_presence")
    assert found == [(world.guild.id, None)]
    assert len(rows(world, "SELECT * FROM games")) == 1
    assert len([*world.database.parent.glob("*.before-deletion-*")]) == 1
