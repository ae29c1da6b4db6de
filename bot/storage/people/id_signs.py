"""What the sign of a stored id says: a person or a computer, a channel or direct messages.

Computer players have user ids below 0, which ``bot.services.people.holders`` makes; 0 is nobody.
Nothing else reads the sign of an id.
"""

from __future__ import annotations

from typing import Final

IDS_OF_A_LEVEL: Final = 10
"""How many ids the computer players of a level have."""


def is_person(user_id: int) -> bool:
    """Tell whether a user id is that of a person, also of one whose data was deleted."""
    return user_id > 0


def is_computer(user_id: int) -> bool:
    """Tell whether a user id stands for a computer player."""
    return user_id < 0


def person_in_sql(column: str) -> str:
    """Return the condition that a column has a person's user id; indexes are made with it."""
    return f"{column} > 0"


def computer_in_sql(column: str) -> str:
    """Return the condition that a computer player's user id stands in a column."""
    return f"{column} < 0"


def level_in_sql(column: str) -> str:
    """Return the number of the level, where a computer player's user id stands in a column."""
    return f"abs({column}) / {IDS_OF_A_LEVEL}"


def direct_channel(user_id: int) -> int:
    """Return what stands for the channel of somebody's direct messages."""
    return -user_id


def is_direct_channel(channel_id: int) -> bool:
    """Tell whether a channel id stands for somebody's direct messages."""
    return channel_id < 0


def recipient_of(channel_id: int) -> int:
    """Return whose direct messages a channel id stands for."""
    return -channel_id


def server_channel_in_sql(column: str) -> str:
    """Return the condition that a column has the id of a server's channel."""
    return f"{column} > 0"
