"""Where a click leads: what is done for it, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from discord import Interaction

from bot.presenters.ids.codec import Codec
from bot.presenters.message import Message, Question
from bot.transport.following import Followed
from bot.transport.replies import Form

Id = TypeVar("Id")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Route:
    """What a click does, and where its answer appears.

    With a ``question`` the click asks it, and ``work`` is done after the answer was typed. If there
    is nothing to ask, ``question`` gives a message to show.
    """

    work: Callable[[Interaction], Awaitable[Message | Followed]]
    form: Form = Form.PRIVATE
    question: Callable[[Interaction], Awaitable[Question | Message]] | None = None


@dataclass(frozen=True, slots=True)
class Lead(Generic[Id]):
    """The same for all buttons of a kind: request and question are given what was clicked."""

    ask: Callable[[Interaction, Id], Awaitable[Message | Followed]]
    form: Form = Form.PRIVATE
    question: Callable[[Interaction, Id], Awaitable[Question | Message]] | None = None


@dataclass(frozen=True, slots=True)
class Family(Generic[Id]):
    """The custom ids of one family, and where each leads.

    ``meet`` comes before a request, then ``check``, which refuses what is void.
    """

    ids: Codec[Id]
    leads: Callable[[Id], Lead[Id]]
    meet: Callable[[Interaction], Awaitable[None]] | None = None
    check: Callable[[Interaction, Id], Awaitable[None]] | None = None

    def route(self, custom_id: str) -> Route | None:
        """Return where a click on a button leads; None for those of other families."""
        clicked = self.ids.read(custom_id)
        if clicked is None:
            return None
        lead = self.leads(clicked)

        async def work(interaction: Interaction) -> Message | Followed:
            if self.meet is not None:
                await self.meet(interaction)
            return await self._checked(interaction, clicked, lead.ask)

        ask = lead.question
        if ask is None:
            return Route(work, lead.form)
        return Route(work, lead.form, lambda it: self._checked(it, clicked, ask))

    async def _checked(
        self, interaction: Interaction, clicked: Id, ask: Callable[[Interaction, Id], Awaitable[T]]
    ) -> T:
        if self.check is not None:
            await self.check(interaction, clicked)
        return await ask(interaction, clicked)
