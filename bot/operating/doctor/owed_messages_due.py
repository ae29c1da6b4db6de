"""Checks that what is owed to channels is posted, and that nothing was set aside."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fine, warning
from bot.operating.vital_signs import MOST_OWED
from bot.storage.pages import overdue

LONGEST_WAIT: Final = timedelta(seconds=MOST_OWED)
"""An owed message waits for seconds, or for some minutes while Discord lets us wait."""

_MINUTE: Final = timedelta(minutes=1)


async def check_outbox(case: Case) -> Diagnosis:
    """Say since when the oldest message is owed that could be posted."""
    database = await case.database()
    if database is None:
        return fine("doctor-database-none")
    now = case.now()
    found = await overdue.read(database.reader, now)
    if not found.count:
        return fine("doctor-outbox-empty")
    minutes = (now - found.since) // _MINUTE if found.since else 0
    facts = {"count": found.count, "minutes": minutes}
    if minutes * _MINUTE <= LONGEST_WAIT:
        return fine("doctor-outbox", **facts)
    if case.holder is None:
        return warning("doctor-outbox-late", "doctor-outbox-start", **facts)
    return warning("doctor-outbox-late", "doctor-outbox-todo", **facts)


async def check_set_aside(case: Case) -> Diagnosis:
    """Count the messages that Discord has refused in every form."""
    database = await case.database()
    if database is None:
        return fine("doctor-database-none")
    count = await overdue.count_set_aside(database.reader)
    if count:
        return warning("doctor-set-aside", "doctor-set-aside-todo", count=count)
    return fine("doctor-set-aside-none")
