"""To which of Discord's shards a server belongs, for the program and for SQL."""

from __future__ import annotations

from typing import Final

_BITS_BELOW: Final = 22
"""The bits of a server's id below those that choose its shard."""


def shard_of(guild_id: int, shards: int) -> int:
    """Return to which of so many shards a server belongs, counted from 0."""
    return (guild_id >> _BITS_BELOW) % shards


def shard_in_sql(shards: str) -> str:
    """Return the same for a column ``guild_id``, in SQL; ``shards`` is SQL as well."""
    return f"(guild_id >> {_BITS_BELOW}) % {shards}"
