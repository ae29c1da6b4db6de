"""Every interaction is answered, soon or deferred, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.presenters.message import Button, Message, Question, TextFile
from bot.services.errors import Refused
from bot.services.lobby import Lobby
from bot.services.pictures import BoardDrawing, Pictures
from bot.services.preferences import Preferences
from bot.storage.database import open_database
from bot.texts import Catalogue
from bot.transport.answers import AT_ONCE, Answers, Told, Work
from bot.transport.replies import Form
from tests.bot.recorded import RecordedInteraction, http_error
from tests.flows.world import World

LOSSES = [http_error(404, 10062), aiohttp.ServerDisconnectedError(), ValueError("not so")]
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
async def answers(tmp_path: Path) -> AsyncIterator[Answers]:
    pictures, database = Pictures(), await open_database(tmp_path / "games.db")
    yield Answers(Catalogue(), pictures, Preferences(database), lambda: NOON)
    pictures.close()
    await database.close()


async def told() -> Message:
    return Message("Done")


async def told_all() -> Message:
    return Message("Done", is_for_all=True)


async def told_late() -> Message:
    await asyncio.sleep(0.05)
    return Message("Done")


async def refused() -> Message:
    raise Refused("no_lobby_here")


async def refused_late() -> Message:
    await asyncio.sleep(0.05)
    raise Refused("no_lobby_here")


async def broken() -> Message:
    raise ZeroDivisionError


async def asks() -> Question:
    return Question("typed", "Your move", "Move")


async def asks_late() -> Question:
    await asyncio.sleep(0.05)
    return await asks()


@pytest.mark.parametrize(
    ("work", "form", "calls"),
    [
        (told, Form.PRIVATE, ["send_message privately"]),
        (told, Form.PUBLIC, ["send_message privately"]),
        (told_all, Form.PUBLIC, ["send_message"]),
        (told, Form.IN_PLACE, ["edit_message"]),
        (told_late, Form.PRIVATE, ["defer privately", "edit_original_response"]),
        (told_late, Form.PUBLIC, ["defer", "edit_original_response"]),
        (told_late, Form.IN_PLACE, ["defer", "edit_original_response"]),
    ],
)
async def test_what_takes_long_is_promised_and_then_given(
    answers: Answers,
    monkeypatch: pytest.MonkeyPatch,
    work: Work,
    form: Form,
    calls: list[str],
) -> None:
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    interaction = RecordedInteraction()

    await answers.give(interaction.as_library(), work, form)

    assert interaction.calls == calls
    assert interaction.texts[-1] == "Done"


async def test_a_promise_that_is_lost_is_logged_and_the_work_is_done_all_the_same(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    interaction, done = RecordedInteraction(always=ValueError("not so")), list[str]()

    async def work() -> Message:
        message = await told_late()
        done.append(message.text)
        return message

    with capture_logs() as logs:
        await answers.give(interaction.as_library(), work)

    assert done == ["Done"]
    assert interaction.calls == []
    assert [entry["event"] for entry in logs] == ["answer_lost"]


async def test_a_refusal_is_a_normal_answer(answers: Answers) -> None:
    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), refused)

    assert interaction.texts == [Catalogue().texts("en").say("refused-no-lobby-here")]
    assert logs == []


def with_news(answers: Answers, note: Callable[[], None]) -> Answers:
    """The same, with news for everybody; ``note`` is called when they count as told."""

    async def noted() -> None:
        note()

    async def tell(_: object, answer: Message, _refused: object) -> Told:
        return Told(Message(f"News. {answer.text}"), (noted,))

    return replace(answers, news=(*answers.news, tell))


@pytest.mark.parametrize("work", [told, refused])
@pytest.mark.parametrize("is_lost", [False, True])
async def test_what_is_told_besides_is_noted_once_it_was_sent(
    answers: Answers,
    work: Work,
    is_lost: bool,  # noqa: FBT001
) -> None:
    interaction = RecordedInteraction(always=ValueError("not so") if is_lost else None)
    known_at: list[list[str]] = []
    telling = with_news(answers, lambda: known_at.append(list(interaction.texts)))

    with capture_logs():
        await telling.give(interaction.as_library(), work)

    assert len(known_at) == (0 if is_lost else 1)
    assert [[text[:6] for text in texts] for texts in known_at] == [["News. "]] * len(known_at)


@pytest.mark.parametrize("is_late", [False, True])
async def test_news_are_not_told_where_an_answer_to_all_is_expected(
    answers: Answers,
    monkeypatch: pytest.MonkeyPatch,
    is_late: bool,  # noqa: FBT001
) -> None:
    async def refused_late() -> Message:
        await asyncio.sleep(0.05)
        return await refused()

    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    interaction, noted = RecordedInteraction(), list[bool]()
    telling = with_news(answers, lambda: noted.append(True))

    await telling.give(interaction.as_library(), refused_late if is_late else refused, Form.PUBLIC)

    assert "News" not in interaction.texts[-1]
    assert noted == []


async def test_what_cannot_be_noted_was_answered_all_the_same(answers: Answers) -> None:
    interaction = RecordedInteraction()

    def fail() -> None:
        raise ZeroDivisionError

    with capture_logs() as logs:
        await with_news(answers, fail).give(interaction.as_library(), told)

    assert interaction.texts == ["News. Done"]
    assert [entry["event"] for entry in logs] == ["telling_not_noted"]


@pytest.mark.parametrize("is_first", [False, True])
async def test_news_that_fail_lose_neither_the_answer_nor_other_news(
    answers: Answers,
    is_first: bool,  # noqa: FBT001
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def nothing(*_: object) -> None:
        return None

    interaction, noted = RecordedInteraction(), list[bool]()
    telling = with_news(replace(answers, news=(nothing,)), lambda: noted.append(True))
    telling.news = (fail, *telling.news) if is_first else (*telling.news, fail)

    with capture_logs() as logs:
        await telling.give(interaction.as_library(), told)

    assert interaction.texts == ["News. Done"]
    assert noted == [True]
    assert [entry["event"] for entry in logs] == ["interaction_failed"]


@pytest.mark.parametrize(("refusals", "is_noted"), [(1, True), (2, False)])
async def test_news_count_as_told_only_with_all_their_lines_and_buttons(
    answers: Answers,
    refusals: int,
    is_noted: bool,  # noqa: FBT001
) -> None:
    async def drawn() -> Message:
        rows = ((Button("Try it", "b1:table"),),)
        return Message("Done", rows, file=TextFile("board", "Board"))

    async def keep(_: object, answer: Message, _refused: object) -> Told:
        return Told(answer, (noted,))

    known = list[int]()

    async def noted() -> None:
        known.append(len(interaction.tried))

    interaction = RecordedInteraction(*[http_error(400, 50035)] * refusals)
    answers.news = (keep,)
    with capture_logs():
        await answers.give(interaction.as_library(), drawn)

    assert interaction.texts == ["Done"]
    assert known == ([2] if is_noted else [])


async def test_of_news_that_cannot_be_noted_the_others_are(answers: Answers) -> None:
    interaction, noted = RecordedInteraction(), list[bool]()

    def fail() -> None:
        raise ZeroDivisionError

    telling = with_news(with_news(answers, fail), lambda: noted.append(True))
    with capture_logs() as logs:
        await telling.give(interaction.as_library(), told)

    assert interaction.texts == ["News. News. Done"]
    assert noted == [True]
    assert [entry["event"] for entry in logs] == ["telling_not_noted"]


async def test_a_fault_is_answered_with_the_id_under_which_it_is_logged(answers: Answers) -> None:
    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), broken)

    (entry,) = logs
    assert entry["event"] == "interaction_failed"
    assert str(entry["error_id"]) in interaction.texts[0]


async def test_completions_are_the_answer_itself(answers: Answers) -> None:
    interaction = RecordedInteraction()

    offered = await answers.complete(interaction.as_library(), completed)

    assert [choice.value for choice in offered] == ["one", "two"]
    assert interaction.texts == ["one two"]


@pytest.mark.parametrize(
    "failure", [http_error(404, 10062), aiohttp.ServerDisconnectedError(), ValueError("not so")]
)
async def test_lost_completions_are_one_line_in_the_log(
    answers: Answers, failure: Exception
) -> None:
    interaction = RecordedInteraction(failure)
    with capture_logs() as logs, pytest.raises(asyncio.CancelledError):
        await answers.complete(interaction.as_library(), completed)

    (entry,) = logs
    assert entry["log_level"] == "warning"
    assert "exc_info" not in entry
    assert interaction.tried == ["autocomplete"]


async def test_a_refused_completion_offers_nothing_and_is_no_fault(answers: Answers) -> None:
    interaction = RecordedInteraction()

    async def refuse() -> list[str]:
        raise Refused("game_paused")

    with capture_logs() as logs:
        offered = await answers.complete(interaction.as_library(), refuse)

    assert (offered, interaction.calls, logs) == ([], ["autocomplete"], [])


async def completed() -> list[str]:
    return ["one", "two"]


async def test_answers_of_all_kinds_are_worked_out_a_few_at_a_time(answers: Answers) -> None:
    at_once = most = 0

    async def work() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.001)
        at_once -= 1

    async def complete() -> list[str]:
        await work()
        return []

    async def ask() -> Question:
        await work()
        return await asks()

    interactions = [RecordedInteraction().as_library() for _ in range(2 * AT_ONCE)]
    await asyncio.gather(
        *(answers.complete(interaction, complete) for interaction in interactions[::2]),
        *(answers.ask(interaction, ask) for interaction in interactions[1::2]),
    )

    assert most == AT_ONCE


async def test_work_that_waits_aside_holds_up_nobody(answers: Answers) -> None:
    is_ready, waiting = asyncio.Event(), 0

    async def wait_aside() -> Message:
        nonlocal waiting
        async with answers.aside():
            waiting += 1
            await is_ready.wait()
        return await told()

    asking = [
        asyncio.ensure_future(answers.give(RecordedInteraction().as_library(), wait_aside))
        for _ in range(2 * AT_ONCE)
    ]
    tapped = RecordedInteraction()
    await answers.give(tapped.as_library(), told)

    assert (waiting, tapped.texts) == (2 * AT_ONCE, ["Done"])
    is_ready.set()
    await asyncio.gather(*asking)


async def test_the_slowest_answers_are_told_once(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0  # the machine's clock stands still
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)

    async def taking(seconds: int) -> Message:
        nonlocal now
        now += seconds
        return Message("Done")

    for seconds in (1, 5, 2, 4, 3):
        await answers.give(RecordedInteraction().as_library(), partial(taking, seconds))

    assert answers.answered == 5
    assert answers.take_slowest() == [5, 4, 3]
    assert answers.take_slowest() == []


async def test_closing_waits_for_questions_and_completions(answers: Answers) -> None:
    async def complete_late() -> list[str]:
        await asyncio.sleep(0.05)
        return ["one"]

    asking, completing = RecordedInteraction(), RecordedInteraction()
    tasks = [
        asyncio.create_task(answers.ask(asking.as_library(), asks_late)),
        asyncio.create_task(answers.complete(completing.as_library(), complete_late)),
    ]
    await asyncio.sleep(0.01)

    await answers.finish(5)

    assert (asking.texts, completing.texts) == (["Your move"], ["one"])
    await asyncio.gather(*tasks)


async def test_a_closing_bot_asks_nothing_and_says_so(answers: Answers) -> None:
    await answers.finish(1)
    asking, completing = RecordedInteraction(), RecordedInteraction()

    await answers.ask(asking.as_library(), asks)
    await answers.complete(completing.as_library(), completed)

    assert asking.texts == [Catalogue().texts("en").say("closing")]
    assert completing.texts == [""]


async def test_closing_waits_for_what_is_being_answered(answers: Answers) -> None:
    interaction = RecordedInteraction()
    giving = asyncio.create_task(answers.give(interaction.as_library(), told_late))
    await asyncio.sleep(0.01)

    await answers.finish(5)

    assert interaction.texts == ["Done"]
    await giving


async def test_a_bot_that_is_closing_begins_nothing(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.open_lobby()
        await world.bot.services.answers.finish(1)

        answer = await world.bob.slash(world.channel, "game join")
        lobby = await world.bot.ring.matches.in_channel(world.channel.id)

        assert answer.response is not None
        assert "about to restart" in answer.response.content
        assert isinstance(lobby, Lobby)
        assert len(lobby.members) == 1


async def test_a_picture_that_fails_takes_nothing_from_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: BoardDrawing) -> bytes:
        raise ZeroDivisionError

    world = World(tmp_path)
    with capture_logs() as logs:
        async with world.running():
            before = await world.start_game(world.ann, world.bob)
            monkeypatch.setattr(BoardDrawing, "draw", fail)

            answer = await world.place(world.ann)
            after = await world.match()

    assert answer.response is not None
    assert answer.response.content.startswith("You placed")
    assert after.revision > before.revision
    assert "picture_failed" in [entry["event"] for entry in logs]


async def test_a_board_that_was_asked_for_can_be_shown_to_all(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.start_game(world.ann, world.bob)
        asked = await world.bob.slash(world.channel, "board")
        assert asked.response is not None

        shown = await world.bob.click(asked.response, label="Show to all")

        assert asked.ephemeral
        assert not shown.ephemeral
        assert world.newest().content.startswith("Bob shows the board:")
        assert len(world.newest().attachments) == 1
        assert world.called(world.newest()) == []


@pytest.mark.parametrize(
    ("work", "calls"),
    [
        (told, ["defer"]),
        (told_late, ["defer"]),
        (refused, ["send_message privately"]),
        (refused_late, ["defer", "send privately"]),
        (broken, ["send_message privately"]),
    ],
)
async def test_what_its_message_shows_is_not_told_and_a_refusal_is_told_privately(
    answers: Answers, work: Work, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    interaction = RecordedInteraction()

    await answers.give(interaction.as_library(), work, Form.SILENT)

    assert interaction.calls == calls


@pytest.mark.parametrize("work", [told, told_late, refused_late])
async def test_no_answer_is_put_in_place_of_what_all_see(
    answers: Answers, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    interaction = RecordedInteraction(*(LOSSES[1], http_error(400, 40060)))

    await answers.give(interaction.as_library(), work, Form.SILENT)

    assert {*interaction.tried} <= {"defer", "send"}


async def test_who_catches_up_waits_for_those_who_asked_before_and_for_no_others(
    answers: Answers,
) -> None:
    gates = [asyncio.Event() for _ in range(3)]

    async def passed(number: int) -> Message:
        await gates[number].wait()
        return Message("Done")

    async def begin(number: int) -> asyncio.Task[None]:
        giving = asyncio.create_task(
            answers.give(RecordedInteraction().as_library(), partial(passed, number))
        )
        await asyncio.sleep(0)
        return giving

    await answers.catch_up()  # nobody has asked
    giving = [await begin(0), await begin(1)]
    catching_up = asyncio.create_task(answers.catch_up())
    await asyncio.sleep(0)
    giving.append(await begin(2))

    gates[1].set()
    await giving[1]
    await asyncio.sleep(0)
    assert not catching_up.done()
    gates[0].set()
    await giving[0]
    await catching_up
    assert not giving[2].done()
    gates[2].set()
    await giving[2]


async def test_who_catches_up_waits_for_no_answer_that_takes_long(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    gate = asyncio.Event()

    async def passed() -> Message:
        await gate.wait()
        return Message("Done")

    giving = asyncio.create_task(answers.give(RecordedInteraction().as_library(), passed))
    await asyncio.sleep(0)
    await answers.catch_up()
    assert not giving.done()
    gate.set()
    await giving
    await answers.catch_up()
