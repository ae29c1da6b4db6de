"""Every interaction is answered, soon or deferred, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.answers import Answers, Form, Work
from bot.presenters.message import Message
from bot.services.errors import Refused
from bot.services.lobby import Lobby
from bot.services.pictures import BoardDrawing, Pictures
from bot.services.preferences import Preferences
from bot.storage.database import open_database
from bot.texts import Catalogue
from tests.bot.recorded import RecordedInteraction, http_error
from tests.flows.world import World

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


async def broken() -> Message:
    raise ZeroDivisionError


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
    monkeypatch.setattr("bot.answers.SOON", 0.01)
    interaction = RecordedInteraction()

    await answers.give(interaction.as_library(), work, form)

    assert interaction.calls == calls
    assert interaction.texts[-1] == "Done"


async def test_a_refusal_is_a_normal_answer(answers: Answers) -> None:
    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), refused)

    assert interaction.texts == [Catalogue().texts("en").say("refused-no-lobby-here")]
    assert logs == []


async def test_a_fault_is_answered_with_the_id_under_which_it_is_logged(answers: Answers) -> None:
    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), broken)

    (entry,) = logs
    assert entry["event"] == "interaction_failed"
    assert str(entry["error_id"]) in interaction.texts[0]


@pytest.mark.parametrize(
    ("failure", "level"),
    [
        (http_error(404, 10062), "warning"),
        (http_error(401, 50027), "warning"),
        (http_error(400, 40060), "warning"),
        (http_error(400, 50035), "error"),
        (http_error(500, 0), "error"),
        (aiohttp.ServerDisconnectedError(), "error"),
    ],
)
async def test_an_answer_that_does_not_arrive_is_logged_and_the_work_is_done(
    answers: Answers, failure: Exception, level: str
) -> None:
    done = []

    async def work() -> Message:
        done.append("it")
        return Message("Done")

    interaction = RecordedInteraction(failure)
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), work)

    assert done == ["it"]
    assert [(entry["log_level"], entry["age"]) for entry in logs] == [(level, 12 * 3600)]


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
        await world.bot.desk.answers.finish(1)

        answer = await world.bob.slash(world.channel, "game join")
        lobby = await world.bot.desk.matches.in_channel(world.channel.id)

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
