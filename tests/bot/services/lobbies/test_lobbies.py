"""Lobbies: who sits, who hosts, what is refused, and that repeated interactions do nothing."""

import asyncio
from dataclasses import replace

import pytest

from bot.presenters.lobbies.lobby import lobby_message
from bot.presenters.message import Telling
from bot.presenters.waits.closing import closed_message
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.lobby import SeatOrder, Status, Terms
from bot.services.people.holders import EASIEST
from bot.storage import outbox
from bot.storage.outbox import RowKind
from bot.texts import Catalogue
from tests.bot.presenters.owed import telling
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    EVA,
    GUILD,
    World,
    proposal,
)


def refusal(excinfo: pytest.ExceptionInfo[Refused]) -> tuple[str, dict[str, object]]:
    return excinfo.value.code, excinfo.value.data


async def test_a_new_lobby_holds_its_host_the_defaults_and_a_commitment(world: World) -> None:
    bare = replace(proposal(), options={})

    lobby = await world.open_lobby(bare)

    assert lobby.members == (ANN,)
    assert lobby.host_id == ANN.user_id
    assert lobby.terms.options == {"target": 60, "setup": "players"}
    assert lobby.terms.most_seats == 4
    assert len(bytes.fromhex(lobby.commitment)) == 32
    assert lobby.created_at == world.clock.now()


async def test_a_channel_has_one_open_lobby_or_game(world: World) -> None:
    first = await world.open_lobby()
    await world.settle()
    posted = await world.lobbies.load(first.game_id)

    with pytest.raises(Refused) as excinfo:
        await world.open_lobby()

    assert refusal(excinfo) == (
        "game_here",
        {"where": first.where, "message_id": posted.message_id},
    )
    assert posted.message_id is not None


async def test_a_running_game_keeps_its_channel_and_a_finished_one_frees_it(world: World) -> None:
    match = await world.start()
    with pytest.raises(Refused, match="game_here"):
        await world.open_lobby()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))

    lobby = await world.open_lobby()

    assert lobby.game_id != match.game_id


async def test_two_lobbies_opened_at_once_in_a_channel_make_one(world: World) -> None:
    opened = await asyncio.gather(world.open_lobby(), world.open_lobby(), return_exceptions=True)

    assert sorted(type(answer).__name__ for answer in opened) == ["Lobby", "Refused"]


@pytest.mark.parametrize("computers", [0, 1])
async def test_a_join_takes_eight_statements_within_its_transaction(
    world: World, computers: int
) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    for _ in range(computers):
        await world.lobbies.seat_computer(lobby.game_id, ANN.user_id, EASIEST, world.interaction())
    statements: list[str] = []
    async with world.database.transaction() as connection:
        await connection.set_trace_callback(statements.append)

    joined = await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    named = next(i for i, said in enumerate(statements) if "INTO lobby_interactions" in said)
    begin = max(i for i in range(named) if statements[i] == "BEGIN IMMEDIATE")
    own = statements[begin : statements.index("COMMIT", begin) + 1]
    assert joined.members == (ANN, BOB)
    assert any("INTO members" in said or "UPDATE members" in said for said in own)
    assert len(own) <= 8, own


async def test_what_a_change_returns_is_what_is_stored(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=3))
    await world.settle()  # so that no message comes between a change and what is stored
    steps = [
        world.lobbies.seat_computer(lobby.game_id, ANN.user_id, EASIEST, world.interaction()),
        world.lobbies.join(lobby.game_id, BOB, world.interaction()),
        world.lobbies.join(lobby.game_id, CEM, world.interaction()),
        world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction()),
        world.lobbies.invite(lobby.game_id, BOB.user_id, DEE.user_id, world.interaction()),
        world.lobbies.cancel(lobby.game_id, BOB.user_id, world.interaction()),
    ]

    for step in steps:
        assert await step == await world.lobbies.load(lobby.game_id)


async def test_open_games_of_a_server_are_named_apart(world: World) -> None:
    names = set()
    for channel_id in range(1, 13):
        lobby = await world.lobbies.open_lobby(
            GUILD, channel_id, ANN, proposal(), 1950 * channel_id
        )
        names.add(lobby.where.name)

    assert len(names) == 12


@pytest.mark.parametrize(
    ("asked", "code", "data"),
    [
        (proposal(speed="1d"), "foreign_option", {"option": "speed", "variant": "classic"}),
        (proposal(target=59), "option_out_of_range", {"option": "target", "low": 60, "high": 240}),
        (proposal(most_seats=5), "option_out_of_range", {"option": "seats", "low": 2, "high": 4}),
        (proposal(most_seats=1), "option_out_of_range", {"option": "seats", "low": 2, "high": 4}),
    ],
)
async def test_terms_that_the_variant_does_not_offer_are_refused(
    world: World, asked: Terms, code: str, data: dict[str, object]
) -> None:
    with pytest.raises(Refused) as excinfo:
        await world.open_lobby(asked)

    assert refusal(excinfo) == (code, data)
    assert await world.matches.in_channel(CHANNEL) is None


