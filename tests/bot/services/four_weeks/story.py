"""Friends who play two games, the bot that is restarted, and what each of them may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.causes import Cause, by_manager, by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobby import Lobby, Pace
from bot.services.opponents import Opponents
from bot.services.people import Person
from bot.services.waiting.seat_offers import Handover
from bot.storage.people.preferences import Direct, Preference
from bot.texts import Catalogue
from engine.actions import End
from engine.opponents import LEVELS
from tests.bot.services.clock import Clock
from tests.bot.services.four_weeks.listener import Listener
from tests.bot.services.owed_messages import owed_messages
from tests.bot.services.players import sane
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    EVA,
    GUILD,
    first_placement,
    open_world,
    proposal,
)

NAMES: Final = {
    **{person.user_id: person.name for person in (ANN, BOB, CEM, DEE, EVA)},
    CHANNEL: "table",
    ELSEWHERE: "corner",
    -BOB.user_id: "to Bob",
}
MIDNIGHT: Final = datetime(2026, 3, 1, tzinfo=UTC)
MANY: Final = 1000
"""More interactions than there are between two restarts."""


def sane_opponents() -> Opponents:
    """Computer players that all choose alike."""
    return Opponents(dict.fromkeys(LEVELS, sane))


class Story:
    """Time passes only with ``until`` and ``restart``; all else happens at once."""

    def __init__(self, path: Path, language: str) -> None:
        self.clock = Clock()
        self.listener = Listener(self.clock, NAMES)
        self.games: dict[int, int] = {}
        """The game in each channel."""
        self.turns: list[tuple[int, int]] = []
        """The games and players of the turns for which somebody may be called."""
        self.restarts = 0
        self.path = path
        self._language = language
        self._gone: set[int] = set()
        self._seen: dict[int, tuple[datetime, int]] = {}
        self._stack = AsyncExitStack()

    async def open(self) -> None:
        """Start the bot."""
        first = MANY * (9 + self.restarts)
        opened = open_world(self.path, self.clock, first, sane_opponents)
        self.world = world = await self._stack.enter_async_context(opened)
        world.courier = self.listener
        world.server.gone = self.listener.gone = self._gone
        self.away = world.away
        self.listener.owed = owed_messages(world)
        await world.resume(self.listener)
        await self.settle()

    async def close(self) -> None:
        """Stop the bot."""
        await self._stack.aclose()

    async def restart(self, minutes: int = 1) -> None:
        """Stop the bot, and start it again some time later."""
        self.listener.say("the bot stops")
        await self.close()
        self.listener.tell()
        self.clock.pass_time(60 * minutes)
        self.restarts += 1
        self.listener.say("the bot is there again")
        await self.open()

    async def play_and_stop(self, who: Person, minutes: int) -> None:
        """Somebody plays, and the bot stops before it has told anybody."""
        await self.world.outbox.close()
        await self.play(who)
        await self.restart(minutes)

    async def until(self, day: int, moment: str) -> None:
        """Let time pass; what falls due meanwhile happens in time."""
        hours, minutes = map(int, moment.split(":"))
        goal = MIDNIGHT + timedelta(days=day - 1, hours=hours, minutes=minutes)
        assert goal >= self.clock.now(), "the story goes back in time"
        while (due := self.clock.next_waking) is not None and due <= goal:
            await self._pass_until(due)
        await self._pass_until(goal)

    async def _pass_until(self, goal: datetime) -> None:
        self.listener.tell()
        self.clock.pass_time((goal - self.clock.now()).total_seconds())
        await self.settle()

    async def settle(self) -> None:
        """Let the bot do what it can do now, and note for whose turn it may call somebody."""
        await self.world.settle()
        for game_id in self.games.values():
            try:
                match = await self.world.matches.load(game_id)
            except Refused:  # it is paused, or over
                continue
            who = match.waits_for
            if who is None or who.is_computer:
                continue
            seen = (match.turn_since, who.user_id)
            if self._seen.get(game_id) == seen:
                continue
            self._seen[game_id] = seen
            is_gone = match.public.to_act in match.gone
            if not is_gone and await self.away.of(who.user_id) is None:
                self.turns.append((game_id, who.user_id))

    async def open_lobby(
        self, seats: int, channel_id: int = CHANNEL, pace: Pace = Pace.DAY
    ) -> Lobby:
        """Ann opens a lobby."""
        self._say(ANN, "opens a lobby", channel_id)
        asked = replace(proposal(most_seats=seats, pace=pace), language=self._language)
        lobby = await self.world.open_lobby(asked, channel_id)
        await self.settle()
        return lobby

    async def invite(self, lobby: Lobby, guest: Person) -> None:
        """Ann asks somebody to join."""
        self._say(ANN, f"invites {guest.name}", lobby.where.channel_id)
        await self.world.lobbies.invite(
            lobby.game_id, ANN.user_id, guest.user_id, self.world.interaction()
        )
        await self.settle()

    async def join(self, lobby: Lobby, who: Person) -> None:
        """Somebody takes a seat."""
        self._say(who, "joins", lobby.where.channel_id)
        await self.world.lobbies.join(lobby.game_id, who, self.world.interaction())
        await self.settle()

    async def start(self, lobby: Lobby) -> None:
        """Ann starts the game."""
        self._say(ANN, "starts the game", lobby.where.channel_id)
        await self.world.lobbies.start(lobby.game_id, ANN.user_id, self.world.interaction())
        self.games[lobby.where.channel_id] = lobby.game_id
        await self.settle()

    async def play(self, who: Person, channel_id: int = CHANNEL) -> None:
        """Whoever is on turn lays a tile and ends the turn."""
        self._say(who, "plays", channel_id)
        match = await self._on_turn(who, channel_id)
        await self.world.take_turn(match)
        await self.settle()

    async def lay(self, who: Person) -> None:
        """Whoever is on turn lays a tile, and does not end the turn."""
        self._say(who, "lays a tile")
        match = await self._on_turn(who)
        await self.world.act(match, first_placement(match))
        await self.settle()

    async def end_turn(self, who: Person) -> None:
        """Whoever is on turn ends it."""
        self._say(who, "ends the turn")
        await self.world.act(await self._on_turn(who), End())
        await self.settle()

    async def take_back(self, who: Person) -> None:
        """Somebody wants to take back what they did last."""
        self._say(who, "presses Undo")
        await self.world.votes.ask_to_take_back(
            self.games[CHANNEL], who.user_id, self.world.interaction()
        )
        await self.settle()

    async def answer(self, who: Person, given: Answer, channel_id: int = CHANNEL) -> None:
        """Somebody answers what is asked."""
        self._say(who, f"answers: {given}", channel_id)
        match = await self.match(channel_id)
        assert match.vote is not None
        await self.world.votes.answer(
            match.game_id, who.user_id, match.vote.revision, given, self.world.interaction()
        )
        await self.settle()

    async def nudge(self, who: Person, channel_id: int = CHANNEL) -> None:
        """Somebody nudges whoever is on turn."""
        self._say(who, "presses Nudge", channel_id)
        await self.world.votes.nudge(self.games[channel_id], who.user_id, self.world.interaction())
        await self.settle()

    async def go_away(self, who: Person, days: int) -> None:
        """Somebody goes on holiday."""
        self.listener.say(f"{who.name} is away for {days} days")
        await self.away.leave(who.user_id, self.clock.now() + timedelta(days=days))
        await self.settle()

    async def come_back(self, who: Person) -> None:
        """Somebody takes back the seat that a computer plays."""
        self._say(who, "presses I’m back")
        game_id = self.games[CHANNEL]
        await self.world.matches.come_back(game_id, who.user_id, self._by_player())
        await self.settle()

    async def hand_over(
        self, who: Person, seat: int, guest: Person, *, manages: bool = False
    ) -> None:
        """Somebody asks that somebody else take over a seat; perhaps they manage the server."""
        self._say(who, f"asks that {guest.name} take over seat {seat + 1}")
        wanted = Handover(seat, guest.user_id)
        cause = self._by_manager() if manages else self._by_player()
        await self.world.offers.ask(self.games[CHANNEL], who.user_id, wanted, cause)
        await self.settle()

    async def close_as_manager(self, who: Person, channel_id: int) -> None:
        """Somebody who manages the server wants to close a paused game."""
        self._say(who, "wants to close the game", channel_id)
        game_id = self.games[channel_id]
        await self.world.matches.close(game_id, who.user_id, self._by_manager())
        await self.settle()

    async def take_over(self, who: Person) -> None:
        """Somebody takes over the seat that is offered to them."""
        self._say(who, "takes over the seat")
        match = await self.match()
        assert match.offer is not None
        await self.world.people.see(GUILD, who)
        await self.world.offers.take_over(
            match.game_id, who.user_id, match.offer.revision, self.world.interaction()
        )
        await self.settle()

    async def leave_the_server(self, who: Person) -> None:
        """Somebody leaves the server; nothing tells the bot."""
        self.listener.say(f"{who.name} leaves the server")
        self._gone.add(who.user_id)

    async def return_to_the_server(self, who: Person) -> None:
        """Somebody is on the server again; nothing tells the bot."""
        self.listener.say(f"{who.name} is on the server again")
        self._gone.discard(who.user_id)

    async def resume(self, who: Person, channel_id: int) -> None:
        """Somebody lets a paused game go on."""
        self._say(who, "presses Go on", channel_id)
        game_id = self.games[channel_id]
        await self.world.matches.resume(game_id, who.user_id, self._by_player())
        await self.settle()

    async def resign(self, who: Person, channel_id: int) -> None:
        """Somebody resigns."""
        self._say(who, "resigns", channel_id)
        game_id = self.games[channel_id]
        await self.world.matches.resign(game_id, who.user_id, self._by_player())
        await self.settle()

    async def wish_direct_messages(self, who: Person) -> None:
        """Somebody chooses direct messages about turns and reminders."""
        self.listener.say(f"{who.name} chooses direct messages")
        await self.world.preferences.change(who.user_id, Preference(direct=Direct.REMINDERS))

    @asynccontextmanager
    async def refused(self, word: str) -> AsyncIterator[None]:
        """Check that what somebody wants is refused, and why."""
        with pytest.raises(Refused) as refused:
            yield
        assert refused.value.code == word
        texts = Catalogue().texts(self._language)
        self.listener.answer(refusal_text(texts, refused.value))

    async def match(self, channel_id: int = CHANNEL) -> Match:
        """Return the game in a channel as it is now."""
        return await self.world.matches.load(self.games[channel_id])

    async def _on_turn(self, who: Person, channel_id: int = CHANNEL) -> Match:
        match = await self.match(channel_id)
        assert match.waits_for == who, "somebody else is on turn"
        return match

    def _by_player(self) -> Cause:
        return by_player(self.world.interaction())

    def _by_manager(self) -> Cause:
        return by_manager(self.world.interaction())

    def _say(self, who: Person, what: str, channel_id: int = CHANNEL) -> None:
        self.listener.say(f"{NAMES[channel_id]} · {who.name} {what}")
