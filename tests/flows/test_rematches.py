"""A rematch by button and by command, in a thread where the channel is taken, and declined."""

from dataclasses import replace

from bot.services.lobby import Lobby, Status
from tests.flows.world import World, labels, said, shown


async def finish(world: World) -> None:
    """Let Ann resign in her game against Bob, which is not the first one of anybody."""
    preferences = world.bot.services.preferences
    for person in world.people:
        told = replace(preferences.of(person.id), is_more_offered=True)
        await preferences.change(person.id, told)
    await world.start_game(order="random", target=80, pace="1d")
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label="Resign")


async def test_the_button_asks_and_the_last_acceptance_starts_the_game(world: World) -> None:
    await finish(world)
    result = world.newest()
    assert labels(result)[:2] == ["Rematch", "New game"]

    sent = said(await world.bob.click(result, label="Rematch"))

    lobby = await world.lobby()
    assert sent == world.text("rematch-sent", game=lobby.where.name)
    request = world.newest()
    assert labels(request) == ["Accept", "No thanks", "Rules"]
    assert world.called(request) == [world.ann]
    assert lobby.commitment[:16] in request.content
    assert "To 80 points" in request.content
    assert "<t:" in request.content
    assert said(await world.cleo.click(request, label="Accept")) == world.text(
        "refused-rematch-not-asked"
    )
    again = shown(await world.ann.slash(world.channel, "game rematch"))
    assert labels(again) == ["Accept", "No thanks", "Rules"]
    await world.restart()

    begun = said(await world.ann.click(again, label="Accept"))

    assert begun == world.text("lobby-begun", game=lobby.where.name)
    match = await world.match()
    assert match.game_id == lobby.game_id
    assert match.commitment == lobby.commitment
    assert {person.user_id for person in match.seats} == {world.ann.id, world.bob.id}
    assert world.called(world.newest()) == [await world.on_turn()]
    late = said(await world.ann.click(again, label="No thanks"))
    assert late == world.text("refused-no-lobby-here")


async def test_a_rematch_after_three_other_requests_asks_without_a_call(world: World) -> None:
    await finish(world)
    for _ in range(3):
        await world.ann.slash(world.channel, "game rematch")
        await world.bob.click(world.newest(), label="No thanks")

    await world.ann.slash(world.channel, "game rematch")

    request = world.newest()
    assert request.content.startswith(world.bob.mention)
    assert world.called(request) == []
    assert labels(request) == ["Accept", "No thanks", "Rules"]


async def test_whoever_declines_says_so_to_all(world: World) -> None:
    await finish(world)
    await world.ann.slash(world.channel, "game rematch")
    request = world.newest()
    assert world.called(request) == [world.bob]
    joining = said(await world.bob.slash(world.channel, "game join"))
    assert "**Accept**" in joining

    await world.bob.click(request, label="No thanks")

    told = world.newest()
    assert f"<@{world.bob.id}>" in told.content
    assert world.called(told) == []
    standing = {message.id: message for message in world.posted()}[request.id]
    assert labels(standing) == []
    assert world.text("rematch-closed") in standing.content


async def test_a_rematch_without_somebody_who_has_left_is_closed_and_that_is_told(
    world: World,
) -> None:
    await world.start_game(world.dan, world.bob, order="random", target=80)
    question = shown(await world.dan.slash(world.channel, "game resign"))
    await world.dan.click(question, label="Resign")
    await world.dan.slash(world.channel, "game rematch")
    request, lobby = world.newest(), await world.lobby()
    world.guild.remove_member(world.dan)

    answer = said(await world.bob.click(request, label="Accept"))

    assert answer == world.text("refused-rematch-without", names=world.dan.mention)
    told = world.newest()
    expected = world.text("rematch-told-without", name=world.dan.mention, game=lobby.where.name)
    assert told.content == expected
    assert world.called(told) == []
    standing = {message.id: message for message in world.posted()}[request.id]
    assert labels(standing) == []
    assert world.text("rematch-closed") in standing.content


async def test_in_a_channel_that_is_taken_a_thread_is_offered(world: World) -> None:
    await finish(world)
    result = world.newest()
    await world.open_lobby(world.cleo)

    offer = shown(await world.bob.click(result, label="Rematch"))
    assert labels(offer) == ["Ask in a thread"]
    answer = said(await world.bob.click(offer, label="Ask in a thread"))

    first = await world.lobby()
    requests = [
        await world.bot.ring.lobbies.load(number)
        for number in range(first.game_id, first.game_id + 2)
    ]
    (request,) = [lobby for lobby in requests if lobby.is_rematch]
    assert isinstance(request, Lobby)
    assert request.status is Status.LOBBY
    assert request.where.channel_id != world.channel.id
    assert request.where.name in answer
    again = shown(await world.ann.click(result, label="Rematch"))
    assert f"channels/{world.guild.id}/{request.where.channel_id}" in again.content
    assert labels(again) == ["Accept", "No thanks", "Rules"]
