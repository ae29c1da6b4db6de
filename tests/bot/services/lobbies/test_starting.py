"""At a lobby's start whoever has left the server is taken out of it, and the host is told."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.services.errors import Refused
from bot.services.lobby import Lobby, Status
from bot.services.people import Person
from bot.services.posting import members
from bot.storage.outbox import RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, GUILD, World, open_world, proposal


async def table(world: World, *guests: Person, most_seats: int = 4) -> Lobby:
    """Ann's lobby with her guests in it."""
    lobby = await world.open_lobby(proposal(most_seats=most_seats))
    for guest in guests:
        lobby = await world.lobbies.join(lobby.game_id, guest, world.interaction())
    await world.settle()
    return lobby


async def press_start(world: World, lobby: Lobby, who: Person = ANN) -> Refused:
    with pytest.raises(Refused) as refused:
        await world.lobbies.start(lobby.game_id, who.user_id, world.interaction())
    await world.settle()
    return refused.value


async def test_who_has_left_the_server_is_taken_out_and_nothing_starts(world: World) -> None:
    lobby = await table(world, BOB, CEM)
    world.server.gone = {BOB.user_id}

    refused = await press_start(world, lobby)

    left = await world.lobbies.load(lobby.game_id)
    assert (refused.code, refused.data) == ("members_left", {"users": (BOB.user_id,), "count": 1})
    assert (left.status, left.members) == (Status.LOBBY, (ANN, CEM))
    assert [kind for kind, _ in world.courier.edits][-1] is RowKind.LOBBY_EDIT
    match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    assert [person.user_id for person in match.seats] == [ANN.user_id, CEM.user_id]


async def test_all_who_have_left_are_taken_out_at_once_and_there_may_be_too_few(
    world: World,
) -> None:
    lobby = await table(world, BOB, CEM)
    world.server.gone = {BOB.user_id, CEM.user_id}

    first, second = [await press_start(world, lobby) for _ in range(2)]

    assert first.data == {"users": (BOB.user_id, CEM.user_id), "count": 2}
    assert second.code == "too_few"
    assert (await world.lobbies.load(lobby.game_id)).members == (ANN,)


async def test_a_table_that_is_not_full_any_more_calls_its_host_no_more(path: Path) -> None:
    async with open_world(path) as world:
        lobby = await table(world, BOB, most_seats=2)
        world.server.gone = {BOB.user_id}

        await press_start(world, lobby)
        await world.outbox.resume(world.courier)
        await world.settle()

        assert RowKind.FULL not in world.courier.kinds(CHANNEL)


async def test_the_second_delivery_of_that_press_starts_nothing(world: World) -> None:
    lobby = await table(world, BOB, CEM)
    world.server.gone = {BOB.user_id}
    number = world.interaction()

    refused = []
    for _ in range(2):
        with pytest.raises(Refused) as told:
            await world.lobbies.start(lobby.game_id, ANN.user_id, number)
        refused.append(told.value)

    assert [one.code for one in refused] == ["members_left", "members_left"]
    assert refused[1].data == {"users": (), "count": 0}
    assert (await world.lobbies.load(lobby.game_id)).status is Status.LOBBY


async def test_computers_and_the_host_are_not_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB)
    await world.add_computer(lobby)
    asked: list[tuple[int, set[int]]] = []

    async def present(guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        asked.append((guild_id, {*user_ids}))
        return frozenset(user_ids)

    monkeypatch.setattr(world.server, "present", present)
    await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert asked == [(GUILD, {BOB.user_id})]


async def test_where_nothing_can_start_nobody_is_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB, CEM)
    monkeypatch.setattr(world.server, "present", None)

    guest = await press_start(world, lobby, BOB)
    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    closed = await press_start(world, lobby)

    assert [guest.code, closed.code] == ["not_host", "no_lobby_here"]


async def test_no_transaction_is_open_while_discord_is_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB)

    async def present(_guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        async with asyncio.timeout(5), world.database.transaction():
            return frozenset(user_ids)

    monkeypatch.setattr(world.server, "present", present)
    match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert len(match.seats) == 2


async def test_who_cannot_be_asked_for_in_time_counts_as_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB)

    async def present(_guild_id: int, _user_ids: Collection[int]) -> frozenset[int]:
        await asyncio.sleep(60)
        return frozenset()

    monkeypatch.setattr(world.server, "present", present)
    monkeypatch.setattr(members, "PATIENCE_SECONDS", 0.01)
    match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert len(match.seats) == 2


async def test_who_cannot_be_asked_for_at_all_counts_as_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB)

    async def present(_guild_id: int, _user_ids: Collection[int]) -> frozenset[int]:
        raise OSError

    monkeypatch.setattr(world.server, "present", present)
    match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert len(match.seats) == 2


async def test_who_has_left_the_lobby_too_holds_nothing_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table(world, BOB, CEM)

    async def present(_guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())
        return frozenset(user_ids) - {BOB.user_id}

    monkeypatch.setattr(world.server, "present", present)
    match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert [person.user_id for person in match.seats] == [ANN.user_id, CEM.user_id]
