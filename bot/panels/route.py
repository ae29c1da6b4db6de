"""Where a click leads: what is done for it, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from discord import Interaction

from bot.presenters.ids.codec import Codec
from bot.presenters.message import Message, Question
from bot.transport.replies import Form

Id = TypeVar("Id")


@dataclass(frozen=True, slots=True)
class Route:
    """What a click does, and where its answer appears.

    With a ``question`` the click asks it, and ``work`` is done after the answer was typed. If there
    is nothing to ask, ``question`` gives a message to show.
    """

    work: Callable[[Interaction], Awaitable[Message]]
    form: Form = Form.PRIVATE
    question: Callable[[Interaction], Awaitable[Question | Message]] | None = None


@dataclass(frozen=True, slots=True)
class Lead(Generic[Id]):
    """The same for all buttons of a kind: request and question are given what was clicked."""

    ask: Callable[[Interaction, Id], Awaitable[Message]]
    form: Form = Form.PRIVATE
    question: Callable[[Interaction, Id], Awaitable[Question | Message]] | None = None


@dataclass(frozen=True, slots=True)
class Family(Generic[Id]):
    """The custom ids of one family, and where each leads; ``meet`` comes before a request."""

    ids: Codec[Id]
    leads: Callable[[Id], Lead[Id]]
    meet: Callable[[Interaction], Awaitable[None]] | None = None

    def route(self, custom_id: str) -> Route | None:
        """Return where a click on a button leads; None for those of other families."""
        clicked = self.ids.read(custom_id)
        if clicked is None:
            return None
        lead = self.leads(clicked)

        async def work(interaction: Interaction) -> Message:
            if self.meet is not None:
                await self.meet(interaction)
            return await lead.ask(interaction, clicked)

        ask = lead.question
        question = None if ask is None else lambda interaction: ask(interaction, clicked)
        return Route(work, lead.form, question)
