"""Checks the settings, and what can be said of a token without asking Discord."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, Mark, Phrase, fault, fine, warning

_OURS: Final = "DALAPAPA_"
_FILE: Final = "DISCORD_TOKEN_FILE"

_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{25,}", re.ASCII)
"""A bot's token: its id in base64, a time, a signature."""


async def check_settings(case: Case) -> Diagnosis:
    """Check that every setting can be used, and that none is called by a wrong name."""
    wrong = case.wrong_setting
    if wrong is not None:
        todo = Phrase("doctor-settings-todo")
        return Diagnosis(Mark.FAULT, Phrase(wrong.key, wrong.data), todo)
    unknown = sorted(
        name for name in case.environ if name.startswith(_OURS) and name not in case.known_settings
    )
    if unknown:
        return warning(
            "doctor-settings-unknown", "doctor-settings-unknown-todo", names=tuple(unknown)
        )
    return fine("doctor-settings", path=str(case.settings.database.absolute()))


async def check_token_form(case: Case) -> Diagnosis:
    """Check that there is a token, that it looks like one, and that not everybody may read it."""
    token = case.settings.token
    if token is None:
        return fault("doctor-token-none", "doctor-token-none-todo")
    path = case.environ.get(_FILE)
    if path and await _is_open(Path(path)):
        return warning("doctor-token-open", "doctor-token-open-todo", path=path)
    if not _TOKEN.fullmatch(token):
        return warning("doctor-token-odd", "doctor-token-todo", letters=len(token))
    return fine("doctor-token-form")


async def _is_open(path: Path) -> bool:
    """Tell whether every user of this machine may read a file."""
    return bool(os.stat(path).st_mode & stat.S_IROTH)  # noqa: PTH116
