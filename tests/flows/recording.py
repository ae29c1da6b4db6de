"""Writes a game down as it is played: what left the bot for whom, and what it kept to itself."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.services.games.match import Match
from tests.flows.world import World


@dataclass(frozen=True, slots=True)
class Sent:
    """A text, or a picture and its name, that left the bot for one user or (None) for everybody.

    It did so after the truth of that number was noted, and before the next one was.
    """

    after: int
    audience: int | None
    text: str
    picture: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of the channel as it first stood there."""

    text: str
    pings: tuple[int, ...]
    is_silent: bool


@dataclass(frozen=True, slots=True)
class Truth:
    """The tiles that lie open on the table and those in each player's hand at one moment."""

    on_table: frozenset[str]
    hands: dict[int, frozenset[str]]


class Recorder:
    """Notes what leaves the bot, whenever it is asked to look."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sent: list[Sent] = []
        self.truths = [Truth(frozenset(), {})]
        self.posted: dict[int, Posted] = {}
        self._requests = 0
        self._pictures: set[str] = set()

    def look(self, match: Match | None = None) -> None:
        """Note everything that has left the bot since the last look, and how the game stands."""
        self.sent += [*self._new_texts(), *self._new_pictures()]
        for message in self.world.posted():
            pings = tuple(person.id for person in self.world.called(message))
            seen = Posted(message.content, pings, message.flags.suppress_notifications)
            self.posted.setdefault(message.id, seen)
        if match is not None:
            self.truths.append(truth_of(match))

    def _new_texts(self) -> Iterator[Sent]:
        requests = self.world.env.http_requests
        for request in requests[self._requests :]:
            text = json.dumps(request.json, ensure_ascii=False)
            yield Sent(len(self.truths) - 1, self._audience(request.path), text)
        self._requests = len(requests)

    def _audience(self, path: str) -> int | None:
        backend = self.world.env.backend
        match path.strip("/").split("/"):
            case ["interactions", number, *_]:
                return backend.interactions[int(number)].user_id
            case ["webhooks", _, token, *_]:
                return backend.interaction_by_token(token).user_id
            case _:
                return None

    def _new_pictures(self) -> Iterator[Sent]:
        backend = self.world.env.backend
        for message in backend.messages[self.world.channel.id].values():
            asked = message.interaction_metadata or {}
            audience = int(asked["user"]["id"]) if message.is_ephemeral else None
            for attachment in message.attachments:
                if (url := attachment["url"]) not in self._pictures:
                    self._pictures.add(url)
                    picture = backend.cdn.get(url) or b""
                    yield Sent(len(self.truths) - 1, audience, attachment["filename"], picture)


def truth_of(match: Match) -> Truth:
    """Return which tiles lie where."""
    hands = {person.user_id: match.view_for(person.user_id).hand for person in match.seats}
    return Truth(
        frozenset(
            {place.tile for place in match.public.board.tiles()}
            | set(filter(None, match.public.open_tiles))
        ),
        {user_id: frozenset(filter(None, hand)) for user_id, hand in hands.items()},
    )
