"""Reviews that are asked for: who may, in which order, and what stays after stops and faults."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.reviews.reading import ReviewableGame, reviewable, stored
from bot.services.reviews.reviewer import Reviewer
from bot.services.reviews.reviews import BUSY_SECONDS, DAY, TRIES, Reviews
from bot.storage import games, reviews
from bot.storage.database import Connection
from bot.storage.people.forgetting import replace_person
from bot.storage.people.former import FORMER, is_former
from bot.storage.reviews import ReviewRow, ReviewState
from engine.actions import Settle
from engine.review.decisions import VERSION
from tests.bot.services.privacy.life import privacy_of
from tests.bot.services.reviews.inside import Held, Inside, finished_game, reviews_of
from tests.bot.services.world import ANN, BOB, CEM, World, proposal
from tests.engine.review.quick import look_less_far

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look less far."""
    look_less_far(monkeypatch)


async def state_of(world: World, game_id: int) -> ReviewRow:
    row = await reviews.find(world.database.reader, game_id)
    assert row is not None
    return row


async def asked(service: Reviews, game_id: int, who: int = ANN.user_id) -> ReviewRow:
    return await service.ask(game_id, who)


async def test_a_review_that_was_asked_for_is_worked_out_and_stays(world: World) -> None:
    match = await finished_game(world)
    reviewer = Inside()
    service = reviews_of(world, reviewer)
    await service.resume()

    row = await asked(service, match.game_id)
    await service.finish_present()

    assert row.state is ReviewState.WAITING
    done = await state_of(world, match.game_id)
    assert (done.state, done.user_id, done.version) == (ReviewState.DONE, None, VERSION)
    turns = await stored(world.database.reader, match.game_id)
    game = await reviewable(world.database.reader, match.game_id)
    assert turns[-1].last == len(game.moves) - 1
    assert game.deciders.keys() >= {at for turn in turns for at in turn.decisions}
    again = await asked(service, match.game_id, BOB.user_id)
    assert again.state is ReviewState.DONE
    assert len(reviewer.begun) == 1


async def test_how_well_people_decided_is_kept_by_person(world: World) -> None:
    match = await finished_game(world)
    service = reviews_of(world, Inside())
    await service.resume()

    await asked(service, match.game_id)
    await service.finish_present()

    kept = await world.database.reader.execute_fetchall("SELECT user_id, accuracy FROM accuracies")
    game = await reviewable(world.database.reader, match.game_id)
    turns = await stored(world.database.reader, match.game_id)
    found = {int(user_id): float(accuracy) for user_id, accuracy in kept}
    assert found == pytest.approx(game.accuracies(turns))
    assert {*found} == {ANN.user_id, BOB.user_id}


async def test_a_game_that_goes_on_is_never_reviewed(world: World) -> None:
    match = await world.start()
    service = reviews_of(world, reviewer := Inside())
    await service.resume()

    for ask in (
        reviewable(world.database.reader, match.game_id),
        asked(service, match.game_id),
    ):
        with pytest.raises(Refused, match="review_later"):
            await ask
    await service.finish_present()

    assert await reviews.find(world.database.reader, match.game_id) is None
    assert reviewer.asked == []


async def test_what_was_taken_back_is_no_move(world: World) -> None:
    match = await world.start(asked=proposal(variant="terra"))
    assert match.waits_for is not None
    who = match.waits_for.user_id
    legal = match.view_for(who).legal_actions()
    settle = next(action for action in legal if isinstance(action, Settle))
    await world.act(match, settle)
    await world.matches.undo(match.game_id, who, by_player(world.interaction()))
    done = await world.matches.resign(match.game_id, BOB.user_id, by_player(world.interaction()))

    game = await reviewable(world.database.reader, done.match.game_id)

    assert settle not in [move.action for move in game.moves]
    assert len(game.moves) == len(game.revisions) == len({*game.revisions})


async def test_reviews_wait_in_the_order_in_which_they_were_asked_for(world: World) -> None:
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    service = reviews_of(world, reviewer := Inside())

    await asked(service, second.game_id, BOB.user_id)
    world.clock.pass_time(1)
    await asked(service, first.game_id, ANN.user_id)
    await service.resume()
    await service.finish_present()

    sizes = [len(task.moves) for task in reviewer.begun]
    expected = [
        len((await reviewable(world.database.reader, it.game_id)).moves) for it in (second, first)
    ]
    assert sizes == expected


