"""All requests, each with the services that it uses, and no other."""

from __future__ import annotations

from bot.requests.away import AwayRequests
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.games import GameRequests
from bot.requests.leaderboards import LeaderboardRequests
from bot.requests.lobbies import LobbyRequests
from bot.requests.moves import MoveRequests
from bot.requests.overviews import OverviewRequests
from bot.requests.panel import PanelRequests
from bot.requests.privacy import PrivacyRequests
from bot.requests.profiles import ProfileRequests
from bot.requests.records import RecordRequests
from bot.requests.rematches import RematchRequests
from bot.requests.replays import ReplayRequests
from bot.requests.servers import ServerRequests
from bot.requests.settings import SettingRequests
from bot.requests.threads import ThreadRequests
from bot.requests.votes import VoteRequests
from bot.wiring import Services


class Requests:
    """All that people can ask for."""

    def __init__(self, of: Services) -> None:
        self.door = door = Door(
            answers=of.answers,
            people=of.people,
            preferences=of.preferences,
            servers=of.servers,
            outbox=of.outbox,
            channels=of.channels,
            places=of.places,
        )
        self.find = find = Finder(
            door=door,
            lobbies=of.lobbies,
            matches=of.matches,
            lists=of.lists,
            clocks=of.clocks,
            archive=of.archive,
            places=of.places,
        )
        self.away = AwayRequests(door, of.away, of.lists)
        self.games = GameRequests(door, find, of.matches, of.clocks, of.votes)
        self.leaderboards = LeaderboardRequests(door, of.leaderboards)
        self.lobbies = LobbyRequests(door, find, of.lobbies)
        self.moves = MoveRequests(door, find, of.places, of.channels, of.archive)
        self.overviews = OverviewRequests(door, find, self.games)
        self.panel = PanelRequests(door, find, of.matches, of.lists)
        self.privacy = PrivacyRequests(door, of.privacy, of.outbox)
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
        self.replays = ReplayRequests(door, find, of.matches)
        self.servers = ServerRequests(
            door=door,
            find=find,
            servers=of.servers,
            server_games=of.server_games,
            lobbies=of.lobbies,
            lists=of.lists,
        )
        self.settings = SettingRequests(door, of.preferences)
        self.threads = ThreadRequests(door, of.servers, of.lobbies, of.threads)
        self.rematches = RematchRequests(door, find, self.threads, of.rematches)
        self.votes = VoteRequests(door, find, of.matches, of.votes, of.offers)
