"""What a channel sees of a move that is taken back: the silent board, and nothing new."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.posting.sending import RowKind, TryLater
from bot.storage.outbox import Kind
from engine.actions import End, Settle
from tests.bot.services.games.test_announcing import newest, owed, told
from tests.bot.services.games.undoing import legal, start_with_savings, undo
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    World,
    first_placement,
    open_world,
    proposal,
)

pytestmark = pytest.mark.usefixtures("same_tiles")


async def place(world: World, match: Match) -> Match:
    """Whoever is on turn lays a tile and may lay another."""
    return (await world.act(match, first_placement(match))).match


async def settle_twice(world: World) -> Match:
    match = await start_with_savings(world)
    for _ in range(2):
        match = (await world.act(match, legal(match, Settle)[0])).match
    return match


def edited(world: World) -> list[int]:
    """The drafts that were edited, once for each time."""
    return [message for kind, message in world.courier.edits if kind is RowKind.DRAFT_EDIT]


async def test_a_draft_that_stands_is_edited_back_to_the_beginning(world: World) -> None:
    match = await place(world, await world.start())
    await world.pass_time(180)
    draft, before = newest(world), told(world)
    rows: list[tuple[int, int]] = []
    world.courier.before_edit = lambda row: rows.append((row.first_revision, row.last_revision))

    match = (await undo(world, match)).match
    await world.pass_time(200)

    assert edited(world) == [draft]
    assert rows == [(6, 6)]
    assert match.turns_in(6, 6) == ()
    assert told(world) == before
    assert await owed(world) == []


async def test_a_draft_that_stands_is_edited_to_what_is_left_of_the_turn(world: World) -> None:
    match = await settle_twice(world)
    await world.pass_time(180)
    rows: list[tuple[int, int]] = []
    world.courier.before_edit = lambda row: rows.append((row.first_revision, row.last_revision))

    match = (await undo(world, match)).match
    await world.pass_time(200)

    ((first, last),) = rows
    (turn,) = match.turns_in(first, last)
    assert last == match.revision
    assert [type(event).__name__ for event in turn.events] == ["PawnSettled"]
    assert await owed(world) == []


async def test_a_draft_not_yet_sent_is_withdrawn_when_nothing_is_left(world: World) -> None:
    match = await place(world, await world.start())
    await world.settle()
    before = told(world)

    await undo(world, match)
    left = await owed(world)
    await world.pass_time(200)

    assert left == []
    assert told(world) == before


async def test_a_draft_not_yet_sent_is_put_off_when_something_is_left(world: World) -> None:
    match = await settle_twice(world)
    await world.pass_time(15)
    match = (await undo(world, match)).match
    await world.pass_time(179)
    early = await owed(world)

    await world.pass_time(1)

    channel = world.courier.channels[match.where.channel_id]
    assert early == ["draft"]
    assert channel[-1].row.kind is RowKind.DRAFT
    assert channel[-1].row.last_revision == match.revision
    assert edited(world) == []


@pytest.mark.parametrize("is_sent", [True, False])
async def test_a_draft_on_its_way_is_edited_back_behind(world: World, *, is_sent: bool) -> None:
    def fail(*_: object) -> None:
        raise TryLater

    match = await place(world, await world.start())
    await world.settle()
    hook = "after_send" if is_sent else "before_send"
    setattr(world.courier, hook, fail)
    await world.pass_time(180)
    setattr(world.courier, hook, lambda *_: None)

    await undo(world, match)
    await world.pass_time(200)

    assert edited(world) == [newest(world)]
    assert world.courier.kinds(CHANNEL).count(RowKind.DRAFT) == 1
    assert await owed(world) == []


async def test_what_is_played_instead_is_shown_in_the_same_draft(world: World) -> None:
    match = await place(world, await world.start())
    await world.pass_time(180)
    match = (await undo(world, match)).match

    await place(world, match)
    await world.pass_time(200)

    assert edited(world)[-1] == newest(world)
    assert world.courier.kinds(CHANNEL).count(RowKind.DRAFT) == 1


async def finish_at_once(world: World, match: Match) -> None:
    await world.take_turn(match)


async def finish_in_steps(world: World, match: Match) -> None:
    await world.act(await place(world, match), End())


async def resign(world: World, match: Match) -> None:
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))


async def resign_all(world: World, match: Match) -> None:
    for person in (BOB, CEM):
        await world.matches.resign(match.game_id, person.user_id, by_player(world.interaction()))


@pytest.mark.parametrize(
    ("finish", "last"),
    [
        (finish_at_once, RowKind.TURN),
        (finish_in_steps, RowKind.TURN),
        (resign, RowKind.TURN),
        (resign_all, RowKind.RESULT),
    ],
)
async def test_the_emptied_draft_goes_when_the_turn_stands(
    world: World, finish: Callable[[World, Match], Awaitable[None]], last: Kind
) -> None:
    match = await place(world, await world.start(BOB, CEM))
    await world.pass_time(180)
    draft = newest(world)
    match = (await undo(world, match)).match
    await world.settle()

    await finish(world, match)
    await world.pass_time(200)

    assert world.courier.deleted == [draft]
    assert world.courier.kinds(CHANNEL)[-1] is last
    assert RowKind.DRAFT not in world.courier.kinds(CHANNEL)


async def test_the_emptied_draft_goes_when_computers_have_played_too(world: World) -> None:
    await world.computers.resume()
    match = await place(world, await world.start_with_computers(1, proposal()))
    await world.pass_time(180)
    draft = newest(world)
    match = (await undo(world, match)).match

    await world.take_turn(match)
    await world.settle()

    assert world.courier.deleted == [draft]
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.TURN]


async def test_the_emptied_draft_shows_who_has_resigned(world: World) -> None:
    match = await place(world, await world.start(BOB, CEM))
    await world.pass_time(180)
    draft = newest(world)
    await undo(world, match)
    await world.settle()

    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    await world.settle()

    assert edited(world) == [draft, draft]
    assert world.courier.kinds(CHANNEL).count(RowKind.DRAFT) == 1


async def test_boards_of_turns_before_stay_as_they_are(world: World) -> None:
    match = await world.take_turn(await world.start())
    match = await place(world, match)
    await world.pass_time(180)
    edits = list(world.courier.edits)

    await undo(world, match)
    await world.pass_time(200)

    assert world.courier.edits == [*edits, (RowKind.DRAFT_EDIT, newest(world))]
    assert world.courier.deleted == []


async def test_the_finished_turn_tells_what_stands_alone(world: World) -> None:
    match = await place(world, await world.start())
    match = (await undo(world, match)).match

    match = await world.take_turn(match)
    await world.settle()

    row = world.courier.channels[CHANNEL][-1].row
    (turn,) = match.turns_in(row.first_revision, row.last_revision)
    assert (row.kind, row.user_id) == (RowKind.TURN, BOB.user_id)
    assert [type(event).__name__ for event in turn.events] == [
        "TilePlaced",
        "TurnEnded",
        "TilesDrawn",
    ]


async def test_an_edit_that_is_owed_outlives_a_restart(path: Path) -> None:
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        match = await place(world, await world.start())
        await world.pass_time(180)
        draft = newest(world)
        await world.outbox.close()
        await undo(world, match)

    async with open_world(path, world.clock) as later:
        later.courier = world.courier
        await later.outbox.resume(later.courier)
        await later.settle()

    assert edited(later) == [draft]
