"""How long discord.py may wait before it tries again to reach Discord's gateway.

By itself it waits up to 17 minutes once a connection was lost ten times within half an hour, so
that the bot could stay away for as long after an outage is over. But each log-in counts: after a
thousand within a day Discord takes the bot's token away. The waits are bounded such that shards
that are thrown out again right after each log-in, all day, stay below that: up to five together.
More would not stay below it by discord.py's own waits either.
"""

from __future__ import annotations

from typing import Final, Literal

import discord
from discord.backoff import ExponentialBackoff

LONGEST_WAIT: Final = 150.0
"""Seconds before the next try, at most, of the only shard of a bot; of each of two twice that."""


class BoundedBackoff(ExponentialBackoff[Literal[False]]):
    """Waits as discord.py does, but no longer than ``longest`` seconds."""

    def __init__(self, longest: float) -> None:
        super().__init__()
        self._longest = longest

    def delay(self) -> float:
        """Return after how many seconds to try again."""
        return min(super().delay(), self._longest)


def bound_waits(shard: discord.ShardInfo) -> None:
    """Let a shard try again earlier than discord.py would."""
    # discord.py has no setting for this.
    backoff = BoundedBackoff(LONGEST_WAIT * (shard.shard_count or 1))
    shard._parent._backoff = backoff  # noqa: SLF001
