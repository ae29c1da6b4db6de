"""Numbers that stand for people whose data was deleted."""

from __future__ import annotations

from typing import Final

from bot.storage.database import Connection

FORMER: Final = range(1_000_000_000, 2_000_000_000)
"""Discord's user ids are all far above, since they begin with a time; computers' are below 0."""


def is_former(user_id: int) -> bool:
    """Tell whether a number stands for somebody whose data was deleted."""
    return user_id in FORMER


async def next_former(connection: Connection) -> int:
    """Return a number that was never given to anybody, and note that it is given."""
    ((number,),) = await connection.run(
        "INSERT INTO settings VALUES ('newest_former_player', ?)"
        " ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value",
        (str(FORMER.start),),
    )
    return int(number)
