"""Interactions as they come over the gateway: overlapping, repeated, or of no client's making."""

from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.interactions import base_payload, build_options, nest_options, walk_to_subcommand

from tests.flows.world import World

_COMMAND, _COMPONENT, _MODAL_SUBMIT = 2, 3, 5
_CHAT_INPUT = 1
_BUTTON, _TEXT_INPUT, _LABEL = 2, 4, 18


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
    data = {"custom_id": custom_id, "component_type": _BUTTON}
    return _from(message, world, _delivery(world, who, at or world.channel, _COMPONENT, data))


def submitted(
    world: World, who: MemberActor, message: ResponseMessage, custom_id: str, text: str
) -> Delivery:
    """Return what was typed into the question that a message's button asks, about to arrive."""
    field = {"type": _TEXT_INPUT, "custom_id": custom_id, "value": text}
    data = {"custom_id": custom_id, "components": [{"type": _LABEL, "component": field}]}
    return _from(message, world, _delivery(world, who, world.channel, _MODAL_SUBMIT, data))


async def deliver(
    world: World, *deliveries: Delivery, seconds_apart: float = 0
) -> list[InteractionResult]:
    """Let interactions arrive, each before the one before it is answered, or some time after."""
    for delivery in deliveries:
        world.env.backend.emit("INTERACTION_CREATE", delivery.payload)
        if seconds_apart:
            await world.env.advance_time(seconds_apart)
    await world.env.settle()
    return [InteractionResult(world.env, delivery.record) for delivery in deliveries]


def _from(message: discord.Message | ResponseMessage, world: World, delivery: Delivery) -> Delivery:
    """Let an interaction come from a message."""
    channel_id = int(delivery.payload["channel_id"])
    stored = world.env.backend.get_message(channel_id, message.id)
    delivery.payload["message"] = dict(serializers.message_payload(world.env.backend, stored))
    delivery.record.source_message_id = message.id
    return delivery


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
