"""What changes a game: its players, a manager, a clock and nobody, all through one door."""

from dataclasses import replace

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, BY_NOBODY, Cause, by_manager, by_player
from bot.services.games.committing.announcing import announce
from bot.services.games.folding import fold
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.posting.sending import RowKind
from bot.storage import games, lobbies, log
from bot.storage.log import Entry, EntryKind
from engine.actions import Action, End
from engine.game import View
from tests.bot.services.games.test_computers import choose_quickly
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, first_placement

CAUSES = [by_player(5), by_manager(5), BY_CLOCK, BY_NOBODY]
NAMES = ["player", "host", "clock", "auto"]


def first_turn(_match: Match, seen: View) -> list[Action]:
    return [seen.legal_actions()[0], End()]


async def entries(world: World, match: Match) -> list[Entry]:
    return await log.entries(world.database.reader, match.game_id)


@pytest.mark.parametrize(("cause", "name"), list(zip(CAUSES, NAMES, strict=True)), ids=NAMES)
async def test_the_log_names_the_cause(world: World, cause: Cause, name: str) -> None:
    match = await world.start()

    done = await world.matches.act(match.game_id, ANN.user_id, first_turn, cause)
    await world.settle()

    added = (await entries(world, match))[match.revision :]
    assert [entry.made_by for entry in added] == [name, name]
    assert [entry.seat for entry in added] == [0, 0]
    assert {entry.interaction_id for entry in added} == {cause.interaction_id}
    assert (done.was_repeated, bool(done.events)) == (False, True)
    assert done.match.waits_for == BOB
    assert world.courier.channels[CHANNEL][-1].row.user_id == BOB.user_id


@pytest.mark.parametrize("cause", CAUSES[:2], ids=NAMES[:2])
async def test_an_interaction_changes_a_game_once(world: World, cause: Cause) -> None:
    match = await world.start()
    done = await world.matches.act(match.game_id, ANN.user_id, first_turn, cause)

    again = await world.matches.act(match.game_id, ANN.user_id, first_turn, cause)

    assert again.was_repeated
    assert (again.events, again.match.revision) == (done.events, done.match.revision)


@pytest.mark.parametrize("cause", CAUSES[2:], ids=NAMES[2:])
async def test_what_comes_without_an_interaction_is_told_from_the_past_by_revision(
    world: World, cause: Cause
) -> None:
    match = await world.start()
    await world.take_turn(match)
    await world.take_turn(await world.matches.load(match.game_id))

    with pytest.raises(Refused, match="stale"):
        await world.matches.act(match.game_id, ANN.user_id, first_turn, cause, match.revision)


@pytest.mark.parametrize("cause", CAUSES, ids=NAMES)
async def test_nobody_acts_for_a_seat_that_is_not_on_turn(world: World, cause: Cause) -> None:
    match = await world.start()

    with pytest.raises(Refused) as excinfo:
        await world.matches.act(match.game_id, BOB.user_id, first_turn, cause)

    assert (excinfo.value.code, excinfo.value.data) == ("not_your_turn", {"to_act": 0})
    with pytest.raises(Refused, match="not_a_player"):
        await world.matches.act(match.game_id, CEM.user_id, first_turn, cause)


@pytest.mark.parametrize("cause", CAUSES, ids=NAMES)
async def test_a_seat_is_left_whatever_the_cause(world: World, cause: Cause) -> None:
    match = await world.start(BOB, CEM)

    done = await world.matches.resign(match.game_id, CEM.user_id, cause)

    assert done.match.public.resigned == (2,)
    assert (await entries(world, match))[-1].made_by == cause.made_by


@pytest.mark.parametrize("cause", CAUSES[1:], ids=NAMES[1:])
async def test_a_player_takes_back_only_what_they_did_themselves(
    world: World, cause: Cause
) -> None:
    match = await world.start()
    place = first_placement(match)
    await world.matches.act(match.game_id, ANN.user_id, just(place), cause)

    with pytest.raises(Refused, match="nothing_to_undo"):
        await world.matches.undo(match.game_id, ANN.user_id, by_player(6))


@pytest.mark.parametrize("cause", CAUSES[:3], ids=NAMES[:3])
async def test_each_turn_is_reported_once_whoever_made_it(world: World, cause: Cause) -> None:
    match = await world.start_with_computers()
    await world.matches.play_on(match.game_id, lambda: choose_quickly)
    await world.settle()
    for _ in range(3):
        await world.matches.act(
            match.game_id, ANN.user_id, first_turn, replace(cause, interaction_id=None)
        )
        await world.matches.play_on(match.game_id, lambda: choose_quickly)
        await world.settle()

    boards = [
        (posted.row.first_revision, posted.row.last_revision)
        for posted in world.courier.channels[CHANNEL]
        if posted.row.kind is RowKind.TURN
    ]
    assert len(boards) == 4
    assert [first for first, _ in boards[1:]] == [last + 1 for _, last in boards[:-1]]


async def test_a_text_is_read_on_the_position_to_which_it_is_applied(world: World) -> None:
    before = await world.start()
    after = await world.take_turn(before)
    seen: list[tuple[int, int]] = []

    def read(match: Match, view: View) -> list[Action]:
        seen.append((match.revision, len(view.board)))
        return [view.legal_actions()[0]]

    await world.matches.act(before.game_id, BOB.user_id, read, by_player(5))

    assert seen == [(after.revision, len(after.public.board))]


async def test_entries_that_change_no_position_owe_nothing(world: World) -> None:
    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.settle()
    reader = world.database.reader
    row = await games.get(reader, match.game_id)
    assert row is not None
    joined = await lobbies.members(reader, match.game_id)
    before = fold(row, joined, await log.entries(reader, match.game_id))
    entry, revision = before.steps[-1].entry, before.revision + 1
    noted = replace(entry, revision=revision, kind=EntryKind.TAKEN_OVER, seat=None, body="2")
    owed = await reader.execute_fetchall("SELECT * FROM outbox")

    async with world.database.transaction() as connection:
        await announce(connection, row, before, before.noted(noted))

    assert await reader.execute_fetchall("SELECT * FROM outbox") == owed
