"""Answers interactions: at once or deferred, exactly once, and with an id for every fault."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2s
from heapq import nlargest
from typing import Any, Final, NamedTuple, TypeVar

import discord
import structlog
from discord import app_commands

from bot.presenters.message import Message, Picture, Question
from bot.presenters.refusals import refusal_message
from bot.services.errors import Refused
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.texts import Catalogue, Texts
from bot.transport.following import Followed, Progress
from bot.transport.replies import Form, Reply, is_beyond_words, is_too_late

SOON: Final = 1.5
"""Seconds after which an unfinished answer is deferred; Discord waits for 3."""

AT_ONCE: Final = 4
"""How many answers are worked out at a time, so that they do not block the event loop together."""

_SLOWEST: Final = 3

T = TypeVar("T")
Work = Callable[[], Awaitable[Message | Question | Followed]]
Note = Callable[[], Awaitable[None]]
"""Stores that somebody was told something, so that it is not told again."""

_log = structlog.get_logger()


class Told(NamedTuple):
    """An answer with what its reader is told besides; the ``notes`` are made once it was sent."""

    answer: Message
    notes: tuple[Note, ...] = ()


News = Callable[[Reply, Message, Refused | None], Awaitable[Told | None]]
"""Adds to a private answer something that its reader is told besides; None if there is nothing.

