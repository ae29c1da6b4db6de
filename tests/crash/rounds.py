"""Two people who play short games again and again: results, ratings and rematches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby, SeatOrder, Terms
from bot.services.people import Person
from bot.services.waiting.ring import Ring
from engine.actions import End, Place, parse_action
from tests.crash.diary import Diary, Tried

CHANNEL = 7
PEOPLE = (Person(21, "Kim"), Person(22, "Lou"))
FIRST_ID = 3_000_000
"""Of their interactions; others have smaller ones."""

ENOUGH_ENTRIES = 14
"""With so many entries in its log a game counts, and may be given up."""

_TERMS = Terms(
    "classic",
    {"setup": "auto", "target": 240},
    most_seats=len(PEOPLE),
    order=SeatOrder.RANDOM,
    invite_only=False,
    language="en",
)


def diary(folder: Path) -> Diary:
    """What they did."""
    return Diary(folder, "rounds", FIRST_ID)


class Rounds:
    """The two at random."""

    def __init__(self, folder: Path, ring: Ring, chance: random.Random) -> None:
        self._diary = diary(folder)
        self._ring = ring
        self._chance = chance

    async def live(self, steps: int) -> None:
        """Deliver once more what was tried last, and let so many things happen."""
        for tried in self._diary.tried[-1:]:
            with suppress(Refused):
                await self._deliver(tried)
        for _ in range(steps):
            await asyncio.sleep(self._chance.random() * 0.01)
            with suppress(Refused):
                await self._step()

    async def end(self) -> None:
        """Leave the channel without an open request or game."""
        found = await self._ring.matches.in_channel(CHANNEL)
        if isinstance(found, Match):
            await self._do("resign", found.game_id, PEOPLE[0])
        elif found is not None:
            await self._do("decline", found.game_id, PEOPLE[0])

    async def _step(self) -> None:
        found = await self._ring.matches.in_channel(CHANNEL)
        match found:
            case None:
                await self._begin()
            case Lobby():
                await self._answer(found)
            case Match():
                await self._play(found)

    async def _begin(self) -> None:
        finished = [one for one in self._diary.tried if one.get("deed") == "resign"]
        if finished:
            await self._do("ask", finished[-1]["game_id"], self._chance.choice(PEOPLE))
            return
        host, guest = PEOPLE
        lobbies = self._ring.lobbies
        lobby = await lobbies.open_lobby(1, CHANNEL, host, _TERMS, self._diary.next_id())
        await lobbies.join(lobby.game_id, guest, self._diary.next_id())
        await lobbies.start(lobby.game_id, host.user_id, self._diary.next_id())

    async def _answer(self, lobby: Lobby) -> None:
        if not lobby.is_rematch:  # a kill came between the lobby and its start
            host, guest = PEOPLE
            with suppress(Refused):
                await self._ring.lobbies.join(lobby.game_id, guest, self._diary.next_id())
            await self._ring.lobbies.start(lobby.game_id, host.user_id, self._diary.next_id())
            return
        (silent,) = (one for one in PEOPLE if one.user_id in lobby.silent)
        deed = "accept" if self._chance.random() < 0.8 else "decline"
        await self._do(deed, lobby.game_id, silent)

    async def _play(self, match: Match) -> None:
        assert match.waits_for is not None
        if match.revision > ENOUGH_ENTRIES:
            await self._do("resign", match.game_id, self._chance.choice(PEOPLE))
            return
        legal = match.view_for(match.waits_for.user_id).legal_actions()
        place = next(action for action in legal if isinstance(action, Place))
        actions = [str(place), str(End())]
        await self._do("act", match.game_id, match.waits_for, actions=actions)

    async def _do(self, deed: str, game_id: int, person: Person, **details: object) -> None:
        tried = self._diary.note(deed=deed, game_id=game_id, who=person.user_id, **details)
        await self._deliver(tried)
        self._diary.close(tried)

    async def _deliver(self, tried: Tried) -> None:
        if "deed" not in tried:
            return
        rematches, matches = self._ring.rematches, self._ring.matches
        game_id, number = tried["game_id"], tried["interaction_id"]
        (person,) = (one for one in PEOPLE if one.user_id == tried["who"])
        actions = just(*(parse_action(text) for text in tried.get("actions", ())))

        async def ask() -> object:
            match = await matches.load(game_id)
            return await rematches.ask(match, Opening(1, CHANNEL, person, number))

        deeds: Mapping[str, Callable[[], Awaitable[object]]] = {
            "act": lambda: matches.act(game_id, person.user_id, actions, by_player(number)),
            "resign": lambda: matches.resign(game_id, person.user_id, by_player(number)),
            "ask": ask,
            "accept": lambda: rematches.accept(game_id, person, number),
            "decline": lambda: rematches.decline(game_id, person.user_id, number),
        }
        await deeds[tried["deed"]]()
