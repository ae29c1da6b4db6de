"""All requests, each with the services that it uses, and no other."""

from __future__ import annotations

from datetime import timedelta

from bot.requests.away import AwayRequests
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.first_steps import FirstStepRequests
from bot.requests.games import GameRequests
from bot.requests.leaderboards import LeaderboardRequests
from bot.requests.lobbies import LobbyRequests
from bot.requests.looking_back.records import RecordRequests
from bot.requests.looking_back.replays import ReplayRequests
from bot.requests.looking_back.reviews import ReviewRequests
from bot.requests.lost_buttons import LostButtons
from bot.requests.moving import MoveRequests
from bot.requests.overviews import OverviewRequests
from bot.requests.panel import PanelRequests
from bot.requests.plans import PlanRequests
from bot.requests.privacy import PrivacyRequests
from bot.requests.profiles import ProfileRequests
from bot.requests.rematches import RematchRequests
from bot.requests.servers import ServerRequests
from bot.requests.settings import SettingRequests
from bot.requests.threads import ThreadRequests
from bot.requests.votes import VoteRequests
from bot.transport.answers import News
from bot.transport.wiring import Services


class Requests:
    """All that people can ask for, and what they are told besides."""

    def __init__(self, of: Services, copied_for: timedelta) -> None:
        """Copies of the database are kept for ``copied_for`` at most."""
        ring = of.ring
        self.door = door = Door(
            answers=of.answers,
            people=of.people,
            preferences=of.preferences,
            servers=of.servers,
            outbox=ring.outbox,
            channels=ring.channels,
            places=of.places,
        )
        self.find = find = Finder(
            door=door,
            lobbies=ring.lobbies,
            matches=ring.matches,
            lists=of.lists,
            presence=ring.presence,
            archive=of.archive,
            places=of.places,
        )
        self.lost_buttons = LostButtons(ring.restored)
        self.away = AwayRequests(door, ring.away, of.lists)
        self.plans = PlanRequests(door, ring.plans)
        self.games = self._games(of)
        self.leaderboards = LeaderboardRequests(door, of.leaderboards)
        self.lobbies = LobbyRequests(door, find, ring.lobbies)
        self.moves = MoveRequests(door, find, of.places, ring.channels, of.archive)
        self.overviews = OverviewRequests(door, find, self.games)
        self.panel = PanelRequests(door, find, ring.matches, of.lists, self.plans)
        self.privacy = PrivacyRequests(door, of.privacy, ring.outbox, copied_for)
        self.records = RecordRequests(door, of.archive)
        self.profiles = ProfileRequests(
            door=door,
            find=find,
            records=self.records,
            places=of.places,
            profiles=of.profiles,
            histories=of.histories,
            leaderboards=of.leaderboards,
        )
        self.replays = ReplayRequests(door, find, ring.matches)
        self.reviews = ReviewRequests(door, find, ring.matches, of.archive, ring.reviews)
        self.servers = ServerRequests(
            door=door,
            find=find,
            servers=of.servers,
            server_games=of.server_games,
            health=of.health,
            lobbies=ring.lobbies,
            lists=of.lists,
        )
        self.settings = SettingRequests(door, of.preferences)
        self.threads = ThreadRequests(door, of.servers, ring.lobbies, of.threads)
        self.first_steps = self._first_steps(of)
        self.rematches = RematchRequests(door, find, self.threads, ring.rematches)
        self.votes = VoteRequests(door, find, ring.matches, ring.votes, ring.offers)
        of.answers.news = self._news()

    def _games(self, of: Services) -> GameRequests:
        return GameRequests(
            door=self.door,
            find=self.find,
            matches=of.ring.matches,
            times=of.times,
            votes=of.ring.votes,
            plans=self.plans,
        )

    def _first_steps(self, of: Services) -> FirstStepRequests:
        return FirstStepRequests(
            door=self.door,
            find=self.find,
            matches=of.ring.matches,
            lists=of.lists,
            panel=self.panel,
            overviews=self.overviews,
            threads=self.threads,
            first_games=of.ring.lobbies.first_games,
            other_games=of.ring.other_games,
        )

    def _news(self) -> tuple[News, ...]:
        """Return what people are told besides; the last stands below what was added before."""
        games, others = self.door.with_lost_games, self.first_steps.with_offer
        return (games, others, self.settings.with_direct_refused)
