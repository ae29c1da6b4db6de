"""The bot that runs on the database is asked how it is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.operating.doctor import running_bot
from bot.operating.signs_socket import NoAnswer, SignsSocket
from bot.operating.vital_signs import ShardSigns, VitalSigns
from bot.storage.database import hold
from tests.bot.operating.doctor.visit import FAULT, FINE, WARNING, Visit
from tests.bot.operating.test_vital_signs import WELL


@pytest.fixture
def held(visit: Visit) -> Iterator[None]:
    """A bot that runs."""
    visit.put_database()
    lock = hold(visit.database)
    yield
    lock.release()


async def line(visit: Visit, signs: VitalSigns) -> tuple[object, str]:
    answering = SignsSocket(visit.database, lambda: signs)
    await answering.open()
    try:
        return await visit.line("bot")
    finally:
        answering.close()


async def test_where_no_bot_runs_nothing_is_wrong(visit: Visit) -> None:
    visit.put_database()

    assert await visit.line("bot") == (FINE, "doctor-lock-free")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_is_well_says_so(visit: Visit) -> None:
    assert await line(visit, WELL) == (FINE, "doctor-bot-well")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_is_not_well_says_what_is_wrong(visit: Visit) -> None:
    unwell = replace(WELL, owed_for=3600.0)
    answering = SignsSocket(visit.database, lambda: unwell)
    await answering.open()
    (found,) = await visit.found("bot")
    answering.close()

    assert (found.found.mark, found.found.said.key) == (FAULT, "doctor-bot-unwell")
    said = "a message that could be sent has been waiting for 60 min"
    assert found.found.said.facts["troubles"] == said


@pytest.mark.usefixtures("held")
async def test_a_bot_that_is_still_starting_is_not_wrong(visit: Visit) -> None:
    starting = replace(WELL, is_ready=False)
    connecting = replace(starting, shards=(ShardSigns(0, None, 80.0),))
    failing = replace(connecting, write_error="disk I/O error")

    assert await line(visit, starting) == (WARNING, "doctor-bot-starting")
    assert await line(visit, connecting) == (WARNING, "doctor-bot-unwell")
    assert await line(visit, failing) == (FAULT, "doctor-bot-unwell")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_has_not_opened_the_database_yet_is_not_wrong(visit: Visit) -> None:
    assert await visit.line("bot") == (WARNING, "doctor-bot-silent")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_does_not_answer_is_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(_: object) -> None:
        raise NoAnswer

    monkeypatch.setattr(running_bot, "ask", silent)

    assert await visit.line("bot") == (FAULT, "doctor-bot-silent")
