"""The message that calls somebody for games of a server that wait for them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.storage import clocks
from bot.storage.clocks import FoundClock
from bot.storage.database import Connection
from bot.storage.outbox import Owed, RowKind
from bot.storage.people import absences
from bot.storage.people.former import is_former


def call_for(games_of_one: Sequence[FoundClock]) -> Owed:
    """Return the message that calls somebody for games, in the channel of the first."""
    first, clock = games_of_one[0], games_of_one[0].clock
    named = [[game.clock.game_id, game.clock.revision] for game in games_of_one]
    call = Owed(clock.game_id, first.channel_id, RowKind.REMINDER, clock.revision, clock.revision)
    return replace(call, user_id=clock.user_id, body=json.dumps(named))


async def calls_in(connection: Connection, game_id: int) -> list[Owed]:
    """Return what calls whoever is on turn in a game; nothing if they are away, or nobody is.

    Nor whose data was deleted.
    """
    waiting = await clocks.waiting_in(connection, game_id)
    found = [it for it in waiting if not is_former(it.clock.user_id)]
    away = await absences.away_among(connection, [it.clock.user_id for it in found])
    return [call_for([it]) for it in found if it.clock.user_id not in away]
