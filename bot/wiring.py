"""Makes all services, and joins them: each is given the others that it uses."""

from __future__ import annotations

import discord

from bot.services.games.computers import Computers
from bot.services.games.lists import GameLists
from bot.services.games.matches import Matches
from bot.services.games.records.archive import Archive
from bot.services.lobbies.lobbies import Lobbies
from bot.services.opponents import Opponents
from bot.services.pages.history import Histories
from bot.services.pages.leaderboard import Leaderboards
from bot.services.pages.profiles import Profiles
from bot.services.people import People
from bot.services.pictures import Pictures
from bot.services.posting.outbox import Outbox
from bot.services.preferences import Preferences
from bot.services.privacy.privacy import Privacy
from bot.services.ratings.renewing import Renewal
from bot.services.servers.games import ServerGames
from bot.services.servers.presence import Presence
from bot.services.servers.settings import Servers
from bot.services.time.alarm import Sleep, followed_by_rest
from bot.services.waiting.away import Away
from bot.services.waiting.channels import Channels
from bot.services.waiting.clocks import Clocks
from bot.services.waiting.deadlines import Deadlines
from bot.services.waiting.rematches import Rematches
from bot.services.waiting.seat_offers import SeatOffers
from bot.services.waiting.votes import Votes
from bot.storage.database import Database
from bot.transport.answers import Answers
from bot.transport.owed_messages import OwedMessages
from bot.transport.places import DiscordPlaces
from bot.transport.threads import Threads
from bot.transport.throttle import Throttle
from bot.transport.watching import Watching


class Services:
    """All services of a client; requests are given some each."""

    def __init__(
        self, client: Watching, database: Database, throttle: Throttle, sleep: Sleep, rest: float
    ) -> None:
        """``sleep`` takes seconds; people can read for ``rest`` before computers play."""
        now = discord.utils.utcnow
        self.pictures, self.preferences = Pictures(), Preferences(database)
        self.answers = answers = Answers(client.catalogue, self.pictures, self.preferences, now)
        self.outbox = outbox = Outbox(
            database, now, sleep, wait_for_people=answers.catch_up, preferences=self.preferences
        )
        let_read = followed_by_rest(answers.catch_up, sleep, rest)
        self.computers = Computers(database, Opponents(), now, sleep, wait_for_people=let_read)
        self.people, self.leaderboards = People(database), Leaderboards(database, now)
        self.places = places = DiscordPlaces(client, throttle)
        self.matches = matches = Matches(database, outbox, self.computers, self.people, now)
        self.servers, self.lists = Servers(database), GameLists(database)
        self.votes = Votes(database, matches, outbox, places, self.servers.default_of)
        self.offers = SeatOffers(database, matches, self.votes, places, outbox)
        self.lobbies = lobbies = Lobbies(database, matches, outbox, now, places)
        self.rematches = Rematches(database, lobbies, matches, outbox, places)
        self.threads = Threads(client, lobbies.begun_threads)
        self.clocks = Clocks(database, outbox, now, sleep, places, self.computers.tries)
        self.deadlines = Deadlines(matches, self.votes, self.offers, self.rematches)
        self.away = Away(database, self.clocks, outbox, now)
        self.channels = Channels(database, matches, outbox, self.computers, now)
        self.presence, self.renewal = Presence(database, now), Renewal(database)
        self.server_games = ServerGames(database, matches, lobbies, now, self.renewal)
        self.profiles, self.histories = Profiles(database), Histories(database)
        self.privacy = Privacy(database, matches, self.people, self.preferences, now)
        self.archive = Archive(database)
        self.owed = OwedMessages(
            catalogue=client.catalogue,
            lobbies=lobbies,
            matches=matches,
            lists=self.lists,
            clocks=self.clocks,
            preferences=self.preferences,
            leaderboards=self.leaderboards,
        )
