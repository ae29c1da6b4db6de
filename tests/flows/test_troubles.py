"""Permissions that are missing, posts that fail, faults: no move is lost, no message is doubled."""

import asyncio

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.flows import raw
from tests.flows.journal import Journal
from tests.flows.stored import change, logged, stored
from tests.flows.test_private_threads import thread_of
from tests.flows.world import BOARD_BUTTONS, World, labels, said, shown

POSTS = "/channels/*/messages"
MISSING_PERMISSIONS = 50013
NO_ACCESS = 50001


def deny(world: World, *permissions: str, at: ChannelHandle | None = None) -> None:
    """Take permissions in a channel from the bot; with none named, give them back."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True))
    own_id = world.env.backend.bot_user.id
    overwrite = Overwrite(own_id, OverwriteType.MEMBER, allow=0, deny=denied.value)
    world.env.backend.set_overwrite((at or world.channel).id, overwrite)


def forbid_once(world: World) -> None:
    """Refuse the next post, and the next question whether its channel is there."""
    world.env.inject_error("POST", POSTS, status=403, code=MISSING_PERMISSIONS)
    world.env.inject_error("GET", "/channels/*", status=403, code=NO_ACCESS)


@pytest.mark.parametrize("permission", ["send_messages", "attach_files", "read_message_history"])
async def test_a_missing_permission_is_told_before_a_move_is_made(
    world: World, permission: str
) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    deny(world, permission)
    await world.env.settle()
    before = stored(world)

    answer = await world.ann.slash(world.channel, "place", move=move)

    assert world.text(f"permission-{permission}") in said(answer)
    assert stored(world) == before


async def test_a_missing_permission_is_told_before_a_lobby_is_opened_or_changed(
    world: World,
) -> None:
    await world.open_lobby(world.ann, world.bob)
    deny(world, "send_messages")
    before = stored(world)
    refusal = world.text(
        "refused-missing-permissions",
        names=world.text("permission-send-messages"),
        channel=f"<#{world.channel.id}>",
    )

    answers = [
        said(await who.slash(world.channel, f"game {command}"))
        for who, command in (
            (world.cleo, "join"),
            (world.bob, "leave"),
            (world.ann, "start"),
            (world.ann, "cancel"),
        )
    ]

    assert answers == [refusal] * 4
    assert stored(world) == before


@pytest.mark.parametrize(("status", "times"), [(500, 1), (502, 2), (429, 1)])
async def test_a_post_that_fails_is_made_once_after_all(
    world: World, status: int, times: int
) -> None:
    await world.start_game()
    world.env.inject_error("POST", POSTS, status=status, times=times)

    answer = await world.place(world.ann)
    await world.env.advance_time(60)

    assert labels(shown(answer)) == ["Plan ahead", "Hand", "My view"]
    assert len(world.posted()) == 3
    assert world.called(world.newest()) == [world.bob]


async def test_a_forbidden_post_is_made_once_the_permission_is_back(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    forbid_once(world)
    await world.place(world.ann)
    await world.env.advance_time(600)
    meanwhile = len(world.posted())

    deny(world)  # any change of the channel's permissions will do
    await world.env.settle()

    assert meanwhile == 2
    assert len(world.posted()) == 3
    assert world.called(world.newest()) == [world.bob]
    assert "channel_asleep" in [line["event"] for line in journal.lines()]


async def test_a_forbidden_post_is_made_at_the_next_interaction_there(world: World) -> None:
    await world.start_game()
    forbid_once(world)
    await world.place(world.ann)
    meanwhile = len(world.posted())

    await world.dan.slash(world.channel, "game info")

    assert meanwhile == 2
    assert len(world.posted()) == 3


@pytest.mark.parametrize("event", ["member_update", "thread_update", "guild_join"])
async def test_a_forbidden_post_is_made_when_something_else_may_have_let_the_bot_in(
    world: World, event: str
) -> None:
    thread = await thread_of(world, kind=discord.ChannelType.public_thread)
    await world.start_game(at=thread)
    forbid_once(world)
    await world.place(world.ann, at=thread)
    meanwhile = len(world.posted(thread))
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    known = guild.get_thread(thread.id)
    assert known is not None

    match event:
        case "member_update":
            await world.bot.on_member_update(guild.me, guild.me)
        case "thread_update":
            await world.bot.on_thread_update(known, known)
        case _:
            await world.bot.on_guild_join(guild)
    async with asyncio.timeout(10):  # simcord does not see what a test has begun
        while len(world.posted(thread)) == meanwhile:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    assert (meanwhile, len(world.posted(thread))) == (2, 3)
    assert world.called(world.newest(thread)) == [world.bob]


async def test_what_is_owed_for_a_game_that_cannot_be_shown_waits_until_it_can(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    world.env.inject_error("POST", POSTS, status=500, times=None)
    await world.place(world.ann)
    await world.bot.close()
    world.env.backend.faults.clear()
    posted = []
    for number in (1000, -1000):
        change(world, f"UPDATE games SET rules = rules + {number}")  # noqa: S608  a number of ours
        await world.restart()
        await world.dan.slash(world.channel, "game info")
        await world.env.advance_time(600)
        posted.append(len(world.posted()))

    journal.take_faults()
    assert posted[-1] == 3
    assert world.called(world.newest()) == [world.bob]


async def test_after_an_outage_owed_turns_come_in_order_and_only_the_last_calls(
    world: World,
) -> None:
    await world.start_game()
    world.env.inject_error("POST", POSTS, status=500, times=None)
    for _ in range(3):
        await world.place(await world.on_turn())
    meanwhile = len(world.posted())

    world.env.backend.faults.clear()
    await world.env.advance_time(600)

    *_, first, second, third = world.posted()
    assert meanwhile == 2
    assert len(world.posted()) == 5
    assert [world.called(message) for message in (first, second, third)] == [[], [], [world.bob]]
    assert [message.flags.suppress_notifications for message in (first, second, third)] == [
        True,
        True,
        False,
    ]
    assert [labels(message) for message in (first, second, third)] == [[], [], BOARD_BUTTONS]


async def test_what_is_owed_is_posted_after_a_restart(world: World) -> None:
    await world.start_game()
    world.env.inject_error("POST", POSTS, status=500, times=None)
    await world.place(world.ann)
    await world.bot.close()
    world.env.backend.faults.clear()

    await world.restart()

    assert len(world.posted()) == 3
    assert world.called(world.newest()) == [world.bob]


async def test_a_strip_that_fails_is_not_tried_again(world: World) -> None:
    await world.start_game()
    old = world.newest()
    world.env.inject_error("PATCH", f"{POSTS}/{old.id}", status=500, times=None)

    await world.place(world.ann)
    await world.env.advance_time(600)

    patched = [request for request in world.env.http_requests if request.path.endswith(str(old.id))]
    assert len(patched) == 1
    assert world.called(world.newest()) == [world.bob]


async def test_a_board_that_somebody_deleted_does_not_matter(world: World) -> None:
    await world.start_game()
    world.env.backend.delete_message(world.channel.id, world.newest().id)

    await world.place(world.ann)
    await world.place(world.bob)

    assert [labels(message) for message in world.posted()] == [[], [], BOARD_BUTTONS]


async def test_an_answer_that_cannot_be_given_undoes_no_move(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    world.env.inject_error("POST", "/interactions/*", status=500, times=None)

    await world.ann.slash(world.channel, "place", move=move)

    (fault,) = journal.take_faults()
    assert fault["event"] == "answer_lost"
    assert logged(world)[-1] == "end"
    assert world.called(world.newest()) == [world.bob]


async def test_a_move_whose_answer_was_lost_is_told_when_it_is_delivered_again(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    delivery = raw.typed(world, world.ann, "place", move=move)
    world.env.inject_error("POST", "/interactions/*", status=500)

    await raw.deliver(world, delivery)
    (answer,) = await raw.deliver(world, delivery)

    journal.take_faults()
    assert move.split()[1] in said(answer)
    assert labels(shown(answer)) == ["Plan ahead", "Hand", "My view"]
    assert logged(world).count("end") == 1


async def test_an_unexpected_fault_is_answered_with_an_id_that_is_in_the_log(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    change(world, "ALTER TABLE seats RENAME TO chairs")

    answer = said(await world.ann.slash(world.channel, "place", move=move))
    change(world, "ALTER TABLE chairs RENAME TO seats")
    again = await world.ann.slash(world.channel, "place", move=move)

    (fault,) = journal.take_faults()
    assert fault["event"] == "interaction_failed"
    assert answer == world.text("fault", id=fault["error_id"])
    assert "no such table" in str(fault["exception"])
    assert labels(shown(again)) == ["Plan ahead", "Hand", "My view"]
    assert logged(world).count("end") == 1


async def test_a_command_that_the_bot_no_longer_has_is_answered_with_an_id_that_is_in_the_log(
    world: World, journal: Journal
) -> None:
    delivery = raw.typed(world, world.ann, "turns")
    delivery.payload["data"]["name"] = "dance"
    world.foreseen.add(discord.app_commands.CommandNotFound)

    (answer,) = await raw.deliver(world, delivery)

    (fault,) = journal.take_faults()
    assert fault["event"] == "interaction_failed"
    assert said(answer) == world.text("fault", id=fault["error_id"])
    assert [type(error) for error in world.env.errors] == [discord.app_commands.CommandNotFound]


async def test_a_fault_in_a_completion_offers_nothing_and_is_logged(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    await world.restart()  # what it knew before it would not look up
    change(world, "ALTER TABLE games RENAME TO plays")

    offered = await world.moves(world.ann)

    (fault,) = journal.take_faults()
    change(world, "ALTER TABLE plays RENAME TO games")
    assert offered == []
    assert fault["event"] == "interaction_failed"
