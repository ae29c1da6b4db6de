"""A table on a simulated Discord, at which people do everything by commands and clicks."""

from __future__ import annotations

import random
import secrets
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from sqlite3 import connect
from typing import Final
from unittest.mock import patch

from discord.ext import tasks
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from bot.app import Dalapapa
from bot.operating.hourly import Hourly
from bot.services.games.match import Match
from bot.services.lobby import Terms
from bot.transport.routines import Routines
from engine.actions import Action
from tests.bot.services.clock import Clock
from tests.bot.services.reviews.inside import Blind
from tests.bot.services.world import World
from tests.flows.journal import kept_journal
from tests.flows.recording import Recorder
from tests.flows.stored import rows, stored
from tests.seams.axes import Corner
from tests.seams.claims.claim import Broken
from tests.seams.client.hall import Hall
from tests.seams.client.listening import Listener
from tests.seams.script import NOBODY, Event, Moment
from tests.seams.table import Table

HOURS_OF_ROUND: Final = 6
STEP: Final = timedelta(hours=HOURS_OF_ROUND)
STAGES: Final = ("lobby", "set-up", "begun", "paused")
FAULT: Final = "Something went wrong on my side"

Part = dict[str, object]


class Nothing(Exception):
    """There is nothing here that this could be done with."""


class Behind(World):
    """The services of a bot that runs, for those who look at them."""

    def __init__(self, bot: Dalapapa, clock: Clock, numbers: count[int]) -> None:
        self.database, self.clock = bot._database, clock
        ring, services = bot.ring, bot.services
        self.matches, self.lobbies, self.votes = ring.matches, ring.lobbies, ring.votes
        self.offers, self.rematches, self.people = ring.offers, ring.rematches, services.people
        self.clocks, self.lists, self.channels = ring.clocks, services.lists, ring.channels
        self._interactions = numbers