It is told what was refused, if the answer says that.
"""


class _Result(NamedTuple):
    """What somebody is answered, with its picture, and what is noted once that was sent."""

    answer: Message | Question
    png: bytes | None = None
    notes: tuple[Note, ...] = ()
    followed: Followed | None = None


@dataclass(eq=False)
class Answers:
    """Gives every interaction its one answer; only the asker sees it unless it is for all.

    It is in the reader's language. ``now`` gives aware UTC instants. To a private answer each of
    the ``news`` adds what its reader is told besides, once; they are given by the requests.
    ``follow`` edits an answer from then on that is followed.
    """

    _catalogue: Catalogue
    _pictures: Pictures
    _preferences: Preferences
    _now: Callable[[], datetime]
    news: Sequence[News] = ()
    follow: Callable[[Reply, Followed], None] | None = None

    def __post_init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._running: OrderedDict[int, asyncio.Task[Any]] = OrderedDict()
        """By how many were begun before."""
        self._awaited: deque[tuple[int, asyncio.Future[None]]] = deque()
        """What waits until all up to one of those numbers are given, in their order."""
        self._is_closing = False
        self.answered = 0
        """How many interactions were answered since the start."""
        self._slowest: list[float] = []

    def texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the language that the asker chose, else in that of their Discord."""
        chosen = self._preferences.of(interaction.user.id).language
        return self._catalogue.texts(chosen, str(interaction.locale))

    def texts_in(self, language: str) -> Texts:
        """Return the texts in a language."""
        return self._catalogue.texts(language)

    @property
    def languages(self) -> dict[str, str]:
        """All languages by code, each with its name in that language."""
        return self._catalogue.names

    async def give(
        self, interaction: discord.Interaction, work: Work, form: Form = Form.PRIVATE
    ) -> None:
        """Do ``work`` and answer with its message; refusals are told even if that is silent."""
        of_refusals = Form.PRIVATE if form is Form.SILENT else form
        await self._count(interaction, self._give(Reply(interaction, form, of_refusals), work))

    async def ask(
        self, interaction: discord.Interaction, work: Work, form: Form = Form.PRIVATE
    ) -> None:
        """Answer with a question; what is typed comes as another interaction.

        If there is nothing to ask, the answer is a message, and ``form`` says where it appears. A
        refusal leaves the clicked message as it is.
        """
        await self._count(interaction, self._give(Reply(interaction, form, Form.PRIVATE), work))

    async def complete(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[list[str]]]
    ) -> list[app_commands.Choice[str]]:
        """Answer with completions of what is being typed; if that fails, log it and offer none.

        Raises:
            asyncio.CancelledError: the answer is lost; the library would give it again.
        """
        return await self._count(interaction, self._complete(interaction, work))

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Let others be answered while an answer's work waits for something long elsewhere."""
        self._turns.release()
        try:
            yield
        finally:
            await self._turns.acquire()

    def fault(self, interaction: discord.Interaction, error: BaseException) -> Message:
        """Log an unexpected error and return the answer that names its id."""
        error_id = _id_of(interaction)
        _log.error("interaction_failed", error_id=error_id, exc_info=error)
        return Message(self.texts(interaction).say("fault", id=error_id))

    async def catch_up(self) -> None:
        """Wait until everything that is being answered now is answered or deferred."""
        if not self._running:
            return
        # ``asyncio.wait`` would touch each of them, each time: too much where thousands wait.
        caught_up = asyncio.get_running_loop().create_future()
        self._awaited.append((next(reversed(self._running)), caught_up))
        with suppress(TimeoutError):
            await asyncio.wait_for(caught_up, SOON)

    def take_slowest(self) -> list[float]:
        """Return how many seconds the slowest answers took, of those since the last call."""
        slowest, self._slowest = self._slowest, []
        return slowest

    async def finish(self, seconds: float) -> None:
        """Begin nothing more; wait for running answers, but no longer than ``seconds``."""
        self._is_closing = True
        if self._running:
            await asyncio.wait(self._running.values(), timeout=seconds)

    async def _count(self, interaction: discord.Interaction, giving: Coroutine[Any, Any, T]) -> T:
        """Give an answer that closing waits for."""
        user = blake2s(str(interaction.user.id).encode(), digest_size=4).hexdigest()
        with structlog.contextvars.bound_contextvars(interaction_id=interaction.id, user=user):
            task = asyncio.ensure_future(giving)
        number, begun = self.answered + len(self._running), asyncio.get_running_loop().time()
        self._running[number] = task
        task.add_done_callback(lambda done: self._note_given(number, done, begun))
        return await task

    def _note_given(self, number: int, given: asyncio.Task[Any], begun: float) -> None:
        del self._running[number]
        oldest = next(iter(self._running), math.inf)
        while self._awaited and self._awaited[0][0] < oldest:
            _, caught_up = self._awaited.popleft()
            if not caught_up.done():  # it may have waited for too long
                caught_up.set_result(None)
        self.answered += 1
        seconds = given.get_loop().time() - begun
        self._slowest = nlargest(_SLOWEST, [*self._slowest, seconds])

    async def _give(self, reply: Reply, work: Work) -> None:
        working = asyncio.ensure_future(self._result_of(reply, work))
        await asyncio.wait((working,), timeout=SOON)
        try:
            if not working.done():
                await reply.promise()
        except Exception as error:  # noqa: BLE001  whatever it is, nobody sees an answer
            self._note_lost_answer(reply.interaction, error)
            await working  # the action is still carried out
            return
        try:
            await self._send(reply, await working)
        except Exception as error:  # noqa: BLE001  somebody waits for an answer, whatever it is
            await self._tell_fault(reply, error)

    async def _send(self, reply: Reply, result: _Result) -> None:
        answer = result.answer
        if isinstance(answer, Message):
            shown = await reply.tell(answer, result.png)
            if (shown.text, shown.rows) == (answer.text, answer.rows):  # else the news may be lost
                for note in result.notes:
                    await self._note_told(note)
            if result.followed is not None and self.follow is not None:
                self.follow(reply, result.followed)
        elif reply.is_promised:  # Discord accepts a question only as the first answer
            await reply.tell(Message(self.texts(reply.interaction).say("asked-too-late")))
        else:
            await reply.ask(answer)

    async def _note_told(self, note: Note) -> None:
        try:
            await note()
        except Exception as error:  # noqa: BLE001  the answer stands; this is said once more
            _log.error("telling_not_noted", exc_info=error)

    async def _tell_fault(self, reply: Reply, error: Exception) -> None:
        if is_beyond_words(error):
            self._note_lost_answer(reply.interaction, error)
            return
        reply.form = reply.form_of_refusals
        try:
            await reply.tell(self.fault(reply.interaction, error))
        except Exception as again:  # noqa: BLE001  there is nothing plainer to say
            self._note_lost_answer(reply.interaction, again)

    async def _complete(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[list[str]]]
    ) -> list[app_commands.Choice[str]]:
        words = [] if self._is_closing else await self._words_of(interaction, work)
        choices = [app_commands.Choice(name=word, value=word) for word in words]
        try:
            await interaction.response.autocomplete(choices)
        except Exception as error:
            # Normal: the next letter typed makes Discord drop the completions before it.
            _log.warning("completions_lost", why=str(error), age=self._age(interaction))
            raise asyncio.CancelledError from error
        return choices

    async def _words_of(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[list[str]]]
    ) -> list[str]:
        try:
            async with self._turns:
                return await work()
        except Refused:
            return []
        except Exception as error:  # noqa: BLE001  Discord shows no errors of completions
            self.fault(interaction, error)
            return []

    async def _result_of(self, reply: Reply, work: Work) -> _Result:
        interaction = reply.interaction
        try:
            answer = await self._done(interaction, work)
        except Refused as refused:
            reply.form = reply.form_of_refusals
            answer = refusal_message(self.texts(interaction), refused)
            told = await self._with_news(reply, answer, refused)
            return _Result(told.answer, notes=told.notes)
        except Exception as error:  # noqa: BLE001  as above
            reply.form = reply.form_of_refusals
            return _Result(self.fault(interaction, error))
        if isinstance(answer, Followed):  # without news, which the first edit would take away
            return _Result(answer.message, followed=answer)
        if isinstance(answer, Question) or reply.form is Form.SILENT:
            return _Result(answer)
        answer, notes = await self._with_news(reply, answer)
        is_own = not answer.is_for_all
        theme = self._preferences.of(interaction.user.id).theme if is_own else None
        return _Result(answer, await self._drawn(answer.picture, theme), notes)

    async def progress(
        self, interaction: discord.Interaction, look: Callable[[], Awaitable[Progress]]
    ) -> Progress:
        """Return what a followed answer says now; what is refused, or fails, is told at last."""
        try:
            async with self._turns:
                return await look()
        except Refused as refused:
            return Progress(refusal_message(self.texts(interaction), refused), is_last=True)
        except Exception as error:  # noqa: BLE001  somebody waits for an answer, whatever it is
            return Progress(self.fault(interaction, error), is_last=True)

    async def _done(
        self, interaction: discord.Interaction, work: Work
    ) -> Message | Question | Followed:
        if self._is_closing:
            return Message(self.texts(interaction).say("closing"))
        async with self._turns:
            answer = await work()
            await asyncio.sleep(0)  # let others run: work that never waited has blocked the loop
        return answer

    async def _with_news(
        self, reply: Reply, answer: Message, refused: Refused | None = None
    ) -> Told:
        """Return a private answer with the news for its reader; what fails loses no other."""
        told = Told(answer)
        # A refusal is for its reader alone, but all see it where an answer to all was promised.
        is_own = not answer.is_for_all and reply.form is not Form.PUBLIC
        for add in self.news if is_own else ():
            try:
                more = await add(reply, told.answer, refused)
            except Exception as error:  # noqa: BLE001  what was done must be answered all the same
                self.fault(reply.interaction, error)
            else:
                told = Told(more.answer, (*told.notes, *more.notes)) if more else told
        return told

    async def drawn_for(self, interaction: discord.Interaction, answer: Message) -> bytes | None:
        """Draw the picture of a private answer in the asker's theme; None if that fails."""
        theme = self._preferences.of(interaction.user.id).theme
        return await self._drawn(answer.picture, theme)

    async def _drawn(self, picture: Picture | None, theme: str | None) -> bytes | None:
        """Draw a picture; None if that fails, since what was done must be answered all the same."""
        if picture is None:
            return None
        drawing = replace(picture.drawing, theme=theme) if theme else picture.drawing
        try:
            return await self._pictures.draw(drawing)
        except Exception as error:  # noqa: BLE001  as above
            _log.error("picture_failed", picture=picture.name, exc_info=error)
            return None

    def _note_lost_answer(self, interaction: discord.Interaction, error: Exception) -> None:
        age = self._age(interaction)
        if is_too_late(error):
            _log.warning("answer_too_late", why=str(error), age=age)
        else:
            _log.error("answer_lost", error_id=_id_of(interaction), age=age, exc_info=error)

    def _age(self, interaction: discord.Interaction) -> float:
        return (self._now() - interaction.created_at).total_seconds()


def _id_of(interaction: discord.Interaction) -> str:
    return f"{interaction.id:x}"
