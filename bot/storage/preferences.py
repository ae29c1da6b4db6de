"""Table of what people have chosen for themselves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.storage.database import Connection


class Direct(StrEnum):
    """What else than in its channel somebody is called by: direct messages about what."""

    OFF = "off"
    TURNS = "turns"
    REMINDERS = "reminders"
    """Turns, reminders and votes."""


@dataclass(frozen=True, slots=True)
class Preference:
    """What somebody has chosen: language and theme (None: the default), words first, and so on.

    ``is_direct_refused``: Discord refused a direct message, which they are still to be told.
    """

    language: str | None = None
    theme: str | None = None
    is_text_first: bool = False
    direct: Direct = Direct.OFF
    is_direct_refused: bool = False


async def put(connection: Connection, user_id: int, preference: Preference) -> None:
    """Write what somebody has chosen."""
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO preferences"
        " (user_id, language, theme, is_text_first, direct, is_direct_refused)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            user_id,
            preference.language,
            preference.theme,
            preference.is_text_first,
            preference.direct,
            preference.is_direct_refused,
        ),
    )


async def all_of_them(connection: Connection) -> dict[int, Preference]:
    """Return the choices of all people who have made any.

    What a newer version of this program has written there is read as the default.
    """
    rows = await connection.execute_fetchall(
        "SELECT user_id, language, theme, is_text_first, direct, is_direct_refused FROM preferences"
    )
    return {
        int(user_id): Preference(
            language,
            theme,
            bool(is_text_first),
            Direct(direct) if direct in set(Direct) else Direct.OFF,
            bool(is_refused),
        )
        for user_id, language, theme, is_text_first, direct, is_refused in rows
    }
