"""A plain lobby: who sits in it, whose it is, and what becomes of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from tests.seams.script import MIA, PEOPLE, Event

LIFETIME: Final = timedelta(days=7)
FEWEST: Final = 2


@dataclass
class PlainLobby:
    """An open lobby, or what became of it; people are user ids in order of joining."""

    people: list[int]
    computers: int
    most: int
    opened_at: datetime
    status: str = "lobby"
    is_host_called: bool = False
    """Whether the host must be called, since somebody has taken the last seat."""
    is_told: bool = False
    """Whether the channel must be told that it is closed."""

    @property
    def host(self) -> int:
        """Whose lobby it is: who sits there longest."""
        return self.people[0]

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.people) + self.computers >= self.most

    def happen(self, event: Event, now: datetime, gone: Collection[int]) -> None:
        """Something has happened until now, while those who are gone were not on the server."""
        if event.kind == "time" and now - self.opened_at > LIFETIME:
            self._close(is_told=True)
        if self.status != "lobby" or event.who not in PEOPLE or event.user_id in gone:
            return
        who = event.user_id
        match event.kind:
            case "join" if who not in self.people and (not self.is_full or self.computers):
                made_room = self.is_full
                self.computers -= made_room
                self.people.append(who)
                self.is_host_called |= self.is_full and not made_room
            case "stand-up" if who in self.people:
                self.people.remove(who)
                self.is_host_called = False
                if not self.people:
                    self._close(is_told=False)
            case "cancel" if who in (self.host, MIA.user_id):
                self._close(is_told=self.people != [who])
            case "computer" if who == self.host and not self.is_full:
                self.computers += 1
            case "start" if who == self.host:
                self._start(gone)

    def _close(self, *, is_told: bool) -> None:
        self.status, self.is_told = "cancelled", is_told

    def _start(self, gone: Collection[int]) -> None:
        """Who has left is taken out; if nobody has, and there are enough, the game begins."""
        there = [who for who in self.people if who not in gone]
        if there == self.people and len(there) + self.computers >= FEWEST:
            self.status = "running"
        self.is_host_called &= there == self.people
        self.people = there
