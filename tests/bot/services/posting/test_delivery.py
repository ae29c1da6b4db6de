"""What Discord refuses, and what fails by our own fault, silences no channel and drops no call."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.posting.outbox import MOST_AT_ONCE
from bot.services.posting.sending import (
    Detail,
    MessageGone,
    NotTaken,
    OwedRow,
    RowKind,
    TryLater,
    Undeliverable,
)
from bot.storage import messages
from bot.storage.outbox import Kind
from engine.actions import Again, End, Place
from tests.bot.services.troubles import failing, nothing, once
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    World,
    first_placement,
    open_world,
    proposal,
)

REFUSED = NotTaken("400 50035")
FAULT = RuntimeError("a fault of ours")


async def owed(world: World) -> list[tuple[str, bool]]:
    """What is still owed: kinds, and whether they were set aside."""
    rows = await world.database.reader.execute_fetchall(
        "SELECT kind, is_set_aside FROM outbox ORDER BY row_id"
    )
    return [(str(kind), bool(is_aside)) for kind, is_aside in rows]


async def known(world: World, match: Match, kind: Kind) -> list[int]:
    """The messages of a kind that are known to stand."""
    standing = await messages.of_kind(world.database.reader, match.game_id, kind)
    return [message.message_id for message in standing]


def details(world: World) -> list[Detail]:
    """The forms of what stands, oldest first."""
    return [posted.detail for posted in world.courier.channels[CHANNEL]]


def newest(world: World) -> OwedRow:
    """The row of the newest message."""
    return world.courier.channels[CHANNEL][-1].row


# Plainer forms.


@pytest.mark.parametrize("error", [REFUSED, FAULT])
@pytest.mark.parametrize(
    ("failed", "sent"),
    [
        ((Detail.WHOLE,), Detail.WITHOUT_PICTURE),
        ((Detail.WHOLE, Detail.WITHOUT_PICTURE), Detail.BARE),
    ],
)
async def test_what_fails_is_sent_in_the_next_plainer_form_at_once(
    world: World, error: Exception, failed: tuple[Detail, ...], sent: Detail
) -> None:
    world.courier.before_send = failing(error, RowKind.TURN, details=failed)

    await world.start()
    await world.settle()

    assert details(world) == [Detail.WHOLE, sent]
    assert newest(world).user_id == ANN.user_id


async def test_what_a_filter_objects_to_is_sent_in_one_line(world: World) -> None:
    filtered = NotTaken("200000", is_filtered=True)
    world.courier.before_send = failing(filtered, RowKind.TURN, details=(Detail.WHOLE,))

    await world.start()
    await world.settle()

    assert details(world) == [Detail.WHOLE, Detail.FIRST_LINE]


async def test_a_fault_after_the_effect_makes_no_duplicate(world: World) -> None:
    world.courier.after_send = once(FAULT)

    lobby = await world.open_lobby()
    await world.settle()

    (posted,) = world.courier.channels[CHANNEL]
    assert (await world.lobbies.load(lobby.game_id)).message_id == posted.message_id


async def test_a_fault_that_nothing_helps_against_is_tried_a_bounded_number_of_times(
    world: World,
) -> None:
    async def fail(channel_id: int, after: int, row_id: int) -> list[int]:
        raise FAULT

    await world.open_lobby()
    await world.settle()
    world.courier.find = fail  # type: ignore[method-assign]
    world.courier.before_send = failing(FAULT, RowKind.INVITE)
    (lobby,) = await world.lists.list_for(ANN.user_id, 70)
    await world.lobbies.invite(lobby.where.game_id, ANN.user_id, BOB.user_id, world.interaction())
    with capture_logs() as logged:
        await world.pass_time(0)
        for _ in range(10):
            await world.pass_time(300)

    events = [entry["event"] for entry in logged]
    assert events.count("delivery_failed") == 4
    assert await owed(world) == [("invite", True)]


# What is set aside.


async def refuse_bobs_board(world: World) -> Match:
    """Let Ann take a turn whose board is refused in every form."""
    match = await world.start(BOB, CEM)
    await world.settle()
    world.courier.before_send = failing(REFUSED, RowKind.TURN)
    match = await world.take_turn(match)
    await world.settle()
    assert await owed(world) == [("turn", True)]
    return match


async def test_a_refused_board_leaves_its_predecessor_its_buttons(world: World) -> None:
    match = await refuse_bobs_board(world)

    assert {kind for kind, _ in world.courier.edits} == {RowKind.LOBBY_EDIT}
    assert len(await known(world, match, RowKind.TURN)) == 1


def match_lobby(world: World) -> int:
    """The lobby's message."""
    return world.courier.channels[CHANNEL][0].message_id


