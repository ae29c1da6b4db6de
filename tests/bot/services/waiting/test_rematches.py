"""Rematches: everybody is asked, everybody must accept, and the bag is promised before."""

import asyncio
from collections.abc import Collection
from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.fairness import commitment_of
from bot.services.games.match import Match
from bot.services.lobbies.closing import DECLINED, UNANSWERED, WITHOUT
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby, Pace, SeatOrder, Status
from bot.services.people import Person
from bot.services.posting import members
from bot.services.waiting.rematches import OPEN_FOR
from bot.storage import clocks, games
from bot.storage.clocks import ClockKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, GUILD, World, proposal

HOUR = timedelta(hours=1).total_seconds()


async def over(world: World, *guests: Person, computers: int = 0) -> Match:
    """A finished game of Ann, her guests and some computers."""
    asked = proposal(SeatOrder.RANDOM, pace=Pace.DAY, target=70)
    match = await world.start_with_computers(computers, asked, *guests)
    for person in (*guests, ANN)[: len(guests) + bool(computers)]:
        cause = by_player(world.interaction())
        match = (await world.matches.resign(match.game_id, person.user_id, cause)).match
    await world.settle()
    match = await world.matches.load(match.game_id)
    assert match.public.outcome is not None
    return match


async def ask(world: World, match: Match, who: Person = ANN, channel_id: int = CHANNEL) -> Lobby:
    opening = Opening(GUILD, channel_id, who, world.interaction())
    lobby = await world.rematches.ask(match, opening)
    await world.settle()
    return await world.lobbies.load(lobby.game_id)


async def accept(world: World, lobby: Lobby, who: Person) -> Lobby:
    answered = await world.rematches.accept(lobby.game_id, who, world.interaction())
    await world.settle()
    return answered


async def is_clean(world: World) -> bool:
    return (await check_all(world.database))[1] == []


async def test_it_begins_with_the_same_terms_once_everybody_has_accepted(world: World) -> None:
    first = await over(world, BOB, CEM, computers=1)
    lobby = await ask(world, first, BOB)
    assert lobby.rematch_of == first.game_id
    assert [member.user_id for member in lobby.members] == [BOB.user_id, -1]
    assert set(lobby.silent) == {ANN.user_id, CEM.user_id}
    assert lobby.message_id is not None

    waiting = await accept(world, lobby, CEM)
    last_id = world.interaction()
    begun = await world.rematches.accept(lobby.game_id, ANN, last_id)

    assert waiting.silent == (ANN.user_id,)
    assert begun.status is Status.RUNNING
    match = await world.matches.load(lobby.game_id)
    row = await games.get(world.database.reader, lobby.game_id)
    assert row is not None
    assert row.start_id == last_id
    assert commitment_of(row.seed) == lobby.commitment != first.commitment
    assert match.terms.options == first.terms.options
    assert (match.terms.order, match.terms.pace) == (first.terms.order, first.terms.pace)
    assert {person.user_id for person in match.seats} == {one.user_id for one in first.seats}
    assert await is_clean(world)


async def test_who_played_alone_with_computers_accepts_what_they_have_seen(world: World) -> None:
    first = await over(world, computers=1)
    lobby = await ask(world, first)
    assert lobby.silent == (ANN.user_id,)

    begun = await accept(world, lobby, ANN)

    assert begun.status is Status.RUNNING


async def test_whoever_declines_closes_it_and_the_channel_is_told(world: World) -> None:
    lobby = await ask(world, await over(world, BOB, CEM))
    await accept(world, lobby, BOB)

    closed = await world.rematches.decline(lobby.game_id, BOB.user_id, world.interaction())
    await world.settle()

    assert closed.status is Status.CANCELLED
    told = world.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id, told.body) == (RowKind.CLOSED, BOB.user_id, DECLINED)
    with pytest.raises(Refused, match="no_lobby_here"):
        await accept(world, lobby, CEM)
    assert await clocks.get(world.database.reader, lobby.game_id, ClockKind.VOTE) is None
    assert await is_clean(world)


async def test_two_last_answers_at_once_start_one_game(world: World) -> None:
    lobby = await ask(world, await over(world, BOB, CEM))

    answers = await asyncio.gather(accept(world, lobby, BOB), accept(world, lobby, CEM))

    assert sorted(answer.status for answer in answers) == [Status.LOBBY, Status.RUNNING]


async def test_a_second_delivery_of_an_acceptance_changes_nothing(world: World) -> None:
    lobby = await ask(world, await over(world, BOB))
    number = world.interaction()
    first = await world.rematches.accept(lobby.game_id, BOB, number)
    revision = (await world.matches.load(lobby.game_id)).revision

    again = await world.rematches.accept(lobby.game_id, BOB, number)

    assert first.status is again.status is Status.RUNNING
    assert (await world.matches.load(lobby.game_id)).revision == revision


async def test_after_three_quarters_of_a_day_the_silent_are_called_once(lasting: World) -> None:
    lobby = await ask(lasting, await over(lasting, BOB, CEM))
    await accept(lasting, lobby, CEM)

    await lasting.pass_time(17.9 * HOUR)
    assert RowKind.INVITE not in lasting.courier.kinds(CHANNEL)
    await lasting.pass_time(5 * HOUR)

    called = [it.row for it in lasting.courier.channels[CHANNEL] if it.row.kind is RowKind.INVITE]
    assert [row.user_id for row in called] == [BOB.user_id]


