"""Which messages a channel gets for what happens in it."""

from bot.services.games.causes import by_player
from bot.services.posting.sending import RowKind, TryLater
from bot.storage.calls.pings import REST
from bot.storage.outbox import Kind
from engine.actions import End
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    World,
    first_placement,
    proposal,
)


def told(world: World) -> list[tuple[str, int, int]]:
    """What stands in the channel: kind, first and last revision."""
    return [
        (posted.row.kind.word, posted.row.first_revision, posted.row.last_revision)
        for posted in world.courier.channels[CHANNEL]
    ]


async def owed(world: World) -> list[str]:
    rows = await world.database.reader.execute_fetchall("SELECT kind FROM outbox ORDER BY row_id")
    return [kind for (kind,) in rows]


def newest(world: World) -> int:
    return world.courier.channels[CHANNEL][-1].message_id


async def test_a_channel_reads_lobby_start_turns_result(world: World) -> None:
    match = await world.start()
    await world.settle()
    match = await world.take_turn(match)
    await world.settle()

    await world.matches.resign(match.game_id, BOB.user_id, by_player(5))
    await world.settle()

    assert told(world) == [("lobby", 0, 0), ("turn", 1, 4), ("turn", 5, 6), ("result", 7, 7)]
    assert await owed(world) == []


async def test_the_lobby_message_is_edited_for_each_change(world: World) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()
    await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())
    await world.settle()

    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    await world.settle()

    assert world.courier.edits == [(RowKind.LOBBY_EDIT, newest(world))] * 3
    assert told(world) == [("lobby", 0, 0)]


async def test_changes_of_a_lobby_in_quick_succession_are_one_edit(world: World) -> None:
    lobby = await world.open_lobby()
    for person in (BOB, CEM):
        await world.lobbies.join(lobby.game_id, person, world.interaction())

    edits = (await owed(world)).count("lobby_edit")

    assert edits == 1


async def test_the_host_is_called_when_the_lobby_fills_and_again_when_it_refills(
    world: World,
) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()
    full = world.courier.channels[CHANNEL][-1].row
    await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())
    await world.pass_time(REST.total_seconds())

    await world.lobbies.join(lobby.game_id, CEM, world.interaction())
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.FULL, RowKind.FULL]
    assert full.user_id == ANN.user_id


async def test_a_call_that_is_no_longer_true_is_not_made(world: World) -> None:
    await world.outbox.close()  # nothing is sent for a while
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())
    left = await owed(world)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())

    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())

    assert left == ["lobby", "lobby_edit"]
    assert await owed(world) == ["lobby", "lobby_edit"]


async def test_a_game_that_starts_needs_nobody_called_to_its_lobby(world: World) -> None:
    await world.outbox.close()  # nothing is sent for a while
    lobby = await world.open_lobby(proposal(most_seats=3))
    await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())
    for person in (BOB, DEE):
        await world.lobbies.join(lobby.game_id, person, world.interaction())

    await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())

    assert await owed(world) == ["lobby", "lobby_edit", "turn"]


async def test_the_invited_is_called_once(world: World) -> None:
    lobby = await world.open_lobby()
    for _ in range(2):
        await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())

    await world.settle()

    (invitation,) = (
        posted.row
        for posted in world.courier.channels[CHANNEL]
        if posted.row.kind is RowKind.INVITE
    )
    assert invitation.user_id == CEM.user_id


async def test_only_the_board_before_loses_its_buttons(world: World) -> None:
    match = await world.start()
    await world.settle()
    start = newest(world)
    match = await world.take_turn(match)
    await world.settle()
    first = newest(world)

    await world.take_turn(match)
    await world.settle()

    strips = [edit for edit in world.courier.edits if edit[0] is RowKind.STRIP]
    assert strips == [(RowKind.STRIP, start), (RowKind.STRIP, first)]


async def test_an_unfinished_turn_is_shown_after_three_minutes(world: World) -> None:
    match = await world.start()
    await world.act(match, first_placement(match))
    await world.settle()
    await world.pass_time(179)
    assert told(world)[-1] == ("turn", 1, 4)

    await world.pass_time(1)

    assert told(world)[-1] == ("draft", 5, 5)


