"""A game is moved into a thread, and out of it again when that is deleted."""

import discord
from simcord import ChannelHandle, MemberActor

from bot.presenters.people import shown_name
from tests.flows.test_closing import manager
from tests.flows.test_lost_channels import statuses
from tests.flows.test_private_threads import PRIVATE, PUBLIC, thread_of
from tests.flows.world import BOARD_BUTTONS, World, labels, said


async def test_a_game_is_moved_by_its_host_to_where_everybody_can_go_on(world: World) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={world.bob: hidden})
    other = world.guild.create_text_channel("other")
    aside = await thread_of(world, world.ann, kind=PRIVATE)
    game, steward = await world.start_game(), manager(world)
    name, old = shown_name(game.where.name), world.newest()

    async def move(who: MemberActor, at: ChannelHandle) -> str:
        return said(await who.slash(at, "game move", game=game.where.name.lower()))

    offered = [await who.autocomplete(other, "game move", "game", "") for who in world.people[:2]]
    assert [[choice["value"] for choice in found] for found in offered] == [[game.where.name], []]
    assert await move(world.bob, other) == world.text(
        "refused-may-not-move", name=name, host=world.ann.mention
    )
    for place in (secret, aside):
        assert await move(world.ann, place) == world.text(
            "refused-cannot-view", name=name, names=world.bob.mention
        )
    assert world.posted(secret) == world.posted(aside) == []

    parent = world.bot.get_channel(world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="table", type=PUBLIC)
    thread = next(it for it in world.channel.threads if it.id != aside.id)
    assert await move(world.ann, thread) == world.text("done-moved", game=name)

    line, board = world.posted(thread)
    assert line.content == world.text("moved-told", name=world.ann.mention, game=name)
    assert world.called(line) == world.called(board) == []
    assert labels(board) == BOARD_BUTTONS
    (stripped,) = [message for message in world.posted() if message.id == old.id]
    assert labels(stripped) == []
    assert board.jump_url in said(await world.bob.slash(world.channel, "game list"))
    await world.place(world.ann, at=thread)
    assert world.called(world.newest(thread)) == [world.bob]

    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert statuses(world) == ["paused"]
    offered = [
        await who.autocomplete(other, "game move", "game", "") for who in (steward, world.bob)
    ]
    assert [[choice["value"] for choice in found] for found in offered] == [[game.where.name], []]
    await world.env.advance_time(3600)
    assert await move(world.ann, world.channel) == world.text("done-moved", game=name)
    assert statuses(world) == ["running"]
    assert world.bob in [who for it in world.posted()[-2:] for who in world.called(it)]
