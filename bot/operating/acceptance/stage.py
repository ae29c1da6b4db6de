"""What all steps of a run share: where things are tried, and what stands there so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain

import discord

from bot.operating.acceptance.request_errors import is_doubtful
from bot.operating.acceptance.traces import Trace, Traces, parts_of
from bot.operating.acceptance.tried_channel import TextPlace, TriedChannel
from bot.operating.doctor.case import Case, NotChecked
from bot.operating.doctor.diagnosis import Phrase
from bot.operating.doctor.discord_door import DiscordDoor, Unreachable
from bot.presenters.message import Message
from bot.presenters.servers.acceptance_board import AcceptanceId, name_of_run
from bot.services.background import in_background
from bot.storage.times import to_milliseconds
from bot.transport.contents import contents_of


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """For how many seconds things are waited for.

    Each ``step`` is given up after that, waiting for a ``click`` apart. The ``whole`` run takes no
    longer, and of that so much is kept for the ``removal`` of what was made.
    """

    step: float = 15.0
    click: float = 60.0
    removal: float = 20.0
    whole: float = 120.0


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands; ``doubt`` says why Discord's answer to it is lacking, if it is."""

    message: discord.Message
    doubt: str | None = None


@dataclass(eq=False)
class Stage:
    """How far a run has come. ``clock`` gives monotonic seconds, ``tell`` reaches who waits.

    ``has_begun`` once anything may have been made, and ``is_over`` once all that was done for its
    removal. ``shown`` is what the ``board`` should show.
    """

    case: Case
    channel_id: int
    clock: Callable[[], float]
    tell: Callable[[Phrase], None]
    limits: TimeLimits
    tried: TriedChannel | None = None
    board: discord.Message | None = None
    shown: Message | None = None
    thread: discord.Thread | None = None
    has_begun: bool = False
    is_over: bool = False

    def __post_init__(self) -> None:
        self.run = to_milliseconds(self.case.now())
        """A number that no other run has."""
        self.removes_at = self.clock() + self.limits.whole - self.limits.removal
        """When all other steps are over."""

    @property
    def seconds_left(self) -> float:
        """How long other steps than the removal may still take."""
        return max(0.0, self.removes_at - self.clock())

    @property
    def door(self) -> DiscordDoor:
        """The way to Discord.

        Raises:
            NotChecked: the bot is not logged in.
        """
        return self.case.discord()

    @property
    def place(self) -> TriedChannel:
        """The channel.

        Raises:
            NotChecked: nothing is known of it.
        """
        if self.tried is None:
            raise NotChecked("channel")
        return self.tried

    @property
    def posted(self) -> discord.Message:
        """The board that stands.

        Raises:
            NotChecked: there is none.
        """
        if self.board is None:
            raise NotChecked("post")
        return self.board

    @property
    def opened(self) -> discord.Thread:
        """The thread.

        Raises:
            NotChecked: there is none.
        """
        if self.thread is None:
            raise NotChecked("thread")
        return self.thread

    @property
    def traces(self) -> Traces:
        """What was made by any run."""
        return Traces(self.door, self.place)

    @property
    def known(self) -> list[Trace]:
        """What this run has made, as far as it knows."""
        return [trace for trace in (self.thread, self.board) if trace is not None]

    def missing_of(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return those of some permissions that the bot lacks; all, if it seems to lack none."""
        names = tuple(names)
        return (self.tried.missing_of(names) if self.tried else ()) or names

    async def post(self, channel: TextPlace, message: Message, nonce: str) -> Posted:
        """Send a message as the bot does; if the answer is lost, look whether it stands.

        Raises:
            discord.HTTPException, Unreachable: it does not stand, as far as can be seen.
        """
        contents, self.has_begun = contents_of(message, await drawn(message)), True
        sending = channel.send(**contents, silent=message.is_silent, nonce=nonce)
        try:
            return Posted(await self.door.ask(sending))
        except (discord.HTTPException, Unreachable) as error:
            if is_doubtful(error):
                with suppress(discord.HTTPException, Unreachable):
                    for stands in await self.found_in(channel):
                        return Posted(stands, str(error))
            raise

    async def found_in(self, channel: TextPlace) -> list[discord.Message]:
        """Return this run's messages in a channel, the oldest first.

        Raises:
            discord.HTTPException, Unreachable: Discord does not tell.
        """
        own = {f"{name_of_run(self.run)}.png", str(AcceptanceId(self.run))}
        history = reversed(await self.traces.history(channel))
        return [message for message in history if not own.isdisjoint(chain(*parts_of(message)))]


async def drawn(message: Message) -> bytes | None:
    """Draw a message's picture."""
    picture = message.picture
    return None if picture is None else await in_background(picture.drawing.draw)
