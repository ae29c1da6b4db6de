"""Lobbies: who sits, who decides, who is called."""

import re
from datetime import timedelta

import pytest

from tests.flows import raw
from tests.flows.stored import stored
from tests.flows.world import World, custom_id, labels, said, shown

LIFETIME = timedelta(days=7)


async def test_a_lobby_shows_terms_seats_commitment_and_buttons(world: World) -> None:
    await world.open_lobby(seats=3, target=90, order="joined")

    lobby = world.newest()
    assert "90 points" in lobby.content
    assert "1 of 3: Ann (host)" in lobby.content
    assert re.search(r"\b[0-9a-f]{16}\b", lobby.content)
    assert labels(lobby) == ["Join", "Leave", "Add bot", "Start", "Cancel", "Options", "Rules"]
    assert world.called(lobby) == []


async def test_who_opens_a_lobby_is_told_of_every_way_to_fill_it(world: World) -> None:
    answer = await world.ann.slash(world.channel, "game new", variant="classic")

    ways = ("**Join**", "game invite", "**Add bot**", "**Start**")
    assert [way for way in ways if way not in said(answer)] == []


async def test_a_long_game_for_many_warns_that_the_bag_runs_out(world: World) -> None:
    await world.open_lobby(target=240)

    assert world.text("lobby-bag-short") in world.newest().content


async def test_joining_and_leaving_show_in_the_same_message(world: World) -> None:
    await world.open_lobby()

    await world.bob.click(world.newest(), label="Join")
    with_bob = world.newest().content
    await world.bob.click(world.newest(), label="Leave")

    assert "2 of 4: Ann (host), Bob" in with_bob
    assert "1 of 4: Ann (host)" in world.newest().content
    assert len(world.posted()) == 1


async def test_two_who_join_at_once_both_sit(world: World) -> None:
    await world.open_lobby()
    lobby = world.newest()
    join = custom_id(lobby, "Join")

    await raw.deliver(
        world,
        raw.clicked(world, world.bob, lobby, join),
        raw.clicked(world, world.cleo, lobby, join),
    )

    assert "3 of 4: Ann (host), Bob, Cleo" in world.newest().content


async def test_of_two_who_join_at_once_one_gets_the_last_seat(world: World) -> None:
    await world.open_lobby(seats=2)
    lobby = world.newest()
    join = custom_id(lobby, "Join")

    results = await raw.deliver(
        world,
        raw.clicked(world, world.bob, lobby, join),
        raw.clicked(world, world.cleo, lobby, join),
    )

    assert [said(result) for result in results].count(world.text("refused-lobby-full")) == 1
    assert "2 of 2: Ann (host), " in world.posted()[0].content


async def test_a_full_lobby_calls_the_host_once(world: World) -> None:
    await world.open_lobby(world.ann, world.bob, world.cleo, seats=3)

    *earlier, full = world.posted()

    assert world.called(full) == [world.ann]
    assert [world.called(message) for message in earlier] == [[]]
    assert labels(full) == ["Start"]


async def test_whoever_sits_does_not_sit_twice(world: World) -> None:
    await world.open_lobby()
    before = stored(world)

    answer = await world.ann.click(world.newest(), label="Join")

    assert said(answer) == world.text("refused-already-joined")
    assert stored(world) == before


async def test_the_host_who_leaves_hands_the_role_on_by_order_of_joining(world: World) -> None:
    await world.open_lobby(world.ann, world.bob, world.cleo)

    await world.ann.slash(world.channel, "game leave")
    refused = await world.cleo.slash(world.channel, "game start")
    begun = await world.bob.slash(world.channel, "game start")

    assert said(refused) == world.text("refused-not-host", host=world.bob.mention)
    assert said(begun) == world.text("lobby-begun", game=(await world.match()).where.name)


async def test_the_last_one_who_leaves_closes_the_lobby(world: World) -> None:
    await world.open_lobby()

    await world.ann.slash(world.channel, "game leave")
    closed = world.newest()
    await world.bob.slash(world.channel, "game new", variant="classic")

    assert closed.content.endswith(world.text("lobby-cancelled"))
    assert labels(closed) == []
    assert labels(world.newest()) == [
        "Join",
        "Leave",
        "Add bot",
        "Start",
        "Cancel",
        "Options",
        "Rules",
    ]


async def test_only_the_host_cancels(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)
    before = stored(world)

    refused = await world.bob.click(world.newest(), label="Cancel")
    after_refusal = stored(world)
    lobby = world.newest()
    question = shown(await world.ann.click(lobby, label="Cancel"))
    asked, unsure = question.content, stored(world)
    await world.ann.click(question, label="Cancel the lobby")
    closed = next(message for message in world.posted() if message.id == lobby.id)

    assert said(refused) == world.text("refused-not-host", host=world.ann.mention)
    assert after_refusal == unsure == before
    assert "Bob would lose their seats" in asked
    assert closed.content.endswith(world.text("lobby-cancelled"))
    assert labels(closed) == []
    assert f"{world.ann.mention} has cancelled" in world.newest().content


