"""The bot that runs on the database is asked how it is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.operating.signs_socket import SignsSocket
from bot.operating.vital_signs import VitalSigns
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
    assert await line(visit, replace(WELL, owed_for=3600.0)) == (FAULT, "doctor-bot-unwell")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_is_still_starting_is_not_wrong(visit: Visit) -> None:
    assert await line(visit, replace(WELL, is_ready=False)) == (WARNING, "doctor-bot-starting")


@pytest.mark.usefixtures("held")
async def test_a_bot_that_does_not_answer_is_told(visit: Visit) -> None:
    assert await visit.line("bot") == (FAULT, "doctor-bot-silent")
