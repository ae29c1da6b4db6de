"""Gathers all that people can press on messages of the bot, and presses it as they would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from simcord import MemberActor

from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from tests.flows import raw
from tests.flows.world import World

_USER_SELECT = 5


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or a select with the value that is chosen, on a message."""

    channel_id: int
    message_id: int
    custom_id: str
    values: tuple[str, ...] = ()
    is_of_users: bool = False


class Sweep:
    """What people could press since some time, also on messages that were edited meanwhile."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._before = {*_controls(world)}
        self.found: set[Control] = set()

    def look(self) -> None:
        """Note what can be pressed now."""
        self.found |= {*_controls(self._world)} - self._before

    def pressed_by(self, who: MemberActor) -> Iterator[tuple[Control, discord.Interaction[Any]]]:
        """Yield everything that was found, as somebody presses it."""
        for control in sorted(self.found, key=lambda it: (it.message_id, it.custom_id)):
            yield control, _pressed(self._world, who, control)


async def told(world: World, control: Control, tapped: discord.Interaction[Any]) -> str:
    """Let the bot do what a press asks for; return what it says."""
    route = world.bot.router.route_of(control.custom_id)
    answers = []
    for work in filter(None, (route.question, route.work)):
        try:
            answers.append(str(await work(tapped)))
        except Refused as refused:
            answers.append(refusal_text(world.bot.requests.door.texts(tapped), refused))
    return answers[-1]


def _pressed(world: World, who: MemberActor, control: Control) -> discord.Interaction[Any]:
    channel = next(it for it in world.guild.channels.values() if it.id == control.channel_id)
    message = world.env.backend.get_message(control.channel_id, control.message_id)
    delivery = raw.clicked(world, who, message, control.custom_id, at=channel)  # type: ignore[arg-type]
    data: dict[str, Any] = delivery.payload["data"]
    data["values"] = [*control.values]
    if control.is_of_users:
        user = world.dan
        data["values"] = [str(user.id)]
        data["resolved"] = {"users": {str(user.id): {"id": str(user.id)}}}
    return discord.Interaction(data=delivery.payload, state=world.bot._connection)  # type: ignore[arg-type]


def _controls(world: World) -> Iterator[Control]:
    backend = world.env.backend
    for channel_id, messages in backend.messages.items():
        for message in messages.values():
            for part in _parts(message.components):
                if "custom_id" not in part:
                    continue
                options = [option["value"] for option in part.get("options", ())]
                yield Control(
                    channel_id,
                    message.id,
                    part["custom_id"],
                    tuple(options[:1]),
                    part["type"] == _USER_SELECT,
                )


def _parts(components: list[dict[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))
