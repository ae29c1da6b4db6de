"""The ring of what waits: makes its services, ties them, starts and ends them in order.

A change of a game is committed, its messages are posted, a message starts a clock, the clock falls
due, and what serves it changes the game. ARCHITECTURE.md draws that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from bot.services.games.computers import Computers
from bot.services.games.matches import Matches
from bot.services.games.vote import Answer
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobbies.other_games import OtherGames
from bot.services.opponents import Opponents
from bot.services.people import People
from bot.services.posting.outbox import Neighbours, Outbox
from bot.services.posting.sending import Courier
from bot.services.preferences import Preferences
from bot.services.privacy.privacy import Privacy
from bot.services.reviews.reviewer import Reviewer
from bot.services.reviews.reviews import Reviews
from bot.services.time.alarm import Sleep, wait_for_nobody
from bot.services.time.tries import tries_of_games
from bot.services.waiting.after_restore import AfterRestore
from bot.services.waiting.away import Away
from bot.services.waiting.channels import Channels
from bot.services.waiting.clocks import Clocks
from bot.services.waiting.idling import close_forgotten, pause_idle, warn_of_closing
from bot.services.waiting.plans import Plans
from bot.services.waiting.presence import Presence
from bot.services.waiting.rematches import Rematches
from bot.services.waiting.reminders import Reminders
from bot.services.waiting.seat_offers import SeatOffers
from bot.services.waiting.serving import LOOKS, SLOW, URGENT, Service, Serving
from bot.services.waiting.votes import Votes
from bot.services.waiting.waiting_calls import Places, WaitingCalls
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Database
from bot.storage.outbox import Owed


@dataclass(frozen=True, slots=True)
class Outside:
    """What the ring asks of others: ``now`` gives aware UTC instants, ``sleep`` takes seconds.

    ``wait_for_people`` returns once those who have just acted are answered, ``let_read`` once they
    have had time to read that. ``default_of`` gives what a server's votes do if nobody decides.
    """

    now: Callable[[], datetime]
    sleep: Sleep
    places: Places
    opponents: Opponents
    wait_for_people: Callable[[], Awaitable[None]] = wait_for_nobody
    let_read: Callable[[], Awaitable[None]] = wait_for_nobody
    default_of: Callable[[int], Answer] = lambda _: Answer.WAIT


class Ring:
    """The services that change games, post what comes of it, and wait. Nothing runs before resume.

    Four steps lead back to what is made later: they are methods here, and nowhere else.
    """

    def __init__(
        self, database: Database, people: People, preferences: Preferences, outside: Outside
    ) -> None:
        """Make all services on one database, each from those before it."""
        now, sleep, places = outside.now, outside.sleep, outside.places
        neighbours = Neighbours(outside.wait_for_people, self._expect, self._note_asleep)
        self.outbox = Outbox(database, now, sleep, preferences, neighbours)
        self.matches = Matches(database, self.outbox, self._wake_computers, people, now)
        self.tries = tries_of_games()
        self.computers = Computers(
            database,
            outside.opponents,
            self.matches,
            now,
            sleep,
            wait_for_people=outside.let_read,
            tries=self.tries,
        )
        self.reviews = Reviews(database, Reviewer(), now, sleep, lambda: self.computers.is_playing)
        self.lobbies = Lobbies(database, self.matches, self.outbox, now, places)
        self.channels = Channels(database, self.matches, self.outbox, self._wake_computers, now)
        calls = WaitingCalls(database, places)
        self.presence = Presence(database, self.matches, self.outbox, places, calls)
        self.votes = Votes(database, self.matches, self.outbox, self.presence, outside.default_of)
        self.offers = SeatOffers(database, self.matches, self.outbox, self.votes, places)
        self.rematches = Rematches(database, self.lobbies, self.matches, self.outbox, places)
        reminders = Reminders(database, self.outbox, places, calls, self.presence)
        self.plans = Plans(database, self.matches)
        self.away = Away(database, self.outbox, now, self._look)
        self.services = self._services(database, reminders)
        serving = Serving(
            database, self.services, self.presence, self.matches, self.outbox, self.tries, now
        )
        self.clocks = Clocks(database, self.outbox, serving, now, sleep)
        self.other_games = OtherGames(database)
        memories = (preferences, self.other_games)
        self.privacy = Privacy(database, self.matches, people, memories, now)
        self.restored = AfterRestore(database, self.matches, self.lobbies, self.privacy, now)

    def _services(self, database: Database, reminders: Reminders) -> dict[ClockKind, Service]:
        """Return what serves each kind of clock. Of other kinds nothing falls due."""
        votes, offers, matches = self.votes, self.offers, self.matches
        return {
            ClockKind.TURN: Service(
                URGENT,
                lambda it, _: votes.time_out(it.game_id, it.revision),
                before=reminders.remind,
                prepare=reminders.prepare,
            ),
            ClockKind.VOTE: Service(
                URGENT, self._end_vote, before=self._call_voters, must_end=True
            ),
            ClockKind.OFFER: Service(
                URGENT,
                lambda it, _: offers.end(it.game_id, it.revision),
                before=lambda it, _: offers.open(it.game_id, it.revision),
            ),
            ClockKind.GONE: Service(URGENT, lambda it, _: votes.ask_about_gone(it.game_id)),
            ClockKind.LOOK: Service(LOOKS, self.presence.look),
            ClockKind.IDLE: Service(
                SLOW, lambda it, _: pause_idle(matches, it.game_id, it.revision)
            ),
            ClockKind.CLOSING: Service(
                SLOW,
                lambda it, now: close_forgotten(matches, it.game_id, now),
                before=lambda it, _: warn_of_closing(database.reader, it),
            ),
        }

    async def resume(self, courier: Courier, *, is_connected: bool = True) -> None:
        """Give back the time in which no bot ran, before anything is written; then begin to work.

        If the bot ``is_connected`` to nothing yet, clocks wait for that.
        """
        await self.clocks.resume(is_connected=is_connected)
        await self.channels.resume()
        await self.restored.finish()  # behind the time given back, since an entry is a heartbeat
        await self.outbox.resume(courier)
        await self.computers.resume()
        await self.reviews.resume()

    async def close(self) -> None:
        """Finish what is being done now, and begin nothing more."""
        await asyncio.gather(
            self.clocks.close(),
            self.computers.close(),
            self.outbox.close(),
            self.channels.finish_present(),
            self.reviews.close(),
        )

    async def finish_present(self) -> bool:
        """Wait for all that is being done now; tell whether there was anything."""
        parts = (self.outbox, self.computers, self.clocks, self.channels)
        return any(await asyncio.gather(*(part.finish_present() for part in parts)))

    def _expect(self, due_at: datetime) -> None:
        """A clock has begun to run: the outbox tells the driver of the clocks."""
        self.clocks.expect(due_at)

    def _look(self) -> None:
        """A holiday has begun or has another end: that may be what falls due next."""
        self.clocks.look()

    def _note_asleep(self, channel_id: int) -> None:
        """A channel cannot be written to: the outbox tells whoever pauses its game."""
        self.channels.note_asleep(channel_id)

    def _wake_computers(self, game_id: int) -> None:
        """A game has changed, or goes on: whoever changed it tells the computer players."""
        self.computers.wake(game_id)

    async def _end_vote(self, clock: ClockRow, _: datetime) -> None:
        """A vote ends, or a request for a rematch: both are clocks of one kind."""
        if await self.rematches.is_request(clock.game_id):
            await self.rematches.end(clock.game_id)
        else:
            await self.votes.end_vote(clock.game_id, clock.revision)

    async def _call_voters(self, clock: ClockRow, _: datetime) -> list[Owed]:
        if await self.rematches.is_request(clock.game_id):
            return await self.rematches.call_silent(clock.game_id)
        await self.votes.call_voters(clock.game_id, clock.revision)
        return []