class SharedClock(Clock):
    """Tells what time it is on the simulated Discord."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def now(self) -> datetime:
        return self._hall.env.now().astimezone(UTC)


class ClientTable(Table):
    """The same as ``Table``, with Discord between people and services.

    A deed counts as refused if nothing that is stored about games has changed by it.
    """

    deals, most_plays, has_copies = 2, 60, False
    hall: Hall
    recorder: Recorder

    @classmethod
    def has_room_for(cls, corner: Corner) -> bool:
        is_short = corner.variant == "classic"
        return (corner.stage in STAGES and corner.open != "rematch") or (
            is_short and corner.stage != "keep"
        )

    async def open(self) -> None:
        stack = self._stack
        stack.enter_context(_rare_rounds())
        stack.enter_context(patch("bot.services.waiting.ring.Reviewer", Blind))
        self.journal = stack.enter_context(kept_journal())
        stack.enter_context(patch.object(secrets, "token_bytes", self.chance.randbytes))
        self.hall = Hall(self.path, self.corner.place)
        self._numbers = count(9000)
        self.ear: Listener = Listener(SharedClock(self.hall), self.hall)
        stack.enter_context(self.ear.listening())
        await stack.enter_async_context(self.hall.running())
        self.own_way = self._happen
        self.recorder = Recorder(self.hall)
        self.gone = set[str]()
        self.known_until: int | None = None
        """The last truth before the game was over or paused: until then its tiles are secret."""
        self.answers: list[str] = []
        """What everybody was told in answer to what."""
        await self.live()

    async def live(self) -> None:
        self.bot = self.hall.bot
        self.world = Behind(self.bot, SharedClock(self.hall), self._numbers)
        self.away, self.servers = self.bot.ring.away, self.bot.services.servers
        await self.settle()

    async def close(self) -> None:
        await self._stack.aclose()

    async def settle(self) -> None:
        await self.hall.env.settle()

    @property
    def now(self) -> datetime:
        return self.world.clock.now()

    async def pass_time(self, much: timedelta) -> None:
        end = self.now + much
        while (left := end - self.now) > timedelta(0):
            await self.hall.env.advance_time(min(left, STEP).total_seconds())
        await self.settle()

    async def restart(self, down: timedelta, *, is_killed: bool) -> None:
        if is_killed:
            await self._be_killed()
        else:
            await self.bot.close()
        self.hall.env.backend.advance_clock(down.total_seconds())
        await self.hall.restart()
        await self.live()

    async def _be_killed(self) -> None:
        """The next bot finds what is written now: nothing that this one does when it is closed."""
        with self.hall.env._bot_scope():
            await self.world.clocks.beat()
        killed, heard = self.hall.database, len(self.ear.heard)
        self.hall.database = killed.with_name(f"{next(self._numbers)}-{killed.name}")
        with closing(connect(killed)) as before, closing(connect(self.hall.database)) as after:
            before.backup(after)
        await self.bot.close()
        assert len(self.ear.heard) == heard, "who was killed has posted something"

    def is_here(self, user_id: int) -> bool:
        return user_id in self.hall.guild.member_ids()

    async def open_lobby(self, asked: Terms) -> None:
        options = dict(asked.options)
        if self.hall.is_thread:
            options["thread"] = True
        host = self.actor(self.seated[0].name)
        await self.given(
            "/game new",
            host.slash(
                self.hall.channel,
                "game new",
                variant=asked.variant,
                seats=asked.most_seats,
                order=str(asked.order),
                pace=str(asked.pace),
                **options,
            ),
        )
        if self.hall.is_thread:
            (self.hall.channel,) = self.hall.channel.threads
        self.channel_id = self.hall.channel.id
        ((newest,),) = rows(self.hall, "SELECT max(game_id) FROM games")
        self.game_id = int(str(newest))

    async def act(self, match: Match, action: Action) -> None:
        with self.hall.env._bot_scope():
            await super().act(match, action)
        await self.settle()

    # What happens.

    async def _happen(self, moment: Moment) -> list[str]:
        self.refused = []
        return [await self._try(event) for event in moment]

    async def _try(self, event: Event) -> str:
        from tests.seams.client.deeds import DEEDS, Doer  # noqa: PLC0415

        doer = Doer(self, event, random.Random(f"{self.seed} {event}"))
        if event.who != NOBODY and event.kind not in ("leave", "return") and not doer.is_here:
            return "unknown"
        before = stored(self.hall)
        try:
            await DEEDS[event.kind](doer)
        except Nothing:
            return "unknown"
        await self.settle()
        await self.note()
        has_done = event.who == NOBODY or stored(self.hall) != before
        return "" if has_done or event.kind in ("leave", "return") else "refused"

    async def note(self) -> None:
        """Note what left the bot, and the truth about the game."""
        match = await self.match()
        if self.known_until is None and match is not None and match.waits_for is not None:
            self.recorder.look(match)
            return
        if self.known_until is None and len(self.recorder.truths) > 1:
            self.known_until = len(self.recorder.truths) - 1
        self.recorder.look()

    async def given(
        self,
        what: str,
        doing: Awaitable[InteractionResult],
        *,
        is_for_all: bool = False,
        changed: Message | None = None,
    ) -> InteractionResult:
        """Return the answer to what somebody does, which must be one.

        ``changed`` is a message that all see and that may be the answer itself.

        Raises:
            Broken: there is none, it is a fault, or all see it who should not.
        """
        result = await doing
        await self.note()
        answer = result.response
        if not result.acknowledged or (answer is None and result.modal is None):
            raise Broken("can", f"no answer to: {what}")
        if answer is not None:
            if FAULT in answer.content or not (answer.content or answer.attachments):
                raise Broken("can", f"{answer.content!r} answers: {what}")
            is_changed = changed is not None and answer.id == changed.id
            if not answer.ephemeral and not is_for_all and not is_changed:
                raise Broken("secrets", f"all see {answer.content!r} after: {what}")
        self.answers.append(f"{what}: {'a question' if answer is None else answer.content}")
        return result

    def actor(self, name: str) -> MemberActor:
        """Somebody on the simulated Discord."""
        return self.hall.actors[name]


@contextmanager
def _rare_rounds() -> Iterator[None]:
    """Let what the bot does by the clock be done seldom, or days would take minutes."""
    before = [
        (loop, timedelta(0, loop.seconds or 0, minutes=loop.minutes or 0, hours=loop.hours or 0))
        for owner in (Routines, Hourly)
        for loop in vars(owner).values()
        if isinstance(loop, tasks.Loop) and loop.count is None
    ]
    for loop, _ in before:
        loop.change_interval(hours=HOURS_OF_ROUND)
    try:
        yield
    finally:
        for loop, interval in before:
            loop.change_interval(seconds=interval.total_seconds())


def parts_of(message: Message) -> Iterable[Part]:
    """The buttons and selects of a message that can be used."""
    for part in walk_components(message.components):
        if part.get("custom_id") and not part.get("disabled"):
            yield part


def is_select(part: Part) -> bool:
    """Whether a part of a message is a list to choose from."""
    return part["type"] in SELECT_TYPES


def is_button(part: Part) -> bool:
    """Whether a part of a message is a button."""
    return part["type"] == ComponentType.BUTTON
