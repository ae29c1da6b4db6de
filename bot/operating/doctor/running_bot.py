"""Checks that the bot which runs on the database is well, as it tells itself."""

from __future__ import annotations

import asyncio

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, fault, fine, warning
from bot.operating.signs_socket import NoAnswer, NoBot, ask
from bot.operating.vital_signs import Trouble, troubles


async def check_bot(case: Case) -> Diagnoses:
    """Ask the running bot for its vital signs; a bot that does not run is not wrong here."""
    if case.holder is None:
        return fine("doctor-lock-free")
    try:
        signs = await asyncio.to_thread(ask, case.settings.database)
    except (NoBot, NoAnswer):
        return fault("doctor-bot-silent", "doctor-bot-silent-todo")
    wrong = troubles(signs)
    if wrong == [Trouble.STARTING]:
        return warning("doctor-bot-starting", "doctor-bot-starting-todo")
    if wrong:
        return fault("doctor-bot-unwell", "doctor-bot-unwell-todo", troubles=", ".join(wrong))
    return fine("doctor-bot-well", shards=len(signs.shards))
