"""Carries out the checks one after the other, whatever becomes of each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog

from bot.operating.doctor import (
    application,
    channel_permissions,
    chosen_settings,
    database_file,
    drawing,
    faults_seen,
    newest_backup,
    owed_messages_due,
    program,
    running_bot,
)
from bot.operating.doctor.case import Case, NotChecked
from bot.operating.doctor.diagnosis import Diagnoses, Diagnosis, fault, warning

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that is looked at; ``name`` stands in front of what is said of it.

    What is found of many things may be yielded one after the other. It is given up after so many
    ``seconds``; None: never.
    """

    name: str
    examine: Callable[[Case], Awaitable[Diagnoses] | AsyncIterator[Diagnosis]]
    seconds: float | None = 120.0


@dataclass(frozen=True, slots=True)
class Examined:
    """What a check has found, by the check's name."""

    check: str
    found: Diagnosis


Tell: TypeAlias = Callable[[Examined], object]

CHECKS: Final = (
    Check("python", program.check_python),
    Check("sqlite", program.check_sqlite),
    Check("libraries", program.check_libraries),
    Check("settings", chosen_settings.check_settings),
    Check("token-form", chosen_settings.check_token_form),
    Check("token", application.check_token),
    Check("application", application.check_application),
    Check("intents", application.check_intents),
    Check("invitation", application.check_invitation),
    Check("commands", application.check_commands),
    Check("clock", application.check_clock),
    Check("database", database_file.check_file),
    Check("lock", database_file.check_lock),
    Check("schema", database_file.check_schema),
    Check("integrity", database_file.check_integrity),
    Check("disk", database_file.check_disk),
    Check("bot", running_bot.check_bot),
    Check("backup", newest_backup.check_backup),
    Check("fonts", drawing.check_fonts),
    Check("picture", drawing.check_picture),
    Check("computer", drawing.check_computer),
    Check("outbox", owed_messages_due.check_outbox),
    Check("set-aside", owed_messages_due.check_set_aside),
    Check("faults", faults_seen.check_faults),
)
"""What is always looked at, in the order in which it is told."""

CHANNELS: Final = Check("channels", channel_permissions.check_channels, seconds=None)
"""What takes seconds for each server; each of its questions has a time limit."""


async def examine_all(case: Case, checks: Sequence[Check], tell: Tell) -> None:
    """Carry out checks in their order, and close what was opened for them.

    Whatever is found is told at once: somebody waits for it, or stops what takes too long.
    """
    async with case:
        for check in checks:
            await _examine(check, case, tell)


async def _examine(check: Check, case: Case, tell: Tell) -> None:
    try:
        async with asyncio.timeout(check.seconds):
            finding = check.examine(case)
            if isinstance(finding, AsyncIterator):
                async for one in finding:
                    tell(Examined(check.name, one))
                return
            found = await finding
    except NotChecked as error:
        found = warning("doctor-not-checked", "doctor-not-checked-todo", after=error.after)
    except Exception as error:  # noqa: BLE001  the other checks go on
        _log.error("check_failed", check=check.name, exc_info=error)
        found = fault("doctor-failed", "doctor-failed-todo", error=str(type(error)))
    for one in [found] if isinstance(found, Diagnosis) else found:
        tell(Examined(check.name, one))
