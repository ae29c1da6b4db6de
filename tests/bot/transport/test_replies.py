"""An answer that Discord refuses is given more plainly; a fault on its way gets its id."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.presenters.message import Button, Message, Question, TextFile
from bot.services.errors import Refused
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.storage.database import open_database
from bot.texts import Catalogue
from bot.transport.answers import Answers, Work
from bot.transport.replies import Form
from tests.bot.recorded import RecordedInteraction, http_error

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
async def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Answers]:
    """Answers that soon are promised."""
    monkeypatch.setattr("bot.transport.answers.SOON", 0.01)
    pictures, database = Pictures(), await open_database(tmp_path / "games.db")
    yield Answers(Catalogue(), pictures, Preferences(database), lambda: NOON)
    pictures.close()
    await database.close()


REFUSED = http_error(400, 50035)
TOO_LARGE = http_error(413, 40005)
FILTERED = http_error(400, 200000)
TOO_LATE = http_error(404, 10062)
LOST = aiohttp.ServerDisconnectedError()
FULL = Message(
    "First line\nSecond line", ((Button("Play", "play"),),), file=TextFile("board", "All of it")
)


Shown = tuple[str, bool, bool]
"""A message's text, and whether it has a file and buttons."""
WHOLE = (FULL.text, True, True)
WITHOUT_FILE = (FULL.text, False, True)
FIRST_LINE = ("First line", False, False)


async def told() -> Message:
    return Message("Done")


async def told_late() -> Message:
    await asyncio.sleep(0.05)
    return Message("Done")


async def told_fully() -> Message:
    return FULL


async def told_fully_late() -> Message:
    await asyncio.sleep(0.05)
    return FULL


async def asks() -> Question:
    return Question("typed", "Your move", "Move")


async def asks_late() -> Question:
    await asyncio.sleep(0.05)
    return await asks()


def fault_of(interaction: RecordedInteraction) -> str:
    """The words in which that interaction's fault is told."""
    return Catalogue().texts("en").say("fault", id=f"{interaction.id:x}")


@pytest.mark.parametrize(
    ("failure", "level", "tries"),
    [
        (TOO_LATE, "warning", 1),
        (http_error(401, 50027), "warning", 1),
        (http_error(400, 40060), "warning", 1),
        (http_error(404, 10015), "warning", 1),
        (http_error(429, 0), "error", 1),
        (http_error(500, 0), "error", 2),
        (LOST, "error", 2),
        (TimeoutError(), "error", 2),
    ],
)
async def test_an_answer_that_does_not_arrive_is_logged_and_the_work_is_done(
    answers: Answers, failure: Exception, level: str, tries: int
) -> None:
    done = []

    async def work() -> Message:
        done.append("it")
        return FULL

    interaction = RecordedInteraction(always=failure)
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), work)

    assert done == ["it"]
    assert len(interaction.tried) == tries
    assert [(entry["log_level"], entry["age"]) for entry in logs] == [(level, 12 * 3600)]


@pytest.mark.parametrize(
    ("failures", "given"),
    [
        ([TOO_LARGE], WITHOUT_FILE),
        ([REFUSED], WITHOUT_FILE),
        ([http_error(403, 50013)], WITHOUT_FILE),
        ([REFUSED, REFUSED], FIRST_LINE),
        ([FILTERED], FIRST_LINE),
        ([LOST], WHOLE),
        ([http_error(503, 0), TOO_LARGE, LOST], WITHOUT_FILE),
    ],
)
@pytest.mark.parametrize(
    ("work", "form"),
    [
        (told_fully, Form.PRIVATE),
        (told_fully, Form.IN_PLACE),
        (told_fully_late, Form.PRIVATE),
        (told_fully_late, Form.IN_PLACE),
    ],
)
async def test_an_answer_that_is_refused_is_given_as_plainly_as_needed(
    answers: Answers, failures: list[Exception], given: Shown, work: Work, form: Form
) -> None:
    promise = [None] if work is told_fully_late else []
    interaction = RecordedInteraction(*promise, *failures)

    await answers.give(interaction.as_library(), work, form)

    contents = interaction.contents[-1]
    has_file = bool(contents.get("files") or contents.get("attachments"))
    assert (contents["content"], has_file, bool(contents.get("view"))) == given


async def test_an_answer_that_is_refused_in_every_form_becomes_a_fault_with_its_id(
    answers: Answers,
) -> None:
    interaction = RecordedInteraction(REFUSED, REFUSED, REFUSED)
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), told_fully)

    assert interaction.texts == [fault_of(interaction)]
    assert [entry["error_id"] for entry in logs if entry["log_level"] == "error"] == [
        f"{interaction.id:x}"
    ]


async def test_tries_to_answer_come_to_an_end(answers: Answers) -> None:
    interaction = RecordedInteraction(always=REFUSED)
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), told_fully)

    assert len(interaction.tried) == 4
    assert {entry["error_id"] for entry in logs if entry["log_level"] == "error"} == {
        f"{interaction.id:x}"
    }


@pytest.mark.parametrize("work", [told, told_late, asks])
@pytest.mark.parametrize("form", [Form.PRIVATE, Form.IN_PLACE])
async def test_a_fault_while_an_answer_is_sent_is_answered_with_its_id(
    answers: Answers, work: Work, form: Form
) -> None:
    promise = [None] if work is told_late else []
    interaction = RecordedInteraction(*promise, ValueError("not so"))
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), work, form)

    assert interaction.texts[-1] == fault_of(interaction)
    assert [entry["error_id"] for entry in logs] == [f"{interaction.id:x}"]


async def test_what_cannot_be_made_is_answered_with_its_id(
    answers: Answers,
) -> None:
    async def unspeakable() -> Message:
        return Message("Done", file=TextFile("board", "\ud800"))

    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), unspeakable)

    assert interaction.texts == [fault_of(interaction)]
    assert [entry["error_id"] for entry in logs] == [f"{interaction.id:x}"]


async def test_a_refusal_without_words_is_answered_with_an_id(answers: Answers) -> None:
    async def refused() -> Message:
        raise Refused("nobody_has_words_for_this")

    interaction = RecordedInteraction()
    with capture_logs() as logs:
        await answers.give(interaction.as_library(), refused)

    assert interaction.texts == [fault_of(interaction)]
    assert [entry["error_id"] for entry in logs] == [f"{interaction.id:x}"]


async def test_a_promise_of_which_nobody_knows_whether_it_arrived_is_kept(
    answers: Answers,
) -> None:
    interaction = RecordedInteraction(LOST, http_error(400, 40060))

    await answers.give(interaction.as_library(), told_late)

    assert interaction.tried == ["defer", "defer", "edit_original_response"]
    assert interaction.texts == ["Done"]


async def test_a_question_that_is_refused_becomes_a_fault_with_its_id(answers: Answers) -> None:
    interaction = RecordedInteraction(REFUSED)
    with capture_logs() as logs:
        await answers.ask(interaction.as_library(), asks)

    assert interaction.tried == ["send_modal", "send_message"]
    assert interaction.texts == [fault_of(interaction)]
    assert [entry["error_id"] for entry in logs] == [f"{interaction.id:x}"]


async def test_a_question_that_was_only_promised_in_time_is_not_asked(
    answers: Answers,
) -> None:
    interaction = RecordedInteraction()

    await answers.ask(interaction.as_library(), asks_late)

    assert interaction.texts[-1] == Catalogue().texts("en").say("asked-too-late")
