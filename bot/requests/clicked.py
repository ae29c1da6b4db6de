"""What somebody clicked, chose or typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from discord import Interaction

from bot.presenters.ids.codec import NUMBER
from bot.services.errors import Refused


@dataclass(frozen=True, slots=True)
class Guest:
    """A user whom somebody names, and whether they are a bot of Discord's."""

    user_id: int
    is_bot: bool


def clicked_id(interaction: Interaction) -> str:
    """Return the custom id of what was clicked or sent."""
    return str(_data(interaction).get("custom_id", ""))


def chosen(interaction: Interaction) -> str | None:
    """Return what was chosen in a select; None if nothing was."""
    return next(iter(all_chosen(interaction)), None)


def all_chosen(interaction: Interaction) -> tuple[str, ...]:
    """Return everything that was chosen in a select."""
    values = _data(interaction).get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def chosen_number(interaction: Interaction) -> int:
    """Return the number that was chosen in a select.

    Raises:
        Refused: ``unknown_button``.
    """
    number = NUMBER.read(chosen(interaction) or "")
    if number is None:
        raise Refused("unknown_button")
    return number


def chosen_user(interaction: Interaction) -> Guest:
    """Return the user who was chosen in a list of users.

    Raises:
        Refused: ``unknown_button``.
    """
    users = _data(interaction).get("resolved", {}).get("users", {})
    user = users.get(chosen(interaction) or "")
    if user is None:
        raise Refused("unknown_button")
    return Guest(int(user["id"]), is_bot=bool(user.get("bot")))


def typed(interaction: Interaction) -> str:
    """Return what was typed as the answer to a question."""
    return next((str(part["value"]) for part in _parts(_data(interaction)) if "value" in part), "")


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return {**(interaction.data or {})}


def _parts(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield all parts of what was sent with a question: rows, labels and their fields."""
    yield part
    for inner in (*part.get("components", ()), part.get("component")):
        if isinstance(inner, Mapping):
            yield from _parts(inner)
