"""How requests change a running game and show the result."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from discord import Interaction

from bot.presenters.message import Message
from bot.requests.askers import require_permissions
from bot.services.errors import Refused
from bot.services.games.causes import Cause, by_player
from bot.services.games.match import Done, Match


class PlayerChange(Protocol):
    """``act``, ``resign`` or ``undo`` of ``Matches``, its other arguments bound."""

    def __call__(self, game_id: int, who: int, *, cause: Cause) -> Awaitable[Done]:
        """Change the game."""


@dataclass(frozen=True, slots=True)
class ChangeMessages:
    """Makes the message that shows a change, or why it was refused."""

    done: Callable[[Done], Awaitable[Message]]
    refused: Callable[[Refused], Awaitable[Message]]


async def carry_out(
    interaction: Interaction, match: Match, change: PlayerChange, messages: ChangeMessages
) -> Message:
    """Change a game for the asker, if the bot may post in the game's channel.

    Raises:
        Refused: as ``messages.refused``.
    """
    try:
        require_permissions(interaction, match.where.channel_id)
        done = await change(match.game_id, interaction.user.id, cause=by_player(interaction.id))
    except Refused as refused:
        return await messages.refused(refused)
    return await messages.done(done)
