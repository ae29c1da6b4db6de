"""Checks that the bot which runs on the database is well, as it tells itself."""

from __future__ import annotations

from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, fault, fine, warning
from bot.operating.health_line import said_of
from bot.operating.signs_socket import NoAnswer, NoBot, ask
from bot.operating.vital_signs import Trouble, troubles
from bot.services.background import in_background
from bot.texts import Catalogue

_WHILE_STARTING: Final = {Trouble.STARTING, Trouble.SHARDS_DOWN, Trouble.MESSAGES_WAIT}
"""What is so of each bot that starts: its shards are connected one after another, then it sends."""


async def check_bot(case: Case) -> Diagnoses:
    """Ask the running bot for its vital signs; a bot that does not run is not wrong here."""
    if case.holder is None:
        return fine("doctor-lock-free")
    try:
        signs = await in_background(ask, case.settings.database)
    except NoBot:  # it is about to open the database
        return warning("doctor-bot-silent", "doctor-bot-silent-todo")
    except NoAnswer:
        return fault("doctor-bot-silent", "doctor-bot-silent-todo")
    wrong = troubles(signs)
    if wrong == [Trouble.STARTING]:
        return warning("doctor-bot-starting", "doctor-bot-starting-todo")
    if wrong:
        texts = Catalogue().texts(None)
        said = texts.in_clauses(said_of(trouble, signs, texts) for trouble in wrong)
        is_starting = Trouble.STARTING in wrong and _WHILE_STARTING.issuperset(wrong)
        told = warning if is_starting else fault
        return told("doctor-bot-unwell", "doctor-bot-unwell-todo", troubles=said)
    return fine("doctor-bot-well", shards=len(signs.shards))