async def test_a_refused_board_is_tried_again_at_the_next_start(path: Path) -> None:
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        await refuse_bobs_board(world)
        courier = world.courier

    async with open_world(path) as later:
        courier.before_send = nothing
        await later.outbox.resume(courier)
        await later.settle()

        assert await owed(later) == []
    assert courier.channels[CHANNEL][-1].row.user_id == BOB.user_id
    assert not courier.channels[CHANNEL][-1].is_owed


async def test_a_refused_board_is_tried_again_at_the_next_action_there(world: World) -> None:
    match = await refuse_bobs_board(world)
    world.courier.before_send = nothing

    await world.take_turn(match)
    await world.settle()

    *_, refused, following = world.courier.channels[CHANNEL]
    assert [refused.row.user_id, following.row.user_id] == [BOB.user_id, CEM.user_id]
    assert [refused.is_owed, following.is_owed] == [True, False]
    assert await owed(world) == []


async def test_the_next_board_tells_the_turns_of_one_that_is_refused_again(world: World) -> None:
    match = await refuse_bobs_board(world)
    begun = newest(world).last_revision

    def refuse_bobs(row: OwedRow, _detail: Detail) -> None:
        if row.user_id == BOB.user_id:
            raise REFUSED

    world.courier.before_send = refuse_bobs
    match = await world.take_turn(match)
    await world.settle()

    assert (newest(world).first_revision, newest(world).last_revision) == (
        begun + 1,
        match.revision,
    )
    assert len(match.turns_in(begun + 1, match.revision)) == 2
    assert await owed(world) == []


async def test_who_was_not_called_is_called_by_the_next_message_that_goes_out(
    world: World,
) -> None:
    match = await refuse_bobs_board(world)

    await world.matches.resign(match.game_id, CEM.user_id, by_player(world.interaction()))
    await world.settle()
    told = newest(world)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    await world.settle()

    assert (told.kind, told.also_calls) == (RowKind.RESIGNED, BOB.user_id)
    assert newest(world).kind is RowKind.RESULT
    assert newest(world).also_calls is None
    assert await owed(world) == []


async def test_what_is_set_aside_is_a_finding(world: World) -> None:
    match = await refuse_bobs_board(world)

    _, findings = await check_all(world.database)

    (finding,) = findings
    assert (finding.subject, finding.what) == (
        f"game {match.game_id} ({match.where.name})",
        "message_set_aside",
    )
    assert "turn" in finding.detail


async def test_a_kind_of_row_that_is_not_known_holds_up_no_other(world: World) -> None:
    match = await world.start()
    await world.settle()
    async with world.database.transaction() as connection:
        await connection.execute_fetchall(
            "INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision)"
            " VALUES (?, ?, 'carrier_pigeon', 0, 0)",
            (match.game_id, CHANNEL),
        )

    await world.take_turn(match)
    await world.settle()

    assert newest(world).kind is RowKind.TURN
    assert await owed(world) == [("carrier_pigeon", False)]


# Tidying.


@pytest.mark.parametrize("error", [Undeliverable(), REFUSED, FAULT, MessageGone(), TryLater()])
async def test_old_buttons_that_cannot_be_taken_off_hold_up_nothing(
    world: World, error: Exception
) -> None:
    match = await world.start()
    await world.settle()
    world.courier.before_edit = failing(error, RowKind.STRIP)

    for _ in range(3):
        match = await world.take_turn(match)
        await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, *[RowKind.TURN] * 4]
    assert await owed(world) == []


