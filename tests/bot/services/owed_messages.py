"""What makes messages of owed rows in a world without Discord."""

from __future__ import annotations

from bot.texts import Catalogue
from bot.transport.owed_messages import OwedMessages
from tests.bot.services.world import World


def owed_messages(world: World, catalogue: Catalogue | None = None) -> OwedMessages:
    """What makes messages of a world's owed rows."""
    return OwedMessages(
        catalogue=catalogue or Catalogue(),
        lobbies=world.lobbies,
        matches=world.matches,
        lists=world.lists,
        times=world.times,
        preferences=world.preferences,
        leaderboards=world.leaderboards,
        plans=world.plans,
    )