async def test_who_answers_before_the_call_is_posted_is_not_called(lasting: World) -> None:
    lobby = await ask(lasting, await over(lasting, BOB, CEM))
    await lasting.outbox.close()
    await lasting.pass_time(18.1 * HOUR)
    await lasting.rematches.accept(lobby.game_id, BOB, lasting.interaction())

    rows = await lasting.database.reader.execute_fetchall(
        "SELECT user_id FROM outbox WHERE kind = ?", (RowKind.INVITE.word,)
    )

    assert [user_id for (user_id,) in rows] == [CEM.user_id]


async def test_after_a_day_it_is_closed(lasting: World) -> None:
    lobby = await ask(lasting, await over(lasting, BOB))

    await lasting.pass_time(OPEN_FOR.total_seconds() + 1)

    assert (await lasting.lobbies.load(lobby.game_id)).status is Status.CANCELLED
    told = lasting.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.body) == (RowKind.CLOSED, UNANSWERED)
    assert await is_clean(lasting)


async def test_only_those_who_played_may_ask_and_answer(world: World) -> None:
    first = await over(world, BOB)
    with pytest.raises(Refused, match="not_a_player"):
        await ask(world, first, DEE)
    lobby = await ask(world, first)

    with pytest.raises(Refused, match="rematch_not_asked"):
        await accept(world, lobby, DEE)
    with pytest.raises(Refused, match="rematch_not_asked"):
        await world.rematches.decline(lobby.game_id, DEE.user_id, world.interaction())


async def test_a_game_that_goes_on_has_no_rematch(world: World) -> None:
    match = await world.start()

    with pytest.raises(Refused, match="rematch_too_early"):
        await ask(world, match)


async def test_there_is_no_rematch_without_those_who_left_the_server(world: World) -> None:
    first = await over(world, BOB, CEM)
    world.server.gone = {CEM.user_id}

    with pytest.raises(Refused) as excinfo:
        await ask(world, first)

    assert (excinfo.value.code, excinfo.value.data) == (
        "rematch_without",
        {"users": (CEM.user_id,)},
    )


async def test_who_leaves_the_server_after_accepting_ends_it_at_the_last_acceptance(
    world: World,
) -> None:
    lobby = await ask(world, await over(world, BOB, CEM, DEE))
    await accept(world, lobby, BOB)
    world.server.gone = {ANN.user_id, BOB.user_id}
    waiting = await accept(world, lobby, CEM)

    with pytest.raises(Refused) as excinfo:
        await accept(world, lobby, DEE)
    await world.settle()

    assert waiting.status is Status.LOBBY
    assert excinfo.value.code == "rematch_without"
    assert excinfo.value.data == {"users": (ANN.user_id, BOB.user_id)}
    closed = await world.lobbies.load(lobby.game_id)
    assert (closed.status, closed.silent) == (Status.CANCELLED, (ANN.user_id, BOB.user_id))
    told = world.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.body) == (RowKind.CLOSED, WITHOUT)
    assert await clocks.get(world.database.reader, lobby.game_id, ClockKind.VOTE) is None
    assert await is_clean(world)


async def test_the_second_delivery_of_that_acceptance_finds_it_closed(world: World) -> None:
    lobby = await ask(world, await over(world, BOB))
    world.server.gone, number = {ANN.user_id}, world.interaction()
    with pytest.raises(Refused, match="rematch_without"):
        await world.rematches.accept(lobby.game_id, BOB, number)

    with pytest.raises(Refused, match="no_lobby_here"):
        await world.rematches.accept(lobby.game_id, BOB, number)


async def test_whoever_accepts_last_does_not_wait_long_for_discord(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await ask(world, await over(world, BOB))

    async def present(_guild_id: int, _user_ids: Collection[int]) -> frozenset[int]:
        async with world.database.transaction():
            await asyncio.sleep(60)
        return frozenset()

    monkeypatch.setattr(world.server, "present", present)
    monkeypatch.setattr(members, "PATIENCE_SECONDS", 0.01)
    begun = await world.rematches.accept(lobby.game_id, BOB, world.interaction())

    assert begun.status is Status.RUNNING


async def test_a_game_has_one_request_at_a_time(world: World) -> None:
    first = await over(world, BOB)
    lobby = await ask(world, first)

    with pytest.raises(Refused, match="rematch_asked"):
        await ask(world, first, BOB, channel_id=CHANNEL + 1)

    assert await world.rematches.asked_of(first.game_id) == lobby
    await world.rematches.decline(lobby.game_id, BOB.user_id, world.interaction())
    assert await world.rematches.asked_of(first.game_id) is None
    assert (await ask(world, first, BOB)).game_id != lobby.game_id


async def test_a_channel_with_a_game_takes_no_request(world: World) -> None:
    first = await over(world, BOB)
    await world.open_lobby()

    with pytest.raises(Refused, match="game_here"):
        await ask(world, first)


async def test_its_terms_and_its_company_are_fixed(world: World) -> None:
    lobby = await ask(world, await over(world, BOB, CEM))
    number, ann = lobby.game_id, ANN.user_id
    attempts = [
        world.lobbies.join(number, BOB, world.interaction()),
        world.lobbies.leave(number, ann, world.interaction()),
        world.lobbies.invite(number, ann, DEE.user_id, world.interaction()),
        world.lobbies.seat_computer(number, ann, "easy", world.interaction()),
        world.lobbies.change(number, ann, lambda same: same, world.interaction()),
        world.lobbies.start(number, ann, world.interaction()),
    ]

    for attempt in attempts:
        with pytest.raises(Refused, match="rematch_is_fixed"):
            await attempt

    assert await world.lobbies.load(number) == lobby


async def test_whoever_asked_may_call_it_off(world: World) -> None:
    lobby = await ask(world, await over(world, BOB))

    closed = await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())

    assert closed.status is Status.CANCELLED
    assert await clocks.get(world.database.reader, lobby.game_id, ClockKind.VOTE) is None