async def test_a_board_that_is_posted_late_takes_the_buttons_off_the_one_before(
    world: World,
) -> None:
    match = await world.start()
    await world.settle()
    (old,) = await known(world, match, RowKind.TURN)
    world.courier.before_send = failing(REFUSED, RowKind.TURN)
    await world.take_turn(match)
    await world.settle()
    while_aside = list(world.courier.edits)

    world.courier.before_send = nothing
    world.outbox.wake_channel(CHANNEL)
    await world.settle()

    assert (RowKind.STRIP, old) not in while_aside
    assert world.courier.edits[-1] == (RowKind.STRIP, old)
    assert await owed(world) == []


async def test_a_board_that_is_not_ours_any_more_is_forgotten(world: World) -> None:
    match = await world.start()
    await world.settle()
    (old,) = await known(world, match, RowKind.TURN)
    world.courier.before_edit = failing(MessageGone(), RowKind.STRIP)

    await world.take_turn(match)
    await world.settle()

    assert old not in await known(world, match, RowKind.TURN)


@pytest.mark.parametrize("error", [Undeliverable(), REFUSED, FAULT, MessageGone()])
async def test_an_edit_of_the_lobby_that_is_refused_holds_up_no_turn(
    world: World, error: Exception
) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    world.courier.before_edit = failing(error, RowKind.LOBBY_EDIT)

    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    await world.settle()

    assert world.courier.kinds(CHANNEL)[-1] is RowKind.TURN
    assert await owed(world) == []


async def test_an_edit_that_is_put_off_lets_turns_go_first_and_is_made_later(world: World) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    world.courier.before_edit = failing(TryLater(), RowKind.LOBBY_EDIT)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    await world.settle()
    posted = world.courier.kinds(CHANNEL)
    world.courier.before_edit = nothing

    await world.pass_time(60)

    assert posted[-1] is RowKind.TURN
    assert world.courier.edits == [(RowKind.LOBBY_EDIT, match_lobby(world))]
    assert await owed(world) == []


async def test_an_edit_that_is_put_off_for_ever_is_given_up(world: World) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    world.courier.before_edit = failing(TryLater(), RowKind.LOBBY_EDIT)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()

    for _ in range(8):
        await world.pass_time(1000)

    assert await owed(world) == []


@pytest.mark.parametrize("error", [Undeliverable(), REFUSED, MessageGone()])
async def test_a_draft_that_cannot_be_removed_holds_up_no_turn(
    world: World, error: Exception
) -> None:
    async def refuse(channel_id: int, message_id: int) -> None:
        raise error

    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(180)
    world.courier.delete = refuse  # type: ignore[method-assign]

    match = (await world.act(match, End())).match
    match = await world.take_turn(match)
    await world.settle()
    called = newest(world)
    for _ in range(6):
        await world.pass_time(200)

    assert called.kind is RowKind.TURN
    assert called.last_revision == match.revision
    assert await known(world, match, RowKind.DRAFT) == []
    assert await owed(world) == []


@pytest.mark.parametrize("error", [Undeliverable(), REFUSED, TryLater()])
async def test_a_draft_whose_removal_is_refused_once_is_removed_while_the_next_one_stands(
    world: World, error: Exception
) -> None:
    delete, refuse = world.courier.delete, failing(error)

    async def refuse_once(channel_id: int, message_id: int) -> None:
        world.courier.delete = delete  # type: ignore[method-assign]
        refuse(newest(world))

    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(180)
    (first,) = await known(world, match, RowKind.DRAFT)
    world.courier.delete = refuse_once  # type: ignore[method-assign]
    match = (await world.act(match, End())).match
    match = (await world.act(match, first_placement(match))).match
    await world.settle()

    await world.pass_time(180)
    await world.pass_time(180)

    (second,) = await known(world, match, RowKind.DRAFT)
    assert world.courier.deleted == [first]
    assert second > first
    assert newest(world).kind is RowKind.DRAFT
    assert await owed(world) == []


async def test_a_duplicate_that_cannot_be_deleted_stays(world: World) -> None:
    async def refuse(channel_id: int, message_id: int) -> None:
        raise REFUSED

    world.courier.copies = 2
    world.courier.is_slow = True
    world.courier.delete = refuse  # type: ignore[method-assign]

    lobby = await world.open_lobby()
    await world.settle()

    first, _ = world.courier.channels[CHANNEL]
    assert (await world.lobbies.load(lobby.game_id)).message_id == first.message_id
    assert await owed(world) == []


