"""Makes all services, and joins them: each is given the others that it uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.services.games.lists import GameLists
from bot.services.games.records.archive import Archive
from bot.services.opponents import Opponents
from bot.services.pages.history import Histories
from bot.services.pages.leaderboard import Leaderboards
from bot.services.pages.profiles import Profiles
from bot.services.people import People
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.services.ratings.renewing import Renewal
from bot.services.servers.managed_games import ServerGames
from bot.services.servers.server_health import ServerHealth
from bot.services.servers.server_presence import ServerPresence
from bot.services.servers.server_settings import Servers
from bot.services.time.alarm import Sleep, followed_by_rest
from bot.services.waiting.ring import Outside, Ring
from bot.services.waiting.time_left import TimesLeft
from bot.storage.database import Database
from bot.transport.answers import Answers
from bot.transport.following import Following
from bot.transport.owed_messages import OwedMessages
from bot.transport.places import DiscordPlaces
from bot.transport.threads import Threads
from bot.transport.throttle import Throttle
from bot.transport.watching import Watching


@dataclass(frozen=True, slots=True)
class Timing:
    """``now`` gives aware UTC instants, ``sleep`` takes seconds.

    Before computers play people can read what came of their move for ``reading_seconds``.
    """

    now: Callable[[], datetime]
    sleep: Sleep
    reading_seconds: float


class Services:
    """All services of a client; requests are given some each. ``ring`` has those that wait."""

    def __init__(
        self,
        client: Watching,
        database: Database,
        throttle: Throttle,
        timing: Timing,
    ) -> None:
        now, sleep = timing.now, timing.sleep
        self.pictures, self.preferences = Pictures(), Preferences(database)
        self.answers = Answers(client.catalogue, self.pictures, self.preferences, now)
        self.following = Following(sleep, now, self.answers)
        self.answers.follow = self.following.follow
        self.people, self.leaderboards = People(database), Leaderboards(database, now)
        self.places, self.servers = DiscordPlaces(client, throttle), Servers(database)
        outside = Outside(
            now=now,
            sleep=sleep,
            places=self.places,
            opponents=Opponents(),
            wait_for_people=self.answers.catch_up,
            let_read=followed_by_rest(self.answers.catch_up, sleep, timing.reading_seconds),
            default_of=self.servers.default_of,
        )
        self.ring = ring = Ring(database, self.people, self.preferences, outside)
        self.times, self.lists = TimesLeft(database, now), GameLists(database)
        self.threads = Threads(client, ring.lobbies.begun_threads)
        self.server_presence, self.renewal = ServerPresence(database, now), Renewal(database)
        self.server_games = ServerGames(database, ring.matches, ring.lobbies, now, self.renewal)
        self.health = ServerHealth(database, now, lambda: ring.clocks.lost)
        self.profiles, self.histories = Profiles(database), Histories(database)
        self.privacy = ring.privacy
        self.archive = Archive(database)
        self.owed = OwedMessages(
            catalogue=client.catalogue,
            lobbies=ring.lobbies,
            matches=ring.matches,
            lists=self.lists,
            times=self.times,
            preferences=self.preferences,
            leaderboards=self.leaderboards,
            plans=ring.plans,
        )
