"""Asks Discord who is still on a server, before anybody is called or seated."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Final, Protocol

import structlog

Pair = tuple[int, int]
"""A server and a user."""

PATIENCE_SECONDS: Final = 2.0
"""How long somebody who has pressed a button waits for what Discord says of others."""

_log = structlog.get_logger()


class Members(Protocol):
    """What Discord tells of a server's members."""

    async def present(self, guild_id: int, user_ids: Collection[int], /) -> frozenset[int]:
        """Return those of some users who are on a server; all whom Discord does not deny."""


async def absent_among(members: Members, pairs: Iterable[Pair]) -> frozenset[Pair]:
    """Return which users have left which servers; where that cannot be asked, none has."""
    asked: defaultdict[int, set[int]] = defaultdict(set)
    for guild_id, user_id in pairs:
        asked[guild_id].add(user_id)
    absent = await asyncio.gather(*(_absent(members, *one) for one in asked.items()))
    return frozenset(pair for left in absent for pair in left)


async def gone_among(members: Members, guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
    """Return which users have left a server, for somebody who waits for an answer.

    Of whom that cannot be told soon, none has.
    """
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            absent = await absent_among(members, [(guild_id, user_id) for user_id in user_ids])
    except TimeoutError:
        _log.warning("members_not_told_in_time", guild_id=guild_id)
        return frozenset()
    return frozenset(user_id for _, user_id in absent)


async def _absent(members: Members, guild_id: int, user_ids: Collection[int]) -> set[Pair]:
    try:
        there = await members.present(guild_id, user_ids)
    except Exception as error:  # noqa: BLE001  whoever waits for a call must get it
        _log.error("members_unknown", guild_id=guild_id, exc_info=error)
        return set()
    return {(guild_id, user_id) for user_id in user_ids if user_id not in there}
