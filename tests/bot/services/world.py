"""The services on a database of their own, with a clock that stands still and a toy courier."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.services.games.causes import by_player
from bot.services.games.lists import GameLists
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.player_acts import just
from bot.services.games.vote import Answer
from bot.services.lobby import Lobby, Pace, SeatOrder, Terms
from bot.services.opponents import Opponents
from bot.services.pages.history import Histories
from bot.services.pages.leaderboard import Leaderboards
from bot.services.pages.profiles import Profiles
from bot.services.people import People, Person
from bot.services.people.holders import EASIEST
from bot.services.preferences import Preferences
from bot.services.ratings.renewing import Renewal
from bot.services.waiting.ring import Outside, Ring
from bot.services.waiting.time_left import TimesLeft
from bot.storage import clocks
from bot.storage.clocks import ClockKind
from bot.storage.database import Database, open_database
from engine.actions import Action, End, Place
from engine.variants import VARIANTS
from tests.bot.services.clock import Clock
from tests.bot.services.toy_courier import ToyCourier
from tests.empty_database import put_empty_database

GUILD = 70
CHANNEL = 80
ELSEWHERE = 81
ANN, BOB, CEM, DEE, EVA = (
    Person(100 + number, name) for number, name in enumerate(("Ann", "Bob", "Cem", "Dee", "Eva"))
)


def proposal(
    order: SeatOrder = SeatOrder.JOINED,
    most_seats: int | None = None,
    *,
    variant: str = "classic",
    invite_only: bool = False,
    pace: Pace = Pace.NONE,
    **options: int | str,
) -> Terms:
    """What a host asks for, all seats of the variant in order of joining unless said otherwise."""
    asked: dict[str, int | str] = {"setup": "auto", **options}
    return Terms(
        variant, asked, most_seats or VARIANTS[variant].most, order, invite_only, "en", pace
    )


class Server:
    """What Discord tells of channels and members."""

    def __init__(self) -> None:
        self.hidden: set[int] = set()
        self.gone: set[int] = set()

    def is_open(self, _guild_id: int, channel_id: int) -> bool:
        return channel_id not in self.hidden

    async def present(self, _guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        return frozenset(user_ids) - self.gone


class World(Ring):
    """Everything between the commands and the disk."""

    def __init__(
        self,
        path: Path,
        database: Database,
        clock: Clock,
        first: int = 9000,
        opponents: Callable[[], Opponents] = Opponents,
    ) -> None:
        """``first`` is the id of the first interaction; ``opponents`` makes computer players."""
        self.path = path
        self.database = database
        self.clock = clock
        self.courier = ToyCourier()
        self.preferences = Preferences(database)
        self.server = Server()
        self.default_of: Callable[[int], Answer] = lambda _guild_id: Answer.WAIT
        self.times = TimesLeft(database, clock.now)
        self._opponents = opponents
        self._tie()
        self.leaderboards = Leaderboards(database, clock.now)
        self.profiles = Profiles(database)
        self.histories = Histories(database)
        self.lists = GameLists(database)
        self.renewal = Renewal(database)
        self._interactions = count(first)

    async def restart(self, seconds: float = 0.0, *, is_connected: bool = True) -> None:
        """Stop the bot, and start it again some seconds later."""
        await self.close()
        self.clock.pass_time(seconds)
        self._tie()
        await self.resume(self.courier, is_connected=is_connected)

    def _tie(self) -> None:
        """Make the services of a bot that is about to start."""
        self.people, self.opponents = People(self.database), self._opponents()
        outside = Outside(
            now=self.clock.now,
            sleep=self.clock.sleep,
            places=self.server,
            opponents=self.opponents,
            default_of=self._default_of,
        )
        super().__init__(self.database, self.people, self.preferences, outside)

    def _default_of(self, guild_id: int) -> Answer:
        return self.default_of(guild_id)  # which may be set later

    def restarted(self) -> Matches:
        """The games as a bot reads them that has just been started; it sends nothing."""
        return World(self.path, self.database, self.clock).matches

    def interaction(self) -> int:
        """An interaction id never given before."""
        return next(self._interactions)

    async def settle(self) -> None:
        """Wait until computers and outbox have done what they can do now."""
        await _go_round()
        while await self.finish_present():
            await _go_round()

    async def pass_time(self, seconds: float) -> None:
        """Move the clock on and wait for what that sets off."""
        self.clock.pass_time(seconds)
        await self.settle()

    async def open_lobby(self, asked: Terms | None = None, channel_id: int = CHANNEL) -> Lobby:
        """Ann opens a lobby."""
        return await self.lobbies.open_lobby(
            GUILD, channel_id, ANN, asked or proposal(), self.interaction()
        )

    async def start(
        self, *guests: Person, asked: Terms | None = None, channel_id: int = CHANNEL
    ) -> Match:
        """Ann and her guests (Bob, if nobody is named) start a game."""
        lobby = await self.open_lobby(asked, channel_id)
        for guest in guests or (BOB,):
            await self.lobbies.join(lobby.game_id, guest, self.interaction())
        return await self.lobbies.start(lobby.game_id, ANN.user_id, self.interaction())

    async def start_with_computers(
        self,
        computers: int = 1,
        asked: Terms | None = None,
        *guests: Person,
        channel_id: int = CHANNEL,
    ) -> Match:
        """Ann, her guests and some computer players start a game."""
        lobby = await self.open_lobby(asked, channel_id)
        for guest in guests:
            await self.lobbies.join(lobby.game_id, guest, self.interaction())
        for _ in range(computers):
            await self.add_computer(lobby)
        return await self.lobbies.start(lobby.game_id, ANN.user_id, self.interaction())

    async def add_computer(self, lobby: Lobby, by: Person = ANN) -> Lobby:
        """Somebody seats a computer player."""
        return await self.lobbies.seat_computer(
            lobby.game_id, by.user_id, EASIEST, self.interaction()
        )

    async def act(self, match: Match, *actions: Action) -> Done:
        """Whoever is on turn does something."""
        assert match.waits_for is not None
        return await self.matches.act(
            match.game_id, match.waits_for.user_id, just(*actions), by_player(self.interaction())
        )

    async def take_turn(self, match: Match) -> Match:
        """Whoever is on turn plays the first legal thing and ends the turn."""
        place = first_placement(match)
        return (await self.act(match, place, End())).match

    async def decide(self, match: Match, given: Answer) -> Match:
        """The others all give one answer about whoever is on turn, once the time is over."""
        match = await self.matches.load(match.game_id)
        if match.vote is None or match.vote.decided:
            clock = await clocks.get(self.database.reader, match.game_id, ClockKind.TURN)
            assert clock is not None
            assert clock.deadline is not None
            await self.pass_time((clock.deadline - self.clock.now()).total_seconds())
            match = await self.matches.load(match.game_id)
        assert match.vote is not None
        for seat in match.vote.voters:
            user_id, revision = match.seats[seat].user_id, match.vote.revision
            done = await self.votes.answer(
                match.game_id, user_id, revision, given, self.interaction()
            )
            if done.match.vote is None or done.match.vote.decided:
                break
        await self.settle()
        return await self.matches.load(match.game_id)

    async def computer_plays_on(self, match: Match) -> Match:
        """Whoever is on turn is late twice, and a computer plays on for them."""
        return await self.decide(await self.decide(match, Answer.WAIT), Answer.COMPUTER)

    async def play_out(self, match: Match) -> Match:
        """Everybody plays the first legal thing until the game is over."""
        while match.public.outcome is None:
            match = await self.take_turn(match)
        return match


def first_placement(match: Match) -> Place:
    """The first legal placement of whoever is on turn."""
    assert match.waits_for is not None
    legal = match.view_for(match.waits_for.user_id).legal_actions()
    return next(action for action in legal if isinstance(action, Place))


def same(one: Match, other: Match) -> bool:
    """Tell whether two games stand alike."""
    return (one.revision, one.history, one.public.scores, one.turn_since) == (
        other.revision,
        other.history,
        other.public.scores,
        other.turn_since,
    )


async def _go_round() -> None:
    """Let the sleeper wake, the alarm ring and a channel be drained, or the alarm be set anew."""
    for _ in range(6):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_world(
    path: Path,
    clock: Clock | None = None,
    first: int = 9000,
    opponents: Callable[[], Opponents] = Opponents,
) -> AsyncIterator[World]:
    """Open the services on a file; the outbox does not send yet."""
    put_empty_database(path)
    database = await open_database(path)
    world = World(path, database, clock or Clock(), first, opponents)
    await world.preferences.load()
    try:
        yield world
    finally:
        await world.renewal.close()
        await world.close()
        await database.close()