async def test_a_turn_finished_in_time_has_no_draft(world: World) -> None:
    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(179)

    await world.act(match, End())
    await world.settle()

    assert told(world)[-2:] == [("turn", 1, 4), ("turn", 5, 6)]
    assert await owed(world) == []


async def test_the_draft_is_pushed_back_by_what_follows(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.act(match, first_placement(match))
    await world.pass_time(15)
    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    await world.pass_time(179)
    assert [kind for kind, _, _ in told(world)] == ["lobby", "turn", "resigned"]

    await world.pass_time(1)

    assert told(world)[-1] == ("draft", 7, 8)


async def test_a_standing_draft_is_edited_by_what_follows(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.act(match, first_placement(match))
    await world.pass_time(180)
    draft = newest(world)

    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    await world.pass_time(60)

    assert (RowKind.DRAFT_EDIT, draft) in world.courier.edits
    assert world.courier.kinds(CHANNEL).count(RowKind.DRAFT) == 1


async def test_the_draft_goes_when_the_turn_stands(world: World) -> None:
    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(180)
    draft = newest(world)

    await world.act(match, End())
    await world.settle()

    assert told(world)[-2:] == [("turn", 1, 4), ("turn", 5, 6)]
    assert world.courier.deleted == [draft]


async def test_a_draft_being_sent_while_the_turn_ends_goes_too(world: World) -> None:
    def lose_answer(_row: object) -> None:
        raise TryLater

    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.settle()
    world.courier.after_send = lose_answer
    await world.pass_time(180)
    world.courier.after_send = lambda _row: None

    await world.act(match, End())
    await world.pass_time(60)

    assert told(world)[-2:] == [("turn", 1, 4), ("turn", 5, 6)]
    assert RowKind.DRAFT not in world.courier.kinds(CHANNEL)


async def test_a_draft_that_was_never_sent_is_not_sent_late(world: World) -> None:
    def fail(_row: object, _form: object) -> None:
        raise TryLater

    match = await world.start()
    match = (await world.act(match, first_placement(match))).match
    await world.settle()
    world.courier.before_send = fail
    await world.pass_time(180)
    posted: list[Kind] = []
    world.courier.before_send = lambda row, _form: posted.append(row.kind)

    await world.act(match, End())
    await world.pass_time(60)

    assert posted == [RowKind.TURN]


async def test_a_resignation_out_of_turn_is_a_line_of_its_own(world: World) -> None:
    match = await world.start(BOB, CEM)

    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    await world.settle()

    line = world.courier.channels[CHANNEL][-1].row
    assert (line.kind, line.user_id, line.last_revision) == (RowKind.RESIGNED, CEM.user_id, 7)


async def test_a_resignation_on_turn_is_a_finished_turn(world: World) -> None:
    match = await world.start(BOB, CEM)

    done = await world.matches.resign(match.game_id, ANN.user_id, by_player(5))
    await world.settle()

    assert told(world)[-1] == ("turn", 7, 7)
    assert done.match.waits_for == BOB


async def test_the_result_tells_the_turn_it_interrupts(world: World) -> None:
    match = await world.start()
    await world.act(match, first_placement(match))

    await world.matches.resign(match.game_id, BOB.user_id, by_player(5))
    await world.pass_time(60)

    assert told(world)[-1] == ("result", 5, 6)
    assert RowKind.DRAFT not in world.courier.kinds(CHANNEL)


async def test_one_message_tells_a_turn_and_those_that_were_closed_at_once(world: World) -> None:
    match = await world.start(asked=proposal(target=240))
    await world.play_out(match)
    await world.settle()

    match = await world.matches.load(match.game_id)
    rows = [posted.row for posted in world.courier.channels[CHANNEL]][2:]

    spans = [(row.first_revision, row.last_revision) for row in rows]
    turns = [match.turns_in(*span) for span in spans]
    assert [turn for message in turns for turn in message] == list(match.history[1:])
    assert [row.kind for row in rows] == [RowKind.TURN] * (len(rows) - 1) + [RowKind.RESULT]


async def test_each_channel_has_its_own_messages(world: World) -> None:
    await world.start()
    await world.start(channel_id=ELSEWHERE)
    await world.settle()

    both = [world.courier.kinds(channel_id) for channel_id in (CHANNEL, ELSEWHERE)]

    assert both == [[RowKind.LOBBY, RowKind.TURN]] * 2
