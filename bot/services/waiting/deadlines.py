"""What happens when something falls due: of a turn, a vote, an offer, a pause, or a request."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

import structlog

from bot.services.errors import Refused
from bot.services.games.matches import Matches
from bot.services.games.replaying import pause_for_fault
from bot.services.time.running import is_at_deadline
from bot.services.waiting.idling import close_forgotten, pause_idle, warn_of_closing
from bot.services.waiting.rematches import Rematches
from bot.services.waiting.seat_offers import SeatOffers
from bot.services.waiting.votes import Votes
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.games import GameRow

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Carries out what falls due."""

    matches: Matches
    votes: Votes
    offers: SeatOffers
    rematches: Rematches

    async def serve(self, clock: ClockRow, now: datetime) -> None:
        """Carry out what a clock is due for, but for reminders of turns and looks at people."""
        game_id, revision = clock.game_id, clock.revision
        is_last = is_at_deadline(clock, now)
        match clock.kind:
            case ClockKind.TURN:
                await self.votes.time_out(game_id, revision)
            case ClockKind.GONE:
                await self.votes.ask_about_gone(game_id)
            case ClockKind.VOTE:
                await self._serve_vote(clock, is_last=is_last)
            case ClockKind.OFFER if is_last:
                await self.offers.end(game_id, revision)
            case ClockKind.OFFER:
                await self.offers.open(game_id, revision)
            case ClockKind.IDLE:
                await pause_idle(self.matches, game_id, revision)
            case ClockKind.CLOSING if is_last:
                await close_forgotten(self.matches, game_id, now)
            case ClockKind.CLOSING:
                await warn_of_closing(self.matches, game_id)
            case _:
                pass

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool]) -> None:
        """Note who has left the server, or has come back."""
        await self.votes.note_presence(game_id, is_there)

    async def welcome(self, guild_id: int, user_id: int, game_ids: Collection[int]) -> bool:
        """Call somebody who is back on a server for what waits, if that is news."""
        return await self.votes.welcome(guild_id, user_id, game_ids)

    async def give_up(self, game_id: int, now: datetime) -> bool:
        """Pause a game one of whose clocks cannot be served; a request for a rematch just stays."""

        async def write(connection: Connection, row: GameRow) -> bool:
            return await pause_for_fault(connection, row, now)

        return await self.matches.note(game_id, write)

    async def take_up(self, game_id: int) -> None:
        """Let a game go on that was paused since a clock could not be served, if that can be."""
        try:
            await self.matches.load(game_id)
        except Refused:
            pass
        except Exception as error:  # noqa: BLE001  the bot starts all the same
            _log.error("game_not_taken_up", game_id=game_id, exc_info=error)

    async def _serve_vote(self, clock: ClockRow, *, is_last: bool) -> None:
        game_id, revision = clock.game_id, clock.revision
        if await self.rematches.is_request(game_id):
            await (self.rematches.end(game_id) if is_last else self.rematches.call_silent(game_id))
        elif is_last:
            await self.votes.end_vote(game_id, revision)
        else:
            await self.votes.call_voters(game_id, revision)
