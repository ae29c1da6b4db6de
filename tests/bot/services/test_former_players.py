"""A number that sits in a game, where somebody deleted again could not resign, is not called."""

from datetime import timedelta

from bot.presenters.message import Message
from bot.services.games.causes import by_player
from bot.services.lobby import Pace
from bot.services.people.holders import is_former
from bot.services.posting.calls import called_by
from bot.services.posting.sending import Detail
from bot.storage.outbox import RowKind
from tests.bot.services.owed_messages import owed_messages
from tests.bot.services.toy_courier import Posted
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def shown(world: World, posted: Posted, detail: Detail = Detail.WHOLE) -> Message:
    """What stood in the channel."""
    return await owed_messages(world).make(posted.row, detail)


def newest(world: World) -> Posted:
    return world.courier.channels[CHANNEL][-1]


async def test_no_number_is_called_when_a_pause_ends(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    await lasting.privacy.delete(ANN.user_id, is_again=True)

    await lasting.matches.resume(match.game_id, BOB.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    resumed = newest(lasting)
    assert resumed.row.kind is RowKind.RESUMED
    assert is_former(resumed.row.user_id or 0)
    assert called_by(resumed.row) == ()
    message = await shown(lasting, resumed)
    assert message.pings == ()
    assert "<@1000000000>" not in message.text


async def test_no_number_is_called_to_its_turn_nor_reminded_of_it(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.privacy.delete(BOB.user_id, is_again=True)
    await lasting.take_turn(await lasting.matches.load(match.game_id))
    await lasting.settle()

    board = newest(lasting)
    assert board.row.kind is RowKind.TURN
    assert called_by(board.row) == ()
    for detail in Detail:
        message = await shown(lasting, board, detail)
        assert message.pings == ()
        assert "<@1000000000>" not in message.text

    await lasting.pass_time(12 * HOUR)
    assert all(called_by(it.row) == () for it in lasting.courier.channels[CHANNEL][2:])


async def test_a_channel_that_is_found_calls_no_number(lasting: World) -> None:
    await lasting.start(BOB)
    await lasting.settle()
    await lasting.channels.resume()
    await lasting.channels.lose(CHANNEL)
    await lasting.privacy.delete(ANN.user_id, is_again=True)
    known = len(lasting.courier.channels[CHANNEL])

    await lasting.channels.find(CHANNEL)
    await lasting.settle()

    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)[known:]


async def test_the_others_are_called_to_a_vote_in_which_a_number_is_silent(lasting: World) -> None:
    await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(DAY + 1)
    assert newest(lasting).row.kind is RowKind.VOTE
    await lasting.privacy.delete(CEM.user_id, is_again=True)

    await lasting.pass_time(18 * HOUR + 60)

    call = newest(lasting)
    assert call.row.kind is RowKind.VOTE_CALL
    assert called_by(call.row) == (BOB.user_id,)
