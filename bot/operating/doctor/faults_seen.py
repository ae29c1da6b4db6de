"""Tells what has gone wrong in the last days, as the bot has counted it."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, fine, warning
from bot.storage.presence import faults

DAYS: Final = 7


async def check_faults(case: Case) -> Diagnoses:
    """Say of each kind of fault how often it was logged, and when last."""
    database = await case.database()
    if database is None:
        return fine("doctor-database-none")
    seen = await faults.since(database.reader, case.now() - timedelta(days=DAYS))
    if not seen:
        return fine("doctor-faults-none", days=DAYS)
    return [
        warning(
            "doctor-fault-seen",
            "doctor-fault-todo",
            kind=fault.kind,
            count=fault.count,
            last=f"{fault.last_at:%Y-%m-%d %H:%M} UTC",
            days=DAYS,
        )
        for fault in seen
    ]
