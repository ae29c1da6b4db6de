"""What a vote and a deadline bring about is told by one message, which promises nothing false."""

from datetime import timedelta

from bot.presenters.message import Telling
from bot.presenters.waits.reminders import nudged_answer
from bot.presenters.waits.votes import left_message, paused_message
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.lobby import Pace, read_lobby
from bot.services.waiting.seat_offers import Handover
from bot.storage.outbox import Kind, OwedRow, RowKind
from bot.texts import Catalogue
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, World, proposal

DAY = timedelta(days=1).total_seconds()
TEXTS = Catalogue().texts("en")


def posted(world: World, *kinds: Kind) -> list[OwedRow]:
    return [it.row for it in world.courier.channels[CHANNEL] if it.row.kind in kinds]


async def nobody_answers(world: World) -> None:
    """Time for a turn is over, and then that for the vote about it."""
    await world.pass_time(DAY)
    await world.pass_time(DAY)


async def test_a_pause_after_silence_says_alone_that_there_is_more_time(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await nobody_answers(lasting)
    assert [row.body for row in posted(lasting, RowKind.DECIDED)] == ["0 wait"]

    await nobody_answers(lasting)

    assert [row.body for row in posted(lasting, RowKind.DECIDED)] == ["0 wait"]
    (row,) = posted(lasting, RowKind.PAUSED)
    lobby = await read_lobby(lasting.database.reader, match.game_id)
    assert lobby is not None
    told = paused_message(Telling(TEXTS, lobby, row))
    assert told.text.endswith(
        "Anybody playing in it can let it go on; "
        "whoever’s turn it is then gets half as much time again."
    )
    assert [button.label for button in told.buttons] == [TEXTS.say("button-resume")]


async def test_a_request_that_ends_as_the_game_is_paused_is_told_to_have_ended(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await nobody_answers(lasting)
    wanted, cause = Handover(1, DEE.user_id), by_player(lasting.interaction())
    await lasting.offers.ask(match.game_id, BOB.user_id, wanted, cause)
    await lasting.settle()
    lasting.server.gone.update((BOB.user_id, CEM.user_id))

    await lasting.pass_time(DAY)

    decided = [row.body for row in posted(lasting, RowKind.DECIDED)]
    assert decided == ["0 wait", "1 replace-ended"]
    assert len(posted(lasting, RowKind.PAUSED)) == 1


async def left(world: World, match: Match) -> str:
    (row,) = posted(world, RowKind.LEFT)
    match = await world.matches.at_revision(match.game_id, row.last_revision)
    return left_message(Telling(TEXTS, match, row)).text


async def test_who_is_found_to_have_left_at_the_deadline_is_voted_on_at_once(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(DAY - 60)
    lasting.server.gone.add(ANN.user_id)

    await lasting.pass_time(60)

    kinds = lasting.courier.kinds(CHANNEL)
    assert kinds[-2:] == [RowKind.LEFT, RowKind.VOTE]
    told = await left(lasting, match)
    assert told == f"Ann has left this server and is no longer pinged in **{match.where.name}**."


async def test_who_is_found_to_have_left_before_is_voted_on_later(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)

    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await lasting.settle()

    assert (await left(lasting, match)).endswith("a day later, or once their time is up.")


async def test_without_clocks_nothing_is_promised_for_the_end_of_a_time(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)

    match = await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await lasting.settle()

    assert (await left(lasting, match)).endswith(
        "if it’s their turn, the others vote on it a day later."
    )
    assert nudged_answer(TEXTS, match).text.endswith("are told, and vote on it a day later.")