async def test_somebody_waits_for_one_review_at_a_time(world: World) -> None:
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    service = reviews_of(world, Inside())
    await asked(service, first.game_id)

    again = await asked(service, first.game_id)
    with pytest.raises(Refused) as refused:
        await asked(service, second.game_id)
    by_other = await asked(service, second.game_id, BOB.user_id)

    assert again.state is by_other.state is ReviewState.WAITING
    assert (refused.value.code, refused.value.data) == (
        "review_waits",
        {"game_id": first.game_id},
    )


async def test_a_server_has_so_many_reviews_a_day(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.reviews.reviews.A_DAY", 1)
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    service = reviews_of(world, Inside())
    await service.resume()
    await asked(service, first.game_id)
    await service.finish_present()

    with pytest.raises(Refused) as refused:
        await asked(service, second.game_id)
    world.clock.pass_time(DAY.total_seconds() + 1)
    later = await asked(service, second.game_id)

    assert refused.value.code == "reviews_a_day"
    assert later.state is ReviewState.WAITING


async def test_no_more_reviews_wait_than_there_is_room_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.reviews.reviews.MOST_WAITING", 1)
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    service = reviews_of(world, Inside())
    await asked(service, first.game_id)

    with pytest.raises(Refused) as refused:
        await asked(service, second.game_id, BOB.user_id)

    assert refused.value.code == "reviews_full"


async def test_a_review_goes_on_at_its_turn_after_a_restart(world: World) -> None:
    match = await finished_game(world)
    answers = iter(range(100))

    def stop() -> None:
        if next(answers) == 3:
            raise asyncio.CancelledError  # the bot is killed

    first = reviews_of(world, Inside(stop))
    await first.resume()
    await asked(first, match.game_id)
    await first.finish_present()
    so_far = await stored(world.database.reader, match.game_id)
    await first.close()

    second = reviews_of(world, reviewer := Inside())
    await second.resume()
    await second.finish_present()

    assert len(so_far) == 2
    assert [task.done for task in reviewer.begun] == [so_far[-1].last + 1]
    whole = await stored(world.database.reader, match.game_id)
    assert whole[:2] == so_far
    assert (await state_of(world, match.game_id)).state is ReviewState.DONE


async def test_a_process_that_is_gone_is_asked_again_a_few_times(world: World) -> None:
    match = await finished_game(world)
    answers = iter(range(100))

    def die_twice() -> None:
        if next(answers) in (2, 4):
            raise EOFError

    service = reviews_of(world, reviewer := Inside(die_twice))
    await service.resume()
    await asked(service, match.game_id)
    await service.finish_present()

    assert len(reviewer.begun) == TRIES
    assert (await state_of(world, match.game_id)).state is ReviewState.DONE


async def test_a_review_that_cannot_be_made_holds_up_no_other(world: World) -> None:
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    attempts = 0

    def die() -> None:
        nonlocal attempts
        attempts += 1
        if attempts <= TRIES:
            raise TimeoutError

    service = reviews_of(world, Inside(die))
    await asked(service, first.game_id)
    world.clock.pass_time(1)
    await asked(service, second.game_id, BOB.user_id)
    await service.resume()
    await service.finish_present()

    states = [(await state_of(world, it.game_id)).state for it in (first, second)]
    assert states == [ReviewState.FAILED, ReviewState.DONE]


async def test_what_nobody_expected_is_tried_a_few_times_and_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    begun: list[int] = []

    async def broken(connection: Connection, game_id: int) -> ReviewableGame:
        begun.append(game_id)
        if game_id == first.game_id:
            raise OSError("no process can be started")
        return await reviewable(connection, game_id)

    monkeypatch.setattr("bot.services.reviews.reviews.reviewable", broken)
    service = reviews_of(world, Inside())
    await asked(service, first.game_id)
    world.clock.pass_time(1)
    await asked(service, second.game_id, BOB.user_id)
    with capture_logs() as logs:
        await service.resume()
        await service.finish_present()

    states = [(await state_of(world, it.game_id)).state for it in (first, second)]
    assert states == [ReviewState.FAILED, ReviewState.DONE]
    assert begun.count(first.game_id) == TRIES
    said = [(line["log_level"], line["event"]) for line in logs]
    assert said == [("warning", "review_broken_off")] * TRIES + [("error", "review_failed")]


async def test_an_ask_while_the_last_one_ends_is_begun(world: World) -> None:
    first = await finished_game(world)
    second = await finished_game(world, channel_id=81)
    service = reviews_of(world, Inside())
    waiting, asks = reviews.waiting, [second.game_id]

    async def waiting_once_more(connection: Connection) -> list[ReviewRow]:
        found = await waiting(connection)
        if not found and asks and connection is world.database.reader:
            await asked(service, asks.pop(), BOB.user_id)  # too late for what was just read
        return found

    await asked(service, first.game_id)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(reviews, "waiting", waiting_once_more)
        await service.resume()
        await service.finish_present()

    assert (await state_of(world, second.game_id)).state is ReviewState.DONE


async def test_nothing_is_worked_out_while_a_computer_is_to_move(world: World) -> None:
    match = await finished_game(world)
    busy = [True]
    service = reviews_of(world, reviewer := Inside(), lambda: busy[0])
    await service.resume()
    await asked(service, match.game_id)
    for _ in range(5):
        await world.pass_time(BUSY_SECONDS)
    while_busy = [*reviewer.asked]
    busy[0] = False
    await world.pass_time(BUSY_SECONDS)
    await service.finish_present()

    assert while_busy == []
    assert (await state_of(world, match.game_id)).state is ReviewState.DONE


async def test_a_newer_reviewer_begins_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await finished_game(world)
    service = reviews_of(world, reviewer := Inside())
    await service.resume()
    await asked(service, match.game_id)
    await service.finish_present()

    monkeypatch.setattr("bot.services.reviews.reviews.VERSION", VERSION + 1)
    row = await asked(service, match.game_id, BOB.user_id)
    await service.finish_present()

    assert row.version == VERSION + 1
    assert [task.done for task in reviewer.begun] == [0, 0]


async def test_who_is_deleted_waits_for_nothing(world: World) -> None:
    match = await finished_game(world)
    service = reviews_of(world, Inside())
    await asked(service, match.game_id, CEM.user_id)

    async with world.database.transaction() as connection:
        await replace_person(connection, CEM.user_id, 1 << 62, [])
    await service.resume()
    await service.finish_present()

    assert await reviews.find(world.database.reader, match.game_id) is None


async def test_who_is_deleted_while_a_review_is_worked_out_has_a_number_in_it(
    world: World,
) -> None:
    match = await finished_game(world)
    service = reviews_of(world, held := Held(2))
    await service.resume()
    await asked(service, match.game_id)
    await held.reached.wait()

    await privacy_of(world).delete(BOB.user_id)
    held.may_go_on.set()
    await service.finish_present()

    kept = await world.database.reader.execute_fetchall("SELECT user_id FROM accuracies")
    users = {int(user_id) for (user_id,) in kept}
    assert len(users) == 2
    assert sum(map(is_former, users)) == 1
    assert ANN.user_id in users


async def test_a_review_that_is_asked_for_anew_lacks_nothing(world: World) -> None:
    match = await finished_game(world)
    service = reviews_of(world, held := Held(2))
    await service.resume()
    await asked(service, match.game_id, CEM.user_id)
    await held.reached.wait()

    async with world.database.transaction() as connection:
        await replace_person(connection, CEM.user_id, FORMER.start + 5, [])
    await asked(service, match.game_id, ANN.user_id)
    held.may_go_on.set()
    await service.finish_present()

    turns = await stored(world.database.reader, match.game_id)
    assert turns[0].seat is None  # the set-up
    assert [turn.first for turn in turns[1:]] == [turn.last + 1 for turn in turns[:-1]]
    assert (await state_of(world, match.game_id)).state is ReviewState.DONE


async def test_a_deleted_game_has_no_review(world: World) -> None:
    match = await finished_game(world)
    service = reviews_of(world, Inside())
    await service.resume()
    await asked(service, match.game_id)
    await service.finish_present()

    async with world.database.transaction() as connection:
        await games.bury(connection, match.game_id)

    assert await reviews.find(world.database.reader, match.game_id) is None
    assert await reviews.entries(world.database.reader, match.game_id) == []
    kept = await world.database.reader.execute_fetchall("SELECT 1 FROM accuracies")
    assert not list(kept)


@pytest.mark.slow
async def test_the_process_reviews_and_may_be_killed(world: World) -> None:
    match = await finished_game(world, turns=0)
    reviewer = Reviewer()
    service = reviews_of(world, reviewer)
    await service.resume()
    await asked(service, match.game_id)
    await service.finish_present()

    process_id = service.process_id
    assert process_id is not None
    assert (await state_of(world, match.game_id)).state is ReviewState.DONE
    await service.close()
    assert service.process_id is None


async def test_a_resignation_decides_nothing(world: World) -> None:
    match = await world.start()
    done = await world.matches.resign(match.game_id, BOB.user_id, by_player(world.interaction()))
    await world.settle()

    game = await reviewable(world.database.reader, done.match.game_id)

    assert game.moves[-1].seat is not None
    assert game.accuracies([]) == {}
