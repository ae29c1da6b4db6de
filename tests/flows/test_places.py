"""Places: a game is where it was opened, and does not exist for whoever may not look there."""

import discord
import pytest
from simcord import ChannelHandle

from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TextId, Wish
from tests.flows import raw
from tests.flows.stored import stored
from tests.flows.world import BOARD_BUTTONS, World, custom_id, labels, said, shown

HIDDEN = discord.PermissionOverwrite(view_channel=False)


def secret_channel(world: World) -> ChannelHandle:
    """Make a channel that Dan cannot see."""
    return world.guild.create_text_channel("secret", overwrites={world.dan: HIDDEN})


async def test_a_game_in_a_hidden_channel_is_not_listed(world: World) -> None:
    secret = secret_channel(world)
    await world.start_game(at=secret)

    by_dan = await world.dan.slash(world.channel, "game list")
    by_cleo = await world.cleo.slash(world.channel, "game list")

    assert said(by_dan) == world.text("list-none")
    assert world.newest(secret).jump_url in said(by_cleo)


async def test_a_player_sees_a_game_though_its_channel_was_hidden_since(world: World) -> None:
    secret = secret_channel(world)
    await world.open_lobby(world.ann, world.bob, at=secret, order="joined")
    await world.cleo.click(world.newest(secret), label="Join")
    await world.ann.slash(secret, "game start")
    channel = world.env.backend.get_channel(secret.id)
    channel.overwrites[0].target_id = world.cleo.id

    answer = await world.cleo.slash(world.channel, "game list")

    assert world.newest(secret).jump_url in said(answer)


async def test_a_game_of_another_server_is_not_listed_but_waits(world: World) -> None:
    await world.start_game()
    away = world.env.create_guild("Away")
    hall = away.create_text_channel("hall")
    guest = away.add_member((await world.on_turn()).user)

    listed = await guest.slash(hall, "game list")
    turns = await guest.slash(hall, "turns")
    info = await guest.slash(hall, "game info")

    assert said(listed) == world.text("list-none")
    assert (await world.match()).where.name in said(turns)
    assert said(info) == world.text("refused-no-game-here")


@pytest.mark.parametrize(
    "label", ["Hand", "My view", "Join", "Start", "Options", "Rules", "All as a file"]
)
async def test_a_button_from_a_hidden_channel_tells_a_stranger_nothing(
    world: World, label: str
) -> None:
    secret = secret_channel(world)
    await world.start_game(world.ann, world.bob, world.cleo, at=secret)
    _, board = world.posted(secret)
    question = shown(await world.cleo.slash(secret, "game resign"))
    await world.cleo.click(question, label="Resign")
    line = world.newest(secret)
    await world.open_lobby(world.dan)
    game_id = custom_id(board, "Hand").split(":")[2]
    forged = {
        "Hand": custom_id(board, "Hand"),
        "My view": custom_id(line, "My view"),
        "Join": f"d1:join:{game_id}:0:1",
        "Start": f"d1:start:{game_id}:0:1",
        "Options": f"d1:options:{game_id}:0:1",
        "Rules": f"d1:rules:{game_id}:0:1",
        "All as a file": str(TextId(int(game_id, 36), Section.TILES, wish=Wish.FILE)),
    }
    before = stored(world)

    (answer,) = await raw.deliver(
        world, raw.clicked(world, world.dan, world.newest(), forged[label])
    )

    assert said(answer) in {
        world.text("refused-no-game-here"),
        world.text("refused-no-lobby-here"),
    }
    assert shown(answer).attachments == []
    assert stored(world) == before


@pytest.mark.parametrize("command", ["place", "end", "hand", "board", "game resign", "game info"])
async def test_in_a_channel_without_a_game_one_is_told_where_ones_games_are(
    world: World, command: str
) -> None:
    elsewhere = world.guild.create_text_channel("other")
    game = await world.start_game(at=elsewhere)
    options = {"move": "1a"} if command == "place" else {}

    answer = said(await world.ann.slash(world.channel, command, **options))

    assert answer.startswith(world.text("refused-no-game-here"))
    assert f"[{game.where.name}]({world.newest(elsewhere).jump_url})" in answer


@pytest.mark.parametrize("command", ["place", "end", "hand", "board", "game resign"])
async def test_before_the_start_one_is_told_who_can_start(world: World, command: str) -> None:
    await world.open_lobby(world.ann, world.bob)
    options = {"move": "1a"} if command == "place" else {}

    answer = await world.ann.slash(world.channel, command, **options)

    assert said(answer) == world.text("refused-not-started")


async def test_two_who_open_a_lobby_at_once_get_one_and_a_link(world: World) -> None:
    results = await raw.deliver(
        world,
        raw.typed(world, world.ann, "game new", variant="classic"),
        raw.typed(world, world.bob, "game new", variant="classic"),
    )

    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    refusals = [result for result in results if link in said(result)]
    assert len(refusals) == 1
    assert len(world.posted()) == 1
    assert len(stored(world)["games"]) == 1


async def test_games_in_two_channels_of_a_server_have_different_names(world: World) -> None:
    other = world.guild.create_text_channel("other")

    games = [await world.start_game(), await world.start_game(at=other)]

    assert len({game.where.name for game in games}) == 2


async def test_a_thread_is_a_place_of_its_own(world: World) -> None:
    await world.start_game()
    parent = world.bot.get_channel(world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="aside", type=discord.ChannelType.public_thread)
    (thread,) = world.channel.threads

    await world.start_game(at=thread)
    await world.place(world.ann, at=thread)

    assert len(world.posted(thread)) == 3
    assert labels(world.newest(thread)) == BOARD_BUTTONS
    assert len((await world.match()).history) == 1


async def test_in_private_messages_one_is_told_all_turns_but_plays_no_game(world: World) -> None:
    game = await world.start_game()

    turns = await world.ann.user.slash("turns")
    offered = world.ann.user.available_commands()

    assert game.where.name in turns.response.content
    assert sorted(offered) == ["away", "help", "privacy", "rules", "settings", "turns"]