async def test_members_sit_in_order_of_joining(world: World) -> None:
    lobby = await world.open_lobby()
    for person in (CEM, BOB):
        await world.lobbies.join(lobby.game_id, person, world.interaction())
    await world.lobbies.leave(lobby.game_id, CEM.user_id, world.interaction())

    lobby = await world.lobbies.join(lobby.game_id, CEM, world.interaction())

    assert lobby.members == (ANN, BOB, CEM)


async def test_two_people_who_join_at_once_both_sit(world: World) -> None:
    lobby = await world.open_lobby()

    await asyncio.gather(
        world.lobbies.join(lobby.game_id, BOB, world.interaction()),
        world.lobbies.join(lobby.game_id, CEM, world.interaction()),
    )

    assert set((await world.lobbies.load(lobby.game_id)).members) == {ANN, BOB, CEM}


async def test_of_two_who_want_the_last_seat_at_once_one_gets_it(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))

    answers = await asyncio.gather(
        world.lobbies.join(lobby.game_id, BOB, world.interaction()),
        world.lobbies.join(lobby.game_id, CEM, world.interaction()),
        return_exceptions=True,
    )

    assert [str(answer) for answer in answers if isinstance(answer, Refused)] == ["lobby_full"]
    assert len((await world.lobbies.load(lobby.game_id)).members) == 2


async def test_nobody_sits_twice(world: World) -> None:
    lobby = await world.open_lobby()

    with pytest.raises(Refused, match="already_joined"):
        await world.lobbies.join(lobby.game_id, ANN, world.interaction())


async def test_an_invite_only_lobby_seats_the_invited_alone(world: World) -> None:
    lobby = await world.open_lobby(proposal(invite_only=True))
    await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
    with pytest.raises(Refused, match="not_invited"):
        await world.lobbies.join(lobby.game_id, CEM, world.interaction())

    lobby = await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    assert lobby.members == (ANN, BOB)
    assert lobby.invited == (BOB.user_id,)


async def test_members_alone_invite_and_only_those_who_do_not_sit(world: World) -> None:
    lobby = await world.open_lobby()
    with pytest.raises(Refused, match="not_in_lobby"):
        await world.lobbies.invite(lobby.game_id, BOB.user_id, CEM.user_id, world.interaction())

    with pytest.raises(Refused, match="already_joined"):
        await world.lobbies.invite(lobby.game_id, ANN.user_id, ANN.user_id, world.interaction())


async def test_nobody_is_invited_to_a_full_lobby(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    with pytest.raises(Refused, match="lobby_full"):
        await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())


async def test_the_host_who_leaves_passes_the_role_to_the_next_by_joining(world: World) -> None:
    lobby = await world.open_lobby()
    for person in (CEM, BOB):
        await world.lobbies.join(lobby.game_id, person, world.interaction())

    lobby = await world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction())

    assert lobby.host_id == CEM.user_id
    assert lobby.members == (CEM, BOB)


async def test_the_last_one_to_leave_closes_the_lobby(world: World) -> None:
    lobby = await world.open_lobby()

    lobby = await world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction())

    assert lobby.status is Status.CANCELLED
    assert await world.matches.in_channel(CHANNEL) is None


async def test_only_members_leave(world: World) -> None:
    lobby = await world.open_lobby()

    with pytest.raises(Refused, match="not_in_lobby"):
        await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())


async def test_the_host_alone_cancels_and_starts(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    for order in (world.lobbies.cancel, world.lobbies.start):
        with pytest.raises(Refused) as excinfo:
            await order(lobby.game_id, BOB.user_id, world.interaction())

        assert refusal(excinfo) == ("not_host", {"host_id": ANN.user_id})


async def test_one_person_is_too_few_to_start(world: World) -> None:
    lobby = await world.open_lobby()

    with pytest.raises(Refused) as excinfo:
        await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert refusal(excinfo) == ("too_few", {"fewest": 2})


async def test_what_is_no_longer_a_lobby_takes_no_orders(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())

    for order in (
        world.lobbies.join(lobby.game_id, BOB, world.interaction()),
        world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction()),
        world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction()),
        world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction()),
        world.lobbies.join(9999, BOB, world.interaction()),
    ):
        with pytest.raises(Refused, match="no_lobby_here"):
            await order


