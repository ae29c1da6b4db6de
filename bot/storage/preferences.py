"""Table of what people have chosen for themselves."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.database import Connection


@dataclass(frozen=True, slots=True)
class Preference:
    """What somebody has chosen: language and theme (None: the default), and words first."""

    language: str | None = None
    theme: str | None = None
    is_text_first: bool = False


async def put(connection: Connection, user_id: int, preference: Preference) -> None:
    """Write what somebody has chosen."""
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO preferences VALUES (?, ?, ?, ?)",
        (user_id, preference.language, preference.theme, preference.is_text_first),
    )


async def all_of_them(connection: Connection) -> dict[int, Preference]:
    """Return the choices of all people who have made any."""
    rows = await connection.execute_fetchall("SELECT * FROM preferences")
    return {
        int(user_id): Preference(language, theme, bool(is_text_first))
        for user_id, language, theme, is_text_first in rows
    }
