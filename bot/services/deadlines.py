"""What happens when time is over: for a turn, for a vote, or for a request for a rematch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.services.rematches import Rematches
from bot.services.votes import Votes


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Carries out deadlines that have passed."""

    votes: Votes
    rematches: Rematches

    async def time_out(self, game_id: int, revision: int) -> None:
        """Ask the others what is to happen, since the time for a turn is over."""
        await self.votes.time_out(game_id, revision)

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool]) -> None:
        """Note who has left the server, or has come back."""
        await self.votes.note_presence(game_id, is_there)

    async def call_voters(self, game_id: int, revision: int) -> None:
        """Call those who have not answered yet."""
        if await self.rematches.is_request(game_id):
            await self.rematches.call_silent(game_id)
        else:
            await self.votes.call_voters(game_id, revision)

    async def end_vote(self, game_id: int, revision: int) -> None:
        """Decide a vote, or close a request."""
        if await self.rematches.is_request(game_id):
            await self.rematches.end(game_id)
        else:
            await self.votes.end_vote(game_id, revision)