async def test_an_interaction_delivered_twice_is_carried_out_once(world: World) -> None:
    opening, joining, leaving = (world.interaction() for _ in range(3))
    for _ in range(2):
        lobby = await world.lobbies.open_lobby(GUILD, CHANNEL, ANN, proposal(), opening)
    for _ in range(2):
        joined = await world.lobbies.join(lobby.game_id, BOB, joining)

    left = [await world.lobbies.leave(lobby.game_id, BOB.user_id, leaving) for _ in range(2)]

    assert joined.members == (ANN, BOB)
    assert [lobby.members for lobby in left] == [(ANN,), (ANN,)]


async def test_a_start_delivered_twice_starts_one_game(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    starting = world.interaction()

    first, second = [
        await world.lobbies.start(lobby.game_id, ANN.user_id, starting) for _ in range(2)
    ]

    assert isinstance(second, Match)
    assert second.revision == first.revision
    assert first.start_id == starting


async def test_a_refused_interaction_may_be_tried_again(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    joining = world.interaction()
    with pytest.raises(Refused, match="lobby_full"):
        await world.lobbies.join(lobby.game_id, CEM, joining)
    await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())

    lobby = await world.lobbies.join(lobby.game_id, CEM, joining)

    assert lobby.members == (ANN, CEM)


async def test_lobbies_close_after_seven_days(world: World) -> None:
    old = await world.open_lobby()
    world.clock.pass_time(6 * 86_400)
    young = await world.open_lobby(channel_id=ELSEWHERE)
    world.clock.pass_time(86_400 + 1)

    await world.lobbies.close_stale()

    await world.settle()
    closed = await world.lobbies.load(old.game_id)
    assert closed.status is Status.CANCELLED
    assert (await world.lobbies.load(young.game_id)).status is Status.LOBBY
    told = world.courier.channels[CHANNEL][-1].row
    texts = Catalogue().texts("en")
    message = closed_message(Telling(texts, closed, told))
    assert (told.kind, message.pings, message.is_silent) == (RowKind.CLOSED, (), True)
    assert f"the lobby of <@{ANN.user_id}>, was not started within seven days" in message.text
    assert lobby_message(telling(texts, closed, row_id=1, body=told.body)).text.endswith(
        "has closed by itself."
    )
    assert lobby_message(telling(texts, closed, row_id=1)).text.endswith("was cancelled.")


@pytest.mark.parametrize("how", ["started", "cancelled", "closed by time"])
async def test_the_calls_of_a_lobby_that_is_closed_lose_their_buttons(
    world: World, how: str
) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    for guest in (BOB, CEM):
        await world.lobbies.invite(lobby.game_id, ANN.user_id, guest.user_id, world.interaction())
    await world.settle()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()
    calls = [it for it in world.courier.channels[CHANNEL] if it.row.kind is not RowKind.LOBBY]
    assert [it.row.kind for it in calls] == [RowKind.INVITE, RowKind.INVITE, RowKind.FULL]

    if how == "started":
        await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    elif how == "cancelled":
        await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    else:
        world.clock.pass_time(7 * 86_400 + 1)
        await world.lobbies.close_stale()
    await world.settle()

    stripped = [it for kind, it in world.courier.edits if kind is RowKind.INVITE_STRIP]
    assert stripped == [it.message_id for it in calls]
    assert await outbox.channels(world.database.reader) == []


async def test_seats_follow_the_order_of_joining_if_the_host_says_so(world: World) -> None:
    match = await world.start(CEM, BOB, DEE, asked=proposal(SeatOrder.JOINED))

    assert match.seats == (ANN, CEM, BOB, DEE)


async def test_seats_are_shuffled_otherwise(world: World) -> None:
    orders = set()
    for channel_id in range(20):
        match = await world.start(BOB, asked=proposal(SeatOrder.RANDOM), channel_id=channel_id)
        orders.add(match.seats)

    assert orders == {(ANN, BOB), (BOB, ANN)}


async def test_a_games_names_are_those_last_seen_on_the_server(world: World) -> None:
    match = await world.start(BOB)
    await world.people.see(GUILD, type(ANN)(ANN.user_id, "Annie"))
    await world.people.see(GUILD + 1, type(BOB)(BOB.user_id, "King"))

    names = {person.name for person in (await world.matches.load(match.game_id)).seats}

    assert names == {"Annie", BOB.name}


async def test_names_that_are_known_are_not_looked_up_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.start(BOB)

    monkeypatch.setattr("bot.storage.people.names", None)

    assert (await world.matches.load(match.game_id)).seats == match.seats


async def test_names_are_those_last_seen_on_the_server(world: World) -> None:
    lobby = await world.open_lobby()
    await world.people.see(GUILD, type(ANN)(ANN.user_id, "Annie"))
    await world.people.see(GUILD + 1, type(ANN)(ANN.user_id, "Queen"))
    await world.people.see(GUILD, EVA)

    members = (await world.lobbies.load(lobby.game_id)).members

    assert [member.name for member in members] == ["Annie"]
