"""Computer players at a table: seats, turns, messages, restarts and failures."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.computers import RETRY, Computers
from bot.services.games.continuing import Begin
from bot.services.games.lifecycle.stopping import Addition
from bot.services.games.match import Match
from bot.services.lobby import SeatOrder, Status
from bot.services.opponents import TURN_SECONDS, Opponents, Patience, Query
from bot.services.people.holders import EASIEST, Computer
from bot.storage import log, outbox
from bot.storage.outbox import RowKind
from engine import RULES
from engine.actions import Action, End, Resign
from engine.opponents import LEVELS
from engine.opponents.chooser import never
from tests.bot.services.players import never_answer_in_terra
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    World,
    first_placement,
    open_world,
    proposal,
)
from tests.bot.stored_games import stored_fold

pytestmark = pytest.mark.slow

FIRST = Computer(EASIEST, 1).user_id
SECOND = Computer(EASIEST, 2).user_id


async def choose_quickly(asked: Query) -> Action:
    """What a computer would do."""
    return LEVELS[asked.level](asked.view, Random(asked.number), never)


async def play_against_computers(world: World, match: Match) -> Match:
    """Ann plays greedily, too, until the game is over."""
    while True:
        await world.matches.play_on(match.game_id, lambda: choose_quickly)
        match = await world.matches.load(match.game_id)
        if match.waits_for is None:
            return match
        assert match.waits_for == ANN
        view = match.view_for(ANN.user_id)
        await world.act(match, await choose_quickly(Query(EASIEST, view, 1)))


async def test_computers_are_seated_by_number(world: World) -> None:
    lobby = await world.open_lobby()

    for _ in range(2):
        lobby = await world.add_computer(lobby)

    assert [member.user_id for member in lobby.members] == [ANN.user_id, FIRST, SECOND]
    assert lobby.people == (ANN,)


async def test_only_the_host_seats_computers(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    with pytest.raises(Refused, match="not_host"):
        await world.add_computer(lobby, by=BOB)


async def test_a_computer_needs_a_free_seat(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    with pytest.raises(Refused, match="lobby_full"):
        await world.add_computer(lobby)


async def test_an_interaction_delivered_twice_seats_one_computer(world: World) -> None:
    lobby = await world.open_lobby()
    for _ in range(2):
        lobby = await world.lobbies.seat_computer(lobby.game_id, ANN.user_id, EASIEST, 5)

    assert len(lobby.members) == 2


async def test_the_last_computer_makes_room_for_a_person(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=3))
    for _ in range(2):
        await world.add_computer(lobby)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())

    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    lobby = await world.lobbies.join(lobby.game_id, CEM, world.interaction())
    with pytest.raises(Refused, match="lobby_full"):
        await world.lobbies.join(lobby.game_id, DEE, world.interaction())
    await world.settle()

    assert lobby.members == (ANN, BOB, CEM)
    assert RowKind.FULL not in world.courier.kinds(CHANNEL)  # it was full before


async def test_a_person_joining_beside_computers_calls_the_host_when_all_is_taken(
    world: World,
) -> None:
    lobby = await world.open_lobby(proposal(most_seats=3))
    await world.add_computer(lobby)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.FULL]


async def test_the_host_who_fills_the_lobby_with_computers_is_not_called(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.add_computer(lobby)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_the_hosts_role_passes_to_people_alone(world: World) -> None:
    lobby = await world.open_lobby()
    await world.add_computer(lobby)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    lobby = await world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction())

    assert lobby.host_id == BOB.user_id


async def test_a_lobby_without_people_closes(world: World) -> None:
    lobby = await world.open_lobby()
    await world.add_computer(lobby)

    lobby = await world.lobbies.leave(lobby.game_id, ANN.user_id, world.interaction())

    assert lobby.status is Status.CANCELLED


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
@pytest.mark.parametrize("computers", [1, 3])
async def test_somebody_alone_plays_a_game_to_its_end(
    world: World, variant: str, computers: int
) -> None:
    asked = proposal(variant=variant)
    match = await world.start_with_computers(computers, asked)

    match = await play_against_computers(world, match)

    await world.settle()
    entries = await log.entries(world.database.reader, match.game_id)
    by_computers = {entry.made_by for entry in entries if entry.seat == 1} - {"auto", None}
    assert match.public.outcome is not None
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.RESULT
    assert by_computers == {"bot:easy"}
    assert (await check_all(world.database))[1] == []


async def test_a_computers_turn_shares_the_message_of_the_next_persons(world: World) -> None:
    await world.computers.resume()
    match = await world.start_with_computers(2)
    await world.settle()

    match = await world.take_turn(match)
    await world.settle()
    told = world.courier.channels[CHANNEL][-1].row
    match = await world.matches.load(match.game_id)

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.TURN]
    assert told.user_id == ANN.user_id
    assert told.last_revision == match.revision
    turns = match.turns_in(told.first_revision, told.last_revision)
    assert [turn.seat for turn in turns] == [0, 1, 2]


async def test_where_a_computer_begins_the_first_message_tells_the_set_up_and_its_turn(
    world: World,
) -> None:
    await world.computers.resume()
    match = await world.start_with_computers(1, proposal(SeatOrder.RANDOM))
    while match.seats[0].user_id != FIRST:  # the seed is drawn anew each time
        await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
        match = await world.start_with_computers(1, proposal(SeatOrder.RANDOM))
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    match = await world.matches.load(match.game_id)

    assert told.kind is RowKind.TURN
    turns = match.turns_in(told.first_revision, told.last_revision)
    assert [turn.seat for turn in turns] == [None, 0]


async def test_a_turn_in_steps_is_told_with_the_computers_and_its_draft_goes(world: World) -> None:
    await world.computers.resume()
    match = await world.start_with_computers(1, proposal())
    await world.act(match, first_placement(match))
    await world.pass_time(200)
    shown_between = world.courier.kinds(CHANNEL)

    await world.act(match, End())
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    match = await world.matches.load(match.game_id)
    assert shown_between[-1] is RowKind.DRAFT
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.TURN]
    assert [turn.seat for turn in match.turns_in(told.first_revision, told.last_revision)] == [0, 1]


async def test_after_a_restart_a_computer_goes_on_and_all_is_told(path: Path) -> None:
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        match = await world.start_with_computers()
        match = await world.take_turn(match)
        waits_for = match.waits_for

    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        await world.computers.resume()
        await world.settle()
        match = await world.matches.load(match.game_id)
        told = world.courier.channels[CHANNEL][-1].row

    assert waits_for is not None
    assert waits_for.is_computer
    assert match.waits_for == ANN
    assert [turn.seat for turn in match.turns_in(told.first_revision, told.last_revision)] == [0, 1]


async def test_a_paused_game_that_can_be_followed_again_goes_on_with_its_computer(
    world: World,
) -> None:
    match = await world.take_turn(await world.start_with_computers())
    for rules in (99, RULES):
        async with world.database.transaction() as connection:
            await connection.execute("UPDATE games SET rules = ?", (rules,))
        await world.restart()
        await world.settle()

    assert (await world.matches.load(match.game_id)).waits_for == ANN


async def test_what_others_do_while_a_computer_thinks_comes_first(world: World) -> None:
    match = await world.start_with_computers(1, None, BOB)
    match = await world.take_turn(match)
    match = await world.take_turn(match)
    times = 0

    async def choose(asked: Query) -> Action:
        nonlocal times
        times += 1
        if times == 1:
            await world.matches.resign(match.game_id, BOB.user_id, by_player(5))
        return await choose_quickly(asked)

    await world.matches.play_on(match.game_id, lambda: choose)
    await world.settle()

    entries = await log.entries(world.database.reader, match.game_id)
    resigned = [entry.revision for entry in entries if entry.body == str(Resign())]
    present = await world.matches.load(match.game_id)
    assert resigned == [match.revision + 1]
    assert present.waits_for == ANN
    assert present.history[-1].seat == 2


async def test_computers_left_alone_play_to_the_end_and_the_result_is_told(world: World) -> None:
    await world.computers.resume()
    match = await world.start_with_computers(2)

    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    await world.settle()

    match = await world.matches.load(match.game_id)
    assert match.public.outcome is not None
    assert match.public.ranks[0] == 3
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.RESULT]


async def test_a_call_that_comes_while_a_computer_is_on_turn_calls_nobody(world: World) -> None:
    await world.outbox.close()  # nothing is sent for a while
    match = await world.start_with_computers()
    await world.take_turn(match)

    async with world.database.transaction() as connection:
        for kind in (RowKind.LOBBY, RowKind.LOBBY_EDIT):
            await outbox.withdraw(connection, match.game_id, kind)
    row = await outbox.next_due(world.database.reader, CHANNEL, world.clock.now())

    assert row is not None
    assert row.kind is RowKind.TURN
    assert row.is_outdated


class Fails(Opponents):
    """Loses its head each time."""

    async def choose(self, asked: Query, patience: Patience) -> Action:
        raise RuntimeError(asked.level, asked.view.seat, patience)


def let_choose(world: World, opponents: Opponents) -> None:
    """Let others choose for the computer players of the world."""
    now, sleep = world.clock.now, world.clock.sleep
    world.computers = Computers(world.database, opponents, world.matches, now, sleep)


async def let_computer_act(world: World, match: Match) -> None:
    """Ann takes her turn, if it is not the computer that begins."""
    if match.waits_for == ANN:
        await world.take_turn(match)


async def test_a_computer_that_fails_plays_plainly_and_is_reported(world: World) -> None:
    let_choose(world, Fails())
    await world.computers.resume()
    match = await world.start_with_computers()
    with capture_logs() as logs:
        match = await world.take_turn(match)
        await world.settle()

    after = await world.matches.load(match.game_id)
    entries = await log.entries(world.database.reader, match.game_id)
    assert after.waits_for == ANN
    assert entries[-1].made_by in ("bot:easy", "auto")
    assert "bot:easy" in {entry.made_by for entry in entries}
    assert {(entry["event"], entry["game_id"]) for entry in logs} == {
        ("computer_plays_plainly", match.game_id)
    }


class TakesAllItsTime(Opponents):
    """Has no time left after its first choice of a turn."""

    async def choose(self, asked: Query, patience: Patience) -> Action:
        patience.seconds = 0
        return await choose_quickly(asked)


async def test_a_computer_whose_time_is_up_within_a_turn_ends_it_plainly(world: World) -> None:
    let_choose(world, TakesAllItsTime())
    await world.computers.resume()
    with capture_logs() as logs:
        match = await world.start_with_computers()
        await let_computer_act(world, match)
        await world.settle()

    assert (await world.matches.load(match.game_id)).waits_for == ANN
    assert {(entry["event"], entry["why"]) for entry in logs} == {
        ("computer_plays_plainly", "its time for this turn is up")
    }


async def test_a_computer_that_must_think_anew_has_all_its_time_again(world: World) -> None:
    match = await world.start_with_computers(1, None, BOB)
    match = await world.take_turn(await world.take_turn(match))
    granted: list[float] = []

    class IsDisturbed(TakesAllItsTime):
        async def choose(self, asked: Query, patience: Patience) -> Action:
            granted.append(patience.seconds)
            if len(granted) == 1:
                await world.matches.resign(match.game_id, BOB.user_id, by_player(5))
            return await super().choose(asked, patience)

    let_choose(world, IsDisturbed())
    with capture_logs():
        await world.computers.resume()
        await world.settle()

    assert (await world.matches.load(match.game_id)).waits_for == ANN
    assert granted == [TURN_SECONDS, TURN_SECONDS]


async def test_a_turn_that_was_begun_when_the_bot_closes_is_dropped(world: World) -> None:
    closing: list[asyncio.Task[None]] = []

    class ClosesMeanwhile(Opponents):
        async def choose(self, asked: Query, patience: Patience) -> Action:
            assert patience.seconds > 0
            closing.append(asyncio.create_task(world.computers.close()))
            await asyncio.sleep(0)
            return await choose_quickly(asked)

    let_choose(world, ClosesMeanwhile())
    await world.computers.resume()
    match = await world.start_with_computers()
    await let_computer_act(world, match)
    before = (await world.matches.load(match.game_id)).revision
    await world.settle()
    await asyncio.gather(*closing)

    after = await world.restarted().load(match.game_id)
    assert len(closing) == 1
    assert after.revision == before
    assert after.waits_for is not None
    assert after.waits_for.is_computer


async def test_a_computer_that_never_answers_holds_up_no_other_game(world: World) -> None:
    let_choose(world, Opponents({"easy": never_answer_in_terra}, turn_seconds=1.0))
    await world.computers.resume()

    with capture_logs() as logs:
        stuck = await world.start_with_computers(1, proposal(variant="terra"))
        other = await world.start_with_computers(channel_id=CHANNEL + 1)
        await asyncio.gather(let_computer_act(world, stuck), let_computer_act(world, other))
        await world.settle()

    for match in (stuck, other):
        assert (await world.matches.load(match.game_id)).waits_for == ANN
    assert {entry["game_id"] for entry in logs} == {stuck.game_id}


async def test_closing_in_a_hurry_ends_whoever_thinks_for_ever(world: World) -> None:
    opponents = Opponents({"easy": never_answer_in_terra})
    let_choose(world, opponents)
    await world.computers.resume()
    match = await world.start_with_computers(1, proposal(variant="terra"))
    await let_computer_act(world, match)
    while not opponents.process_ids:  # noqa: ASYNC110  nothing tells that it has begun
        await asyncio.sleep(0.01)

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1):
            await world.computers.close()

    assert not opponents.process_ids
    assert (await world.matches.load(match.game_id)).waits_for != ANN


async def test_a_turn_that_cannot_be_carried_out_is_tried_ever_more_rarely(world: World) -> None:
    tried = []

    class Broken:
        async def play_on(self, game_id: int, _: Begin, /) -> None:
            tried.append(world.clock.now())
            raise OSError(game_id)

        async def add_to_log(self, game_id: int, _: Addition, /) -> bool:
            raise AssertionError(game_id)

    now, sleep = world.clock.now, world.clock.sleep
    world.computers = computers = Computers(world.database, Fails(), Broken(), now, sleep)
    await computers.resume()
    computers.wake(1)
    for _ in range(12 * 60):
        await world.pass_time(60)

    rests = [int((later - now) / RETRY) for now, later in pairwise(tried)]
    assert rests == [1, 2, 4, 8, 16, 32, *[64] * (len(rests) - 6)]


async def test_each_choice_has_a_number_of_its_own_and_the_same_when_it_is_made_again(
    world: World,
) -> None:
    numbers: dict[tuple[int, str], set[int]] = {}

    class Notes(Opponents):
        async def choose(self, asked: Query, patience: Patience) -> Action:
            assert patience.seconds > 0
            key = (asked.view.seat or 0, asked.view.position())
            numbers.setdefault(key, set()).add(asked.number)
            return await choose_quickly(asked)

    let_choose(world, Notes())
    await world.computers.resume()
    match = await world.start_with_computers(2)
    await world.settle()
    match = await world.matches.load(match.game_id)
    while len(numbers) < 6:
        match = await world.take_turn(match)
        await world.settle()
        match = await world.matches.load(match.game_id)

    given = [number for each in numbers.values() for number in each]
    fold = await stored_fold(world.database, match.game_id)
    assert len(set(given)) == len(given) == len(numbers)
    assert all(0 <= number < 1 << 63 for number in given)
    steps = enumerate(fold.steps)
    drawn = {
        fold.origin.draws.number(f"computer-{step.entry.seat}", revision, 1 << 63)
        for revision, step in steps
        if (step.entry.made_by or "").startswith("bot:")
    }
    assert drawn <= set(given)
    assert len(drawn) > 1
