"""Interactions as they come over the gateway: overlapping, repeated, or of no client's making."""

from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.interactions import base_payload, build_options, nest_options, walk_to_subcommand

from tests.flows.world import World

_COMMAND, _COMPONENT = 2, 3
_CHAT_INPUT = 1
_BUTTON = 2


@dataclass(frozen=True, slots=True)
class Delivery:
    """One interaction, which may be delivered more than once."""

    payload: dict[str, Any]
    record: Interaction


def typed(world: World, who: MemberActor, command: str, **options: Any) -> Delivery:
    """Return a slash command that is about to arrive."""
    first, *path = command.split()
    root = world.env.backend.find_command(first, who.guild.id, type=_CHAT_INPUT)
    assert root is not None
    leaf, nesting = walk_to_subcommand(root, path)
    given, resolved = build_options(who, command, leaf, options, channel_id=world.channel.id)
    data = {
        "id": root["id"],
        "name": first,
        "type": _CHAT_INPUT,
        "options": nest_options(root, nesting, given),
        "resolved": resolved,
    }
    return _delivery(world, who, world.channel, _COMMAND, data)


def clicked(
    world: World,
    who: MemberActor,
    message: discord.Message | ResponseMessage,
    custom_id: str,
    *,
    at: ChannelHandle | None = None,
) -> Delivery:
    """Return a click, on a button that a message has or has not, about to arrive."""
    channel = at or world.channel
    data = {"custom_id": custom_id, "component_type": _BUTTON}
    delivery = _delivery(world, who, channel, _COMPONENT, data)
    stored = world.env.backend.get_message(channel.id, message.id)
    delivery.payload["message"] = dict(serializers.message_payload(world.env.backend, stored))
    delivery.record.source_message_id = message.id
    return delivery


async def deliver(world: World, *deliveries: Delivery) -> list[InteractionResult]:
    """Let interactions arrive, each before the one before it is answered."""
    for delivery in deliveries:
        world.env.backend.emit("INTERACTION_CREATE", delivery.payload)
    await world.env.settle()
    return [InteractionResult(world.env, delivery.record) for delivery in deliveries]


def _delivery(
    world: World, who: MemberActor, channel: ChannelHandle, kind: int, data: dict[str, Any]
) -> Delivery:
    record, payload = base_payload(
        world.env.backend,
        type=kind,
        channel_id=channel.id,
        guild_id=who.guild.id,
        user_id=who.id,
        data=data,
    )
    return Delivery(payload, record)
