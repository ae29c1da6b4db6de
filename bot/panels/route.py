"""Where a click leads: what is done for it, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.presenters.message import Message, Question
from bot.requests.desk import Desk
from bot.requests.votes import Guest
from bot.transport.replies import Form

Work = Callable[[Desk, discord.Interaction], Awaitable[Message]]
Ask = Callable[[Desk, discord.Interaction], Awaitable[Question | Message]]


@dataclass(frozen=True, slots=True)
class Route:
    """What a click does, and where its answer appears.

    With a ``question`` the click asks it, and ``work`` is done after the answer was typed. If there
    is nothing to ask, ``question`` gives a message to show.
    """

    work: Work
    form: Form = Form.PRIVATE
    question: Ask | None = None


def clicked_id(interaction: discord.Interaction) -> str:
    """Return the custom id of what was clicked or sent."""
    return str(_data(interaction).get("custom_id", ""))


def chosen(interaction: discord.Interaction) -> str | None:
    """Return what was chosen in a select; None if nothing was."""
    return next(iter(all_chosen(interaction)), None)


def all_chosen(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return everything that was chosen in a select."""
    values = _data(interaction).get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def chosen_user(interaction: discord.Interaction) -> Guest | None:
    """Return the user who was chosen in a list of users; None if nobody was."""
    users = _data(interaction).get("resolved", {}).get("users", {})
    user = users.get(chosen(interaction) or "")
    return None if user is None else Guest(int(user["id"]), is_bot=bool(user.get("bot")))


def typed(interaction: discord.Interaction) -> str:
    """Return what was typed as the answer to a question."""
    return next((str(part["value"]) for part in _parts(_data(interaction)) if "value" in part), "")


def _data(interaction: discord.Interaction) -> Mapping[str, Any]:
    return {**(interaction.data or {})}


def _parts(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield all parts of what was sent with a question: rows, labels and their fields."""
    yield part
    for inner in (*part.get("components", ()), part.get("component")):
        if isinstance(inner, Mapping):
            yield from _parts(inner)