async def test_start_is_refused_to_guests_and_to_a_host_alone(world: World) -> None:
    await world.open_lobby()

    alone = await world.ann.click(world.newest(), label="Start")
    await world.bob.click(world.newest(), label="Join")
    guest = await world.bob.click(world.newest(), label="Start")

    assert said(alone) == world.text("refused-too-few", fewest=2)
    assert said(guest) == world.text("refused-not-host", host=world.ann.mention)
    assert stored(world)["log"] == []


async def test_who_has_left_the_server_is_taken_out_before_the_game_starts(world: World) -> None:
    await world.open_lobby(world.ann, world.bob, world.dan)
    lobby = world.newest()
    world.guild.remove_member(world.dan)

    answer = await world.ann.click(lobby, label="Start")

    told = world.text("refused-members-left", names=world.dan.mention, count=1)
    assert said(answer) == told
    assert told.startswith(f"{world.dan.mention} left the server and was taken out")
    assert "2 of 4: Ann (host), Bob" in world.newest().content
    assert stored(world)["log"] == []
    begun = await world.ann.click(lobby, label="Start")
    match = await world.match()
    assert said(begun) == world.text("lobby-begun", game=match.where.name)
    assert {person.user_id for person in match.seats} == {world.ann.id, world.bob.id}


async def test_a_started_lobby_keeps_no_buttons_and_takes_nobody(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)
    lobby = world.newest()
    await world.ann.slash(world.channel, "game start")

    clicked, typed = await raw.deliver(
        world,
        raw.clicked(world, world.dan, lobby, custom_id(lobby, "Join")),
        raw.typed(world, world.dan, "game join"),
    )

    assert labels(world.posted()[0]) == []
    assert said(clicked) == world.text("refused-no-lobby-here")
    assert said(typed) == world.text("refused-game-running")


async def test_an_invitation_calls_the_invited_once_and_seats_them(world: World) -> None:
    await world.open_lobby(invite_only=True)

    await world.ann.slash(world.channel, "game invite", user=world.bob)
    await world.ann.slash(world.channel, "game invite", user=world.bob)
    invitation = world.newest()
    await world.bob.click(invitation, label="Join")

    assert "2 of 4: Ann (host), Bob" in world.posted()[0].content
    assert [world.called(message) for message in world.posted()] == [[], [world.bob]]
    assert labels(invitation) == ["Join"]


async def test_a_fourth_invitation_in_a_day_asks_without_a_call(world: World) -> None:
    for _ in range(4):
        await world.open_lobby()
        await world.ann.slash(world.channel, "game invite", user=world.bob)
        await world.ann.slash(world.channel, "game cancel")

    invitations = [message for message in world.posted() if world.bob.mention in message.content]
    assert [world.called(message) for message in invitations] == [*3 * [[world.bob]], []]
    assert not any(map(labels, invitations))  # each of their lobbies is closed


async def test_a_game_by_invitation_seats_nobody_else(world: World) -> None:
    await world.open_lobby(invite_only=True)

    answer = await world.bob.click(world.newest(), label="Join")

    assert said(answer) == world.text("refused-not-invited", host=world.ann.mention)
    assert "1 of 4" in world.newest().content


async def test_a_stranger_to_the_lobby_invites_nobody(world: World) -> None:
    await world.open_lobby()

    answer = await world.bob.slash(world.channel, "game invite", user=world.cleo)

    assert said(answer) == world.text("refused-not-in-lobby")
    assert len(world.posted()) == 1


async def test_a_second_game_in_a_channel_is_answered_with_a_link_to_the_first(
    world: World,
) -> None:
    await world.open_lobby(world.ann, world.bob)
    lobby = world.newest()

    beside_lobby = await world.cleo.slash(world.channel, "game new", variant="classic")
    await world.ann.slash(world.channel, "game start")
    beside_game = await world.cleo.slash(world.channel, "game new", variant="classic")

    assert lobby.jump_url in said(beside_lobby)
    assert world.newest().jump_url in said(beside_game)
    assert len(stored(world)["games"]) == 1


@pytest.mark.slow
async def test_a_lobby_that_nobody_starts_closes_after_seven_days(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)

    await world.env.advance_time((LIFETIME - timedelta(hours=2)).total_seconds())
    still_open = labels(world.newest())
    await world.env.advance_time(timedelta(hours=4).total_seconds())

    assert still_open == ["Join", "Leave", "Add bot", "Start", "Cancel", "Options", "Rules"]
    lobby, told = world.posted()[-2:]
    assert labels(lobby) == []
    assert lobby.content.endswith(world.text("lobby-closed-by-time"))
    assert world.ann.mention in told.content
    assert world.called(told) == []
    assert labels(told) == ["New game"]

    await world.bob.click(told, label="New game")
    assert world.newest().content.startswith("**")
    assert labels(world.newest()) == still_open


async def test_a_bot_is_not_asked_to_play(world: World) -> None:
    await world.open_lobby()
    user = world.env.create_user("beep", bot=True)
    robot = world.guild.add_member(user)
    before = len(world.posted())

    answer = await world.ann.slash(world.channel, "game invite", user=robot)

    assert said(answer) == world.text("refused-guest-is-bot")
    assert len(world.posted()) == before