async def test_taking_buttons_off_yields_to_posts_owed_elsewhere(path: Path) -> None:
    done: list[str] = []
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        matches = [await world.start(channel_id=CHANNEL + number) for number in range(30)]
        await world.settle()
        await world.outbox.close()
        for match in matches:
            await world.take_turn(match)

    async with open_world(path) as later:
        world.courier.before_send = lambda row, _detail: done.append(row.kind.word)
        world.courier.before_edit = lambda row: done.append(row.kind.word)
        await later.outbox.resume(world.courier)
        await later.settle()

    assert done.count("turn") == done.count("strip") == 30
    assert done.index("strip") >= 30 - MOST_AT_ONCE  # by then all others are being sent


# Drafts.


def free_placement(match: Match) -> Place:
    """The first legal placement that costs nothing."""
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)
    places = (action for action in view.legal_actions() if isinstance(action, Place))
    return next(place for place in places if not view.preview(place).price)


async def test_a_draft_that_changes_while_it_is_fetched_is_not_one_action_behind(
    world: World, same_tiles: None
) -> None:
    match = await world.start(asked=proposal(variant="domaine"))
    match = (await world.act(match, free_placement(match))).match
    await world.settle()
    latest = world.courier.latest
    changed: list[Match] = []

    async def act_meanwhile(channel_id: int) -> int | None:
        if not changed:  # after the row was read, before its attempt is noted
            changed.append((await world.act(match, Again())).match)
        return await latest(channel_id)

    world.courier.latest = act_meanwhile  # type: ignore[method-assign]
    await world.pass_time(180)
    await world.pass_time(180)

    assert newest(world).kind is RowKind.DRAFT
    assert newest(world).last_revision == changed[0].revision
    assert await owed(world) == []


# Bounds and back-off.


async def test_few_channels_are_sent_to_at_once(path: Path) -> None:
    running = most = 0
    full = asyncio.Event()

    async def be_slow(channel_id: int) -> int | None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        if running == MOST_AT_ONCE:
            full.set()
        await full.wait()
        # The reader works in order: a channel too many has asked for its row before this.
        await world.database.reader.execute_fetchall("SELECT 1")
        running -= 1
        return None

    async with open_world(path) as world:
        for number in range(60):
            await world.open_lobby(channel_id=CHANNEL + number)
        world.courier.latest = be_slow  # type: ignore[method-assign]
        await world.outbox.resume(world.courier)
        async with asyncio.timeout(10):
            await world.settle()

    assert most == MOST_AT_ONCE
    assert sum(map(len, world.courier.channels.values())) == 60


async def test_an_action_in_a_channel_shortens_its_back_off(world: World) -> None:
    world.courier.before_send = failing(TryLater())
    lobby = await world.open_lobby()
    await world.settle()
    for wait in (2, 4, 8, 16, 32):
        await world.pass_time(wait)
    world.courier.before_send = nothing

    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_when_one_channel_recovers_the_others_are_tried_again(world: World) -> None:
    def fail(*_: object) -> None:
        raise TryLater(is_outage=True)

    world.courier.before_send = fail
    await world.open_lobby()
    await world.settle()
    for wait in (2, 4, 8, 16, 32):
        await world.pass_time(wait)
    await world.open_lobby(channel_id=ELSEWHERE)
    await world.settle()
    world.courier.before_send = nothing

    await world.pass_time(2)

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]
    assert world.courier.kinds(ELSEWHERE) == [RowKind.LOBBY]


# Where the history is read from.


async def test_the_history_of_a_first_message_is_read_from_where_its_lobby_was_opened(
    world: World,
) -> None:
    world.courier.before_send = failing(TryLater())
    await world.open_lobby()
    await world.settle()
    await world.pass_time(2)

    (opened,) = await world.database.reader.execute_fetchall("SELECT opened_id FROM games")

    assert world.courier.reads == [opened[0]]


async def test_the_history_is_read_from_five_minutes_before_the_first_attempt(
    world: World,
) -> None:
    world.courier.seen = 10**18
    world.courier.before_send = failing(TryLater())
    await world.open_lobby()
    await world.settle()
    world.courier.seen += 10**15

    await world.pass_time(2)

    assert world.courier.reads == [10**18 - (300_000 << 22)]
